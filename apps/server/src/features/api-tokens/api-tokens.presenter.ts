import { API_SCOPES, type ApiToken } from '@rotunda/contract';
import type { StoredApiToken } from './api-tokens.repository.ts';

export function presentApiToken(token: StoredApiToken): ApiToken {
  const { tokenId, name, prefix, createdTs, expiresTs, lastUsedTs } = token;
  const scopes = API_SCOPES.filter((scope) => token.scopes.includes(scope));
  return { _id: tokenId, name, prefix, scopes, createdTs, expiresTs, lastUsedTs };
}
