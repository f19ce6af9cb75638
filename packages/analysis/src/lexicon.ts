import type { Language } from '@rotunda/domain';
import { citationHint } from './citations/citation-hint.ts';
import { wordTerms } from './word-terms.ts';

const FIRST_SLOTS = 1 << 14;

/** Returns the array, or a copy at least twice as long when `needed` elements do not fit. */
function widen<T extends Int32Array | Uint16Array | Uint8Array>(
  array: T,
  needed: number,
  make: (size: number) => T,
): T {
  if (needed <= array.length) return array;
  const wide = make(Math.max(needed, array.length * 2));
  wide.set(array);
  return wide;
}

const makeInts = (size: number): Int32Array => new Int32Array(size);
const makeShorts = (size: number): Uint16Array => new Uint16Array(size);
const makeBytes = (size: number): Uint8Array => new Uint8Array(size);

/**
 * Caches the terms of every spelling met in one language, so that folding and stemming run once per distinct word.
 * Lookup takes code units and the hash computed by the scanner, and allocates nothing for a known word. A record is the
 * number of a word in this table; callers read the columns directly, because this is the innermost loop.
 */
export class WordTable {
  /** `termIds[termStarts[record]..termStarts[record + 1])` are the word's terms, as lexicon term ids. */
  termStarts: Int32Array = makeInts(FIRST_SLOTS + 1);
  termIds: Int32Array = makeInts(FIRST_SLOTS * 4);
  /** Citation hint of each word (`citationHint`). */
  hints: Uint8Array = makeBytes(FIRST_SLOTS);
  /** Words as written, except for case and apostrophes. */
  readonly spellings: string[] = [];

  private readonly language: Language;
  private readonly lexicon: Lexicon;
  /** Open addressing: record + 1, or 0 for an empty slot. */
  private slots: Int32Array = makeInts(FIRST_SLOTS);
  private hashes: Int32Array = makeInts(FIRST_SLOTS);
  private keyStarts: Int32Array = makeInts(FIRST_SLOTS + 1);
  private letters: Uint16Array = makeShorts(FIRST_SLOTS * 8);

  constructor(language: Language, lexicon: Lexicon) {
    this.language = language;
    this.lexicon = lexicon;
  }

  termCount(record: number): number {
    return (this.termStarts[record + 1] ?? 0) - (this.termStarts[record] ?? 0);
  }

  /** Returns the record of the word whose code units are `key[0..length)`, adding it when it is new. */
  getRecord(key: Uint16Array, length: number, hash: number): number {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const record = (slots[slot] ?? 0) - 1;
      if (record < 0) break;
      if (hashes[record] === hash && this.isKey(record, key, length)) return record;
      slot = (slot + 1) & mask;
    }
    slots[slot] = this.spellings.length + 1;
    return this.add(key, length, hash);
  }

  private isKey(record: number, key: Uint16Array, length: number): boolean {
    const { letters } = this;
    const start = this.keyStarts[record] ?? 0;
    if ((this.keyStarts[record + 1] ?? 0) - start !== length) return false;
    for (let i = 0; i < length; i++) if (letters[start + i] !== key[i]) return false;
    return true;
  }

  private add(key: Uint16Array, length: number, hash: number): number {
    const record = this.spellings.length;
    const spelling = String.fromCharCode(...key.subarray(0, length));
    this.spellings.push(spelling);
    const start = this.keyStarts[record] ?? 0;
    this.letters = widen(this.letters, start + length, makeShorts);
    this.letters.set(key.subarray(0, length), start);
    this.hashes[record] = hash;
    this.keyStarts[record + 1] = start + length;
    this.hints[record] = citationHint(spelling);
    let termEnd = this.termStarts[record] ?? 0;
    for (const term of wordTerms(spelling, this.language)) {
      this.termIds = widen(this.termIds, termEnd + 1, makeInts);
      this.termIds[termEnd++] = this.lexicon.termId(term);
    }
    this.termStarts[record + 1] = termEnd;
    if (this.spellings.length * 2 > this.slots.length) this.grow();
    return record;
  }

  private grow(): void {
    const size = this.slots.length * 2;
    this.hashes = widen(this.hashes, size, makeInts);
    this.hints = widen(this.hints, size, makeBytes);
    this.keyStarts = widen(this.keyStarts, size + 1, makeInts);
    this.termStarts = widen(this.termStarts, size + 1, makeInts);
    this.slots = makeInts(size);
    for (let record = 0; record < this.spellings.length; record++) {
      const hash = this.hashes[record] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & (size - 1);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.slots[slot] = record + 1;
    }
  }
}

/**
 * Word tables of both languages that share one numbering of terms. It grows with the vocabulary it meets; the analyzer
 * starts a new one between documents when it becomes large.
 */
export class Lexicon {
  readonly terms: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly tables: Readonly<Record<Language, WordTable>>;

  constructor() {
    this.tables = { en: new WordTable('en', this), fr: new WordTable('fr', this) };
  }

  table(language: Language): WordTable {
    return this.tables[language];
  }

  termId(term: string): number {
    let id = this.numbers.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.terms.push(term);
      this.numbers.set(term, id);
    }
    return id;
  }
}
