import type { Actor } from '../../../platform/request-context.ts';
import type { ResolvedSession } from './resolve-session.ts';

/** Maximum age of a cache entry, in case an invalidation is missed. */
export const REMEMBERED_MS = 30_000;
/** Maximum number of entries, about 2 KB each. */
const MAX_CACHED = 5_000;

interface Entry {
  session: ResolvedSession;
  /** Time at which the query for this entry was started. */
  askedMs: number;
}

/**
 * Caches sessions by the hash of their token. A query result is cached only when nothing was invalidated since the
 * query started, because it may be older than that change.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  #isPaused = false;
  #changes = 0;

  /** Number of invalidations so far; read before a query and passed to `keep`. */
  get changes(): number {
    return this.#changes;
  }

  find(tokenHash: string, nowMs: number): ResolvedSession | null {
    const entry = this.#entries.get(tokenHash);
    if (entry === undefined) return null;
    if (nowMs < entry.session.endsMs && nowMs - entry.askedMs < REMEMBERED_MS) return entry.session;
    this.#entries.delete(tokenHash);
    return null;
  }

  keep(tokenHash: string, session: ResolvedSession, asked: { changes: number; ms: number }): void {
    if (this.#isPaused || asked.changes !== this.#changes) return;
    this.#entries.delete(tokenHash);
    // A Map iterates in insertion order, so the first key is the oldest.
    const oldest = this.#entries.size < MAX_CACHED ? undefined : this.#entries.keys().next();
    if (oldest?.value !== undefined) this.#entries.delete(oldest.value);
    this.#entries.set(tokenHash, { session, askedMs: asked.ms });
  }

  /** @param subject as the database sends it: `session <id>`, `user <id>` or `organization <id>` */
  forget(subject: string): void {
    this.#changes += 1;
    for (const [tokenHash, { session }] of this.#entries) {
      if (isAffectedBy(session, subject)) this.#entries.delete(tokenHash);
    }
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#entries.clear();
  }

  /** Disables the cache while changes cannot be received. */
  pause(): void {
    this.#isPaused = true;
    this.forgetAll();
  }

  resume(): void {
    this.#isPaused = false;
    this.forgetAll();
  }
}

/** The ids by which changes name a session. */
export interface NamedSession extends Pick<ResolvedSession, 'sessionId' | 'parentSessionId'> {
  actor: Pick<Actor, 'userId' | 'organizationId' | 'impersonatorId'>;
}

/** Whether a change of the subject may affect the identity of the session. */
export function isAffectedBy({ sessionId, parentSessionId, actor }: NamedSession, subject: string): boolean {
  switch (subject) {
    case `session ${sessionId}`:
    case `session ${parentSessionId}`:
    case `user ${actor.userId}`:
    case `user ${actor.impersonatorId}`:
    case `organization ${actor.organizationId}`:
      return true;
    default:
      return false;
  }
}
