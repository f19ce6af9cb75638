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
    const detail = { call, summary: summary ?? call, ...describeInput(input) };
    await appendAudit(database, deps, actor, { action: 'impersonation.call', subject: actor.userId, detail });
  };
}

function describeInput(input: unknown): { ids: string[]; fields: string[] } {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input).slice(0, MAX_FIELDS) : [];
  const ids = entries.flatMap(([name, value]: [string, unknown]) => (/id(?:s)?$/i.test(name) ? getTexts(value) : []));
  return { ids: ids.slice(0, MAX_IDS), fields: entries.map(([name]) => cutText(name, LONGEST)) };
}

function getTexts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, MAX_IDS) : [value];
  return values.flatMap((each) => (typeof each === 'string' && each.length <= LONGEST ? [each] : []));
}
