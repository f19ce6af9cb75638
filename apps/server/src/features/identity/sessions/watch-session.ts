import type { Clock } from '../../../platform/clock.ts';
import type { ResolvedSession } from './resolve-session.ts';
import { isAffectedBy, type NamedSession, REMEMBERED_MS } from './session-cache.ts';

/** Checks whether a session still has its original identity. */
export interface SessionWatch {
  /** Call when the subject changed; `null` when anything may have changed. */
  recheck(subject: string | null): void;
  stop(): void;
}

/** Identity of a session and when it ends. */
export interface WatchedSession extends NamedSession, Pick<ResolvedSession, 'endsMs'> {}

export interface SessionWatchOptions {
  clock: Clock;
  /** @throws a fault of the database, which does not end the watch */
  look(): Promise<WatchedSession | null>;
  /** Called at most once. */
  ended(): void;
}

export function watchSession({ clock, look, ended }: SessionWatchOptions): SessionWatch {
  const stopping = new AbortController();
  let seen: WatchedSession | undefined;
  let isStale = false;
  let wake: () => void = () => undefined;

  async function check(): Promise<void> {
    const found = await look();
    if (stopping.signal.aborted) return;
    const isSame = found !== null && isSamePerson(found, seen ?? found);
    seen = found ?? seen;
    if (isSame) return;
    stopping.abort();
    ended();
  }

  /** Sessions also expire by time, which is never announced, so the check repeats. */
  async function recheckPeriodically(): Promise<void> {
    while (!stopping.signal.aborted) {
      isStale = false;
      await check().catch(() => undefined);
      const untilEndMs = (seen?.endsMs ?? Infinity) - clock.nowMs();
      if (!isStale) await pause(Math.max(1, Math.min(untilEndMs, REMEMBERED_MS)));
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    const waking = new AbortController();
    wake = () => waking.abort();
    await clock.sleep(milliseconds, AbortSignal.any([waking.signal, stopping.signal])).catch(() => undefined);
  }

  void recheckPeriodically();
  return {
    recheck(subject) {
      if (subject !== null && seen !== undefined && !isAffectedBy(seen, subject)) return;
      isStale = true;
      wake();
    },
    stop: () => stopping.abort(),
  };
}

function isSamePerson({ actor }: WatchedSession, before: WatchedSession): boolean {
  return actor.userId === before.actor.userId && actor.organizationId === before.actor.organizationId;
}
