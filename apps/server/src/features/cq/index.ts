import type { Feature } from '../feature.ts';
import type { CqDeps } from './cq.deps.ts';
import { createCqRoutes } from './cq.routes.ts';

export const feature = {
  routes: (deps: CqDeps) => ({ cq: createCqRoutes(deps) }),
} satisfies Feature;

export { checkEntitled, isEntitled } from './cq.policy.ts';
export { type CqDeps, type CqSessions, PdfUnavailableError } from './cq.deps.ts';
export { findCqOfBills } from './queries/find-cq-of-bills.ts';
export { licensedProvenance } from './licensed-provenance.presenter.ts';
export { storeCqRecords } from './cq.commands.ts';
