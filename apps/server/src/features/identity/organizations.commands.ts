import type { Organization } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { omitUndefined } from './commands/omit-undefined.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { getOrganization } from './organizations.queries.ts';

export interface OrganizationChanges {
  externalName?: string | undefined;
  tableauReportUrl?: string | null | undefined;
  timeZone?: string | undefined;
  weeklyDigestDay?: number | undefined;
  entitlements?: Organization['entitlements'] | undefined;
}

/**
 * Changes an organization and writes an audit entry. Only operators may change its entitlements.
 * @throws AppError NOT_FOUND; FORBIDDEN when anyone but an operator sends entitlements, in which case nothing changes
 */
export async function updateOrganization(
  deps: IdentityDeps,
  actor: Actor,
  organizationId: string,
  changes: OrganizationChanges,
): Promise<Organization> {
  if (changes.entitlements !== undefined && !actor.isOperator) {
    throw new AppError('FORBIDDEN', { message: 'Entitlements are set by the operator of this installation.' });
  }
  const named = omitUndefined(changes);
  await deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    await repository.lockOrganization(organizationId);
    if ((await repository.getOrganization(organizationId)) === null) throw new AppError('NOT_FOUND');
    if (Object.keys(named).length === 0) return;
    await repository.updateOrganization(organizationId, named);
    await appendAudit(
      tx,
      deps,
      { ...actor, organizationId },
      { action: 'organization.updated', subject: organizationId, detail: named },
    );
  });
  return getOrganization(deps, organizationId);
}
