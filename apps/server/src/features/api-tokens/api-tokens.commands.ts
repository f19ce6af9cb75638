import {
  API_SCOPE_TEXTS,
  API_TOKEN_LIMITS,
  API_TOKEN_TEXTS,
  type ApiScope,
  type ApiToken,
  type Role,
} from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { fieldError } from '../../platform/field-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { hashToken } from '../identity/index.ts';
import type { ApiTokensDeps } from './api-tokens.deps.ts';
import { presentApiToken } from './api-tokens.presenter.ts';
import { createApiTokensRepository, type StoredApiToken } from './api-tokens.repository.ts';
import { createApiToken, getPrefix } from './secret/api-token.ts';

export interface NewApiToken {
  name: string;
  scopes: readonly ApiScope[];
  days: number;
}

const DAY_SECONDS = 24 * 3600;
const RANK: Readonly<Record<Role, number>> = { viewer: 0, member: 1, admin: 2 };

/**
 * Creates a token. It is returned only here and stored nowhere.
 * @throws AppError VALIDATION for a scope beyond the person's role and when the limit is reached
 */
export async function createOwnApiToken(
  deps: ApiTokensDeps,
  actor: Actor,
  { name, scopes, days }: NewApiToken,
): Promise<ApiToken & { token: string }> {
  if (scopes.some((scope) => RANK[API_SCOPE_TEXTS[scope].neededRole] > RANK[actor.role])) {
    throw fieldError('scopes', API_TOKEN_TEXTS.scopeBeyondRole);
  }
  const token = createApiToken();
  const { organizationId, userId } = actor;
  const createdTs = deps.clock.now();
  const row: StoredApiToken = {
    tokenId: deps.ids.newId(),
    organizationId,
    userId,
    name,
    prefix: getPrefix(token),
    tokenHash: hashToken(token),
    scopes: [...scopes],
    createdTs,
    expiresTs: createdTs + days * DAY_SECONDS,
    lastUsedTs: null,
  };
  await deps.database.transaction(async (tx) => {
    const tokens = createApiTokensRepository(tx);
    await tokens.lockPerson(actor);
    if ((await tokens.count(actor)) >= API_TOKEN_LIMITS.tokens) throw fieldError('name', API_TOKEN_TEXTS.tooMany);
    await tokens.insert(row);
    const detail = { name, scopes: row.scopes, expiresTs: row.expiresTs };
    await appendAudit(tx, deps, actor, { action: 'api-token.created', subject: userId, detail });
  });
  return { ...presentApiToken(row), token };
}

/**
 * Revokes one of the actor's tokens.
 * @throws AppError NOT_FOUND also for another person's token
 */
export async function revokeOwnApiToken(deps: ApiTokensDeps, actor: Actor, tokenId: string): Promise<{ ok: true }> {
  const { organizationId, userId } = actor;
  return revokeApiToken(deps, actor, { organizationId, userId }, tokenId);
}

/** Revokes a token, which takes effect from the next call in every process. */
export function revokeApiToken(
  deps: ApiTokensDeps,
  actor: Actor,
  of: { organizationId: string; userId?: string },
  tokenId: string,
): Promise<{ ok: true }> {
  return deps.database.transaction(async (tx) => {
    const revoked = await createApiTokensRepository(tx).delete(of, tokenId);
    if (revoked === null) throw new AppError('NOT_FOUND');
    const detail = { name: revoked.name };
    await appendAudit(tx, deps, actor, { action: 'api-token.revoked', subject: revoked.userId, detail });
    return { ok: true };
  });
}
