import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Generates ids; injected so that tests can predict them. */
export interface IdSource {
  /**
   * Returns a UUID version 7 (RFC 9562), which sorts by creation time, so new rows are adjacent at the end of an index.
   */
  newId(): string;
}

const RANDOM_BYTES = 10;
/** The 12-bit counter after the time keeps ids of one millisecond in order (method 1 of RFC 9562 §6.2). */
const COUNTER_LIMIT = 0x1000;

export function createIdSource(clock: Clock, random: (size: number) => Buffer = randomBytes): IdSource {
  let lastMs = -1;
  let counter = 0;
  return {
    newId() {
      // If the clock is set back, old ids must not recur, so time only moves forward here.
      const nowMs = Math.max(clock.nowMs(), lastMs);
      counter = nowMs === lastMs ? counter + 1 : random(1).readUInt8(0);
      lastMs = nowMs;
      if (counter >= COUNTER_LIMIT) {
        lastMs += 1;
        counter = 0;
      }
      return formatVersion7(lastMs, counter, random(RANDOM_BYTES));
    },
  };
}

function formatVersion7(timeMs: number, counter: number, random: Buffer): string {
  const time = timeMs.toString(16).padStart(12, '0');
  const variant = (0x80 | (random.readUInt8(0) & 0x3f)).toString(16);
  const tail = random.subarray(1, 8).toString('hex');
  const sequence = counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`;
}
