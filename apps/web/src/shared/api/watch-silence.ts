/** Aborts a connection that has gone silent. */
export interface SilenceWatch {
  /** Aborted after a silence, or together with the parent signal. */
  signal: AbortSignal;
  /** Must be called when data arrives; restarts the timeout. */
  restart: () => void;
  stop: () => void;
}

/**
 * Starts watching a connection.
 * @param silenceMs milliseconds without data after which the connection is considered dead
 */
export function watchSilence(silenceMs: number, parent: AbortSignal): SilenceWatch {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, silenceMs);
  parent.addEventListener('abort', abort);
  if (parent.aborted) abort();
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, silenceMs);
    },
    stop: () => {
      clearTimeout(timer);
      parent.removeEventListener('abort', abort);
    },
  };
}
