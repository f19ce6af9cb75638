import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

export const ADVOCACY_TABS = ['campaigns', 'activity', 'contacts', 'provider'] as const;
export type AdvocacyTab = (typeof ADVOCACY_TABS)[number];

/** What the advocacy administration keeps in the address. */
export const { read: readAdvocacySearch, change: changeAdvocacySearch } = createListSearch(
  { tab: parameter.oneOf(ADVOCACY_TABS, 'campaigns'), campaign: parameter.uuid, page: parameter.page },
  { list: ['tab', 'campaign'], within: ['page'] },
);
export type AdvocacySearch = ReturnType<typeof readAdvocacySearch>;

export interface AdvocacySearchProps {
  search: AdvocacySearch;
  onSearchChange: (search: AdvocacySearch) => void;
}
