/**
 * Every error the product responds with: code, HTTP status and message for the user, defined only here. On the wire an
 * error is `{ code, message, fields?, requestId }`.
 */
export const ERRORS = {
  UNAUTHORIZED: { status: 401, message: 'Please sign in to continue.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Incorrect e-mail or password.' },
  ACCOUNT_INACTIVE: {
    status: 403,
    message: 'This account has been deactivated. Ask an administrator of your organization.',
  },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  FEATURE_OFF: {
    status: 403,
    message: 'This feature is turned off for your organization. Ask an administrator to turn it on.',
  },
  NOT_FOUND: { status: 404, message: 'This doesn’t exist or you don’t have access.' },
  CONFLICT: { status: 409, message: 'Someone else changed this in the meantime. Reload to see the current state.' },
  VALIDATION: { status: 400, message: 'Some values are not valid. Check them and try again.' },
  QUERY_FAULT: { status: 400, message: 'The search text could not be understood.' },
  TOO_LARGE: { status: 413, message: 'This is larger than allowed.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  TOO_MANY_SEARCHES: {
    status: 429,
    message: 'You have too many searches running. Wait until one of them finishes, then search again.',
  },
  SEARCH_TOO_SLOW: {
    status: 422,
    message: 'This search took too long and was stopped. Use rarer words or add a filter, then search again.',
  },
  TEXT_NOT_HELD: {
    status: 404,
    message: 'Rotunda does not have the text of one of these versions. Choose another version to compare.',
  },
  COMPARISON_TOO_SLOW: {
    status: 422,
    message: 'Comparing these texts took too long and was stopped. Compare two versions that are closer to each other.',
  },
  TOO_MANY_COMPARISONS: {
    status: 429,
    message: 'You have too many comparisons running. Wait until one of them finishes, then try again.',
  },
  PASSAGE_TOO_SLOW: {
    status: 422,
    message: 'Looking for this passage took too long and was stopped. Select a shorter passage.',
  },
  TOO_MANY_EXPORTS: {
    status: 429,
    message: 'You have three exports running. Wait until one of them finishes, or cancel one.',
  },
  SOURCE_BUSY: { status: 409, message: 'This source is already running.' },
  /** The message sent to the client names the provider (ADV-01). */
  ADVOCACY_FAILED: { status: 502, message: 'Failed to load advocacy platform data' },
  UNAVAILABLE: { status: 503, message: 'This part of the product is not available at the moment. Please try again.' },
  BUSY: {
    status: 503,
    message: 'Rotunda is busy at the moment and didn’t finish this in time. Try again in a few minutes.',
  },
  DATABASE_UNAVAILABLE: { status: 503, message: 'Rotunda cannot reach its database. Try again in a moment.' },
  DISK_FULL: {
    status: 503,
    message:
      'The disk of this installation is full, so nothing can be saved. Ask your administrator to free some space, then try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
