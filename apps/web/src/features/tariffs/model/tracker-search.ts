import { TARIFF_PROGRAMS } from '@rotunda/domain';
import { createListSearch, parameter, type SearchChanges } from '../../../shared/records/list-search.ts';

/** What the address of the tracker keeps. */
export const { read: readTrackerSearch, change: changeTrackerSearch } = createListSearch(
  {
    query: parameter.words,
    /** The law or remedy the documents name. */
    program: parameter.oneOf(TARIFF_PROGRAMS),
    page: parameter.page,
    /** The document in the flyout. */
    open: parameter.name,
  },
  { list: ['query', 'program'], within: ['page', 'open'] },
);
export type TrackerSearch = ReturnType<typeof readTrackerSearch>;
export type TrackerSearchChanges = SearchChanges<TrackerSearch>;
