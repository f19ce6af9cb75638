import type { Role, User } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { appendAudit } from '../../audit/index.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { presentUser } from '../identity.presenter.ts';
import { createIdentityRepository } from '../identity.repository.ts';
import { createOperatorsRepository } from '../operators.repository.ts';
import { assertPasswordIsStrong } from '../passwords/password-rules.ts';

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  password: string;
  /** May act as any user; can only be set on the command line. */
  isSupport?: boolean;
  /** Operates the installation; can only be set on the command line. */
  isOperator?: boolean;
}

/** Creator of a user, for the audit log. Null writes no entry, as for the users of the sample workspace. */
export type UserMaker = Actor | 'command line' | null;

/** A user about to be stored. The password is already hashed, because hashing would prolong the transaction. */
export interface PreparedUser extends Omit<NewUser, 'password'> {
  passwordHash: string;
}

/**
 * Creates a user who can sign in immediately. The first user outside the sample workspace becomes an operator of the
 * installation.
 * @throws AppError CONFLICT when any organization already has a user with the address; VALIDATION for a weak password;
 *   NOT_FOUND
 */
export async function createUser(
  deps: IdentityDeps,
  organizationId: string,
  input: NewUser,
  by: UserMaker = null,
): Promise<User> {
  // The users of the sample workspace share a public password, so its strength is not checked.
  if (by !== null) {
    const name = `${input.firstName} ${input.lastName}`;
    await assertPasswordIsStrong(input.password, { email: input.email, name });
  }
  const prepared = await prepareUser(deps, input);
  return deps.database.transaction((tx) => insertUser(deps, tx, organizationId, prepared, by));
}

/**
 * Creates a user on behalf of an administrator. Where other organizations have accounts, only an operator may, because
 * the answer tells whether the address has one; everybody else invites.
 * @throws AppError as `createUser`; FORBIDDEN, whatever the address
 */
export async function addUser(deps: IdentityDeps, actor: Actor, input: NewUser): Promise<User> {
  const { organizationId, isOperator } = actor;
  if (!isOperator && (await createIdentityRepository(deps.database).hasUserElsewhere(organizationId))) {
    throw new AppError('FORBIDDEN', { message: INVITE_INSTEAD });
  }
  return createUser(deps, organizationId, input, actor);
}

/**
 * Validates and hashes what a new user needs before the transaction.
 * @throws AppError CONFLICT when the address is taken
 */
export async function prepareUser(deps: IdentityDeps, input: NewUser): Promise<PreparedUser> {
  const { password, ...person } = input;
  const email = input.email.trim().toLowerCase();
  // Checked again in the transaction; the check here only avoids the cost of a hash.
  await assertFree(deps.database, email);
  const context = await deps.auth.$context;
  return { ...person, email, passwordHash: await context.password.hash(password) };
}

/**
 * Inserts user, password, membership and platform rights in the caller's transaction.
 * @throws AppError CONFLICT, NOT_FOUND
 */
export async function insertUser(
  deps: IdentityDeps,
  tx: DatabaseHandle,
  organizationId: string,
  person: PreparedUser,
  by: UserMaker,
): Promise<User> {
  const repository = createIdentityRepository(tx);
  const operators = createOperatorsRepository(tx);
  await operators.lock();
  await assertFree(tx, person.email);
  const organization = await repository.getOrganization(organizationId);
  if (organization === null) throw new AppError('NOT_FOUND');
  const isFirst = !(await operators.hasUserOutsideSample());
  if (organization.isSample && person.isOperator && !isFirst) {
    throw new AppError('CONFLICT', { message: SAMPLE_IS_PUBLIC });
  }
  const isOperator = person.isOperator === true || (isFirst && !organization.isSample);
  const userId = deps.ids.newId();
  await repository.insertUser({
    id: userId,
    email: person.email,
    name: `${person.firstName} ${person.lastName}`.trim(),
    emailVerified: true,
    firstName: person.firstName,
    lastName: person.lastName,
    role: person.isSupport ? 'support' : 'user',
    isOperator,
  });
  await repository.insertPassword({ id: deps.ids.newId(), userId, password: person.passwordHash });
  await repository.addMember({
    id: deps.ids.newId(),
    organizationId: organizationId,
    userId,
    role: person.role,
  });
  if (isOperator && !organization.isSample) await operators.endOperatorsOfSample();
  if (by !== null) await auditCreation(deps, tx, { ...person, isOperator, userId, organizationId }, by);
  const made = await repository.getUser(organizationId, userId);
  if (made === null) throw new AppError('NOT_FOUND');
  return presentUser(made);
}

interface MadeUser extends Pick<NewUser, 'role' | 'isSupport' | 'isOperator'> {
  userId: string;
  organizationId: string;
}

/**
 * Writes the audit entry of a new user. On the command line nobody is signed in, so the entry names the new user as the
 * actor.
 */
function auditCreation(deps: IdentityDeps, tx: DatabaseHandle, made: MadeUser, by: Exclude<UserMaker, null>) {
  const { userId, organizationId, role, isSupport, isOperator } = made;
  const isActor = by !== 'command line';
  const actor = isActor ? by : { userId, impersonatorId: null };
  const detail = {
    role,
    ...(isSupport ? { isSupport } : {}),
    ...(isOperator ? { isOperator } : {}),
    ...(isActor ? {} : { by }),
  };
  return appendAudit(tx, deps, { ...actor, organizationId }, { action: 'user.created', subject: userId, detail });
}

const INVITE_INSTEAD =
  'Several organizations use this installation, so only its operators can add users directly. Invite this person instead, or ask an operator where e-mail is not set up.';

export const SAMPLE_IS_PUBLIC =
  'People of the sample workspace cannot run the installation: its password is public. Choose someone of your own organization.';

async function assertFree(db: DatabaseHandle, email: string): Promise<void> {
  if ((await createIdentityRepository(db).findUserByEmail(email)) === null) return;
  throw new AppError('CONFLICT', { message: 'A user with this e-mail address already exists.' });
}
