import { createListSearch, parameter, type SearchChanges } from '../../../shared/records/list-search.ts';

/** What the address of the tracker keeps. */
export const { read: readTrackerSearch, change: changeTrackerSearch } = createListSearch(
  {
    query: parameter.words,
    page: parameter.page,
    /** The document in the flyout. */
    open: parameter.name,
  },
  { list: ['query'], within: ['page', 'open'] },
);
export type TrackerSearch = ReturnType<typeof readTrackerSearch>;
export type TrackerSearchChanges = SearchChanges<TrackerSearch>;
