import type { Database } from '../../platform/database/create-database.ts';
import type { Feature } from '../feature.ts';
import { createAuditRoutes } from './audit.routes.ts';

export const feature = {
  routes: (deps: { database: Database }) => ({ audit: createAuditRoutes(deps) }),
} satisfies Feature;

export { appendAudit, type AuditActor, type AuditDeps, type NewAuditEntry } from './audit.commands.ts';
