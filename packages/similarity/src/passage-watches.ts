import { FingerprintIndex } from './fingerprint-index.ts';
import { type Fingerprint, shinglesOf } from './fingerprint.ts';
import { type LocatedPassage, locatePassage } from './locate-passage.ts';

/** Words of a passage that is followed or looked for, at least: fewer are a phrase that stands anywhere. */
export const SHORTEST_WATCHED = 12;
/** Of the words of a passage that a text must have to carry it (docs/similar-bills.md has the measurement). */
export const CARRIED_SHARE = 0.6;
/** Words of a shingle: of a passage with a fifth of its words edited, two in five are left. */
const SHINGLE = 4;
/** Of the shingles of a passage; what shares fewer cannot share enough words in one place. */
const LEAST_SHINGLES = 0.12;
/** However many watches follow one passage. */
const EVERYONE = { mostBills: Number.POSITIVE_INFINITY, of: () => 1 };

interface Watched {
  words: Uint32Array;
  shingles: number;
  watches: Set<number>;
}

/** A watched passage that stands in a text. */
export interface CarriedPassage {
  /** Whoever follows it. */
  watches: ReadonlySet<number>;
  located: LocatedPassage;
}

/** Passages that are waited for: which of them does a text carry? The same passage is looked for once, whoever waits. */
export class PassageWatches {
  readonly #index = new FingerprintIndex();
  readonly #watched = new Map<number, Watched>();
  readonly #numbers = new Map<string, number>();
  readonly #passageOf = new Map<number, string>();
  #next = 0;

  /** Watches. */
  get size(): number {
    return this.#passageOf.size;
  }

  /** Replaces what the watch waits for. A passage of fewer than SHORTEST_WATCHED words is found nowhere. */
  set(watch: number, words: Uint32Array): void {
    this.remove(watch);
    if (words.length < SHORTEST_WATCHED) return;
    const passage = words.join();
    this.#passageOf.set(watch, passage);
    const known = this.#numbers.get(passage);
    if (known !== undefined) {
      this.#watched.get(known)?.watches.add(watch);
      return;
    }
    const shingles = distinctShingles(words);
    const number = this.#next++;
    this.#numbers.set(passage, number);
    this.#watched.set(number, { words, shingles: shingles.length, watches: new Set([watch]) });
    this.#index.add(number, shingles);
  }

  remove(watch: number): void {
    const passage = this.#passageOf.get(watch);
    const number = passage === undefined ? undefined : this.#numbers.get(passage);
    if (passage === undefined || number === undefined) return;
    this.#passageOf.delete(watch);
    const watched = this.#watched.get(number);
    watched?.watches.delete(watch);
    if (watched === undefined || watched.watches.size > 0) return;
    this.#watched.delete(number);
    this.#numbers.delete(passage);
    this.#index.remove(number);
  }

  clear(): void {
    for (const watch of [...this.#passageOf.keys()]) this.remove(watch);
  }

  /** The passages that a text carries, given as the hashes of its words. */
  carriedBy(text: Uint32Array): CarriedPassage[] {
    if (this.#watched.size === 0) return [];
    const candidates = this.#index.findCandidates({
      fingerprint: distinctShingles(text),
      weights: EVERYONE,
      limit: Number.POSITIVE_INFINITY,
    });
    return candidates.flatMap(({ id, shared }): CarriedPassage[] => {
      const watched = this.#watched.get(id);
      if (watched === undefined || shared < watched.shingles * LEAST_SHINGLES) return [];
      const located = locatePassage(watched.words, text);
      if (located === null || located.share < CARRIED_SHARE) return [];
      return [{ watches: watched.watches, located }];
    });
  }
}

function distinctShingles(words: Uint32Array): Fingerprint {
  return Uint32Array.from(new Set(shinglesOf(words, SHINGLE))).sort();
}
