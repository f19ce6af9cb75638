import { describe, expect, it, vi } from 'vitest';
import { createFixedClock } from '../../../platform/testing/fixed-clock.ts';
import { REMEMBERED_MS } from './session-cache.ts';
import { type WatchedSession, watchSession } from './watch-session.ts';

const session = (userId: string, endsMs: number, organizationId = 'o1'): WatchedSession => ({
  actor: { userId, organizationId, impersonatorId: null },
  parentSessionId: null,
  endsMs,
  sessionId: 's1',
});

/**
 * Watches a session whose lookups return the answers in turn and then repeat the last one; an Error makes the lookup
 * fail.
 */
function watched(...answers: (WatchedSession | null | Error)[]) {
  const clock = createFixedClock();
  const ended = vi.fn();
  let looks = 0;
  const watch = watchSession({
    clock,
    ended,
    look: async () => {
      const answer = answers[Math.min(looks, answers.length - 1)] ?? null;
      looks += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return {
    clock,
    ended,
    watch,
    looked: (times: number) => vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(times)),
  };
}
const FAR = Number.MAX_SAFE_INTEGER;

describe('Watched session', () => {
  it.each([
    ['is gone', null],
    ['stands for somebody else', session('ben', FAR)],
    ['stands for another organization', session('ana', FAR, 'o2')],
  ])('ends once when it %s', async (_what, later) => {
    const { ended, looked } = watched(session('ana', FAR), later);
    await looked(2);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });

  it('ends when it does not exist at first', async () => {
    const { ended } = watched(null);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });

  it('survives a database error', async () => {
    const { ended, watch, looked } = watched(session('ana', FAR), new Error('away'), session('ana', FAR));
    await looked(4);
    expect(ended).not.toHaveBeenCalled();
    watch.stop();
  });

  it('is checked when it expires, or at the latest when its cache entry does', async () => {
    const soon = watched(session('ana', createFixedClock().nowMs() + 1000));
    await soon.looked(2);
    soon.watch.stop();
    expect(soon.clock.sleeps[0]).toBe(1000);
    const late = watched(session('ana', FAR));
    await late.looked(2);
    late.watch.stop();
    expect(late.clock.sleeps[0]).toBe(REMEMBERED_MS);
  });

  it('reports no end after it was stopped', async () => {
    const { ended, watch } = watched(null);
    watch.stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect(ended).not.toHaveBeenCalled();
  });
});
