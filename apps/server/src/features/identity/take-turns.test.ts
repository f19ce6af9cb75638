import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

it('createTurns limits running and waiting work and rejects the rest with a retry time', async () => {
  const turns = createTurns({ atOnce: 2, waiting: 1 });
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    return 'done';
  };
  const first = turns.take(work);
  const second = turns.take(work);
  const third = turns.take(work);
  await expect(turns.take(work)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 2 });
  finish.shift()?.();
  expect(await first).toBe('done');
  await expect.poll(() => finish.length).toBe(2);
  for (const end of finish.splice(0)) end();
  expect(await Promise.all([second, third])).toEqual(['done', 'done']);
  expect(most).toBe(2);
});

it('createTurns continues after failed work', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 0 });
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(() => Promise.resolve('yes'))).toBe('yes');
});
