import type { WordTable } from '../lexicon.ts';
import { HYPHENATED, type WordList } from '../word-list.ts';

export interface Citation {
  term: string;
  /** Positions of its first and last word. */
  first: number;
  last: number;
  /** UTF-16 offsets of the whole citation, including the section mark before it and the subsections after it. */
  start: number;
  end: number;
}

/** `bill`: the text consists of identifiers only. `query`: doubtful readings are included (`S 5`). */
export type CitationMode = 'text' | 'bill' | 'query';

const MAX_GAP = 8;

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

  /** Returns the word in lowercase. */
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

  /** Whether the word has no lowercase letter as written. */
  isUpperCase(index: number): boolean {
    const written = this.text.slice(this.start(index), this.end(index));
    return written === written.toUpperCase();
  }

  /** Returns the text between the word and the one before it; null when it is too long or there is no word before. */
  gapBefore(index: number): string | null {
    if (index <= 0 || index >= this.words.length) return null;
    const from = this.end(index - 1);
    const to = this.start(index);
    return to - from > MAX_GAP ? null : this.text.slice(from, to);
  }

  /** Whether only spaces, dots, commas or section marks separate the word from the one before it. */
  isLooselyJoined(index: number): boolean {
    const gap = this.gapBefore(index);
    return gap !== null && /^[\s.,§]*$/.test(gap);
  }

  /** Returns the last word, searching from `index`, that ends at or before the offset. */
  lastWithin(index: number, offset: number): number {
    let last = index;
    while (last + 1 < this.words.length && this.end(last + 1) <= offset) last++;
    return last;
  }

  /** Returns the first position of `names` when they come right before `index`, loosely joined; -1 otherwise. */
  findBefore(index: number, names: readonly string[]): number {
    const first = index - names.length;
    if (first < 0) return -1;
    for (let i = index; i > first; i--) {
      if (this.form(i - 1) !== names[i - 1 - first] || !this.isLooselyJoined(i)) return -1;
    }
    return first;
  }
}
