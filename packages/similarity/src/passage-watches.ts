import { FingerprintIndex } from './fingerprint-index.ts';
import { type Fingerprint, getShingles } from './fingerprint.ts';
import { type LocatedPassage, locatePassage } from './locate-passage.ts';
import { ShingleFilter } from './shingle-filter.ts';

/** Fewest words of a passage to follow or find; anything shorter is a phrase that occurs everywhere. */
export const MIN_WATCHED_WORDS = 12;
/** Share of a passage's words that a text must have to carry it (measured in docs/similar-bills.md). */
export const CARRIED_SHARE = 0.6;
/** Words per shingle: with a fifth of a passage's words edited, two in five shingles remain. */
const SHINGLE = 4;
/** Share of a passage's shingles; if fewer occur in one place, it cannot have enough of the words. */
const MIN_SHINGLE_SHARE = 0.12;
/** Allowance for words inserted into a passage: a factor of its length, and a constant. */
const GROWTH = 1.4;
const MARGIN = 40;
/** A shingle that occurs in a text more often says nothing about the location of a passage. */
const MAX_PLACES = 64;
/** Counts every shingle equally, however many passages share it. */
const EVERYONE = { maxBills: Number.POSITIVE_INFINITY, of: () => 1 };

interface Watched {
  words: Uint32Array;
  shingles: Fingerprint;
  watches: Set<number>;
}

/** A watched passage that occurs in a text. */
export interface CarriedPassage {
  /** Watches that follow it. */
  watches: ReadonlySet<number>;
  located: LocatedPassage;
}

/**
 * Finds which of the followed passages a text carries. A passage is searched once, regardless of how many watches
 * follow it.
 */
export class PassageWatches {
  readonly #index = new FingerprintIndex();
  readonly #watched = new Map<number, Watched>();
  readonly #numbers = new Map<string, number>();
  readonly #getPassage = new Map<number, string>();
  #filter = new ShingleFilter();
  #next = 0;

  /** Number of watches. */
  get size(): number {
    return this.#getPassage.size;
  }

  /** Sets or replaces the passage of a watch. A passage of fewer than MIN_WATCHED_WORDS words is never found. */
  set(watch: number, words: Uint32Array): void {
    this.remove(watch);
    if (words.length < MIN_WATCHED_WORDS) return;
    const passage = words.join();
    this.#getPassage.set(watch, passage);
    const known = this.#numbers.get(passage);
    if (known !== undefined) {
      this.#watched.get(known)?.watches.add(watch);
      return;
    }
    const shingles = distinctShingles(words);
    const number = this.#next++;
    this.#numbers.set(passage, number);
    this.#watched.set(number, { words, shingles, watches: new Set([watch]) });
    this.#index.add(number, shingles);
    if (!this.#filter.add(shingles)) this.#renewFilter();
  }

  remove(watch: number): void {
    const passage = this.#getPassage.get(watch);
    const number = passage === undefined ? undefined : this.#numbers.get(passage);
    if (passage === undefined || number === undefined) return;
    this.#getPassage.delete(watch);
    const watched = this.#watched.get(number);
    watched?.watches.delete(watch);
    if (watched === undefined || watched.watches.size > 0) return;
    this.#watched.delete(number);
    this.#numbers.delete(passage);
    this.#index.remove(number);
  }

  clear(): void {
    for (const watch of this.#getPassage.keys()) this.remove(watch);
  }

  /** Returns the passages carried by a text, given as the hashes of its words. */
  carriedBy(text: Uint32Array): CarriedPassage[] {
    if (this.#watched.size === 0) return [];
    const places = this.#getPlaces(text);
    const candidates = this.#index.findCandidates({
      fingerprint: Uint32Array.from(places.keys()),
      weights: EVERYONE,
      limit: Number.POSITIVE_INFINITY,
    });
    return candidates.flatMap(({ id, shared }): CarriedPassage[] => {
      const watched = this.#watched.get(id);
      if (watched === undefined || shared < watched.shingles.length * MIN_SHINGLE_SHARE) return [];
      const located = locateAmong(watched, text, places);
      return located === null || located.share < CARRIED_SHARE ? [] : [{ watches: watched.watches, located }];
    });
  }

  /** Returns the places of those shingles in the text that a watched passage may contain. */
  #getPlaces(text: Uint32Array): Map<number, number[]> {
    const places = new Map<number, number[]>();
    const shingles = getShingles(text, SHINGLE);
    for (let at = 0; at < shingles.length; at++) {
      const shingle = shingles[at] ?? 0;
      if (!this.#filter.mayHold(shingle)) continue;
      const known = places.get(shingle);
      if (known === undefined) places.set(shingle, [at]);
      else if (known.length < MAX_PLACES) known.push(at);
    }
    return places;
  }

  /** Rebuilds the filter with room to grow, without the shingles of passages that are no longer followed. */
  #renewFilter(): void {
    const all = [...this.#watched.values()].map(({ shingles }) => shingles);
    this.#filter = ShingleFilter.roomFor(all.reduce((sum, { length }) => sum + length, 0));
    for (const shingles of all) this.#filter.add(shingles);
  }
}

/**
 * Locates a passage only around the place with most of its shingles, because in a long text they occur in many places.
 */
function locateAmong(
  { words, shingles }: Watched,
  text: Uint32Array,
  places: ReadonlyMap<number, readonly number[]>,
): LocatedPassage | null {
  const hits: number[] = [];
  for (const shingle of shingles) for (const place of places.get(shingle) ?? []) hits.push(place);
  hits.sort((a, b) => a - b);
  const length = Math.ceil(words.length * GROWTH);
  let [first, max, from] = [0, 0, 0];
  for (let last = 0; last < hits.length; last++) {
    while ((hits[last] ?? 0) - (hits[first] ?? 0) > length) first++;
    if (last - first + 1 > max) [max, from] = [last - first + 1, hits[first] ?? 0];
  }
  if (max < shingles.length * MIN_SHINGLE_SHARE) return null;
  const start = Math.max(0, from - length);
  const located = locatePassage(words, text.subarray(start, from + 2 * length + MARGIN));
  if (located === null) return null;
  return {
    ...located,
    from: located.from + start,
    to: located.to + start,
    words: located.words.map((place) => place + start),
  };
}

function distinctShingles(words: Uint32Array): Fingerprint {
  return Uint32Array.from(new Set(getShingles(words, SHINGLE))).sort();
}
