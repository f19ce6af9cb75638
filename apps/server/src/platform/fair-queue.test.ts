import { describe, expect, it } from 'vitest';
import { FairQueue, type FairQueueLimits, type QueuedTurn, QueueFullError } from './fair-queue.ts';

const LIMITS: FairQueueLimits = { running: 3, runningHeavy: 2, runningEach: 2, waitingEach: 2 };

/** A queue whose work runs until told to end, and the list of started work in order. */
function getQueue(limits: Partial<FairQueueLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (person: string | null, name: string, options: Partial<QueuedTurn> = {}) =>
    queue.run({
      person,
      organizationId: options.organizationId,
      isHeavy: options.isHeavy ?? false,
      signal: options.signal,
      run: () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
    });
  const end = async (name: string, answer: Promise<string>) => {
    await expect.poll(() => started).toContain(name);
    ends.get(name)?.();
    expect(await answer).toBe(name);
  };
  return { ask, end, started };
}

describe('FairQueue', () => {
  it('runs a few tasks of a person, queues a few in order and rejects the rest', async () => {
    const { ask, end, started } = getQueue();
    const first = ask('a', 'a1');
    const others = [ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4')];
    await expect(ask('a', 'a5')).rejects.toBeInstanceOf(QueueFullError);
    expect(started).toEqual(['a1', 'a2']);
    await end('a1', first);
    await expect.poll(() => started).toEqual(['a1', 'a2', 'a3']);
    await Promise.all(['a2', 'a3', 'a4'].map((name, place) => end(name, others[place] ?? first)));
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('alternates between people', async () => {
    const { ask, end, started } = getQueue({ running: 1 });
    const first = ask('a', 'a1');
    const second = ask('a', 'a2');
    const third = ask('a', 'a3');
    const other = ask('b', 'b1');
    await end('a1', first);
    await end('b1', other);
    await end('a2', second);
    await end('a3', third);
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('alternates between organizations, however many people of one ask', async () => {
    const { ask, end, started } = getQueue({ running: 1 });
    const first = ask('a', 'a1', { organizationId: 'many' });
    const others = ['b', 'c', 'd'].map((person) => ask(person, `${person}1`, { organizationId: 'many' }));
    const alone = [ask('z', 'z1', { organizationId: 'few' }), ask('z', 'z2', { organizationId: 'few' })];
    await end('a1', first);
    await end('z1', alone[0] ?? first);
    await end('b1', others[0] ?? first);
    await end('z2', alone[1] ?? first);
    await end('c1', others[1] ?? first);
    await end('d1', others[2] ?? first);
    expect(started).toEqual(['a1', 'z1', 'b1', 'z2', 'c1', 'd1']);
  });

  it('runs a single heavy task per person and leaves room for light tasks', async () => {
    const { ask, started } = getQueue();
    void ask('a', 'a1', { isHeavy: true });
    void ask('a', 'a2', { isHeavy: true });
    void ask('b', 'b1', { isHeavy: true });
    void ask('c', 'c1', { isHeavy: true });
    void ask('d', 'd1');
    await expect.poll(() => started).toEqual(['a1', 'b1', 'd1']);
  });

  it('drops a task that nobody is waiting for', async () => {
    const { ask, end, started } = getQueue({ running: 1 });
    const first = ask('a', 'a1');
    const gone = new AbortController();
    const second = ask('a', 'a2', { signal: gone.signal });
    const third = ask('a', 'a3');
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await end('a1', first);
    await end('a3', third);
    expect(started).toEqual(['a1', 'a3']);
  });

  it('frees its slot when a task fails', async () => {
    const { ask, end } = getQueue({ running: 1 });
    const failing = new FairQueue({ ...LIMITS, running: 1 });
    const fail = () => failing.run({ person: 'a', isHeavy: true, run: () => Promise.reject(new Error('broken')) });
    await expect(fail()).rejects.toThrow('broken');
    await expect(fail()).rejects.toThrow('broken');
    await end('a1', ask('a', 'a1'));
  });

  it("applies no per-person limit to the product's own tasks", async () => {
    const { ask, started } = getQueue({ waitingEach: 0 });
    for (const name of ['1', '2', '3', '4']) void ask(null, name);
    await expect.poll(() => started).toEqual(['1', '2', '3']);
  });
});
