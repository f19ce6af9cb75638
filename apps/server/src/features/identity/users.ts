import type { Organisation, Role, User } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { announceVisibility } from '../projects/index.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { presentOrganisation, presentUser } from './identity.presenter.ts';
import { createIdentityRepository, type IdentityRepository } from './identity.repository.ts';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
  /** May act as any user; set on the command line only. */
  isSupport?: boolean;
}

/** @throws AppError NOT_FOUND: a user of another organisation answers as a missing one. */
export async function getUser(deps: IdentityDeps, organisationId: string, userId: string): Promise<User> {
  const found = await createIdentityRepository(deps.database).getUser(organisationId, userId);
  if (found === null) throw new AppError('NOT_FOUND');
  return presentUser(found);
}

/** @throws AppError NOT_FOUND for any organisation but the actor's. */
export function assertOwnOrganisation(actor: Actor, organisationId: string): void {
  if (actor.organisationId !== organisationId) throw new AppError('NOT_FOUND');
}

export async function getOrganisation(deps: IdentityDeps, organisationId: string): Promise<Organisation> {
  const found = await createIdentityRepository(deps.database).getOrganisation(organisationId);
  if (found === null) throw new AppError('NOT_FOUND');
  return presentOrganisation(found);
}

/**
 * Makes a user who can sign in at once.
 * @throws AppError CONFLICT when the address is taken, by whichever organisation.
 */
export async function createUser(deps: IdentityDeps, organisationId: string, input: NewUser): Promise<User> {
  const repository = createIdentityRepository(deps.database);
  const email = input.email.trim().toLowerCase();
  if ((await repository.findUserByEmail(email)) !== null) {
    throw new AppError('CONFLICT', { message: 'A user with this e-mail address exists already.' });
  }
  const { internalAdapter, password } = await deps.auth.$context;
  const created = await internalAdapter.createUser(
    {
      email,
      name: `${input.firstName} ${input.lastName}`.trim(),
      emailVerified: true,
      firstName: input.firstName,
      lastName: input.lastName,
      isActive: true,
      role: input.isSupport ? 'support' : 'user',
    },
    { method: 'admin' },
  );
  await internalAdapter.linkAccount({
    userId: created.id,
    accountId: created.id,
    providerId: 'credential',
    password: await password.hash(input.password),
  });
  await repository.addMember({
    id: deps.ids.newId(),
    organizationId: organisationId,
    userId: created.id,
    role: input.role,
  });
  return getUser(deps, organisationId, created.id);
}

export interface UserChanges {
  role?: Role | undefined;
  isActive?: boolean | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/**
 * Changes a user of the actor's organisation; a deactivated one is signed out everywhere at once.
 * @throws AppError NOT_FOUND; CONFLICT when the organisation would be left without an administrator.
 */
export async function updateUser(
  deps: IdentityDeps,
  actor: Actor,
  userId: string,
  changes: UserChanges,
): Promise<User> {
  await deps.database.transaction(async (tx) => {
    const repository = createIdentityRepository(tx);
    const found = await repository.getUser(actor.organisationId, userId);
    if (found === null) throw new AppError('NOT_FOUND');
    const { role, ...own } = changes;
    await repository.updateUser(userId, withName(found, defined(own)));
    if (role !== undefined) {
      await repository.updateRole(actor.organisationId, userId, role);
      await announceVisibility(tx, actor.organisationId);
    }
    await assertAdminRemains(repository, actor.organisationId);
    await repository.appendAudit({
      auditId: deps.ids.newId(),
      organisationId: actor.organisationId,
      userId: actor.userId,
      impersonatorId: actor.impersonatorId,
      action: 'user.updated',
      subject: userId,
      detail: defined(changes),
      createdTs: deps.clock.now(),
    });
  });
  if (changes.isActive === false) await (await deps.auth.$context).internalAdapter.deleteUserSessions(userId);
  return getUser(deps, actor.organisationId, userId);
}

async function assertAdminRemains(repository: IdentityRepository, organisationId: string): Promise<void> {
  if ((await repository.countAdmins(organisationId)) > 0) return;
  throw new AppError('CONFLICT', { message: 'An organization needs at least one active administrator.' });
}

function withName<C extends { firstName?: string; lastName?: string }>(
  found: { firstName: string; lastName: string },
  changes: C,
): C & { name?: string } {
  if (changes.firstName === undefined && changes.lastName === undefined) return changes;
  return { ...changes, name: `${changes.firstName ?? found.firstName} ${changes.lastName ?? found.lastName}`.trim() };
}

function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
