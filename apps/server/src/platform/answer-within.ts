import { systemClock } from './clock.ts';

/**
 * Returns a function that asks and waits no longer than `ms`; it resolves with null when there is no answer by then, or
 * when asking fails. Callers share a question that is still open, so that an answer that never comes is awaited once.
 */
export function answerWithin<T>(ms: number, ask: () => Promise<T>): () => Promise<T | null> {
  let asking: Promise<T | null> | undefined;
  return async () => {
    asking ??= ask()
      .catch(() => null)
      .finally(() => {
        asking = undefined;
      });
    const answered = new AbortController();
    try {
      return await Promise.race([
        asking,
        systemClock.sleep(ms, answered.signal).then(
          () => null,
          () => null,
        ),
      ]);
    } finally {
      answered.abort();
    }
  };
}
