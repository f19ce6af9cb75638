import type { DocumentSet } from './document-set.ts';
import type { Segment } from './segment.ts';

/** A document among those of several segments. */
export interface Found {
  segment: Segment;
  /** In its segment. */
  place: number;
  documentId: number;
  /** Not a number where there is none. */
  lastUpdatedTs: number;
}

/** Documents of each segment. */
export type FoundSets = ReadonlyMap<Segment, DocumentSet>;

/** The order of a page: the latest first, those without a date last; one number after the other decides ties. */
export function byDate(a: Found, b: Found): number {
  if (a.lastUpdatedTs === b.lastUpdatedTs) return b.documentId - a.documentId;
  if (Number.isNaN(a.lastUpdatedTs)) return Number.isNaN(b.lastUpdatedTs) ? b.documentId - a.documentId : 1;
  return Number.isNaN(b.lastUpdatedTs) ? -1 : b.lastUpdatedTs - a.lastUpdatedTs;
}

/** The latest documents of the sets that pass, at most so many. */
export function latestOf(sets: FoundSets, limit: number, passes: (found: Found) => boolean = () => true): Found[] {
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
