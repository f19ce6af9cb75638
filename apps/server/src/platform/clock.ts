import type { UnixSeconds } from '@rotunda/domain';

/** The only source of time. It is passed as a dependency so that tests can control it. */
export interface Clock {
  /** Returns whole Unix seconds. */
  now(): UnixSeconds;
  /** Returns Unix milliseconds. */
  nowMs(): number;
  /** Resolves after the given milliseconds; rejects with the signal's reason if aborted. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** The real time of this machine. */
export const systemClock: Clock = {
  now: () => Math.floor(Date.now() / 1000),
  nowMs: () => Date.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(abortReason(signal));
        return;
      }
      const onAbort = () => {
        clearTimeout(timer);
        if (signal) reject(abortReason(signal));
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
};

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('Aborted');
}
