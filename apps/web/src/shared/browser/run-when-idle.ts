/** Milliseconds after which idle work starts on a page that is never idle, and in browsers without idle callbacks. */
const MAX_DELAY_MS = 2000;

/** Runs work once the browser is idle. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, MAX_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: MAX_DELAY_MS });
  return () => cancelIdleCallback(handle);
}
