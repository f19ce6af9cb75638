/** Gives up on a connection that has gone silent. */
export interface SilenceWatch {
  /** Aborted after a silence, and with the signal the watch was made with. */
  signal: AbortSignal;
  /** Something arrived: the silence begins anew. */
  heard: () => void;
  stop: () => void;
}

/** @param silenceMs milliseconds without a sign, from now on, after which the connection counts as dead */
export function watchSilence(silenceMs: number, parent: AbortSignal): SilenceWatch {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, silenceMs);
  parent.addEventListener('abort', abort);
  if (parent.aborted) abort();
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, silenceMs);
    },
    stop: () => {
      clearTimeout(timer);
      parent.removeEventListener('abort', abort);
    },
  };
}
