import {
  API_SCOPE_TEXTS,
  API_SCOPES,
  API_TOKEN_LIMITS,
  API_TOKEN_TEXTS,
  type ApiScope,
  type ApiToken,
  type Role,
} from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import { AppError } from '../../platform/app-error.ts';
import { fieldError } from '../../platform/field-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { appendAudit } from '../audit/index.ts';
import { hashToken } from '../identity/index.ts';
import { createApiToken, getPrefix } from './api-token.ts';
import { createApiTokensRepository, type StoredApiToken } from './api-tokens.repository.ts';

export interface ApiTokensDeps {
  database: Database;
  clock: Clock;
  ids: IdSource;
}

export interface NewApiToken {
  name: string;
  scopes: readonly ApiScope[];
  days: number;
}

const DAY_SECONDS = 24 * 3600;
const RANK: Readonly<Record<Role, number>> = { viewer: 0, member: 1, admin: 2 };

export async function findOwnApiTokens({ database }: ApiTokensDeps, actor: Actor): Promise<ApiToken[]> {
  return (await createApiTokensRepository(database).find(actor)).map(presentApiToken);
}

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

export function presentApiToken(token: StoredApiToken): ApiToken {
  const { tokenId, name, prefix, createdTs, expiresTs, lastUsedTs } = token;
  const scopes = API_SCOPES.filter((scope) => token.scopes.includes(scope));
  return { _id: tokenId, name, prefix, scopes, createdTs, expiresTs, lastUsedTs };
}
