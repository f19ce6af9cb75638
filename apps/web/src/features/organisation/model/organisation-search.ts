import { createListSearch, parameter } from '../../../shared/records/list-search.ts';

export const ORGANISATION_TABS = ['users', 'tags', 'apiTokens', 'flags', 'profile'] as const;
export type OrganisationTab = (typeof ORGANISATION_TABS)[number];

/** What the address of the Organization page keeps. */
export const { read: readOrganisationSearch } = createListSearch({ tab: parameter.oneOf(ORGANISATION_TABS, 'users') });
