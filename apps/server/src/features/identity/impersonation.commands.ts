import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { createOperatorsRepository } from './operators.repository.ts';
import { IMPERSONATION_SECONDS, presentSession, resolveSession } from './sessions/resolve-session.ts';
import { hashToken, openParentToken, sealParentToken } from './sessions/session-token.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';
import { openSession, signOut, type Client, type SignedIn } from './sign-in/sign-in.ts';

/**
 * Lets support act as a user for an hour. The session records who really acts, the page shows it, and the audit log
 * keeps it. It ends with the session it was started from.
 *
 * @param token of the supporter's own session
 * @throws AppError FORBIDDEN for anyone who is not support or who is already acting as a user; NOT_FOUND
 */
export async function impersonate(
  deps: IdentityDeps,
  actor: Actor,
  { email, token, client }: { email: string; token: string; client: Client },
): Promise<SignedIn> {
  if (!actor.isSupport || actor.impersonatorId !== null) throw new AppError('FORBIDDEN');
  const repository = createIdentityRepository(deps.database);
  const target = await repository.findUserByEmail(email);
  if (target === null || !target.isActive || target.id === actor.userId) throw new AppError('NOT_FOUND');
  const userId = target.id;
  const membership = await repository.findMembership(userId, null);
  if (membership === null) throw new AppError('NOT_FOUND');
  // The password of the sample workspace's supporter is public, so they cannot act as anyone outside it.
  const isReachable =
    membership.organization.isSample || !(await createOperatorsRepository(deps.database).isOfSample(actor.userId));
  if (!isReachable) throw new AppError('NOT_FOUND');
  const own = await createSessionsRepository(deps.database).findByToken(hashToken(token));
  if (own === null) throw new AppError('UNAUTHORIZED');
  const asUser = { organizationId: membership.organization.id, userId, impersonatorId: actor.userId };
  await appendAudit(deps.database, deps, asUser, { action: 'impersonation.started', subject: userId });
  return openSession(deps, {
    userId,
    client,
    acting: {
      supporterId: actor.userId,
      parentSessionId: own.session.id,
      seconds: IMPERSONATION_SECONDS,
      seal: (actingToken) => sealParentToken(token, actingToken),
    },
  });
}

/** Stops acting as a user and returns the supporter to the session it was started from. @throws AppError FORBIDDEN */
export async function stopImpersonating(deps: IdentityDeps, actor: Actor, token: string): Promise<SignedIn> {
  if (actor.impersonatorId === null) throw new AppError('FORBIDDEN');
  const acting = await createSessionsRepository(deps.database).findByToken(hashToken(token));
  const sealed = acting?.session.parentTokenSealed ?? null;
  if (sealed === null) throw new AppError('UNAUTHORIZED');
  const parentToken = openParentToken(sealed, token);
  await appendAudit(deps.database, deps, actor, { action: 'impersonation.stopped', subject: actor.userId });
  await signOut(deps, token);
  const own = await resolveSession(deps, hashToken(parentToken), { isUse: true });
  if (own === null) throw new AppError('UNAUTHORIZED');
  return { token: parentToken, session: presentSession(own) };
}
