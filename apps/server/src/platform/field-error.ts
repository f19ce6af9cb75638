import { AppError } from './app-error.ts';

/** Returns the error VALIDATION for one field of the input; the message is shown at the field and for the whole request. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('VALIDATION', { message, data: { fields: { [field]: message } } });
}
