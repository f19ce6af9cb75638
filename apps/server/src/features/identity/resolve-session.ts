import type { FlagValues, Session } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { presentOrganisation, presentUser, roleOf } from './identity.presenter.ts';
import type { StoredOrganisation, StoredUser } from './identity.repository.ts';
import { createSessionsRepository, type FoundSession } from './sessions.repository.ts';

/** A session not used for so long is over. */
const IDLE_SECONDS = 7 * 24 * 3600;
/** However much it is used, it is over so long after it was opened, and the person signs in again (ASVS 5.0, 7.3.2). */
const WHOLE_LIFE_SECONDS = 30 * 24 * 3600;
/** A session in use is prolonged once a day. */
const PROLONGED_EVERY_SECONDS = 24 * 3600;
/** Support acts as a user for an hour at most, then has to say so again. */
export const IMPERSONATION_SECONDS = 3600;
/** How exact the list of sessions says when each was used; a write for every call would cost more than the call. */
const MARKED_EVERY_SECONDS = 300;
/** The role of the installation, not of an organisation. */
const SUPPORT = 'support';

export interface ResolvedSession {
  sessionId: string;
  /** The supporter's own session, from which they began to act as the user. */
  parentSessionId: string | null;
  /** When it stops to stand for anybody, in unix milliseconds; it may have been prolonged by then. */
  endsMs: number;
  actor: Actor;
  user: StoredUser;
  organisation: StoredOrganisation;
  /** Who really acts. */
  impersonator: { id: string; name: string; email: string } | null;
}

export interface ResolveDeps {
  database: DatabaseHandle;
  clock: Clock;
}

/** Until when a session opened at one moment and used at another stands, both in unix milliseconds. */
export function sessionEndsMs(openedMs: number, usedMs: number): number {
  return Math.min(usedMs + IDLE_SECONDS * 1000, lastMsOf(openedMs));
}

function lastMsOf(openedMs: number): number {
  return openedMs + WHOLE_LIFE_SECONDS * 1000;
}

/** Those opened by an earlier release may be kept with a later end than they may have. */
function endOf({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): number {
  return Math.min(expiresAt.getTime(), lastMsOf(createdAt.getTime()));
}

/**
 * Who a token stands for, as the database says now; null when it is unknown or expired, or its user deactivated or
 * without organisation. A session that acts as a user stands for nobody once its hour is over, or the supporter behind
 * it is deactivated, no supporter any more, or signed out of the session it was started from.
 *
 * @param isUse whether it counts as a use of the session, which prolongs it
 * @throws a fault of the database: it says nothing about who asks
 */
export async function resolveSession(
  deps: ResolveDeps,
  tokenHash: string,
  { isUse }: { isUse: boolean },
): Promise<ResolvedSession | null> {
  const nowMs = deps.clock.nowMs();
  const found = await createSessionsRepository(deps.database).findByToken(tokenHash);
  if (found === null || !found.user.isActive) return null;
  const endsMs = found.session.impersonatedBy === null ? endOf(found.session) : impersonationEndsMs(found);
  if (endsMs <= nowMs) return null;
  const prolongedMs = isUse ? await markUse(deps, found.session, nowMs) : undefined;
  return { ...resolvedOf(found), endsMs: prolongedMs ?? endsMs };
}

/** 0 where nobody may act as the user through this session any more. */
function impersonationEndsMs({ session, supporter, parent }: FoundSession): number {
  if (supporter?.isActive !== true || supporter.platformRole !== SUPPORT) return 0;
  if (parent?.userId !== supporter.id) return 0;
  const hourEndsMs = session.createdAt.getTime() + IMPERSONATION_SECONDS * 1000;
  return Math.min(endOf(session), hourEndsMs, endOf(parent));
}

function resolvedOf({ session, user, organisation, flags, supporter }: FoundSession) {
  const impersonatorId = session.impersonatedBy;
  return {
    sessionId: session.id,
    parentSessionId: session.parentSessionId,
    actor: {
      userId: user.id,
      organisationId: organisation.id,
      role: roleOf(user.memberRole),
      flags: readFlags(flags),
      impersonatorId,
      isSupport: user.platformRole === SUPPORT,
      // Who acts as an operator does not get the installation with it.
      isOperator: user.isOperator && impersonatorId === null,
      apiToken: null,
    },
    user,
    organisation,
    impersonator: supporter === null ? null : { id: supporter.id, name: supporter.name, email: supporter.email },
  };
}

/** @returns the new end of a session that was prolonged; one that acts as a user ends when it was said to */
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

/** What the shell needs to know of who is signed in. */
export function presentSession({ actor, user, organisation, impersonator }: ResolvedSession): Session {
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
