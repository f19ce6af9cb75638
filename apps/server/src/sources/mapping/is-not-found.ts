/**
 * Whether a fetch failed because the resource does not exist yet (404), such as next year's list. Any other error must
 * be rethrown.
 */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
