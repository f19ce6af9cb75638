import type { WordTable } from '../lexicon.ts';
import { HYPHENATED, type WordList } from '../word-list.ts';

/**
 * How sure a citation is.
 * - `certain`: nothing else is written like this.
 * - `likely`: enough to index a text; a query looks for the words as well.
 * - `possible`: only a query is read this way (`S 5` typed into the search box), beside its words.
 */
export type Sureness = 'certain' | 'likely' | 'possible';

export interface Citation {
  term: string;
  /** Positions of its first and last word. */
  first: number;
  last: number;
  /** Offsets of the whole citation, the section mark before and the subsections behind it included. */
  start: number;
  end: number;
  sureness: Sureness;
}

/** `bill`: the text is nothing but identifiers. `query`: doubtful readings are wanted too, marked as `possible`. */
export type CitationMode = 'text' | 'bill' | 'query';

const LONGEST_GAP = 8;

/** The words of a text as the citation rules read them. Positions outside the text read as empty words. */
export class WordView {
  readonly text: string;
  readonly mode: CitationMode;
  private readonly words: WordList;
  private readonly table: WordTable;

  constructor(text: string, mode: CitationMode, words: WordList, table: WordTable) {
    this.text = text;
    this.mode = mode;
    this.words = words;
    this.table = table;
  }

  /** The word in lower case. */
  form(index: number): string {
    if (index < 0 || index >= this.words.length) return '';
    return this.table.spellings[this.words.records[index] ?? -1] ?? '';
  }

  start(index: number): number {
    return this.words.starts[index] ?? 0;
  }

  end(index: number): number {
    return this.words.ends[index] ?? 0;
  }

  isHyphenated(index: number): boolean {
    return index >= 0 && index < this.words.length && this.words.has(index, HYPHENATED);
  }

  /** No lower-case letter in the word as written. */
  isUpperCase(index: number): boolean {
    const written = this.text.slice(this.start(index), this.end(index));
    return written === written.toUpperCase();
  }

  /** What stands between the word and the one before it; null when it is long, or there is no word before. */
  gapBefore(index: number): string | null {
    if (index <= 0 || index >= this.words.length) return null;
    const from = this.end(index - 1);
    const to = this.start(index);
    return to - from > LONGEST_GAP ? null : this.text.slice(from, to);
  }

  /** The words are parted by blanks, dots, commas or section marks only. */
  isLooselyJoined(index: number): boolean {
    const gap = this.gapBefore(index);
    return gap !== null && /^[\s.,§]*$/.test(gap);
  }

  /** The last word that ends at or before the offset, looking from `index` on. */
  lastWithin(index: number, offset: number): number {
    let last = index;
    while (last + 1 < this.words.length && this.end(last + 1) <= offset) last++;
    return last;
  }

  /** The first position of `names` when they stand right before `index`, loosely joined; -1 otherwise. */
  findBefore(index: number, names: readonly string[]): number {
    const first = index - names.length;
    if (first < 0) return -1;
    for (let i = index; i > first; i--) {
      if (this.form(i - 1) !== names[i - 1 - first] || !this.isLooselyJoined(i)) return -1;
    }
    return first;
  }
}
