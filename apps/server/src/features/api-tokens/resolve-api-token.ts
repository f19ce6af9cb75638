import { API_SCOPES } from '@rotunda/contract';
import { readFlags } from '../flags/index.ts';
import { type ResolvedSession, type ResolveDeps, roleOf } from '../identity/index.ts';
import { createApiTokensRepository } from './api-tokens.repository.ts';

/** How exact the list of tokens says when each was used; a write for every call would cost more than the call. */
const MARKED_EVERY_SECONDS = 60;

/**
 * Who an API token stands for, as the database says now: its owner, in their present role, without what they may do
 * beyond their organization. Null when it is unknown, revoked or expired, or its owner deactivated or gone.
 *
 * @param isUse whether it counts as a use of the token
 * @throws a fault of the database: it says nothing about who asks
 */
export async function resolveApiToken(
  { database, clock }: ResolveDeps,
  tokenHash: string,
  { isUse }: { isUse: boolean },
): Promise<ResolvedSession | null> {
  const nowTs = clock.now();
  const tokens = createApiTokensRepository(database);
  const found = await tokens.findByHash(tokenHash);
  if (found === null || !found.user.isActive || found.token.expiresTs <= nowTs) return null;
  const { token, user, organisation, flags } = found;
  const isMarkDue = token.lastUsedTs === null || token.lastUsedTs + MARKED_EVERY_SECONDS <= nowTs;
  if (isUse && isMarkDue) await tokens.markUsed(token.tokenId, nowTs);
  return {
    sessionId: token.tokenId,
    parentSessionId: null,
    endsMs: token.expiresTs * 1000,
    actor: {
      userId: user.id,
      organisationId: organisation.id,
      role: roleOf(user.memberRole),
      flags: readFlags(flags),
      impersonatorId: null,
      isSupport: false,
      isOperator: false,
      apiToken: {
        tokenId: token.tokenId,
        name: token.name,
        scopes: API_SCOPES.filter((scope) => token.scopes.includes(scope)),
      },
    },
    user,
    organisation,
    impersonator: null,
  };
}
