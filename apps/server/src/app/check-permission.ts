import { API_TOKEN_TEXTS, type CallNeeds, TEXTS } from '@rotunda/contract';
import { AppError } from '../platform/app-error.ts';
import type { Actor, RequestContext } from '../platform/request-context.ts';
import { findCallNeeds } from './find-call-needs.ts';

const RANK = { viewer: 0, member: 1, admin: 2 } as const;

/**
 * Checks what the contract declares that a call needs.
 *
 * @param path Path of the call in the contract: feature, call.
 * @throws AppError UNAUTHORIZED; FORBIDDEN, also if the API token lacks the scope or if support may not make the call
 *   while impersonating.
 * @throws Error for a path that is not in the contract, which is an internal fault.
 */
export function checkPermission(path: readonly string[], context: Pick<RequestContext, 'actor'>): void {
  const needs = findCallNeeds(path);
  if (needs.role === 'public') return;
  const { actor } = context;
  if (actor === null) throw new AppError('UNAUTHORIZED');
  if (!hasRole(actor, needs.role)) throw new AppError('FORBIDDEN');
  checkScope(actor, needs.scope);
  if (actor.impersonatorId !== null && needs.impersonation === 'refused') {
    throw new AppError('FORBIDDEN', { message: TEXTS.impersonation.refused });
  }
}

/** Whether a user's role allows a call, for work done in their name after the request. */
export function roleAllows(path: readonly string[], actor: Actor): boolean {
  const { role } = findCallNeeds(path);
  return role === 'public' || hasRole(actor, role);
}

function hasRole(actor: Actor, role: Exclude<CallNeeds['role'], 'public'>): boolean {
  if (role === 'support') return actor.isSupport;
  if (role === 'operator') return actor.isOperator;
  return RANK[actor.role] >= RANK[role];
}

/**
 * @param needed Scope that a token needs; `session` refuses every token.
 * @throws AppError FORBIDDEN if the API token lacks the scope; the message names it.
 */
function checkScope({ apiToken }: Pick<Actor, 'apiToken'>, needed: NonNullable<CallNeeds['scope']>): void {
  if (apiToken === null) return;
  if (needed === 'session') throw new AppError('FORBIDDEN', { message: API_TOKEN_TEXTS.signInRequired });
  if (apiToken.scopes.includes(needed)) return;
  throw new AppError('FORBIDDEN', { message: API_TOKEN_TEXTS.missingScope(needed) });
}
