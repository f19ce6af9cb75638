import { ALL_PROJECTS } from '@rotunda/contract/values';
import { formatDate } from '../../../shared/format/format-date.ts';
import {
  chipMaker,
  IDS_AS_NAMES,
  type FilterChipSpec,
  type FilterNames,
} from '../../../shared/records/filter-chips.ts';
import type { AttachmentsSearch } from './attachments-search.ts';
import { attachmentTexts } from './attachments-texts.ts';

export type ShownFilters = NonNullable<AttachmentsSearch['filters']>;

/** Returns one chip per filter value. */
export function getFilterChips(
  filters: ShownFilters,
  names: FilterNames = IDS_AS_NAMES,
): FilterChipSpec<ShownFilters>[] {
  const words = attachmentTexts.fields;
  const { each, one } = chipMaker(filters);
  const { projectIds, startDate, endDate } = filters;
  return [
    ...each('attachmentTypes', words.types, filters.attachmentTypes, (type) => attachmentTexts.typeLabels[type]),
    ...each('creators', words.creators, filters.creators, (id) => names.getName('people', id)),
    ...(projectIds === ALL_PROJECTS
      ? one('projectIds', words.projects, attachmentTexts.anyProject)
      : each('projectIds', words.projects, projectIds, (id) => names.getName('projects', id))),
    ...each('tagIds', words.tags, filters.tagIds, (id) => names.getName('tags', id)),
    ...each('linkedEntities', words.linkedEntities, filters.linkedEntities, names.getLabel),
    ...one('startDate', words.from, getDay(startDate)),
    ...one('endDate', words.to, getDay(endDate)),
  ];
}

/** Formats the day of the only filter that uses milliseconds (ATT-01). */
const getDay = (ms: number | undefined) => (ms === undefined ? undefined : formatDate(Math.floor(ms / 1000)));
