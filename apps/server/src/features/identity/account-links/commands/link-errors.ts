import { AppError } from '../../../../platform/app-error.ts';

/** Builds the one error for used, expired and invalid links, so that they cannot be told apart. */
export function createInvalidLinkError(): AppError {
  return new AppError('NOT_FOUND', { message: 'This link is no longer valid. Ask for a new one.' });
}
