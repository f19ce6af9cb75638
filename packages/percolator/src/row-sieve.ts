import { ROW, type DocumentNeeds } from './filter-rows.ts';
import { POSTING, type SegmentArrays } from './segment.ts';

/** Number of postings tested before their rows are read. */
const CAPACITY = 4_096;

/**
 * Sieves the searches that wait for met conditions by their filters: first by the outline in the posting, then by the
 * row. Both loops keep or drop rows by arithmetic instead of branches, so that the processor fetches several rows from
 * memory at once; mispredicted branches would make it wait for each in turn.
 */
export class RowSieve {
  /** Offsets of the rows kept; valid up to the count returned last. */
  readonly kept = new Int32Array(CAPACITY + 1);
  readonly #postings: Int32Array;
  readonly #rows: Int32Array;

  constructor({ postings, rows }: SegmentArrays) {
    this.#postings = postings;
    this.#rows = rows;
  }

  /** Returns how many postings from `at` to `end` fit when `count` rows have been kept. */
  roomFor(at: number, end: number, count: number): number {
    return Math.min(end - at, CAPACITY - count);
  }

  /** Keeps the rows of the postings in [from, to) whose outlines pass, after the `count` rows kept so far. */
  keepOutlines(from: number, to: number, needs: DocumentNeeds, count: number): number {
    const postings = this.#postings;
    const { kept } = this;
    const { outline } = needs;
    const end = to * POSTING.length;
    let next = count;
    for (let at = from * POSTING.length; at < end; at += POSTING.length) {
      kept[next] = postings[at + POSTING.row] ?? 0;
      next += isZero(((postings[at] ?? 0) & outline) ^ outline);
    }
    return next;
  }

  /** Keeps those of the first `count` rows whose bits pass. */
  keepRows(count: number, needs: DocumentNeeds): number {
    const rows = this.#rows;
    const { kept } = this;
    const [first, second, third, fourth] = needs.bits;
    let next = 0;
    for (let index = 0; index < count; index++) {
      const row = kept[index] ?? 0;
      kept[next] = row;
      next += isZero(
        (((rows[row + ROW.bits] ?? 0) & first) ^ first) |
          (((rows[row + ROW.bits + 1] ?? 0) & second) ^ second) |
          (((rows[row + ROW.bits + 2] ?? 0) & third) ^ third) |
          (((rows[row + ROW.bits + 3] ?? 0) & fourth) ^ fourth),
      );
    }
    return next;
  }
}

/** Returns 1 for 0 and 0 for anything else, without a branch: the sign bit of x or -x is set unless x is 0. */
function isZero(value: number): number {
  return ((value | -value) >>> 31) ^ 1;
}
