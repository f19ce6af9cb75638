import type { Language } from '@rotunda/domain';
import { wordTerms } from './word-terms.ts';

const FIRST_SLOTS = 1 << 14;

/**
 * Remembers every spelling it has met with its terms, so that folding and stemming are paid once a distinct word.
 * Lookup takes code units and a hash the scanner made on its way, and allocates nothing for a known word.
 */
class WordTable {
  /** Open addressing: record + 1, or 0 for an empty slot. */
  private slots = new Int32Array(FIRST_SLOTS);
  private hashes = new Int32Array(FIRST_SLOTS);
  private keyStarts = new Int32Array(FIRST_SLOTS + 1);
  private letters = new Uint16Array(FIRST_SLOTS * 8);
  private count = 0;

  /** The record of the word in `key[0..length)`; the complement (`~record`, negative) if it is new. */
  findOrAdd(key: Uint16Array, length: number, hash: number): number {
    const mask = this.slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const record = (this.slots[slot] ?? 0) - 1;
      if (record < 0) break;
      if (this.hashes[record] === hash && this.isKey(record, key, length)) return record;
      slot = (slot + 1) & mask;
    }
    this.slots[slot] = this.count + 1;
    return ~this.add(key, length, hash);
  }

  private isKey(record: number, key: Uint16Array, length: number): boolean {
    const start = this.keyStarts[record] ?? 0;
    if ((this.keyStarts[record + 1] ?? 0) - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.letters[start + i] !== key[i]) return false;
    return true;
  }

  private add(key: Uint16Array, length: number, hash: number): number {
    const record = this.count++;
    const start = this.keyStarts[record] ?? 0;
    if (start + length > this.letters.length) {
      const letters = new Uint16Array(this.letters.length * 2);
      letters.set(this.letters);
      this.letters = letters;
    }
    this.letters.set(key.subarray(0, length), start);
    this.hashes[record] = hash;
    this.keyStarts[record + 1] = start + length;
    if (this.count * 2 > this.slots.length) this.grow();
    return record;
  }

  private grow(): void {
    const size = this.slots.length * 2;
    const hashes = new Int32Array(size);
    hashes.set(this.hashes);
    const keyStarts = new Int32Array(size + 1);
    keyStarts.set(this.keyStarts);
    this.hashes = hashes;
    this.keyStarts = keyStarts;
    this.slots = new Int32Array(size);
    for (let record = 0; record < this.count; record++) {
      const hash = hashes[record] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & (size - 1);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.slots[slot] = record + 1;
    }
  }
}

/** What is remembered of one spelling. */
export interface WordRecord {
  /** As written but for case and apostrophes. */
  spelling: string;
  /** Term numbers of the lexicon; empty when the spelling holds no letter or digit. */
  termIds: readonly number[];
}

/**
 * Words of one language with their terms, over a numbering of terms that all languages share. Grows with the
 * vocabulary it meets; the analyzer starts a new one between documents when it has become large.
 */
export class Lexicon {
  readonly terms: string[] = [];
  private readonly termIds = new Map<string, number>();
  private readonly tables: Readonly<Record<Language, WordTable>> = { en: new WordTable(), fr: new WordTable() };
  private readonly records: Readonly<Record<Language, WordRecord[]>> = { en: [], fr: [] };

  /** How many distinct terms it holds. */
  get size(): number {
    return this.terms.length;
  }

  termId(term: string): number {
    let id = this.termIds.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.terms.push(term);
      this.termIds.set(term, id);
    }
    return id;
  }

  recordsOf(language: Language): readonly WordRecord[] {
    return this.records[language];
  }

  /** The number of a word's record in `recordsOf(language)`. */
  recordOf(key: Uint16Array, length: number, hash: number, language: Language): number {
    const found = this.tables[language].findOrAdd(key, length, hash);
    if (found >= 0) return found;
    const spelling = String.fromCharCode(...key.subarray(0, length));
    const termIds = wordTerms(spelling, language).map((term) => this.termId(term));
    this.records[language].push({ spelling, termIds });
    return ~found;
  }
}
