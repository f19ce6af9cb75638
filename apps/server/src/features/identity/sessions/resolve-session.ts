import type { FlagValues, Session } from '@rotunda/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { readFlags } from '../../flags/index.ts';
import { presentOrganization, presentUser, getRole } from '../identity.presenter.ts';
import type { StoredOrganization, StoredUser } from '../identity.repository.ts';
import { createSessionsRepository, type FoundSession } from './sessions.repository.ts';

/** A session that is unused for this long expires. */
const IDLE_SECONDS = 7 * 24 * 3600;
/** Longest lifetime of a session, however much it is used; then the user must sign in again (ASVS 5.0, 7.3.2). */
const MAX_LIFETIME_SECONDS = 30 * 24 * 3600;
/** A session in use is prolonged at most once a day. */
const PROLONGED_EVERY_SECONDS = 24 * 3600;
/** Support may act as a user for at most an hour, then has to start again. */
export const IMPERSONATION_SECONDS = 3600;
/**
 * Precision of the last-use time in the list of sessions. Writing it on every request would cost more than the request
 * itself.
 */
const MARKED_EVERY_SECONDS = 300;
/** Role in the installation, not in an organization. */
const SUPPORT = 'support';

export interface ResolvedSession {
  sessionId: string;
  /** The supporter's own session from which they started acting as the user. */
  parentSessionId: string | null;
  /** Unix milliseconds at which the session ends, unless it has been prolonged by then. */
  endsMs: number;
  actor: Actor;
  user: StoredUser;
  organization: StoredOrganization;
  /** The supporter who really acts. */
  impersonator: { id: string; name: string; email: string } | null;
}

export interface ResolveDeps {
  database: DatabaseHandle;
  clock: Clock;
}

/** Returns the end of a session from when it was opened and last used, all in Unix milliseconds. */
export function sessionEndsMs(openedMs: number, usedMs: number): number {
  return Math.min(usedMs + IDLE_SECONDS * 1000, getLastMs(openedMs));
}

function getLastMs(openedMs: number): number {
  return openedMs + MAX_LIFETIME_SECONDS * 1000;
}

/**
 * Caps the stored end, because sessions opened by an earlier release may be stored with a later end than is now
 * allowed.
 */
function getEnd({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): number {
  return Math.min(expiresAt.getTime(), getLastMs(createdAt.getTime()));
}

/**
 * Resolves a token from the database. Returns null when it is unknown or expired, or when its user is deactivated or
 * has no organization. A session that acts as a user is void once its hour is over, or when its supporter is
 * deactivated, is no longer support, or has signed out of the session it was started from.
 *
 * @param isUse whether this counts as a use of the session, which prolongs it
 * @throws a fault of the database, which says nothing about the token
 */
export async function resolveSession(
  deps: ResolveDeps,
  tokenHash: string,
  { isUse }: { isUse: boolean },
): Promise<ResolvedSession | null> {
  const nowMs = deps.clock.nowMs();
  const found = await createSessionsRepository(deps.database).findByToken(tokenHash);
  if (found === null || !found.user.isActive) return null;
  const endsMs = found.session.impersonatedBy === null ? getEnd(found.session) : impersonationEndsMs(found);
  if (endsMs <= nowMs) return null;
  const prolongedMs = isUse ? await markUse(deps, found.session, nowMs) : undefined;
  return { ...getResolved(found), endsMs: prolongedMs ?? endsMs };
}

/** Returns when acting as the user ends; 0 when this session may no longer do so. */
function impersonationEndsMs({ session, supporter, parent }: FoundSession): number {
  if (supporter?.isActive !== true || supporter.platformRole !== SUPPORT) return 0;
  if (parent?.userId !== supporter.id) return 0;
  const hourEndsMs = session.createdAt.getTime() + IMPERSONATION_SECONDS * 1000;
  return Math.min(getEnd(session), hourEndsMs, getEnd(parent));
}

function getResolved({ session, user, organization, flags, supporter }: FoundSession) {
  const impersonatorId = session.impersonatedBy;
  return {
    sessionId: session.id,
    parentSessionId: session.parentSessionId,
    actor: {
      userId: user.id,
      organizationId: organization.id,
      role: getRole(user.memberRole),
      flags: readFlags(flags),
      impersonatorId,
      isSupport: user.platformRole === SUPPORT,
      // Acting as an operator does not grant the operator's rights over the installation.
      isOperator: user.isOperator && impersonatorId === null,
      apiToken: null,
    },
    user,
    organization,
    impersonator: supporter === null ? null : { id: supporter.id, name: supporter.name, email: supporter.email },
  };
}

/**
 * Records a use of the session, and prolongs it if due. A session that acts as a user is never prolonged.
 * @returns the new end of a prolonged session
 */
async function markUse(
  { database }: ResolveDeps,
  session: FoundSession['session'],
  nowMs: number,
): Promise<number | undefined> {
  const sessions = createSessionsRepository(database);
  const isDue = session.updatedAt.getTime() + PROLONGED_EVERY_SECONDS * 1000 <= nowMs;
  const endsMs = sessionEndsMs(session.createdAt.getTime(), nowMs);
  if (isDue && session.impersonatedBy === null && endsMs > session.expiresAt.getTime()) {
    await sessions.prolong(session.id, { updatedAt: new Date(nowMs), expiresAt: new Date(endsMs) });
    return endsMs;
  }
  const markedMs = session.lastUsedAt.getTime();
  if (markedMs + MARKED_EVERY_SECONDS * 1000 <= nowMs) await sessions.markUsed(session.id, new Date(nowMs));
  return undefined;
}

/** Presents what the app shell needs to know about the signed-in user. */
export function presentSession({ actor, user, organization, impersonator }: ResolvedSession): Session {
  return {
    user: presentUser(user),
    organization: presentOrganization(organization),
    flags: actor.flags satisfies FlagValues,
    impersonator:
      impersonator === null ? null : { _id: impersonator.id, name: impersonator.name, email: impersonator.email },
    mayImpersonate: actor.isSupport && actor.impersonatorId === null,
    isOperator: actor.isOperator,
  };
}
