import { ROW, type DocumentNeeds } from './filter-rows.ts';
import { POSTING, type SegmentArrays } from './segment.ts';

/** Postings judged before their rows are read. */
const CAPACITY = 4_096;

/**
 * Sieves the searches that wait for met conditions by their filters: first by the outline in the posting, then by the
 * row. Both loops keep or drop by arithmetic instead of by branching, so that the processor runs ahead and fetches
 * several rows from memory at once; mispredicted branches would make it wait for one after the other.
 */
export class RowSieve {
  /** Offsets of the rows kept; valid up to the count that was returned last. */
  readonly kept = new Int32Array(CAPACITY + 1);
  readonly #postings: Int32Array;
  readonly #rows: Int32Array;

  constructor({ postings, rows }: SegmentArrays) {
    this.#postings = postings;
    this.#rows = rows;
  }

  /** How many of the postings from `at` to `end` can be judged when `count` rows have been kept. */
  roomFor(at: number, end: number, count: number): number {
    return Math.min(end - at, CAPACITY - count);
  }

  /** Keeps the rows of the postings in [from, to) whose outlines pass, after the `count` kept already. */
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

  /** Of the first `count` rows kept, keeps those whose bits pass. */
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

/** 1 for 0, 0 for anything else, without a branch: the sign bit of x or -x is set unless x is 0. */
function isZero(value: number): number {
  return ((value | -value) >>> 31) ^ 1;
}
