import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { readFlags } from '../../flags/index.ts';
import { getRole } from '../identity.presenter.ts';
import { createIdentityRepository, type StoredOrganization } from '../identity.repository.ts';

/**
 * Loads a user's current rights for work done in their name after a request; null when they are deactivated or have
 * left the organization. The actor is not impersonated and has no platform rights.
 */
export async function findActor(
  db: DatabaseHandle,
  { userId, organizationId }: Pick<Actor, 'userId' | 'organizationId'>,
): Promise<{ actor: Actor; organization: StoredOrganization } | null> {
  const repository = createIdentityRepository(db);
  const found = await repository.findMembership(userId, organizationId);
  if (found === null || found.organization.id !== organizationId || !found.user.isActive) return null;
  const flags = readFlags(await repository.findFlags(organizationId));
  const role = getRole(found.user.memberRole);
  return {
    actor: {
      userId,
      organizationId,
      role,
      flags,
      impersonatorId: null,
      isSupport: false,
      isOperator: false,
      apiToken: null,
    },
    organization: found.organization,
  };
}
