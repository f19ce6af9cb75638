import type { Organisation, OrganisationOverview } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { defined } from './defined.ts';
import { appendAudit } from '../audit/index.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { presentOrganisation } from './identity.presenter.ts';
import { createIdentityRepository } from './identity.repository.ts';

export interface OrganisationChanges {
  externalName?: string | undefined;
  tableauReportUrl?: string | null | undefined;
  timeZone?: string | undefined;
  weeklyDigestDay?: number | undefined;
  entitlements?: Organisation['entitlements'] | undefined;
}

/**
 * Allows only the actor's own organization.
 * @throws AppError NOT_FOUND for any organization but the actor's.
 */
export function assertOwnOrganisation(actor: Actor, organisationId: string): void {
  if (actor.organisationId !== organisationId) throw new AppError('NOT_FOUND');
}

/**
 * Returns an organization.
 * @throws AppError NOT_FOUND
 */
export async function getOrganisation(deps: IdentityDeps, organisationId: string): Promise<Organisation> {
  const found = await createIdentityRepository(deps.database).getOrganisation(organisationId);
  if (found === null) throw new AppError('NOT_FOUND');
  return presentOrganisation(found);
}

/** Returns every organization of the installation, by name, for its operators. */
export async function findOrganisations(
  deps: IdentityDeps,
): Promise<{ results: OrganisationOverview[]; total: number }> {
  const rows = await createIdentityRepository(deps.database).findOrganisations();
  const results = rows.map(({ organisation, people, activePeople }) => ({
    organisation: presentOrganisation(organisation),
    people,
    activePeople,
  }));
  return { results, total: results.length };
}

/**
 * Changes an organization and writes an audit entry. Only operators may change its entitlements.
 * @throws AppError NOT_FOUND; FORBIDDEN when anyone but an operator sends entitlements, in which case nothing changes
 */
export async function updateOrganisation(
  deps: IdentityDeps,
  actor: Actor,
  organisationId: string,
  changes: OrganisationChanges,
): Promise<Organisation> {
  if (changes.entitlements !== undefined && !actor.isOperator) {
    throw new AppError('FORBIDDEN', { message: 'Entitlements are set by the operator of this installation.' });
  }
  const named = defined(changes);
  await deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    await repository.lockOrganisation(organisationId);
    if ((await repository.getOrganisation(organisationId)) === null) throw new AppError('NOT_FOUND');
    if (Object.keys(named).length === 0) return;
    await repository.updateOrganisation(organisationId, named);
    await appendAudit(
      tx,
      deps,
      { ...actor, organisationId },
      { action: 'organization.updated', subject: organisationId, detail: named },
    );
  });
  return getOrganisation(deps, organisationId);
}
