import { systemClock } from '../clock.ts';
import { describeFault, isTransientFault } from './database-fault.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface RideThroughOptions {
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** Told before each pause what the database said. */
  onWait?: (reason: string) => void;
  /** For how long it is tried, in milliseconds; then the fault itself is thrown. Without it there is no end. */
  patienceMs?: number | undefined;
}

/**
 * Does something with the database, again and again with pauses while it fails in a way that passes by itself: the
 * server is away, its disk is full, a deadlock.
 *
 * @param work runs as often as needed, so it is one transaction or changes nothing when repeated
 * @throws what `work` throws otherwise; its last fault when the patience is over; the signal's reason
 */
export async function rideThrough<T>(work: () => Promise<T>, options: RideThroughOptions = {}): Promise<T> {
  const { signal, onWait, patienceMs = Infinity } = options;
  const untilMs = systemClock.nowMs() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const leftMs = untilMs - systemClock.nowMs();
      if (!isTransientFault(error) || leftMs <= 0) throw error;
      signal?.throwIfAborted();
      onWait?.(describeFault(error));
      await systemClock.sleep(Math.min(pauseMs, leftMs), signal).catch(() => undefined);
      signal?.throwIfAborted();
    }
  }
}
