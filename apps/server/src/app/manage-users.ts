import {
  assertAdminRemains,
  assertOperatorRemains,
  assertPasswordIsStrong,
  createAccountLinksRepository,
  createIdentityRepository,
  createOperatorsRepository,
  type IdentityDeps,
} from '../features/identity/index.ts';
import { AppError } from '../platform/app-error.ts';
import { auditCommand } from './audit-command.ts';

export interface ListedUser {
  userId: string;
  email: string;
  name: string;
  role: string;
  isActive: boolean;
  isOperator: boolean;
}

/** Lists all users of an organization by name. @throws AppError NOT_FOUND if no organization has the id. */
export async function listUsers({ database }: IdentityDeps, organizationId: string): Promise<ListedUser[]> {
  const repository = createIdentityRepository(database);
  if ((await repository.getOrganization(organizationId)) === null) {
    throw new AppError('NOT_FOUND', { message: `There is no organization with the id ${organizationId}.` });
  }
  const users = await repository.findUsers(organizationId);
  return users.map(({ id, email, name, memberRole, isActive, isOperator }) => ({
    userId: id,
    email,
    name,
    role: memberRole,
    isActive,
    isOperator,
  }));
}

/**
 * Revokes a user's access and signs them out everywhere.
 * @throws AppError NOT_FOUND; CONFLICT if their organization would have no administrator left, or the installation no
 *   operator.
 */
export async function deactivateUser(deps: IdentityDeps, email: string): Promise<void> {
  const userId = await getUserId(deps, email);
  await deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    const membership = await repository.findMembership(userId, null);
    const organizationId = membership?.organization.id ?? null;
    if (organizationId !== null) await repository.lockOrganization(organizationId);
    await createOperatorsRepository(tx).lock();
    await repository.updateUser(userId, { isActive: false });
    if (organizationId !== null) await assertAdminRemains(tx, organizationId);
    if (membership?.user.isOperator === true) await assertOperatorRemains(tx);
    await auditCommand(tx, deps, { userId, organizationId }, 'user.deactivated');
  });
}

/**
 * Sets a user's password, ends every session opened with the old one and invalidates links e-mailed to the user.
 * @throws AppError NOT_FOUND, VALIDATION
 */
export async function resetPassword(deps: IdentityDeps, email: string, password: string): Promise<void> {
  const userId = await getUserId(deps, email);
  const repository = createIdentityRepository(deps.database);
  const membership = await repository.findMembership(userId, null);
  const name = membership?.user.name ?? '';
  await assertPasswordIsStrong(password, { email, name });
  const context = await deps.auth.$context;
  await context.internalAdapter.updatePassword(userId, await context.password.hash(password));
  await context.internalAdapter.deleteUserSessions(userId);
  await createAccountLinksRepository(deps.database).getDelete(userId);
  const organizationId = membership?.organization.id ?? null;
  await auditCommand(deps.database, deps, { userId, organizationId }, 'user.password-reset');
}

async function getUserId({ database }: IdentityDeps, email: string): Promise<string> {
  const found = await createIdentityRepository(database).findUserByEmail(email);
  if (found === null) throw new AppError('NOT_FOUND', { message: `There is no user with the address ${email}.` });
  return found.id;
}
