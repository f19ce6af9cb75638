import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { openSession, signOut, type SignedIn } from './sign-in.ts';

const IMPERSONATION_SECONDS = 3600;

/**
 * Support acts as a user for an hour; the session carries who really acts, the page shows it, the audit keeps it.
 * @throws AppError FORBIDDEN for anyone who is not support or who is acting as someone already; NOT_FOUND
 */
export async function impersonate(deps: IdentityDeps, actor: Actor, email: string): Promise<SignedIn> {
  if (!actor.isSupport || actor.impersonatorId !== null) throw new AppError('FORBIDDEN');
  const repository = createIdentityRepository(deps.database);
  const target = await repository.findUserByEmail(email);
  if (target === null || !target.isActive || target.id === actor.userId) throw new AppError('NOT_FOUND');
  const userId = target.id;
  const membership = await repository.findMembership(userId, null);
  if (membership === null) throw new AppError('NOT_FOUND');
  await repository.appendAudit({
    auditId: deps.ids.newId(),
    organisationId: membership.organisation.id,
    userId,
    impersonatorId: actor.userId,
    action: 'impersonation.started',
    subject: userId,
    createdTs: deps.clock.now(),
  });
  const { internalAdapter } = await deps.auth.$context;
  const expiresAt = new Date(deps.clock.nowMs() + IMPERSONATION_SECONDS * 1000);
  const session = await internalAdapter.createSession(userId, true, { impersonatedBy: actor.userId, expiresAt }, true);
  return openSession(deps, session.token);
}

/** Ends acting as a user and gives the supporter a session of their own again. @throws AppError FORBIDDEN */
export async function stopImpersonating(deps: IdentityDeps, actor: Actor, token: string): Promise<SignedIn> {
  if (actor.impersonatorId === null) throw new AppError('FORBIDDEN');
  const { internalAdapter } = await deps.auth.$context;
  await createIdentityRepository(deps.database).appendAudit({
    auditId: deps.ids.newId(),
    organisationId: actor.organisationId,
    userId: actor.userId,
    impersonatorId: actor.impersonatorId,
    action: 'impersonation.stopped',
    subject: actor.userId,
    createdTs: deps.clock.now(),
  });
  await signOut(deps, token);
  const session = await internalAdapter.createSession(actor.impersonatorId);
  return openSession(deps, session.token);
}
