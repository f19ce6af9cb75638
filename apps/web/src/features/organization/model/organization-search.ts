import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

export const ORGANIZATION_TABS = ['users', 'tags', 'apiTokens', 'flags', 'profile'] as const;
export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];

/** Reads the search parameters of the Organization page. */
export const { read: readOrganizationSearch } = createListSearch({ tab: parameter.oneOf(ORGANIZATION_TABS, 'users') });
