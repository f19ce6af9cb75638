export type { CommitteesDeps } from './committees-deps.ts';
export { createCommitteesRoutes } from './committees.routes.ts';
export { findParents, type NamedParent } from './find-parents.ts';
export { findStaffers } from './find-staffers.ts';
export { isCommittee, type StoredCommittee } from './stored-committee.ts';
