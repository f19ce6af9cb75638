import type { Organization, OrganizationOverview } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { presentOrganization } from './identity.presenter.ts';
import { createIdentityRepository } from './identity.repository.ts';

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
