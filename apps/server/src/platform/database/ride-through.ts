import { setTimeout as sleep } from 'node:timers/promises';
import { describeFault, isTransientFault } from './database-fault.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface RideThroughOptions {
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** Told before each pause what the database said. */
  onWait?: (reason: string) => void;
}

/**
 * Does something with the database, again and again with pauses while it fails in a way that passes by itself: the
 * server is away, its disk is full, a deadlock.
 *
 * @param work runs as often as needed, so it is one transaction or changes nothing when repeated
 * @throws what `work` throws otherwise; the signal's reason
 */
export async function rideThrough<T>(work: () => Promise<T>, options: RideThroughOptions = {}): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransientFault(error)) throw error;
      options.signal?.throwIfAborted();
      options.onWait?.(describeFault(error));
      await sleep(pauseMs, undefined, options).catch(() => undefined);
      options.signal?.throwIfAborted();
    }
  }
}
