/** Milliseconds after which idle work begins on a page that is never idle, and in browsers that do not tell. */
const AT_LATEST_MS = 2000;

/** Runs what can wait for the first page: once the browser has nothing to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
