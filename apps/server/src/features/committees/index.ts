import type { Feature } from '../feature.ts';
import type { CommitteesDeps } from './committees.deps.ts';
import { createCommitteesRoutes } from './committees.routes.ts';

export const feature = {
  routes: (deps: CommitteesDeps) => ({ committees: createCommitteesRoutes(deps) }),
} satisfies Feature;

export { findParents, type NamedParent } from './queries/find-parents.ts';
export { findStaffers } from './queries/find-staffers.ts';
export { isCommittee, type StoredCommittee } from './queries/stored-committee.ts';
