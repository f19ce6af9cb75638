import type { ActionFilters } from '@rotunda/contract';
import { ACTION_TYPE_LABELS } from '@rotunda/contract/values';
import { formatDate } from '../../../shared/format/format-date.ts';
import {
  chipMaker,
  IDS_AS_NAMES,
  type FilterChipSpec,
  type FilterNames,
} from '../../../shared/records/filter-chips.ts';
import { actionTexts } from './actions-texts.ts';

/**
 * Returns one chip per filter value. The project that the list is limited to gets none, because it is not the user's
 * filter.
 */
export function getFilterChips(
  filters: ActionFilters,
  scope: string | null,
  names: FilterNames = IDS_AS_NAMES,
): FilterChipSpec<ActionFilters>[] {
  const words = actionTexts.fields;
  const { each, one } = chipMaker(filters);
  const { textSearch, startTime, endTime } = filters;
  return [
    ...one('textSearch', 'Search', textSearch),
    ...each('actionTypes', words.type, filters.actionTypes, (type) => ACTION_TYPE_LABELS[type]),
    ...each('attendees', words.attendees, filters.attendees, (id) => names.getName('people', id)),
    ...each('creators', words.creators, filters.creators, (id) => names.getName('people', id)),
    ...(scope === null
      ? each('projects', words.projects, filters.projects, (id) => names.getName('projects', id))
      : []),
    ...each('tags', words.tags, filters.tags, (id) => names.getName('tags', id)),
    ...each('linkedEntities', words.linkedEntities, filters.linkedEntities, names.getLabel),
    ...one('startTime', words.from, startTime && formatDate(startTime.startTs)),
    ...one('endTime', words.to, endTime && formatDate(endTime.endTs)),
  ];
}
