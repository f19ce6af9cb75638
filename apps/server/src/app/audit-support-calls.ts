import { cutText } from '@rotunda/domain';
import { appendAudit, type AuditDeps } from '../features/audit/index.ts';
import type { Database } from '../platform/database/create-database.ts';
import type { Actor } from '../platform/request-context.ts';
import { findCallNeeds } from './find-call-needs.ts';

export interface SupportCall {
  /** Path of the call in the contract: feature, call. */
  path: readonly string[];
  method: string | undefined;
  /** What the call does, in the words of the API documentation. */
  summary: string | undefined;
  /** As sent, not yet validated. */
  input: unknown;
}

export type AuditSupportCall = (actor: Actor | null, call: SupportCall) => Promise<void>;

/** Ends the acting, which has an entry of its own. */
const STOP = 'identity.stopImpersonating';
const MAX_FIELDS = 40;
const MAX_IDS = 20;
const LONGEST = 200;

/**
 * Creates the function that records every call with which a supporter may change something on behalf of a user: who, for
 * whom, which call, the ids in it and which fields it sets, but no values. The entry is written before the call runs, so
 * that no change can lack it; a refused call therefore has one, too. Features write entries about what was changed in
 * addition.
 */
export function createSupportAudit({ database, ...deps }: AuditDeps & { database: Database }): AuditSupportCall {
  return async (actor, { path, method, summary, input }) => {
    const call = path.join('.');
    if (actor === null || actor.impersonatorId === null || call === STOP) return;
    if (method === 'GET' || findCallNeeds(path).scope === 'read') return;
    const detail = { call, summary: summary ?? describePath(path), ...describeInput(input) };
    await appendAudit(database, deps, actor, { action: 'impersonation.call', subject: actor.userId, detail });
  };
}

/** Lists of objects, and the lists in them, as deep as inputs of calls go. */
const DEEPEST = 5;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the ids anywhere in the input, and the names of the fields it sets; those of its items if it is a list. */
function describeInput(input: unknown): { ids: string[]; fields: string[] } {
  const ids = new Set<string>();
  collectIds(input, true, ids);
  const items = Array.isArray(input) ? input.slice(0, MAX_IDS) : [input];
  const fields = new Set(items.flatMap((item) => getEntries(item).map(([name]) => cutText(name, LONGEST))));
  return { ids: [...ids], fields: [...fields].slice(0, MAX_FIELDS) };
}

/** @param isNamed whether the place of the value says that it is an id, as in `{ projectIds: […] }` and a list of ids */
function collectIds(value: unknown, isNamed: boolean, ids: Set<string>, depth = 0): void {
  if (ids.size === MAX_IDS || depth > DEEPEST) return;
  if (typeof value === 'string') {
    if (value.length <= LONGEST && (isNamed || UUID.test(value))) ids.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value.slice(0, MAX_IDS)) collectIds(item, isNamed, ids, depth + 1);
  } else {
    for (const [name, item] of getEntries(value)) collectIds(item, /ids?$/i.test(name), ids, depth + 1);
  }
}

function getEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).slice(0, MAX_FIELDS)
    : [];
}

/** `project entities: update tags`, for calls without a summary */
const describePath = (path: readonly string[]): string =>
  path.map((part) => part.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()).join(': ');
