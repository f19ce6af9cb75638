import type { AnalyzedDocument } from '@rotunda/analysis';
import type { DocumentFacets, DocumentFilters, QueryNode } from '@rotunda/query';

/** A search to match documents against. */
export interface SavedSearch {
  /** A non-negative integer below 2^31, unique within one percolator. */
  id: number;
  query: QueryNode;
  filters: DocumentFilters;
}

export interface PercolatorOptions {
  /**
   * Returns the number of documents in a corpus that contain a term (or a term beginning with a prefix); 0 if unknown.
   * It only decides which words a search waits for, so it affects the speed and never the result. Without it, the
   * percolator guesses at first and counts the documents it matches, and `compact` chooses again.
   */
  documentFrequency?: (text: string, kind: 'word' | 'prefix') => number;
}

export interface PercolatorStats {
  /** Searches that can match now: built, loaded or added, and not removed. */
  searches: number;
  /** Searches that no word can announce (pure NOT, match-all), which are tried on every document. */
  unanchored: number;
  /** Distinct conditions after deduplication: words, prefixes, phrases, proximities, boolean plans. */
  conditions: number;
  /** Bytes of the index's typed arrays, which include its strings. */
  indexBytes: number;
  /** Searches added since the last build, load or compaction. */
  delta: number;
  /** Searches of the compacted index that have been removed or replaced since. */
  removed: number;
}

/** Finds which of N saved searches match a document, with exactly the same result as evaluating every search. */
export interface Percolator {
  /**
   * Replaces all searches with these. The last of several with the same id counts.
   * @throws RangeError on an invalid id
   */
  build(searches: Iterable<SavedSearch>): void;
  /**
   * Adds a search, or replaces the one with its id. The next `match` takes it into account.
   * @throws RangeError on an invalid id
   */
  add(search: SavedSearch): void;
  /** Removes a search; false if there was none with this id. */
  remove(id: number): boolean;
  /** Merges additions and removals back into one index. `match` may be called before and after. */
  compact(): void;
  /**
   * Compacts in steps of at most `searchesPerStep` searches, for a thread that must respond in between; matching,
   * adding and removing are allowed between steps. The last step (laying out the arrays) is the longest.
   */
  compactInSteps(searchesPerStep?: number): Generator<void, void, void>;
  /** Returns the ids of the matching searches, ascending. The caller must have resolved relative dates. */
  match(document: AnalyzedDocument, facets: DocumentFacets): Uint32Array;
  stats(): PercolatorStats;
  /**
   * Compacts, and writes the index into one buffer for `loadPercolator`. With a SharedArrayBuffer, any number of
   * threads use it without copying; an ArrayBuffer can be transferred or stored.
   */
  serialize<B extends ArrayBufferLike>(allocate: (byteLength: number) => B): B;
}
