import { readProcessorMs } from './processor-time.ts';

export interface WorkLimits {
  /** Processor time that the work itself may take. */
  processorMs: number;
  /**
   * Elapsed time, for a machine so busy that the work gets little of a processor, and for work that waits forever. Far
   * longer than `processorMs`, because it says nothing about the work.
   */
  elapsedMs: number;
}

/** The work took too much processor time, or it did not end because the machine is busy. */
export type WorkLimit = 'processor' | 'elapsed';

const CHECK_MS = 100;

/**
 * Watches work in another thread or process, and calls `onLimit` once when it has reached a limit. Where the system
 * doesn't count processor time, only the elapsed time is limited: a busy machine must not be mistaken for bad input.
 *
 * @param clock of `findThreadClock` or `findProcessClock`; earlier work of the same thread is not counted.
 * @returns a function that ends the watch
 */
export function watchWork(
  clock: string | null,
  { processorMs, elapsedMs }: WorkLimits,
  onLimit: (limit: WorkLimit) => void,
): () => void {
  const before = readProcessorMs(clock) ?? 0;
  const startMs = performance.now();
  const timer = setInterval(
    () => {
      const used = (readProcessorMs(clock) ?? before) - before;
      const isOverElapsed = performance.now() - startMs >= elapsedMs;
      if (used < processorMs && !isOverElapsed) return;
      clearInterval(timer);
      onLimit(used >= processorMs ? 'processor' : 'elapsed');
    },
    Math.min(CHECK_MS, elapsedMs),
  );
  return () => clearInterval(timer);
}
