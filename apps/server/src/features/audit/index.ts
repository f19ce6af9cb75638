import type { Database } from '../../platform/database/create-database.ts';
import { defineFeature } from '../define-feature.ts';
import { createAuditRoutes } from './audit.routes.ts';

export const feature = defineFeature({
  routes: (deps: { database: Database }) => ({ audit: createAuditRoutes(deps) }),
});

export { appendAudit, type AuditActor, type AuditDeps, type NewAuditEntry } from './append-audit.ts';
