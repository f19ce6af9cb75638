import type { AuditAction } from '@rotunda/contract';
import { appendAudit, type AuditDeps } from '../features/audit/index.ts';
import type { DatabaseHandle } from '../platform/database/create-database.ts';

/**
 * Records an audit entry for the command line. The operator who runs it is not a user, so the entry is attributed to
 * the user it is about.
 */
export function auditCommand(
  tx: DatabaseHandle,
  deps: AuditDeps,
  { userId, organizationId }: { userId: string; organizationId: string | null },
  action: AuditAction,
): Promise<void> {
  const by = { organizationId, userId, impersonatorId: null };
  return appendAudit(tx, deps, by, { action, subject: userId, detail: { by: 'command line' } });
}
