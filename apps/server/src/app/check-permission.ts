import { AppError } from '../platform/app-error.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { type Permission, PERMISSIONS } from './permissions.ts';

const RANK = { viewer: 0, member: 1, admin: 2 } as const;
const TABLE: Readonly<Record<string, Readonly<Record<string, Permission>>>> = PERMISSIONS;

/**
 * @param path of the call in the contract: feature, call
 * @throws AppError UNAUTHORIZED, FORBIDDEN; and for a path the table does not know, which is a fault of ours
 */
export function checkPermission(path: readonly string[], context: Pick<RequestContext, 'actor'>): void {
  const [feature, call] = path;
  const needed = feature === undefined || call === undefined ? undefined : TABLE[feature]?.[call];
  if (needed === undefined) throw new Error(`no permission is stated for ${path.join('.')}`);
  if (needed === 'public') return;
  const { actor } = context;
  if (actor === null) throw new AppError('UNAUTHORIZED');
  if (needed === 'support') {
    if (!actor.isSupport) throw new AppError('FORBIDDEN');
    return;
  }
  if (RANK[actor.role] < RANK[needed]) throw new AppError('FORBIDDEN');
}
