import { describe, expect, it } from 'vitest';
import type { ResolvedSession } from './resolve-session.ts';
import { SessionCache } from './session-cache.ts';

/** Builds a session with the only fields that the cache reads. */
function getSession(id: string, changes: { impersonatorId?: string; parentSessionId?: string; endsMs?: number } = {}) {
  const { impersonatorId = null, parentSessionId = null, endsMs = 1_000_000 } = changes;
  return {
    sessionId: id,
    parentSessionId,
    endsMs,
    actor: {
      userId: `user-${id}`,
      organizationId: 'ours',
      impersonatorId,
    },
  } as ResolvedSession;
}

function getCache(...sessions: ResolvedSession[]): SessionCache {
  const cache = new SessionCache();
  for (const one of sessions) cache.keep(one.sessionId, one, { changes: cache.changes, ms: 0 });
  return cache;
}

describe('SessionCache', () => {
  it('keeps a session for at most half a minute and not beyond its end', () => {
    const cache = getCache(getSession('one'), getSession('short', { endsMs: 5_000 }));
    expect(cache.find('one', 29_999)?.sessionId).toBe('one');
    expect(cache.find('one', 30_000)).toBeNull();
    expect(cache.find('short', 4_999)?.sessionId).toBe('short');
    expect(getCache(getSession('short', { endsMs: 5_000 })).find('short', 5_000)).toBeNull();
  });

  it.each([
    ['session acting', ['own', 'other']],
    ['session own', ['other']],
    ['user user-acting', ['own', 'other']],
    ['user supporter', ['own', 'other']],
    ['organization ours', []],
    ['organization theirs', ['own', 'acting', 'other']],
  ])('drops sessions on "%s"', (subject, left) => {
    const cache = getCache(
      getSession('own'),
      getSession('acting', { impersonatorId: 'supporter', parentSessionId: 'own' }),
      getSession('other'),
    );
    cache.forget(subject);
    expect(['own', 'acting', 'other'].filter((id) => cache.find(id, 1) !== null)).toEqual(left);
  });

  it('ignores an answer requested before a change', () => {
    const cache = new SessionCache();
    const asked = { changes: cache.changes, ms: 0 };
    cache.forget('user somebody');
    cache.keep('one', getSession('one'), asked);
    expect(cache.find('one', 1)).toBeNull();
  });

  it('caches nothing while paused', () => {
    const cache = getCache(getSession('before'));
    cache.pause();
    cache.keep('during', getSession('during'), { changes: cache.changes, ms: 0 });
    cache.resume();
    cache.keep('after', getSession('after'), { changes: cache.changes, ms: 0 });
    expect(['before', 'during', 'after'].filter((id) => cache.find(id, 1) !== null)).toEqual(['after']);
  });

  it('is bounded and evicts the oldest session', () => {
    const cache = getCache(...Array.from({ length: 5_001 }, (_, at) => getSession(`${at}`)));
    expect(cache.find('0', 1)).toBeNull();
    expect(cache.find('1', 1)?.sessionId).toBe('1');
    expect(cache.find('5000', 1)?.sessionId).toBe('5000');
  });
});
