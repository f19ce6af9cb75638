import { ALL_PROJECTS, type LinkedEntity } from '@rotunda/contract';
import { formatDate } from '../../../shared/format/format-date.ts';
import type { AttachmentsSearch } from './attachments-search.ts';
import { attachmentTexts } from './attachments-texts.ts';

export type ShownFilters = NonNullable<AttachmentsSearch['filters']>;

/** A filter in force, and the filters without it. */
export interface FilterChipSpec {
  key: string;
  kind: string;
  value: string;
  without: ShownFilters;
}

/** How ids are called. */
export interface FilterNames {
  nameOf: (list: 'people' | 'tags' | 'projects', id: string) => string;
  labelOf: (entity: LinkedEntity) => string;
}

/** One chip a value. */
export function filterChipsOf(filters: ShownFilters, names: FilterNames): FilterChipSpec[] {
  const words = attachmentTexts.fields;
  const { projectIds, startDate, endDate } = filters;
  const list = <Value>(
    field: keyof ShownFilters,
    kind: string,
    values: readonly Value[] | undefined,
    show: (value: Value) => string,
  ): FilterChipSpec[] =>
    (values ?? []).map((value) => ({
      key: `${field} ${JSON.stringify(value)}`,
      kind,
      value: show(value),
      without: withoutEmpty({ ...filters, [field]: (values ?? []).filter((one) => one !== value) }),
    }));
  const single = (field: keyof ShownFilters, kind: string, value: string | undefined): FilterChipSpec[] =>
    value === undefined ? [] : [{ key: field, kind, value, without: withoutEmpty({ ...filters, [field]: undefined }) }];
  return [
    ...list('attachmentTypes', words.types, filters.attachmentTypes, (type) => attachmentTexts.typeLabels[type]),
    ...list('creators', words.creators, filters.creators, (id) => names.nameOf('people', id)),
    ...(projectIds === ALL_PROJECTS
      ? single('projectIds', words.projects, attachmentTexts.anyProject)
      : list('projectIds', words.projects, projectIds, (id) => names.nameOf('projects', id))),
    ...list('tagIds', words.tags, filters.tagIds, (id) => names.nameOf('tags', id)),
    ...list('linkedEntities', words.linkedEntities, filters.linkedEntities, names.labelOf),
    ...single('startDate', words.from, dayOf(startDate)),
    ...single('endDate', words.to, dayOf(endDate)),
  ];
}

/** The one filter in milliseconds (S1 §3). */
const dayOf = (ms: number | undefined) => (ms === undefined ? undefined : formatDate(Math.floor(ms / 1000)));

/** How many values are filtered by. */
export const countFilters = (filters: ShownFilters): number =>
  filterChipsOf(filters, { nameOf: (_list, id) => id, labelOf: (entity) => entity.fusionId }).length;

/** Lists without values and filters that were emptied are no filters. */
export function withoutEmpty(filters: ShownFilters): ShownFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}
