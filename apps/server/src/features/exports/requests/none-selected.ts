import { EXPORT_TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';

/** The contract refuses such a request before; this is for the compiler, which cannot know. */
export function noneSelected(): AppError {
  return new AppError('VALIDATION', { data: { fields: { selectedResults: EXPORT_TEXTS.noneSelected } } });
}
