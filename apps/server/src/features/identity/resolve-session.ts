import type { FlagValues, Session } from '@rotunda/contract';
import { APIError } from 'better-auth/api';
import { AppError } from '../../platform/app-error.ts';
import { readFlags } from '../flags/index.ts';
import type { Actor } from '../../platform/request-context.ts';
import { SESSION_UPDATE_SECONDS } from './create-auth.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { presentOrganisation, presentUser, roleOf } from './identity.presenter.ts';
import { createIdentityRepository, type StoredOrganisation, type StoredUser } from './identity.repository.ts';

/** The role of the installation, not of an organisation. */
const SUPPORT = 'support';

export interface ResolvedSession {
  actor: Actor;
  user: StoredUser;
  organisation: StoredOrganisation;
}

/**
 * Who a bearer token stands for; null when it is unknown, expired, or its user deactivated or without organisation. A
 * session that acts as a user stands for nobody once the supporter behind it is deactivated or no supporter any more.
 */
export async function resolveSession(deps: IdentityDeps, token: string): Promise<ResolvedSession | null> {
  const session = await findSession(deps, token);
  if (session === null) return null;
  const repository = createIdentityRepository(deps.database);
  const impersonatorId = session.impersonatedBy ?? null;
  if (impersonatorId !== null) {
    const supporter = await repository.getAnyUser(impersonatorId);
    if (supporter?.isActive !== true || supporter.platformRole !== SUPPORT) return null;
  }
  const membership = await repository.findMembership(session.userId, session.activeOrganizationId ?? null);
  if (membership === null || !membership.user.isActive) return null;
  const flags = readFlags(await repository.findFlags(membership.organisation.id));
  return {
    actor: {
      userId: session.userId,
      organisationId: membership.organisation.id,
      role: roleOf(membership.user.memberRole),
      flags,
      impersonatorId,
      isSupport: membership.user.platformRole === SUPPORT,
      // Who acts as an operator does not get the installation with it.
      isOperator: membership.user.isOperator && impersonatorId === null,
    },
    user: membership.user,
    organisation: membership.organisation,
  };
}

/** The session in use, prolonged once a day; one that acts as a user ends when it was said to. */
async function findSession({ auth, clock }: IdentityDeps, token: string) {
  const ask = async (disableRefresh: boolean) => {
    const headers = new Headers({ authorization: `Bearer ${token}` });
    const found = await auth.api.getSession({ headers, query: { disableRefresh } }).catch(refuse);
    return found?.session ?? null;
  };
  const session = await ask(true);
  if (session === null || session.impersonatedBy) return session;
  const isDue = session.updatedAt.getTime() + SESSION_UPDATE_SECONDS * 1000 <= clock.nowMs();
  return isDue ? ask(false) : session;
}

/** A token that is refused stands for nobody; a fault of the database says nothing about who asks. */
function refuse(cause: unknown): null {
  if (!(cause instanceof APIError)) throw cause;
  if (cause.statusCode < 500) return null;
  // The library tells any fault of the database like this, and keeps which one to its log.
  throw new AppError('DATABASE_UNAVAILABLE', { cause });
}

/** What the shell needs to know of who is signed in. */
export async function presentSession(deps: IdentityDeps, resolved: ResolvedSession): Promise<Session> {
  const { actor, user, organisation } = resolved;
  const impersonator =
    actor.impersonatorId === null
      ? null
      : await createIdentityRepository(deps.database).getAnyUser(actor.impersonatorId);
  return {
    user: presentUser(user),
    organisation: presentOrganisation(organisation),
    flags: actor.flags satisfies FlagValues,
    impersonator:
      impersonator === null ? null : { _id: impersonator.id, name: impersonator.name, email: impersonator.email },
    mayImpersonate: actor.isSupport && actor.impersonatorId === null,
    isOperator: actor.isOperator,
  };
}
