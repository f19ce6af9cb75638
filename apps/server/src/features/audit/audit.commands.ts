import type { AuditAction } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createAuditRepository } from './audit.repository.ts';

export interface AuditDeps {
  clock: Pick<Clock, 'now'>;
  ids: IdSource;
}

/**
 * Who performed the action: a signed-in user or the command line, whose entries are recorded under the affected user.
 */
export type AuditActor = Pick<Actor, 'userId' | 'impersonatorId'> &
  Partial<Pick<Actor, 'apiToken'>> & { organizationId: string | null };

export interface NewAuditEntry {
  action: AuditAction;
  /** Id of the affected object. */
  subject: string;
  /** What changed, plus names that may be gone later; never a secret. */
  detail?: Record<string, unknown>;
}

/**
 * Records an authorized action in the transaction of the change. The entry includes the supporter impersonating the
 * user and the API token of a program. This is the only way to write to the audit log.
 */
export function appendAudit(
  tx: DatabaseHandle,
  { clock, ids }: AuditDeps,
  { organizationId, userId, impersonatorId, apiToken }: AuditActor,
  ...entries: readonly NewAuditEntry[]
): Promise<void> {
  const program = apiToken ? { apiToken: apiToken.name } : {};
  const by = { organizationId, userId, impersonatorId, createdTs: clock.now() };
  return createAuditRepository(tx).append(
    entries.map(({ action, subject, detail = {} }) => ({
      ...by,
      auditId: ids.newId(),
      action,
      subject,
      detail: { ...detail, ...program },
    })),
  );
}
