import type { Feature } from '../feature.ts';
import type { StakeholdersDeps } from './stakeholders.deps.ts';
import { createStakeholdersRoutes } from './stakeholders.routes.ts';

export const feature = {
  routes: (deps: StakeholdersDeps) => ({ stakeholders: createStakeholdersRoutes(deps) }),
} satisfies Feature;

export type { FindCustomContacts } from './stakeholders.deps.ts';
export { findMatchingStakeholders } from './queries/find-matching-stakeholders.ts';
export { findPeopleNamed } from './queries/find-people-named.ts';
export { findStakeholderFacts, type StakeholderFacts } from './queries/find-stakeholder-facts.ts';
export { identifyPeople } from './queries/identify-people.ts';
export { isNarrowed, type StakeholderSearch } from './queries/search-stakeholders.ts';
