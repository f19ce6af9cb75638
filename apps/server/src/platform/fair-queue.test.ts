import { describe, expect, it } from 'vitest';
import { FairQueue, type FairQueueLimits, QueueFullError } from './fair-queue.ts';

const LIMITS: FairQueueLimits = { running: 3, runningHeavy: 2, runningEach: 2, waitingEach: 2 };

/** A queue whose work runs until told to end, and the list of started work in order. */
function queueOf(limits: Partial<FairQueueLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (person: string | null, name: string, options: { isHeavy?: boolean; signal?: AbortSignal } = {}) =>
    queue.run({
      person,
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

describe('a fair queue', () => {
  it('runs a few of one person, lets a few wait in order and refuses the rest at once', async () => {
    const { ask, end, started } = queueOf();
    const first = ask('a', 'a1');
    const others = [ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4')];
    await expect(ask('a', 'a5')).rejects.toBeInstanceOf(QueueFullError);
    expect(started).toEqual(['a1', 'a2']);
    await end('a1', first);
    await expect.poll(() => started).toEqual(['a1', 'a2', 'a3']);
    await Promise.all(['a2', 'a3', 'a4'].map((name, place) => end(name, others[place] ?? first)));
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('lets people take turns', async () => {
    const { ask, end, started } = queueOf({ running: 1 });
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

  it('runs one heavy work of a person at a time, and leaves room beside the heavy work of several', async () => {
    const { ask, started } = queueOf();
    void ask('a', 'a1', { isHeavy: true });
    void ask('a', 'a2', { isHeavy: true });
    void ask('b', 'b1', { isHeavy: true });
    void ask('c', 'c1', { isHeavy: true });
    void ask('d', 'd1');
    await expect.poll(() => started).toEqual(['a1', 'b1', 'd1']);
  });

  it('forgets work that nobody waits for any more', async () => {
    const { ask, end, started } = queueOf({ running: 1 });
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

  it('gives back its place when work fails', async () => {
    const { ask, end } = queueOf({ running: 1 });
    const failing = new FairQueue({ ...LIMITS, running: 1 });
    const fail = () => failing.run({ person: 'a', isHeavy: true, run: () => Promise.reject(new Error('broken')) });
    await expect(fail()).rejects.toThrow('broken');
    await expect(fail()).rejects.toThrow('broken');
    await end('a1', ask('a', 'a1'));
  });

  it('holds the product itself to no limit of one person', async () => {
    const { ask, started } = queueOf({ waitingEach: 0 });
    for (const name of ['1', '2', '3', '4']) void ask(null, name);
    await expect.poll(() => started).toEqual(['1', '2', '3']);
  });
});
