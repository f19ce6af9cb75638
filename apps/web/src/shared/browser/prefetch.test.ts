import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

/** Imports a queue of its own for each test, because the queue is a module-level singleton. */
const newQueue = () => import('./prefetch.ts');

it('queuePrefetch waits until prefetching starts and then fetches sequentially', async () => {
  const { queuePrefetch, startPrefetching } = await newQueue();
  const order: string[] = [];
  let finishFirst = () => {};
  queuePrefetch(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    order.push('first ends');
  });
  queuePrefetch(async () => void order.push('second'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual([]);

  startPrefetching();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual(['first begins']);
  finishFirst();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

it('queuePrefetch fetches what is added later', async () => {
  const { queuePrefetch, startPrefetching } = await newQueue();
  startPrefetching();
  await vi.advanceTimersByTimeAsync(60_000);
  const fetched = vi.fn(async () => {});
  queuePrefetch(fetched);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledOnce();
});
