import { TARIFF_PROGRAMS } from '@rotunda/domain';
import { createListSearch, parameter, type SearchChanges } from '../../../shared/records/list-search.ts';

/** Search parameters of the tracker. */
export const { read: readTrackerSearch, change: changeTrackerSearch } = createListSearch(
  {
    query: parameter.words,
    /** Law or remedy that the documents name. */
    program: parameter.oneOf(TARIFF_PROGRAMS),
    page: parameter.page,
    /** Id of the document in the flyout. */
    open: parameter.name,
  },
  { list: ['query', 'program'], within: ['page', 'open'] },
);
export type TrackerSearch = ReturnType<typeof readTrackerSearch>;
export type TrackerSearchChanges = SearchChanges<TrackerSearch>;
