export { appendAudit, type AuditActor, type AuditDeps, type NewAuditEntry } from './append-audit.ts';
export { createAuditRoutes } from './audit.routes.ts';
