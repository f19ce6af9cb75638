export const ORGANISATION_TABS = ['users', 'tags', 'flags', 'profile'] as const;
export type OrganisationTab = (typeof ORGANISATION_TABS)[number];

/** What the address of the Organization page keeps. */
export interface OrganisationSearch {
  /** The users when absent. */
  tab?: OrganisationTab;
}

/** Reads an address; what is not understood is left out. */
export function readOrganisationSearch({ tab }: Record<string, unknown>): OrganisationSearch {
  const known = ORGANISATION_TABS.find((one) => one === tab);
  return known === undefined || known === 'users' ? {} : { tab: known };
}
