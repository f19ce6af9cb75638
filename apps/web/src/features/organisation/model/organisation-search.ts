import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

export const ORGANISATION_TABS = ['users', 'tags', 'apiTokens', 'flags', 'profile'] as const;
export type OrganisationTab = (typeof ORGANISATION_TABS)[number];

/** Reads the search parameters of the Organization page. */
export const { read: readOrganisationSearch } = createListSearch({ tab: parameter.oneOf(ORGANISATION_TABS, 'users') });
