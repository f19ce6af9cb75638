/**
 * Whether a fetch failed because there is no such thing yet (404), as when next year's list is asked for. Any other
 * failure is a failure and must be passed on.
 */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
