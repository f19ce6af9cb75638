import type { Feature } from '../feature.ts';
import type { StakeholdersDeps } from './stakeholders-deps.ts';
import { createStakeholdersRoutes } from './stakeholders.routes.ts';

export const feature = {
  routes: (deps: StakeholdersDeps) => ({ stakeholders: createStakeholdersRoutes(deps) }),
} satisfies Feature;

export type { FindCustomContacts } from './stakeholders-deps.ts';
export { findMatchingStakeholders } from './find-matching-stakeholders.ts';
export { findPeopleNamed } from './find-people-named.ts';
export { findStakeholderFacts, type StakeholderFacts } from './find-stakeholder-facts.ts';
export { identifyPeople } from './identify-people.ts';
export { isNarrowed, type StakeholderSearch } from './search-stakeholders.ts';
