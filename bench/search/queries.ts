import type { SearchModelInput } from '@rotunda/contract';
import type { Random } from '../percolation/random.ts';

export const QUERY_CLASSES = [
  'rare term',
  'common term',
  'and',
  'or',
  'phrase',
  'common phrase',
  'not',
  'prefix',
  'proximity',
] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

/** A query in the product's syntax and in that of SQLite FTS5, with the same filters. */
export interface BenchQuery {
  queryClass: QueryClass;
  model: SearchModelInput;
  match: string;
  filters: PeerFilters | null;
}

export interface PeerFilters {
  type: string;
  isoCodes: string[];
  status: string;
}

/** Words and word pairs of a corpus sample, by frequency. */
interface Words {
  rare: string[];
  middling: string[];
  common: string[];
  pairs: string[];
  commonPairs: string[];
  /** Two words of medium frequency that are at most four words apart in some document. */
  neighbors: [string, string][];
}

/** How many of the most frequent words and pairs of the sample count as common. */
const COMMON_WORDS = 40;
/** Every third query is filtered. */
const FILTER_EVERY = 3;

/**
 * Creates queries of nine classes from a sample of the corpus itself, so that the same classes apply to generated and
 * real documents.
 */
export function createQueries(
  texts: readonly string[],
  isoCodes: readonly string[],
  random: Random,
  perClass: number,
): BenchQuery[] {
  const words = sampleWords(texts);
  const queries: BenchQuery[] = [];
  for (let round = 0; round < perClass; round++) {
    for (const queryClass of QUERY_CLASSES) {
      const { text, match } = write(queryClass, words, random);
      const isFiltered = (queries.length + round) % FILTER_EVERY === 0;
      const chosen = Array.from({ length: 5 }, () => take(isoCodes, random));
      queries.push({
        queryClass,
        match,
        model: { rawTextSearch: text, ...(isFiltered ? filterModel(chosen) : {}) },
        filters: isFiltered ? { type: 'Legislation', isoCodes: chosen, status: 'Introduced' } : null,
      });
    }
  }
  return queries;
}

function filterModel(isoCodes: string[]): SearchModelInput {
  return {
    datasetTypes: ['Legislation'],
    genericSearch: { byLocation: isoCodes },
    progressiveFilters: { Legislation: { genericStatusList: ['Introduced'], activeSessions: false } },
  };
}

function take<T>(list: readonly T[], random: Random): T {
  const value = list[random.integer(0, list.length - 1)];
  if (value === undefined) throw new Error('the sample of the corpus is too small to make queries of');
  return value;
}

function write(queryClass: QueryClass, words: Words, random: Random): { text: string; match: string } {
  const middling = () => take(words.middling, random);
  const both = (text: string) => ({ text, match: text });
  switch (queryClass) {
    case 'rare term':
      return both(take(words.rare, random));
    case 'common term':
      return both(take(words.common, random));
    case 'and':
      return both(`${middling()} AND ${middling()}`);
    case 'or':
      return both(`${middling()} OR ${middling()} OR ${middling()}`);
    case 'phrase':
      return both(`"${take(words.pairs, random)}"`);
    case 'common phrase':
      return both(`"${take(words.commonPairs, random)}"`);
    case 'not':
      return both(`${take(words.common, random)} NOT ${middling()}`);
    case 'prefix':
      return both(`${middling().slice(0, 4)}*`);
    case 'proximity': {
      const [left, right] = take(words.neighbors, random);
      return { text: `${left} w/5 ${right}`, match: `NEAR(${left} ${right}, 4)` };
    }
  }
}

function sampleWords(texts: readonly string[]): Words {
  const inDocuments = new Map<string, number>();
  const pairsIn = new Map<string, number>();
  const split = texts.map((text) => text.toLowerCase().match(/[a-z]+/g) ?? []);
  for (const words of split) {
    for (const word of new Set(words)) inDocuments.set(word, (inDocuments.get(word) ?? 0) + 1);
    const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
    for (const pair of new Set(pairs)) pairsIn.set(pair, (pairsIn.get(pair) ?? 0) + 1);
  }
  const byFrequency = [...inDocuments]
    .filter(([word]) => word.length >= 5)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const ofShare = (min: number, max: number) =>
    byFrequency.flatMap(([word, count]) => {
      const share = count / texts.length;
      return share >= min && share <= max ? [word] : [];
    });
  const isMiddling = new Set(ofShare(0.02, 0.15));
  const pairs = [...pairsIn].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([pair]) => pair);
  const isPair = (pair: string) => pair.split(' ').every((word) => isMiddling.has(word));
  return {
    rare: ofShare(0, 0.005),
    middling: [...isMiddling],
    common: byFrequency.slice(0, COMMON_WORDS).map(([word]) => word),
    pairs: pairs.filter(isPair).slice(0, 400),
    commonPairs: pairs.slice(0, COMMON_WORDS),
    neighbors: getNeighbors(split, isMiddling),
  };
}

function getNeighbors(split: readonly string[][], isMiddling: ReadonlySet<string>): [string, string][] {
  const neighbors: [string, string][] = [];
  for (const words of split) {
    for (const [index, word] of words.entries()) {
      const partner = words[index + 3];
      if (partner !== undefined && partner !== word && isMiddling.has(word) && isMiddling.has(partner)) {
        neighbors.push([word, partner]);
      }
    }
  }
  return neighbors;
}
