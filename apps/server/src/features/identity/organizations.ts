import type { Organization, OrganizationOverview } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { defined } from './defined.ts';
import { appendAudit } from '../audit/index.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { presentOrganization } from './identity.presenter.ts';
import { createIdentityRepository } from './identity.repository.ts';

export interface OrganizationChanges {
  externalName?: string | undefined;
  tableauReportUrl?: string | null | undefined;
  timeZone?: string | undefined;
  weeklyDigestDay?: number | undefined;
  entitlements?: Organization['entitlements'] | undefined;
}

/**
 * Allows only the actor's own organization.
 * @throws AppError NOT_FOUND for any organization but the actor's.
 */
export function assertOwnOrganization(actor: Actor, organizationId: string): void {
  if (actor.organizationId !== organizationId) throw new AppError('NOT_FOUND');
}

/**
 * Returns an organization.
 * @throws AppError NOT_FOUND
 */
export async function getOrganization(deps: IdentityDeps, organizationId: string): Promise<Organization> {
  const found = await createIdentityRepository(deps.database).getOrganization(organizationId);
  if (found === null) throw new AppError('NOT_FOUND');
  return presentOrganization(found);
}

/** Returns every organization of the installation, by name, for its operators. */
export async function findOrganizations(
  deps: IdentityDeps,
): Promise<{ results: OrganizationOverview[]; total: number }> {
  const rows = await createIdentityRepository(deps.database).findOrganizations();
  const results = rows.map(({ organization, people, activePeople }) => ({
    organization: presentOrganization(organization),
    people,
    activePeople,
  }));
  return { results, total: results.length };
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
  const named = defined(changes);
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
