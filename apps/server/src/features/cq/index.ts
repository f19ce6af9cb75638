export { checkEntitled, isEntitled } from './check-entitled.ts';
export { type CqDeps, type CqSessions, PdfUnavailableError } from './cq-deps.ts';
export { createCqRoutes } from './cq.routes.ts';
export { findCqOfBills } from './find-cq-of-bills.ts';
export { licensedProvenance } from './licensed-provenance.ts';
export { storeCqRecords } from './store-cq-records.ts';
