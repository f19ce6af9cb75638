import type { ParsedRecord } from '../../../sources/source.ts';
import { fileOfPosition } from './file-of-position.ts';

/**
 * Most faults stored per file. The first ones show what is wrong with it, and a hundred thousand more would only fill
 * the database.
 */
const MAX_FAULTS_OF_A_FILE = 1000;
/**
 * Most files whose faults are counted at the same time, because files of a folder whose tables are joined alternate.
 */
const MAX_FILES = 1000;

type Fault = Extract<ParsedRecord, { ok: false }>;

/** Keeps the first thousand faults of each file and only counts the others. */
export class QuarantineLimit {
  readonly #faults = new Map<string, number>();

  /** Counts a fault that was already stored or counted before the run was resumed. */
  count(fault: Fault): number {
    const file = fileOfPosition(fault.position);
    const count = (this.#faults.get(file) ?? 0) + 1;
    this.#faults.set(file, count);
    const [oldest] = this.#faults.keys();
    if (this.#faults.size > MAX_FILES && oldest !== undefined) this.#faults.delete(oldest);
    return count;
  }

  /**
   * Returns the faults to store, per file at most one more than the limit: the last one states how many others there
   * are so far.
   */
  take(faults: readonly Fault[]): Fault[] {
    const kept: Fault[] = [];
    const summaries = new Map<string, Fault>();
    for (const fault of faults) {
      const count = this.count(fault);
      if (count <= MAX_FAULTS_OF_A_FILE) kept.push(fault);
      else
        summaries.set(
          fileOfPosition(fault.position),
          getSummary(fileOfPosition(fault.position), count - MAX_FAULTS_OF_A_FILE),
        );
    }
    return [...kept, ...summaries.values()];
  }
}

function getSummary(file: string, more: number): Fault {
  const records = more === 1 ? '1 more record' : `${more.toLocaleString('en-US')} more records`;
  const reason = `${records} of this file could not be read; the first ${MAX_FAULTS_OF_A_FILE} are kept with their reasons`;
  return { ok: false, position: `${file} (more)`, reason, raw: '' };
}
