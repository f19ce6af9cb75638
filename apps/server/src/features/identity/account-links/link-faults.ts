import { AppError } from '../../../platform/app-error.ts';

/** Used, over and made-up links answer alike. */
export function linkIsVoid(): AppError {
  return new AppError('NOT_FOUND', { message: 'This link is no longer valid. Ask for a new one.' });
}
