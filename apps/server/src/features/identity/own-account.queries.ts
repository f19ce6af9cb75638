import type { OwnSession } from '@rotunda/contract';
import type { SessionDeps } from './identity.deps.ts';
import type { Self } from './own-account.commands.ts';
import { describeAgent } from './sessions/describe-agent.ts';
import { hashToken } from './sessions/session-token.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';

/** Lists the user's sessions, most recently used first. */
export async function findOwnSessions(deps: SessionDeps, { actor, token }: Self): Promise<OwnSession[]> {
  const current = hashToken(token);
  const found = await createSessionsRepository(deps.database).findOwn(actor.userId, new Date(deps.clock.nowMs()));
  return found.map((session) => ({
    _id: session.id,
    address: session.ipAddress,
    agent: describeAgent(session.userAgent),
    createdTs: getSeconds(session.createdAt),
    lastUsedTs: getSeconds(session.lastUsedAt),
    isCurrent: session.token === current,
  }));
}

function getSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
