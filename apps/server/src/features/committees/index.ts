export type { CommitteesDeps } from './committees-deps.ts';
export { createCommitteesRoutes } from './committees.routes.ts';
export { findStaffers } from './find-staffers.ts';
