import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

/** Imports a queue of its own for each test, because the queue is a module-level singleton. */
const newQueue = () => import('./fetch-ahead.ts');

it('fetchLater waits until fetching ahead starts and then fetches sequentially', async () => {
  const { fetchLater, startFetchingAhead } = await newQueue();
  const order: string[] = [];
  let finishFirst = () => {};
  fetchLater(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    order.push('first ends');
  });
  fetchLater(async () => void order.push('second'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual([]);

  startFetchingAhead();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual(['first begins']);
  finishFirst();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

it('fetchLater fetches what is added later', async () => {
  const { fetchLater, startFetchingAhead } = await newQueue();
  startFetchingAhead();
  await vi.advanceTimersByTimeAsync(60_000);
  const fetched = vi.fn(async () => {});
  fetchLater(fetched);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledOnce();
});
