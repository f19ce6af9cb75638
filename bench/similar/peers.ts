import { readWords } from '../../packages/similarity/src/index.ts';
import { getShingles } from '../../packages/similarity/src/fingerprint.ts';

/** Ranks places for one bill in a method's order, excluding the bill itself. */
export type Ranking = (place: number, limit: number) => number[] | Promise<number[]>;

const K1 = 1.2;
const B = 0.75;

/** Scores by place for one query; reading them clears them. */
class Scores {
  readonly #values: Float64Array;
  readonly #touched: number[] = [];

  constructor(size: number) {
    this.#values = new Float64Array(size);
  }

  add(place: number, amount: number): void {
    if (this.#values[place] === 0) this.#touched.push(place);
    this.#values[place] = (this.#values[place] ?? 0) + amount;
  }

  takeBest(except: number, limit: number, getScore: (place: number, sum: number) => number): number[] {
    const ranked = this.#touched
      .filter((place) => place !== except)
      .map((place) => ({ place, score: getScore(place, this.#values[place] ?? 0) }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, limit);
    for (const place of this.#touched) this.#values[place] = 0;
    this.#touched.length = 0;
    return ranked.map(({ place }) => place);
  }
}

/**
 * Ranks by Okapi BM25 over one field, with the bill's own text as the query, like a search engine's "more like this".
 */
export function rankByBm25(texts: readonly string[]): Ranking {
  const documents = texts.map((text) => getCounts(readWords(text).hashes));
  const lengths = documents.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const postings = invert(documents.map((counts) => counts.keys()));
  const scores = new Scores(texts.length);
  return (place, limit) => {
    for (const word of documents[place]?.keys() ?? []) {
      const list = postings.get(word) ?? [];
      const idf = Math.log(1 + (documents.length - list.length + 0.5) / (list.length + 0.5));
      for (const other of list) {
        const count = documents[other]?.get(word) ?? 0;
        const length = 1 - B + (B * (lengths[other] ?? 0)) / mean;
        scores.add(other, (idf * count * (K1 + 1)) / (count + K1 * length));
      }
    }
    return scores.takeBest(place, limit, (_, sum) => sum);
  };
}

/** Ranks by plain Jaccard over all shingles of four words, like duplicate finders. */
export function rankByJaccard(texts: readonly string[]): Ranking {
  const sets = texts.map((text) => new Set(getShingles(readWords(text).hashes, 4)));
  const postings = invert(sets);
  const scores = new Scores(texts.length);
  return (place, limit) => {
    const own = sets[place] ?? new Set<number>();
    for (const hash of own) for (const other of postings.get(hash) ?? []) scores.add(other, 1);
    return scores.takeBest(place, limit, (other, common) => common / (own.size + (sets[other]?.size ?? 0) - common));
  };
}

function invert(documents: readonly Iterable<number>[]): Map<number, number[]> {
  const postings = new Map<number, number[]>();
  for (const [place, hashes] of documents.entries())
    for (const hash of hashes) {
      const list = postings.get(hash);
      if (list === undefined) postings.set(hash, [place]);
      else list.push(place);
    }
  return postings;
}

function getCounts(words: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
