import { ALWAYS } from './condition-table.ts';
import type { DocumentTerms } from './document-terms.ts';
import { ROW } from './filter-rows.ts';
import { RankSet } from './rank-set.ts';
import { SegmentImporter } from './segment-importer.ts';
import { SegmentMatcher } from './segment-matcher.ts';
import type { SegmentBuilder } from './segment-builder.ts';
import { POSTING, type Segment } from './segment.ts';

/** Counts over fewer documents say less about a word than its length does. */
const ENOUGH_DOCUMENTS = 64;

/** A segment together with the removals since it was built. */
export class Tier {
  readonly segment: Segment;
  readonly matcher: SegmentMatcher;
  readonly #removed: RankSet;
  removedCount = 0;

  constructor(segment: Segment, document: DocumentTerms, options: { countMeetings: boolean }) {
    this.segment = segment;
    this.matcher = new SegmentMatcher(segment, document, options);
    this.#removed = new RankSet(segment.arrays.ids.length);
  }

  get size(): number {
    return this.segment.arrays.ids.length;
  }

  get liveCount(): number {
    return this.size - this.removedCount;
  }

  get unanchoredCount(): number {
    const { postings, postingStarts } = this.segment.arrays;
    let count = 0;
    for (let at = 0; at < (postingStarts[ALWAYS + 1] ?? 0); at++) {
      if (this.isLive((postings[at * POSTING.length + POSTING.row] ?? 0) / ROW.length)) count++;
    }
    return count;
  }

  /** Whether the search of a row has not been removed. */
  isLive(row: number): boolean {
    return !this.#removed.has(this.segment.arrays.rows[row * ROW.length + ROW.rank] ?? 0);
  }

  /** Removes a search; false if no live search has this id. */
  remove(id: number): boolean {
    const rank = this.#findRank(id);
    if (rank === -1 || this.#removed.has(rank)) return false;
    this.#removed.add(rank);
    this.removedCount++;
    return true;
  }

  /** Moves the ids of the matched live searches into `into`, starting at `at`, and returns the index after the last. */
  drain(into: Uint32Array, at: number): number {
    const except = this.removedCount === 0 ? null : this.#removed;
    return this.matcher.matched.drain(this.segment.arrays.ids, except, into, at);
  }

  /**
   * Creates an importer for copying searches. With enough documents, counted frequencies replace the estimates;
   * otherwise the old estimates are kept.
   */
  importerTo(builder: SegmentBuilder): SegmentImporter {
    const { documents, meetings } = this.matcher;
    const { frequencies } = this.segment.arrays;
    return new SegmentImporter(this.segment, builder, (condition) => {
      if (meetings === null) return undefined;
      return documents < ENOUGH_DOCUMENTS ? frequencies[condition] : (meetings[condition] ?? 0) / documents;
    });
  }

  #findRank(id: number): number {
    const { ids } = this.segment.arrays;
    let low = 0;
    let high = ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = ids[middle] ?? 0;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
