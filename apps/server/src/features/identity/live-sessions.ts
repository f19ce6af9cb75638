import { hearChanges, type ChangeListenerOptions } from './hear-changes.ts';
import { type ResolveDeps, resolveSession, type ResolvedSession } from './resolve-session.ts';
import { SessionCache } from './session-cache.ts';
import { hashToken } from './session-token.ts';
import { watchSession, type SessionWatch } from './watch-session.ts';

/** @returns who what has this hash stands for; null for nobody. @throws a fault of the database */
export type Resolve = (
  deps: ResolveDeps,
  tokenHash: string,
  use: { isUse: boolean },
) => Promise<ResolvedSession | null>;

export interface LiveSessionsOptions extends ChangeListenerOptions {
  /** For tokens that are no session's, such as those of programs. */
  resolveOther?: Resolve;
}

export interface LiveSessions {
  /** Who a token stands for; null for nobody. @throws a fault of the database */
  resolve(token: string): Promise<ResolvedSession | null>;
  /** Who the session stands for whose token has this hash, without using it; null for nobody. @throws a fault of the database */
  find(tokenHash: string): Promise<ResolvedSession | null>;
  /**
   * Calls `ended` once, as soon as the token stands for somebody else or nobody.
   * @returns a function that ends the watch
   */
  watch(token: string, ended: () => void): () => void;
  /** Resolves when this process has forgotten all that changed by now: the next call knows of the change. */
  settled(): Promise<void>;
  close(): void;
}

/**
 * The sessions of this process, remembered: nobody pays for five statements with every call. Whatever changes who asks
 * is told at commit to every process and forgotten there at once; while nothing can be heard nothing is remembered; and
 * nothing is remembered for longer than half a minute in any case.
 */
export async function createLiveSessions(options: LiveSessionsOptions): Promise<LiveSessions> {
  const { clock } = options;
  const cache = new SessionCache();
  const watches = new Set<SessionWatch>();
  const lookAgain = (subject: string | null) => {
    for (const watch of watches) watch.lookAgain(subject);
  };
  const changes = await hearChanges(options, {
    changed(subject) {
      cache.forget(subject);
      lookAgain(subject);
    },
    broken: () => cache.pause(),
    mended() {
      cache.resume();
      lookAgain(null);
    },
    unsure() {
      cache.forgetAll();
      lookAgain(null);
    },
  });

  /** To look whether a session stands is no use of it: it is neither prolonged nor remembered by that. */
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
