import type { SourceRecord } from '@rotunda/domain';
import { FactMerger } from './fact-merger.ts';
import type { FactRow, Provenance } from './merged-document.ts';

/** Fields that are not facts: identity and bookkeeping live in columns and provenance. */
const NOT_FACTS = [
  'fusionId',
  'part',
  'extra',
  'sourceUpdatedTs',
  'sourceUrl',
  'alsoKnownAs',
  'contradictions',
] as const;
type NotFact = (typeof NOT_FACTS)[number];

const isNotFact = (field: string) => NOT_FACTS.some((one) => one === field);

/**
 * Merges field by field, taking the first source that has a value. Used for kinds whose sources complete each other,
 * such as people, committees, regulations and hearings. Required fields are present because every record has them.
 */
export function mergeFields<R extends SourceRecord>(
  rows: readonly FactRow<R>[],
): { facts: Omit<R, NotFact>; provenance: Provenance[] } {
  const merger = new FactMerger(rows);
  return { facts: firstFields(merger), provenance: merger.provenance() };
}

/** Like `mergeFields`, for a merge that combines some fields itself and has its own merger. */
export function firstFields<R extends SourceRecord>(merger: FactMerger<R>): Omit<R, NotFact> {
  const merged: Partial<R> = {};
  for (const row of merger.rows) {
    for (const field in row.record) {
      if (field in merged || isNotFact(field)) continue;
      const value = merger.first(field);
      if (value !== undefined) merged[field] = value;
    }
  }
  // Every row has every required field of R, so the merged object does too.
  return merged as Omit<R, NotFact>;
}
