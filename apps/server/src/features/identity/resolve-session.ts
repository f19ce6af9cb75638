import type { FlagValues, Session } from '@rotunda/contract';
import { readFlags } from '../flags/index.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { presentOrganisation, presentUser, roleOf } from './identity.presenter.ts';
import { createIdentityRepository, type StoredOrganisation, type StoredUser } from './identity.repository.ts';

export interface ResolvedSession {
  actor: Actor;
  user: StoredUser;
  organisation: StoredOrganisation;
}

/** Who a bearer token stands for; null when it is unknown, expired, or its user deactivated or without organisation. */
export async function resolveSession(deps: IdentityDeps, token: string): Promise<ResolvedSession | null> {
  const found = await deps.auth.api
    .getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) })
    .catch(() => null);
  if (found === null) return null;
  const repository = createIdentityRepository(deps.database);
  const { session } = found;
  const membership = await repository.findMembership(session.userId, session.activeOrganizationId ?? null);
  if (membership === null || !membership.user.isActive) return null;
  const flags = readFlags(await repository.findFlags(membership.organisation.id));
  return {
    actor: {
      userId: session.userId,
      organisationId: membership.organisation.id,
      role: roleOf(membership.user.memberRole),
      flags,
      impersonatorId: session.impersonatedBy ?? null,
      isSupport: membership.user.platformRole === 'support',
    },
    user: membership.user,
    organisation: membership.organisation,
  };
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
  };
}
