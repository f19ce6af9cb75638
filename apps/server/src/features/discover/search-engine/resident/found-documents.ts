import type { DocumentSet } from './document-set.ts';
import type { Segment } from './segment.ts';

/** Document in one of several segments. */
export interface Found {
  segment: Segment;
  /** Index in its segment. */
  place: number;
  documentId: number;
  /** NaN if there is none. */
  lastUpdatedTs: number;
}

/** Documents per segment. */
export type FoundSets = ReadonlyMap<Segment, DocumentSet>;

/** Sorts like a page: latest first, documents without a date last, ties by descending id. */
export function byDate(a: Found, b: Found): number {
  if (a.lastUpdatedTs === b.lastUpdatedTs) return b.documentId - a.documentId;
  if (Number.isNaN(a.lastUpdatedTs)) return Number.isNaN(b.lastUpdatedTs) ? b.documentId - a.documentId : 1;
  return Number.isNaN(b.lastUpdatedTs) ? -1 : b.lastUpdatedTs - a.lastUpdatedTs;
}

/** Returns the latest documents that pass, up to the limit. */
export function getLatest(sets: FoundSets, limit: number, passes: (found: Found) => boolean = () => true): Found[] {
  const latest: Found[] = [];
  for (const [segment, set] of sets) {
    let left = limit;
    set.each((place) => {
      if (left === 0) return false;
      const found = foundAt(segment, place);
      if (!passes(found)) return true;
      latest.push(found);
      left -= 1;
      return true;
    });
  }
  return sets.size === 1 ? latest : latest.sort(byDate).slice(0, limit);
}

function foundAt(segment: Segment, place: number): Found {
  const [documentId, lastUpdatedTs] = [segment.documentIds[place] ?? 0, segment.lastUpdatedTs[place] ?? NaN];
  return { segment, place, documentId, lastUpdatedTs };
}
