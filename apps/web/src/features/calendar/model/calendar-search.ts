import type { CalendarFilters } from '@rotunda/contract';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import {
  createListSearch,
  parameter,
  type Parameter,
  type SearchChanges,
} from '../../../shared/records/list-search.ts';
import { CALENDAR_VIEWS } from './calendar-views.ts';

/** Filters chosen by the user; the server validates the lists' values. */
export type ChosenFilters = Omit<CalendarFilters, 'showCommitteeHearings'>;

const filters: Parameter<ChosenFilters> = parameter.filters({
  eventTypeCategories: parameter.list,
  isoCodes: parameter.list,
  chambers: parameter.list,
  committeeIds: parameter.list,
  projectIds: parameter.list,
  tagIds: parameter.list,
});

const day: Parameter<string> = (value) =>
  typeof value === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** What the Calendars page keeps in the address. The default view is the month, or the agenda on a phone. */
export const { read: readCalendarSearch, change: changeCalendarSearch } = createListSearch(
  {
    view: parameter.oneOf(CALENDAR_VIEWS),
    /** A day in the shown range; today if absent. */
    day,
    filters,
    /** What the flyout shows: a document by its fusionId, or an action. */
    open: parameter.name,
    openType: parameter.oneOf([...DOCUMENT_TYPES, 'action'] as const),
  },
  { list: ['filters'], within: ['open', 'openType'] },
);
export type CalendarSearch = ReturnType<typeof readCalendarSearch>;
export type CalendarSearchChanges = SearchChanges<CalendarSearch>;
