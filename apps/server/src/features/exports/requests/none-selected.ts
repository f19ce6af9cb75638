import { EXPORT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';

/**
 * Returns the error for a request without a selection. The contract already refuses such a request; this satisfies the
 * compiler.
 */
export function noneSelected(): AppError {
  return new AppError('VALIDATION', { data: { fields: { selectedResults: EXPORT_TEXTS.noneSelected } } });
}
