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

/** Who did it: someone signed in, or the command line, where an entry stands under the user it is about. */
export type AuditActor = Pick<Actor, 'userId' | 'impersonatorId'> &
  Partial<Pick<Actor, 'apiToken'>> & { organisationId: string | null };

export interface NewAuditEntry {
  action: AuditAction;
  /** The id of what it was done to. */
  subject: string;
  /** What changed, and names that would be gone later; never a secret. */
  detail?: Record<string, unknown>;
}

/**
 * Writes down what someone does with authority, in the transaction of the change: both happen or neither. The supporter
 * behind a user is always written with them, and so is the API token by which a program acted. This is the only way into
 * the audit log.
 */
export function appendAudit(
  tx: DatabaseHandle,
  { clock, ids }: AuditDeps,
  { organisationId, userId, impersonatorId, apiToken }: AuditActor,
  ...entries: readonly NewAuditEntry[]
): Promise<void> {
  const program = apiToken ? { apiToken: apiToken.name } : {};
  const by = { organisationId, userId, impersonatorId, createdTs: clock.now() };
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
