import type { ByteLists } from './byte-lists.ts';

/** Larger than any passage number. */
export const NO_PASSAGE = 2 ** 32;

/** First and last position of a match within a passage, both inclusive. */
export interface Span {
  first: number;
  last: number;
}

/** Iterates over the passages of a segment that contain an item, in order. */
export interface PassageReader {
  /** Passage number, starting at 0; NO_PASSAGE after the last one. */
  readonly passage: number;
  /** Advances to the first passage not before `passage`. */
  advanceTo(passage: number): void;
  /**
   * Returns the matches in the current passage, ascending by `first`; empty if the item occurs only with another
   * weight.
   */
  spans(): Span[];
}

/** Reads the passages that contain one lexeme. */
class LexemeReader {
  passage = -1;
  readonly #bytes: Uint8Array;
  readonly #behind: number;
  #at: number;
  /** Unread positions of the current passage. */
  #unread = 0;

  constructor({ bytes, starts }: ByteLists, lexeme: number) {
    this.#bytes = bytes;
    this.#at = starts[lexeme] ?? 0;
    this.#behind = starts[lexeme + 1] ?? 0;
    this.#next();
  }

  advanceTo(passage: number): void {
    while (this.passage < passage) this.#next();
  }

  /** Adds positions whose weight is in `weights` (bit i: weight i) to `places`. Call at most once per passage. */
  addPlaces(weights: number, places: number[]): void {
    for (let place = 0; this.#unread > 0; this.#unread--) {
      const number = this.#number();
      place += number >>> 2;
      if ((weights & (1 << (number & 3))) !== 0) places.push(place);
    }
  }

  #next(): void {
    for (; this.#unread > 0; this.#unread--) while ((this.#bytes[this.#at++] ?? 0) > 0x7f);
    if (this.#at >= this.#behind) {
      this.passage = NO_PASSAGE;
      return;
    }
    this.passage += this.#number();
    this.#unread = this.#number();
  }

  #number(): number {
    let number = 0;
    for (let shift = 0, byte = 0x80; byte > 0x7f; shift += 7) {
      byte = this.#bytes[this.#at++] ?? 0;
      number |= (byte & 0x7f) << shift;
    }
    return number;
  }
}

/** Reads a word, which is any of its lexemes. */
export class WordReader implements PassageReader {
  passage = 0;
  readonly #lexemes: readonly LexemeReader[];
  readonly #weights: number;
  #places: number[] | null = null;

  constructor(passages: ByteLists, lexemes: readonly number[], weights: number) {
    this.#lexemes = lexemes.map((lexeme) => new LexemeReader(passages, lexeme));
    this.#weights = weights;
    this.#settle();
  }

  advanceTo(passage: number): void {
    if (this.passage >= passage) return;
    for (const lexeme of this.#lexemes) lexeme.advanceTo(passage);
    this.#settle();
  }

  /** Returns distinct positions in ascending order. */
  places(): readonly number[] {
    if (this.#places !== null) return this.#places;
    const places: number[] = [];
    for (const lexeme of this.#lexemes) if (lexeme.passage === this.passage) lexeme.addPlaces(this.#weights, places);
    this.#places = this.#lexemes.length === 1 ? places : [...new Set(places)].sort((a, b) => a - b);
    return this.#places;
  }

  spans(): Span[] {
    return this.places().map((place) => ({ first: place, last: place }));
  }

  #settle(): void {
    this.#places = null;
    this.passage = this.#lexemes.reduce((first, { passage }) => Math.min(first, passage), NO_PASSAGE);
  }
}

/** Reads a phrase, which is words at consecutive positions. */
export class PhraseReader implements PassageReader {
  readonly #words: readonly WordReader[];

  constructor(words: readonly WordReader[]) {
    this.#words = words;
    this.#settle();
  }

  get passage(): number {
    return this.#words[0]?.passage ?? NO_PASSAGE;
  }

  advanceTo(passage: number): void {
    this.#words[0]?.advanceTo(passage);
    this.#settle();
  }

  spans(): Span[] {
    const [first, ...others] = this.#words.map((word) => word.places());
    const starts = (first ?? []).filter((start) =>
      others.every((places, index) => includesSorted(places, start + index + 1)),
    );
    return starts.map((start) => ({ first: start, last: start + others.length }));
  }

  /** Advances to a passage that contains all words. */
  #settle(): void {
    for (let passage = this.passage; passage !== NO_PASSAGE;) {
      for (const word of this.#words) word.advanceTo(passage);
      const furthest = this.#words.reduce((last, word) => Math.max(last, word.passage), 0);
      if (furthest === passage) return;
      passage = furthest;
      this.#words[0]?.advanceTo(passage);
    }
    this.#words[0]?.advanceTo(NO_PASSAGE);
  }
}

/** Reads any of several items. */
export class AnyReader implements PassageReader {
  readonly #readers: readonly PassageReader[];

  constructor(readers: readonly PassageReader[]) {
    this.#readers = readers;
  }

  get passage(): number {
    return this.#readers.reduce((first, { passage }) => Math.min(first, passage), NO_PASSAGE);
  }

  advanceTo(passage: number): void {
    for (const reader of this.#readers) reader.advanceTo(passage);
  }

  spans(): Span[] {
    const here = this.#readers.filter((reader) => reader.passage === this.passage);
    return here.flatMap((reader) => reader.spans()).sort((a, b) => a.first - b.first || a.last - b.last);
  }
}

function includesSorted(sorted: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
