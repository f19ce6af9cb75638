/** Milliseconds after which idle work starts on a page that is never idle, and in browsers without idle callbacks. */
const AT_LATEST_MS = 2000;

/** Runs work once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
