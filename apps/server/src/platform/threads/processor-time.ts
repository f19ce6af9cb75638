import { readFileSync, readlinkSync } from 'node:fs';

/** Clock ticks per second in which Linux reports processor time to programs, on every architecture. */
const TICKS_PER_SECOND = 100;
/** Places of the ticks in user and in kernel mode among the fields after the name of the thread. */
const USER_TICKS = 11;
const KERNEL_TICKS = 12;

/**
 * Returns the file in which the system counts the processor time of the calling thread; null where there is none
 * (systems other than Linux). Node.js 20 itself knows only the processor time of a whole process.
 */
export function findThreadClock(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return null;
  }
}

/** Returns the file in which the system counts the processor time of a whole process, as `findThreadClock`. */
export const findProcessClock = (processId: number): string => `/proc/${processId}/stat`;

/**
 * Reads how long a thread or process has run on a processor, in milliseconds with a resolution of ten. Unlike elapsed
 * time, this doesn't grow while a busy machine runs something else. Null if unknown or if the thread has ended.
 */
export function readProcessorMs(clock: string | null): number | null {
  if (clock === null) return null;
  try {
    // The name is in parentheses and may itself contain spaces.
    const fields = readFileSync(clock, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = Number(fields[USER_TICKS]) + Number(fields[KERNEL_TICKS]);
    return Number.isNaN(ticks) ? null : (ticks * 1000) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Reading the time costs more than what loops do between two questions for it. */
const READ_EVERY_MS = 50;

/**
 * Returns a clock of the processor time of the calling thread, in milliseconds, that may be asked often; undefined
 * where the system doesn't count it.
 */
export function createProcessorClock(): (() => number) | undefined {
  const clock = findThreadClock();
  const startMs = readProcessorMs(clock);
  if (startMs === null) return undefined;
  let usedMs = startMs;
  let readAtMs = performance.now();
  return () => {
    if (performance.now() - readAtMs < READ_EVERY_MS) return usedMs;
    readAtMs = performance.now();
    usedMs = readProcessorMs(clock) ?? usedMs;
    return usedMs;
  };
}
