import type { AnalysedDocument } from '@rotunda/analysis';
import type { DocumentFacets, DocumentFilters, QueryNode } from '@rotunda/query';

/** A search somebody wants to be told about. */
export interface SavedSearch {
  /** A non-negative integer below 2^31, unique within one percolator. */
  id: number;
  query: QueryNode;
  filters: DocumentFilters;
}

export interface PercolatorOptions {
  /**
   * How many documents of some corpus hold a term (or a term beginning with a prefix); 0 when none is known. It only
   * decides which words a search waits for, so it changes the speed and never the answer. Without it the percolator
   * guesses at first, and counts the documents it matches: `compact` then chooses again.
   */
  documentFrequency?: (text: string, kind: 'word' | 'prefix') => number;
}

export interface PercolatorStats {
  /** Searches that can match now: built, loaded or added, and not removed. */
  searches: number;
  /** Of them, those no word can announce (pure NOT, match-all): tried on every document. */
  unanchored: number;
  /** Distinct things asked of a document after grouping: words, prefixes, phrases, proximities, boolean plans. */
  conditions: number;
  /** Bytes of the typed arrays. Strings kept for looking up terms come on top: about 60 bytes a distinct term. */
  indexBytes: number;
  /** Searches added since the last build, load or compaction. */
  delta: number;
  /** Searches of the compacted index that were removed or replaced since. */
  removed: number;
}

/** Which of N saved searches match a document; exact, and equal to evaluating every search. */
export interface Percolator {
  /** Replaces everything by these searches. Of several with one id the last counts. Throws RangeError on a bad id. */
  build(searches: Iterable<SavedSearch>): void;
  /** Adds a search, or replaces the one with its id. Seen by the next `match`. Throws RangeError on a bad id. */
  add(search: SavedSearch): void;
  /** False when there was no search with this id. */
  remove(id: number): boolean;
  /** Merges what was added and removed into one index again. Keeps nobody from calling `match` before or after. */
  compact(): void;
  /**
   * The same in pieces of at most `searchesPerStep` searches, for a thread that must answer in between: matching,
   * adding and removing are allowed between steps. The last step (laying out the arrays) is the longest.
   */
  compactInSteps(searchesPerStep?: number): Generator<void, void, void>;
  /** Ids of the matching searches, ascending. Relative dates must have been resolved by the caller. */
  match(document: AnalysedDocument, facets: DocumentFacets): Uint32Array;
  stats(): PercolatorStats;
  /**
   * Compacts, and writes the index into one buffer for `loadPercolator`. Give it a SharedArrayBuffer and any number of
   * threads use it without a copy; an ArrayBuffer can be transferred or stored.
   */
  serialise<B extends ArrayBufferLike>(allocate: (byteLength: number) => B): B;
}
