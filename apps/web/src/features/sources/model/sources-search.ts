import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

export const SOURCE_TABS = ['overview', 'settings', 'runs', 'quarantine'] as const;
export type SourceTab = (typeof SOURCE_TABS)[number];

/** Search parameters of the Sources page. */
export const { read: readSourcesSearch } = createListSearch({
  /** Id of the source in the flyout. */
  source: parameter.name,
  tab: parameter.oneOf(SOURCE_TABS, 'overview'),
  /** Page of the runs or the quarantine. */
  page: parameter.page,
});
export type SourcesSearch = ReturnType<typeof readSourcesSearch>;
