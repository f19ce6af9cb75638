import { FingerprintIndex } from './fingerprint-index.ts';
import { type Fingerprint, shinglesOf } from './fingerprint.ts';
import { type LocatedPassage, locatePassage } from './locate-passage.ts';
import { ShingleFilter } from './shingle-filter.ts';

/** Words of a passage that is followed or looked for, at least: fewer are a phrase that stands anywhere. */
export const SHORTEST_WATCHED = 12;
/** Of the words of a passage that a text must have to carry it (docs/similar-bills.md has the measurement). */
export const CARRIED_SHARE = 0.6;
/** Words of a shingle: of a passage with a fifth of its words edited, two in five are left. */
const SHINGLE = 4;
/** Of the shingles of a passage; where fewer stand in one place there cannot be enough of its words. */
const LEAST_SHINGLES = 0.12;
/** Words that a text may have put into a passage, as a share of its length and besides. */
const GROWTH = 1.4;
const MARGIN = 40;
/** A shingle that stands in a text more often says nothing of where a passage is. */
const MOST_PLACES = 64;
/** However many watches follow one passage. */
const EVERYONE = { mostBills: Number.POSITIVE_INFINITY, of: () => 1 };

interface Watched {
  words: Uint32Array;
  shingles: Fingerprint;
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
  #filter = new ShingleFilter();
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
    this.#watched.set(number, { words, shingles, watches: new Set([watch]) });
    this.#index.add(number, shingles);
    if (!this.#filter.add(shingles)) this.#renewFilter();
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
    const places = this.#placesOf(text);
    const candidates = this.#index.findCandidates({
      fingerprint: Uint32Array.from(places.keys()),
      weights: EVERYONE,
      limit: Number.POSITIVE_INFINITY,
    });
    return candidates.flatMap(({ id, shared }): CarriedPassage[] => {
      const watched = this.#watched.get(id);
      if (watched === undefined || shared < watched.shingles.length * LEAST_SHINGLES) return [];
      const located = locateAmong(watched, text, places);
      return located === null || located.share < CARRIED_SHARE ? [] : [{ watches: watched.watches, located }];
    });
  }

  /** Where the shingles of a text stand that somebody may wait for. */
  #placesOf(text: Uint32Array): Map<number, number[]> {
    const places = new Map<number, number[]>();
    const shingles = shinglesOf(text, SHINGLE);
    for (let at = 0; at < shingles.length; at++) {
      const shingle = shingles[at] ?? 0;
      if (!this.#filter.mayHold(shingle)) continue;
      const known = places.get(shingle);
      if (known === undefined) places.set(shingle, [at]);
      else if (known.length < MOST_PLACES) known.push(at);
    }
    return places;
  }

  /** With room for as many more; those of passages that nobody follows any longer are gone. */
  #renewFilter(): void {
    const all = [...this.#watched.values()].map(({ shingles }) => shingles);
    this.#filter = ShingleFilter.roomFor(all.reduce((sum, { length }) => sum + length, 0));
    for (const shingles of all) this.#filter.add(shingles);
  }
}

/** Looks only where most of the passage's shingles stand close together: in a long text they are met in many places. */
function locateAmong(
  { words, shingles }: Watched,
  text: Uint32Array,
  places: ReadonlyMap<number, readonly number[]>,
): LocatedPassage | null {
  const hits: number[] = [];
  for (const shingle of shingles) for (const place of places.get(shingle) ?? []) hits.push(place);
  hits.sort((a, b) => a - b);
  const length = Math.ceil(words.length * GROWTH);
  let [first, most, from] = [0, 0, 0];
  for (let last = 0; last < hits.length; last++) {
    while ((hits[last] ?? 0) - (hits[first] ?? 0) > length) first++;
    if (last - first + 1 > most) [most, from] = [last - first + 1, hits[first] ?? 0];
  }
  if (most < shingles.length * LEAST_SHINGLES) return null;
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
  return Uint32Array.from(new Set(shinglesOf(words, SHINGLE))).sort();
}
