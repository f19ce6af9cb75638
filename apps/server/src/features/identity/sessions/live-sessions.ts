import { listenForChanges, type ChangeListenerOptions } from './listen-for-changes.ts';
import { type ResolveDeps, resolveSession, type ResolvedSession } from './resolve-session.ts';
import { SessionCache } from './session-cache.ts';
import { hashToken } from './session-token.ts';
import { watchSession, type SessionWatch } from './watch-session.ts';

/** Resolves the identity behind a token hash. @returns null for an unknown hash. @throws a fault of the database */
export type Resolve = (
  deps: ResolveDeps,
  tokenHash: string,
  use: { isUse: boolean },
) => Promise<ResolvedSession | null>;

export interface LiveSessionsOptions extends ChangeListenerOptions {
  /** Resolves tokens that are not session tokens, such as API tokens. */
  resolveOther?: Resolve;
}

export interface LiveSessions {
  /** Resolves the identity behind a token; null for an unknown token. @throws a fault of the database */
  resolve(token: string): Promise<ResolvedSession | null>;
  /**
   * Resolves the identity of the session with this token hash, without counting as a use; null for an unknown hash.
   * @throws a fault of the database
   */
  find(tokenHash: string): Promise<ResolvedSession | null>;
  /**
   * Calls `ended` once, as soon as the token identifies someone else or no one.
   * @returns a function that ends the watch
   */
  watch(token: string, ended: () => void): () => void;
  /**
   * Resolves when this process has dropped everything changed by now from its cache, so that the next call sees the
   * change.
   */
  settled(): Promise<void>;
  close(): void;
}

/**
 * Caches the sessions of this process, so that a request does not need five statements. Every change that affects an
 * identity is announced at commit to all processes, which drop the entry immediately. While announcements cannot be
 * received, nothing is cached, and no entry lives longer than half a minute.
 */
export async function createLiveSessions(options: LiveSessionsOptions): Promise<LiveSessions> {
  const { clock } = options;
  const cache = new SessionCache();
  const watches = new Set<SessionWatch>();
  const recheck = (subject: string | null) => {
    for (const watch of watches) watch.recheck(subject);
  };
  const changes = await listenForChanges(options, {
    changed(subject) {
      cache.forget(subject);
      recheck(subject);
    },
    broken: () => cache.pause(),
    recovered() {
      cache.resume();
      recheck(null);
    },
    uncertain() {
      cache.forgetAll();
      recheck(null);
    },
  });

  /** Checks whether a session is still valid. The check is not a use: it neither prolongs nor caches the session. */
  async function lookAt(tokenHash: string): Promise<ResolvedSession | null> {
    return cache.find(tokenHash, clock.nowMs()) ?? ask(options, tokenHash, { isUse: false });
  }

  return {
    async resolve(token) {
      const tokenHash = hashToken(token);
      const ms = clock.nowMs();
      const known = cache.find(tokenHash, ms);
      if (known !== null) return known;
      const asked = { changes: cache.changes, ms };
      const session = await ask(options, tokenHash, { isUse: true });
      if (session !== null) cache.keep(tokenHash, session, asked);
      return session;
    },
    find: lookAt,
    watch(token, ended) {
      const tokenHash = hashToken(token);
      const watch = watchSession({
        clock,
        look: () => lookAt(tokenHash),
        ended() {
          watches.delete(watch);
          ended();
        },
      });
      watches.add(watch);
      return () => {
        watches.delete(watch);
        watch.stop();
      };
    },
    settled: () => changes.settled(),
    close() {
      changes.close();
      for (const watch of watches) watch.stop();
    },
  };
}

async function ask(
  options: LiveSessionsOptions,
  tokenHash: string,
  use: { isUse: boolean },
): Promise<ResolvedSession | null> {
  const session = await resolveSession(options, tokenHash, use);
  return session ?? options.resolveOther?.(options, tokenHash, use) ?? null;
}
