import { ACTION_TYPE_LABELS, type ActionFilters, type LinkedEntity } from '@rotunda/contract';
import { formatDate } from '../../../shared/format/format-date.ts';
import { entityKey } from '../../../shared/linked-entities/use-linked-entity-details.ts';
import { actionTexts } from './actions-texts.ts';

/** A filter in force, and the filters without it. */
export interface FilterChipSpec {
  key: string;
  kind: string;
  value: string;
  without: ActionFilters;
}

/** How ids are called. */
export interface FilterNames {
  nameOf: (list: 'people' | 'tags' | 'projects', id: string) => string;
  labelOf: (entity: LinkedEntity) => string;
}

const IDS: FilterNames = { nameOf: (_list, id) => id, labelOf: entityKey };

/** One chip a value. The project a list is limited to is no filter of the person's. */
export function filterChipsOf(
  filters: ActionFilters,
  scope: string | null,
  names: FilterNames = IDS,
): FilterChipSpec[] {
  const words = actionTexts.fields;
  const { textSearch, startTime, endTime } = filters;
  const list = <Value>(
    field: keyof ActionFilters,
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
  const single = (field: keyof ActionFilters, kind: string, value: string | undefined): FilterChipSpec[] =>
    value === undefined ? [] : [{ key: field, kind, value, without: withoutEmpty({ ...filters, [field]: undefined }) }];
  return [
    ...single('textSearch', 'Search', textSearch),
    ...list('actionTypes', words.type, filters.actionTypes, (type) => ACTION_TYPE_LABELS[type]),
    ...list('attendees', words.attendees, filters.attendees, (id) => names.nameOf('people', id)),
    ...list('creators', words.creators, filters.creators, (id) => names.nameOf('people', id)),
    ...(scope === null ? list('projects', words.projects, filters.projects, (id) => names.nameOf('projects', id)) : []),
    ...list('tags', words.tags, filters.tags, (id) => names.nameOf('tags', id)),
    ...list('linkedEntities', words.linkedEntities, filters.linkedEntities, names.labelOf),
    ...single('startTime', words.from, startTime && formatDate(startTime.startTs)),
    ...single('endTime', words.to, endTime && formatDate(endTime.endTs)),
  ];
}

/** Lists without values and filters that were emptied are no filters. */
export function withoutEmpty(filters: ActionFilters): ActionFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
