import type { DocumentFacets } from '@rotunda/query';
import { ALWAYS } from './condition-table.ts';
import { ConditionStates } from './condition-states.ts';
import type { DocumentTerms } from './document-terms.ts';
import { BOUNDS_LENGTH, passesTerms, ROW, type DocumentNeeds } from './filter-rows.ts';
import { RankSet } from './rank-set.ts';
import { RowSieve } from './row-sieve.ts';
import type { Segment } from './segment.ts';
import { TermMeetings } from './term-meetings.ts';

/** Matches documents against one segment; owns the working memory of one thread. */
export class SegmentMatcher {
  /** Filled by `match`; the caller reads and empties it. */
  readonly matched: RankSet;
  /** Number of documents in which each condition was met; null if frequencies are not learned. */
  readonly meetings: Uint32Array | null;
  documents = 0;
  readonly #segment: Segment;
  readonly #states: ConditionStates;
  readonly #meetings: TermMeetings;
  readonly #sieve: RowSieve;

  constructor(segment: Segment, document: DocumentTerms, options: { countMeetings: boolean }) {
    const { arrays } = segment;
    this.#segment = segment;
    this.#states = new ConditionStates(arrays, document);
    this.#meetings = new TermMeetings(segment, document, this.#states);
    this.#sieve = new RowSieve(arrays);
    this.meetings = options.countMeetings ? new Uint32Array(arrays.kinds.length) : null;
    this.matched = new RankSet(arrays.ids.length);
  }

  /** Adds the ranks of all matching searches to `matched`. The document must have been loaded. */
  match(facets: DocumentFacets): void {
    try {
      this.#meetings.meetAll();
      this.#wakeAll(this.#segment.filterRows.getNeeds(facets), facets);
      this.#count();
    } finally {
      this.#states.reset();
    }
  }

  #count(): void {
    this.documents++;
    const { meetings } = this;
    if (meetings === null) return;
    const { met } = this.#states;
    for (let index = 0; index < met.length; index++) {
      const condition = met.at(index);
      meetings[condition] = (meetings[condition] ?? 0) + 1;
    }
  }

  /** Tries the searches that wait for nothing and for the conditions met, one full sieve at a time. */
  #wakeAll(needs: DocumentNeeds, facets: DocumentFacets): void {
    const { postingStarts } = this.#segment.arrays;
    const { met } = this.#states;
    const sieve = this.#sieve;
    let count = 0;
    for (let index = -1; index < met.length; index++) {
      const anchor = index < 0 ? ALWAYS : met.at(index);
      const end = postingStarts[anchor + 1] ?? 0;
      let at = postingStarts[anchor] ?? 0;
      while (at < end) {
        const next = at + sieve.roomFor(at, end, count);
        count = sieve.keepOutlines(at, next, needs, count);
        at = next;
        if (at < end) {
          this.#tryKept(count, needs, facets);
          count = 0;
        }
      }
    }
    this.#tryKept(count, needs, facets);
  }

  #tryKept(count: number, needs: DocumentNeeds, facets: DocumentFacets): void {
    const { rows } = this.#segment.arrays;
    const states = this.#states;
    const { kept } = this.#sieve;
    const left = this.#sieve.keepRows(count, needs);
    for (let index = 0; index < left; index++) {
      const row = kept[index] ?? 0;
      const more = rows[row + ROW.more] ?? 0;
      if (more !== 0 && !this.#passesMore(more, row, needs, facets)) continue;
      const root = rows[row + ROW.root] ?? 0;
      if (root === ALWAYS || states.holdsWoken(root, rows[row + ROW.resume] ?? -1)) {
        this.matched.add(rows[row + ROW.rank] ?? 0);
      }
    }
  }

  /** Compares dates, or the filters themselves if a row could not hold them. */
  #passesMore(more: number, row: number, needs: DocumentNeeds, facets: DocumentFacets): boolean {
    if (more < 0) {
      const odd = this.#segment.termFilters.get(row / ROW.length);
      return odd === undefined || passesTerms(odd, facets);
    }
    const { bounds } = this.#segment.arrays;
    const at = (more - 1) * BOUNDS_LENGTH;
    return (
      (bounds[at] ?? 0) <= needs.introducedFloor &&
      (bounds[at + 1] ?? 0) >= needs.introducedCeiling &&
      (bounds[at + 2] ?? 0) <= needs.updatedFloor &&
      (bounds[at + 3] ?? 0) >= needs.updatedCeiling
    );
  }
}
