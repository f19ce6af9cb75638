import { createIdentityRepository } from '../features/identity/index.ts';
import type { SourcesDeps } from '../features/sources/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Of the audit's entries made on the command line, where nobody has signed in. */
const OPERATOR = 'operator';

/** Writes who did what with authority, under both names when support acts as someone. */
export function auditWith({ ids, clock }: Pick<PlatformDeps, 'ids' | 'clock'>): SourcesDeps['audit'] {
  return (tx, actor, action, subject, detail) =>
    createIdentityRepository(tx).appendAudit({
      auditId: ids.newId(),
      organisationId: actor?.organisationId ?? null,
      userId: actor?.userId ?? OPERATOR,
      impersonatorId: actor?.impersonatorId ?? null,
      action,
      subject,
      createdTs: clock.now(),
      ...(detail === undefined ? {} : { detail }),
    });
}
