export const STARTS_WITH_DIGIT = 1;
export const CONTAINS_DIGIT = 2;
/** A hyphen joins the word to the one before it (`term` in `long-term`). */
export const HYPHENATED = 4;
/** An abbreviation written with dots (`U.S.`). */
export const DOTTED = 8;
/** No space between the word before and this one (`bar` in `foo/bar`). */
export const ADJOINING = 16;

const FIRST_CAPACITY = 1024;

/**
 * The words of one text in order; the index in the arrays is the position. The list is reused for every text, because
 * growing it is expensive.
 */
export class WordList {
  length = 0;
  starts: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  ends: Uint32Array = new Uint32Array(FIRST_CAPACITY);
  /** Record of each word in the `WordTable`. */
  records = new Int32Array(FIRST_CAPACITY);
  flags = new Uint8Array(FIRST_CAPACITY);

  /** Hyphenated words in their joined spelling: position of the first part, position of the last, record. */
  readonly joined: { first: number; last: number; record: number }[] = [];

  clear(): void {
    this.length = 0;
    this.joined.length = 0;
  }

  push(start: number, end: number, record: number, flags: number): void {
    const index = this.length++;
    if (index >= this.starts.length) this.grow();
    this.starts[index] = start;
    this.ends[index] = end;
    this.records[index] = record;
    this.flags[index] = flags;
  }

  has(index: number, flag: number): boolean {
    return ((this.flags[index] ?? 0) & flag) !== 0;
  }

  private grow(): void {
    const size = this.starts.length * 2;
    const widen = (old: Uint32Array): Uint32Array => {
      const wide = new Uint32Array(size);
      wide.set(old);
      return wide;
    };
    this.starts = widen(this.starts);
    this.ends = widen(this.ends);
    const records = new Int32Array(size);
    records.set(this.records);
    this.records = records;
    const flags = new Uint8Array(size);
    flags.set(this.flags);
    this.flags = flags;
  }
}
