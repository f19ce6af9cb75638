import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

export const SOURCE_TABS = ['overview', 'settings', 'runs', 'quarantine'] as const;
export type SourceTab = (typeof SOURCE_TABS)[number];

/** What the address of the Sources page keeps. */
export const { read: readSourcesSearch } = createListSearch({
  /** Id of the source in the flyout. */
  source: parameter.name,
  tab: parameter.oneOf(SOURCE_TABS, 'overview'),
  /** Of runs or quarantine. */
  page: parameter.page,
});
export type SourcesSearch = ReturnType<typeof readSourcesSearch>;
