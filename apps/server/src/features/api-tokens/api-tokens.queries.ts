import { API_SCOPES, type ApiToken } from '@rotunda/contract';
import type { Actor } from '../../platform/request-context.ts';
import { readFlags } from '../flags/index.ts';
import { getRole, type ResolveDeps, type ResolvedSession } from '../identity/index.ts';
import type { ApiTokensDeps } from './api-tokens.deps.ts';
import { presentApiToken } from './api-tokens.presenter.ts';
import { createApiTokensRepository } from './api-tokens.repository.ts';

export async function findOwnApiTokens({ database }: ApiTokensDeps, actor: Actor): Promise<ApiToken[]> {
  return (await createApiTokensRepository(database).find(actor)).map(presentApiToken);
}

/** Precision of the last-used time; a write on every call would cost more than the call itself. */
const MARKED_EVERY_SECONDS = 60;

/**
 * Resolves an API token to its owner with their current role, but without any rights beyond their organization. Returns
 * null if the token is unknown, revoked or expired, or if the owner is deactivated or gone.
 *
 * @param isUse whether to record this as a use of the token
 * @throws a database error, which says nothing about the caller
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
  const { token, user, organization, flags } = found;
  const isMarkDue = token.lastUsedTs === null || token.lastUsedTs + MARKED_EVERY_SECONDS <= nowTs;
  if (isUse && isMarkDue) await tokens.markUsed(token.tokenId, nowTs);
  return {
    sessionId: token.tokenId,
    parentSessionId: null,
    endsMs: token.expiresTs * 1000,
    actor: {
      userId: user.id,
      organizationId: organization.id,
      role: getRole(user.memberRole),
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
    organization,
    impersonator: null,
  };
}
