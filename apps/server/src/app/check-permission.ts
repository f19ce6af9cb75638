import { API_TOKEN_TEXTS } from '@rotunda/contract';
import { AppError } from '../platform/app-error.ts';
import type { Actor, RequestContext } from '../platform/request-context.ts';
import { type ScopeDecision, scopeOf } from './api-scopes.ts';
import { type Permission, PERMISSIONS } from './permissions.ts';
import { checkImpersonation } from './while-impersonating.ts';

const RANK = { viewer: 0, member: 1, admin: 2 } as const;
const TABLE: Readonly<Record<string, Readonly<Record<string, Permission>>>> = PERMISSIONS;

/**
 * @param path Path of the call in the contract: feature, call.
 * @throws AppError UNAUTHORIZED; FORBIDDEN, also if the API token lacks the scope or if support may not make the call
 *   while impersonating.
 * @throws Error for a path missing from the table, which is an internal fault.
 */
export function checkPermission(path: readonly string[], context: Pick<RequestContext, 'actor'>): void {
  const needed = permissionOf(path);
  if (needed === 'public') return;
  const { actor } = context;
  if (actor === null) throw new AppError('UNAUTHORIZED');
  if (!canCall(actor, needed)) throw new AppError('FORBIDDEN');
  checkScope(actor, scopeOf(path));
  checkImpersonation(path, actor);
}

/** Whether a user's role allows a call, for work done in their name after the request. */
export function roleAllows(path: readonly string[], actor: Actor): boolean {
  const needed = permissionOf(path);
  return needed === 'public' || canCall(actor, needed);
}

function permissionOf(path: readonly string[]): Permission {
  const [feature, call] = path;
  const needed = feature === undefined || call === undefined ? undefined : TABLE[feature]?.[call];
  if (needed === undefined) throw new Error(`no permission is stated for ${path.join('.')}`);
  return needed;
}

function canCall(actor: Actor, needed: Exclude<Permission, 'public'>): boolean {
  if (needed === 'support') return actor.isSupport;
  if (needed === 'operator') return actor.isOperator;
  return RANK[actor.role] >= RANK[needed];
}

/** @throws AppError FORBIDDEN if the API token lacks the scope; the message names it. */
export function checkScope({ apiToken }: Pick<Actor, 'apiToken'>, needed: ScopeDecision): void {
  if (apiToken === null || needed === 'public') return;
  if (needed === 'session') throw new AppError('FORBIDDEN', { message: API_TOKEN_TEXTS.signInRequired });
  if (apiToken.scopes.includes(needed)) return;
  throw new AppError('FORBIDDEN', { message: API_TOKEN_TEXTS.missingScope(needed) });
}
