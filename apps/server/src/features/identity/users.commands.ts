import type { Role, User } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { announceVisibility } from '../projects/index.ts';
import { omitUndefined } from './commands/omit-undefined.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { createOperatorsRepository } from './operators.repository.ts';
import { assertAdminRemains, assertOperatorRemains } from './users.policy.ts';
import { getUser } from './users.queries.ts';

export interface UserChanges {
  role?: Role | undefined;
  isActive?: boolean | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/**
 * Changes a user of the actor's organization. A deactivated user is immediately signed out everywhere.
 * @throws AppError NOT_FOUND; FORBIDDEN for deactivating an operator without being one; CONFLICT when the organization
 *   would be left without an administrator or the installation without an operator.
 */
export async function updateUser(
  deps: IdentityDeps,
  actor: Actor,
  userId: string,
  changes: UserChanges,
): Promise<User> {
  await deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    // Serializes two administrators who demote each other, so that the second sees the result of the first.
    await repository.lockOrganization(actor.organizationId);
    const found = await repository.getUser(actor.organizationId, userId);
    if (found === null) throw new AppError('NOT_FOUND');
    const isEndingOperator = found.isOperator && found.isActive && changes.isActive === false;
    if (isEndingOperator && !actor.isOperator) {
      throw new AppError('FORBIDDEN', {
        message: 'This person is an operator of the installation. Only an operator can deactivate them.',
      });
    }
    if (isEndingOperator) await createOperatorsRepository(tx).lock();
    const { role, ...own } = changes;
    await repository.updateUser(userId, withName(found, omitUndefined(own)));
    if (role !== undefined) {
      await repository.updateRole(actor.organizationId, userId, role);
      await announceVisibility(tx, actor.organizationId);
    }
    await assertAdminRemains(tx, actor.organizationId);
    if (isEndingOperator) await assertOperatorRemains(tx);
    await appendAudit(tx, deps, actor, { action: 'user.updated', subject: userId, detail: omitUndefined(changes) });
  });
  return getUser(deps, actor.organizationId, userId);
}

function withName<C extends { firstName?: string; lastName?: string }>(
  found: { firstName: string; lastName: string },
  changes: C,
): C & { name?: string } {
  if (changes.firstName === undefined && changes.lastName === undefined) return changes;
  return { ...changes, name: `${changes.firstName ?? found.firstName} ${changes.lastName ?? found.lastName}`.trim() };
}
