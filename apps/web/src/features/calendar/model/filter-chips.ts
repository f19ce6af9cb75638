import { CALENDAR_KIND_LABELS } from '@rotunda/contract/values';
import { findJurisdiction } from '@rotunda/domain';
import {
  chipMaker,
  IDS_AS_NAMES,
  type FilterChipSpec,
  type FilterNames,
} from '../../../shared/records/filter-chips.ts';
import { calendarTexts } from '../calendar-texts.ts';
import type { ChosenFilters } from './calendar-search.ts';

/** Returns one chip per filter value. */
export function getFilterChips(
  filters: ChosenFilters,
  committees: ReadonlyMap<string, string>,
  names: FilterNames = IDS_AS_NAMES,
): FilterChipSpec<ChosenFilters>[] {
  const words = calendarTexts.fields;
  const { each } = chipMaker(filters);
  return [
    ...each('eventTypeCategories', words.kinds, filters.eventTypeCategories, (kind) => CALENDAR_KIND_LABELS[kind]),
    ...each('isoCodes', words.places, filters.isoCodes, (code) => findJurisdiction(code)?.name ?? code),
    ...each('chambers', words.chambers, filters.chambers, (chamber) => calendarTexts.chambers[chamber]),
    ...each('committeeIds', words.committees, filters.committeeIds, (id) => committees.get(id) ?? id),
    ...each('projectIds', words.projects, filters.projectIds, (id) => names.getName('projects', id)),
    ...each('tagIds', words.tags, filters.tagIds, (id) => names.getName('tags', id)),
  ];
}
