import type { Lexicon } from './lexicon.ts';

/** Whether a document needs tokens of a term. */
export type TermFilter = (term: string) => boolean;

/** Number that stands for an unwanted term. */
export const SKIPPED_TERM = 0xffff_ffff;

/**
 * Numbers the terms of one document in the order they occur. A stamp marks which lexicon terms belong to the current
 * document, so that a small document does not pay for a large lexicon.
 */
export class DocumentTerms {
  terms: string[] = [];
  private readonly lexicon: Lexicon;
  private stamp = 0;
  private isWanted: TermFilter | null = null;
  private stamps: Uint32Array = new Uint32Array(1 << 15);
  private numbers: Uint32Array = new Uint32Array(1 << 15);

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /**
   * Begins a new document.
   * @param isWanted null keeps every term
   */
  begin(isWanted: TermFilter | null): void {
    this.terms = [];
    this.isWanted = isWanted;
    this.stamp++;
  }

  /** Returns the document's number for a lexicon term, or UNWANTED. */
  getNumber(lexiconId: number): number {
    if (this.stamps[lexiconId] === this.stamp) return this.numbers[lexiconId] ?? 0;
    if (lexiconId >= this.stamps.length) this.grow(lexiconId);
    const term = this.lexicon.terms[lexiconId] ?? '';
    const number = this.isWanted === null || this.isWanted(term) ? this.terms.push(term) - 1 : SKIPPED_TERM;
    this.stamps[lexiconId] = this.stamp;
    this.numbers[lexiconId] = number;
    return number;
  }

  private grow(needed: number): void {
    const size = Math.max(needed + 1, this.stamps.length * 2);
    const stamps = new Uint32Array(size);
    stamps.set(this.stamps);
    this.stamps = stamps;
    const numbers = new Uint32Array(size);
    numbers.set(this.numbers);
    this.numbers = numbers;
  }
}
