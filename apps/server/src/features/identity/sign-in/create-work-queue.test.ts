import { expect, it } from 'vitest';
import { createWorkQueue } from './create-work-queue.ts';

it('createWorkQueue limits running and waiting work and rejects the rest with a retry time', async () => {
  const workQueue = createWorkQueue({ concurrency: 2, waiting: 1 });
  let running = 0;
  let max = 0;
  const finish: (() => void)[] = [];
  const work = async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    return 'done';
  };
  const first = workQueue.run(work);
  const second = workQueue.run(work);
  const third = workQueue.run(work);
  await expect(workQueue.run(work)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 });
  finish.shift()?.();
  expect(await first).toBe('done');
  await expect.poll(() => finish.length).toBe(2);
  for (const end of finish.splice(0)) end();
  expect(await Promise.all([second, third])).toEqual(['done', 'done']);
  expect(max).toBe(2);
});

it('createWorkQueue continues after failed work', async () => {
  const workQueue = createWorkQueue({ concurrency: 1, waiting: 0 });
  await expect(workQueue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await workQueue.run(() => Promise.resolve('yes'))).toBe('yes');
});
