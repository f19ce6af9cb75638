import type { SourceRecord } from '@rotunda/domain';
import { FactMerger } from './fact-merger.ts';
import type { FactRow, Provenance } from './merged-document.ts';

/** Identity and bookkeeping stay in columns and provenance. */
const NOT_FACTS = ['fusionId', 'part', 'extra', 'sourceUpdatedTs', 'sourceUrl', 'alsoKnownAs'] as const;
type NotFact = (typeof NOT_FACTS)[number];

const isNotFact = (field: string) => NOT_FACTS.some((one) => one === field);

/**
 * Field by field, the first source that says something: for the kinds whose sources complete each other (people,
 * committees, regulations, hearings …). Required fields are present because every record has them.
 */
export function mergeFields<R extends SourceRecord>(
  rows: readonly FactRow<R>[],
): { facts: Omit<R, NotFact>; provenance: Provenance[] } {
  const merger = new FactMerger(rows);
  return { facts: firstFields(merger), provenance: merger.provenance() };
}

/** The same for a merge that unites some fields itself, with its own merger. */
export function firstFields<R extends SourceRecord>(merger: FactMerger<R>): Omit<R, NotFact> {
  const merged: Partial<R> = {};
  for (const row of merger.rows) {
    for (const field in row.record) {
      if (field in merged || isNotFact(field)) continue;
      const value = merger.first(field);
      if (value !== undefined) merged[field] = value;
    }
  }
  // Each row holds every required field of R, so the union of their fields does too.
  return merged as Omit<R, NotFact>;
}
