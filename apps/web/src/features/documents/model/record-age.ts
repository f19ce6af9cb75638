import type { Legislation } from '@rotunda/contract';
import { dayOfSeconds } from '../../../shared/format/format-date.ts';
import { documentTexts } from '../document-texts.ts';

type SourceRecord = Legislation['provenance'][number];

/**
 * Returns how old the facts of a person or committee are: the day that the source of `field` states, or the day they
 * were fetched when it states none. Terms and seats are only as current as the file they come from.
 */
export function recordAge(
  provenance: readonly SourceRecord[],
  field: 'roles' | 'members',
): { label: string; day: string | null } {
  const supplying = provenance.filter(({ fields }) => fields.includes(field));
  const records = supplying.length > 0 ? supplying : provenance;
  const stated = records.flatMap(({ sourceUpdatedOn }) => sourceUpdatedOn ?? []).toSorted();
  const newest = stated.at(-1);
  if (newest !== undefined) return { label: documentTexts.asOf, day: newest };
  const fetched = records.map(({ fetchedTs }) => fetchedTs);
  return { label: documentTexts.fetched, day: fetched.length === 0 ? null : dayOfSeconds(Math.max(...fetched)) };
}
