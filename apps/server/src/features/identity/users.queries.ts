import type { User } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { presentUser } from './identity.presenter.ts';
import { createIdentityRepository } from './identity.repository.ts';

/**
 * Returns a user of the organization.
 * @throws AppError NOT_FOUND, also for a user of another organization
 */
export async function getUser(deps: IdentityDeps, organizationId: string, userId: string): Promise<User> {
  const found = await createIdentityRepository(deps.database).getUser(organizationId, userId);
  if (found === null) throw new AppError('NOT_FOUND');
  return presentUser(found);
}
