import type { ParsedRecord } from '../../sources/source.ts';

/** What is wrong with a file shows in its first faults; a hundred thousand more would only fill the database. */
const MAX_FAULTS_OF_A_FILE = 1000;
/** Files whose faults are counted at once: those of a folder whose tables are joined come in turns. */
const MAX_FILES = 1000;

type Fault = Extract<ParsedRecord, { ok: false }>;

/** Place of a record in its file: `:17`, `#bills[3]`, `[3]`, `.votes[2]`. */
const PLACE_IN_FILE = /(?::\d+|#\d+|#?[A-Za-z_]*\[\d+\]|\.[A-Za-z_]+\[\d+\])+$/;

/** Keeps the first thousand faults of each file, and of the others how many there are. */
export class QuarantineLimit {
  readonly #faults = new Map<string, number>();

  /** Counts a fault that was kept or counted before, when a run is gone on with. */
  count(fault: Fault): number {
    const file = fileOf(fault);
    const count = (this.#faults.get(file) ?? 0) + 1;
    this.#faults.set(file, count);
    const [oldest] = this.#faults.keys();
    if (this.#faults.size > MAX_FILES && oldest !== undefined) this.#faults.delete(oldest);
    return count;
  }

  /** The faults to keep, at most one more a file than the limit: the last says how many others there are by now. */
  take(faults: readonly Fault[]): Fault[] {
    const kept: Fault[] = [];
    const summaries = new Map<string, Fault>();
    for (const fault of faults) {
      const count = this.count(fault);
      if (count <= MAX_FAULTS_OF_A_FILE) kept.push(fault);
      else summaries.set(fileOf(fault), summaryOf(fileOf(fault), count - MAX_FAULTS_OF_A_FILE));
    }
    return [...kept, ...summaries.values()];
  }
}

function fileOf({ position }: Fault): string {
  return position.replace(PLACE_IN_FILE, '');
}

function summaryOf(file: string, more: number): Fault {
  const records = more === 1 ? '1 more record' : `${more.toLocaleString('en-US')} more records`;
  const reason = `${records} of this file could not be read; the first ${MAX_FAULTS_OF_A_FILE} are kept with their reasons`;
  return { ok: false, position: `${file} (more)`, reason, raw: '' };
}
