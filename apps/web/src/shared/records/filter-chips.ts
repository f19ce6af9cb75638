import type { LinkedEntity } from '@rotunda/contract';
import { entityKey } from '../linked-entities/use-linked-entity-details.ts';

/** An active filter value, and the filters without it. */
export interface FilterChipSpec<Filters> {
  key: string;
  kind: string;
  value: string;
  without: Filters;
}

/** Resolves ids to names. */
export interface FilterNames {
  getName: (list: 'people' | 'tags' | 'projects', id: string) => string;
  getLabel: (entity: LinkedEntity) => string;
}

/** For counting chips without displaying them. */
export const IDS_AS_NAMES: FilterNames = { getName: (_list, id) => id, getLabel: entityKey };

/** Creates the chips of one filter field: one per value of a list, or one for a single value. */
export function chipMaker<Filters extends object>(filters: Filters) {
  const chip = (key: string, kind: string, value: string, field: keyof Filters, left: unknown) => ({
    key,
    kind,
    value,
    without: withoutEmpty({ ...filters, [field]: left }),
  });
  return {
    each: <Value>(
      field: keyof Filters & string,
      kind: string,
      values: readonly Value[] | undefined,
      show: (value: Value) => string,
    ): FilterChipSpec<Filters>[] =>
      (values ?? []).map((value) => {
        const others = (values ?? []).filter((one) => one !== value);
        return chip(`${field} ${JSON.stringify(value)}`, kind, show(value), field, others);
      }),
    one: (field: keyof Filters & string, kind: string, value: string | undefined): FilterChipSpec<Filters>[] =>
      value === undefined ? [] : [chip(field, kind, value, field, undefined)],
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Removes empty lists and cleared filters. */
export function withoutEmpty<Filters extends object>(filters: Filters): Filters {
  const kept = { ...filters };
  for (const field in kept) if (isEmpty(kept[field])) delete kept[field];
  return kept;
}
