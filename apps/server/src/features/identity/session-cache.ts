import type { Actor } from '../../platform/request-context.ts';
import type { ResolvedSession } from './resolve-session.ts';

/** Whatever goes wrong with forgetting, nothing remembered is older. */
export const REMEMBERED_MS = 30_000;
/** About 2 KB each. */
const MOST_REMEMBERED = 5_000;

interface Entry {
  session: ResolvedSession;
  /** When the question was asked whose answer this is. */
  askedMs: number;
}

/**
 * What sessions stand for, by the hash of their token. An answer of the database is kept only when nothing was forgotten
 * since the question: it may be older than the change that was told meanwhile.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  #isPaused = false;
  #changes = 0;

  /** How often something was forgotten; asked before the database is, and given to `keep`. */
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
    // The oldest stands first.
    const oldest = this.#entries.size < MOST_REMEMBERED ? undefined : this.#entries.keys().next();
    if (oldest?.value !== undefined) this.#entries.delete(oldest.value);
    this.#entries.set(tokenHash, { session, askedMs: asked.ms });
  }

  /** @param subject as the database tells it: `session <id>`, `user <id>` or `organisation <id>` */
  forget(subject: string): void {
    this.#changes += 1;
    for (const [tokenHash, { session }] of this.#entries) {
      if (isAbout(session, subject)) this.#entries.delete(tokenHash);
    }
  }

  forgetAll(): void {
    this.#changes += 1;
    this.#entries.clear();
  }

  /** While changes cannot be heard of, nothing is remembered. */
  pause(): void {
    this.#isPaused = true;
    this.forgetAll();
  }

  resume(): void {
    this.#isPaused = false;
    this.forgetAll();
  }
}

/** What changes name a session by. */
export interface NamedSession extends Pick<ResolvedSession, 'sessionId' | 'parentSessionId'> {
  actor: Pick<Actor, 'userId' | 'organisationId' | 'impersonatorId'>;
}

/** Whether a change of the subject may change what the session stands for. */
export function isAbout({ sessionId, parentSessionId, actor }: NamedSession, subject: string): boolean {
  switch (subject) {
    case `session ${sessionId}`:
    case `session ${parentSessionId}`:
    case `user ${actor.userId}`:
    case `user ${actor.impersonatorId}`:
    case `organisation ${actor.organisationId}`:
      return true;
    default:
      return false;
  }
}
