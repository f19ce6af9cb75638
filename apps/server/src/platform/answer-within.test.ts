import { expect, it } from 'vitest';
import { answerWithin } from './answer-within.ts';

it('An answer that never comes is awaited for the given time, and asked for once', async () => {
  let asked = 0;
  const ask = answerWithin(20, () => {
    asked += 1;
    return new Promise<number>(() => undefined);
  });
  expect(await Promise.all([ask(), ask()])).toEqual([null, null]);
  expect(await ask()).toBeNull();
  expect(asked).toBe(1);
});

it('An answer in time is returned, a failure is no answer, and the next caller asks again', async () => {
  const answers = [Promise.resolve(7), Promise.reject(new Error('away')), Promise.resolve(8)];
  const ask = answerWithin(1000, () => answers.shift() ?? Promise.reject(new Error('too many')));
  expect([await ask(), await ask(), await ask()]).toEqual([7, null, 8]);
});
