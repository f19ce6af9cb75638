import type { AnalyzedDocument } from '@rotunda/analysis';
import { type FollowedPassage, followedPassageSchema } from '@rotunda/contract';
import { PassageWatches, readWords, TermHashes, wordsOfStream } from '@rotunda/similarity';
import type { SearchableDocument } from '../../documents/index.ts';
import { presentLocated } from './located-passage.presenter.ts';
import type { PassageOccurrence } from './passage-occurrence.ts';

/** Length of the excerpt shown in an alert, in characters. */
const EXCERPT_CHARACTERS = 320;

/** Passages followed by saved searches, keyed by search number. Finds which of them the texts of a document carry. */
export class FollowedPassages {
  readonly #watches = new PassageWatches();
  /** The version (fnDocumentId) that each passage was taken from, which is not reported as carrying it. */
  readonly #readIn = new Map<number, string>();

  /** @returns false if the stored value does not fit the current passage format */
  follow(number: number, stored: unknown): boolean {
    const passage = followedPassageSchema.safeParse(stored);
    if (!passage.success) return false;
    this.#set(number, passage.data);
    return true;
  }

  forget(number: number): void {
    this.#watches.remove(number);
    this.#readIn.delete(number);
  }

  clear(): void {
    this.#watches.clear();
    this.#readIn.clear();
  }

  /**
   * Returns the texts that carry each passage, by search number, without duplicates and with the largest share first.
   */
  carriedBy(
    analyzed: AnalyzedDocument,
    { streams }: Pick<SearchableDocument, 'streams'>,
  ): Map<number, PassageOccurrence[]> {
    const carried = new Map<number, PassageOccurrence[]>();
    if (this.#watches.size === 0) return carried;
    const hashes = new TermHashes(analyzed.terms);
    for (const [place, stream] of streams.entries()) {
      const { field, fnDocumentId, struck } = stream;
      const own = analyzed.streams[place];
      // Language that a reported bill strikes is not part of the bill.
      if (field !== 'text' || fnDocumentId === undefined || struck === true || own === undefined) continue;
      const words = wordsOfStream(own, hashes);
      for (const { watches, located } of this.#watches.carriedBy(words.hashes)) {
        const shown = presentLocated(stream, words, located, EXCERPT_CHARACTERS);
        const carrier: PassageOccurrence = { fnDocumentId, share: located.share, ...shown };
        for (const number of watches)
          if (this.#readIn.get(number) !== fnDocumentId) carried.set(number, [...(carried.get(number) ?? []), carrier]);
      }
    }
    for (const carriers of carried.values()) carriers.sort((a, b) => b.share - a.share);
    return carried;
  }

  #set(number: number, { text, language, fnDocumentId }: FollowedPassage): void {
    this.#watches.set(number, readWords(text, language).hashes);
    if (fnDocumentId !== null) this.#readIn.set(number, fnDocumentId);
  }
}
