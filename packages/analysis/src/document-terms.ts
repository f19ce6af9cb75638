import type { Lexicon } from './lexicon.ts';

/**
 * Numbers the terms of one document in the order they are met. Which lexicon terms belong to the current document is
 * told by a stamp, so that a small document does not pay for a large lexicon.
 */
export class DocumentTerms {
  terms: string[] = [];
  private readonly lexicon: Lexicon;
  private stamp = 0;
  private stamps: Uint32Array = new Uint32Array(1 << 15);
  private numbers: Uint32Array = new Uint32Array(1 << 15);

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** Begins a new document. */
  begin(): void {
    this.terms = [];
    this.stamp++;
  }

  /** The document's number of a lexicon term. */
  numberOf(lexiconId: number): number {
    if (this.stamps[lexiconId] === this.stamp) return this.numbers[lexiconId] ?? 0;
    if (lexiconId >= this.stamps.length) this.grow(lexiconId);
    this.stamps[lexiconId] = this.stamp;
    this.numbers[lexiconId] = this.terms.length;
    return this.terms.push(this.lexicon.terms[lexiconId] ?? '') - 1;
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
