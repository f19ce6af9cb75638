import { searchModelSchema } from '@rotunda/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createCompileUserSearch } from './compile-user-search.ts';

const person = (userId: string) => ({ userId }) as Actor; // Only the actor's id is used.
const model = (rawTextSearch: string) => searchModelSchema.parse({ rawTextSearch });
const LONG = model(Array.from({ length: 400 }, (_, place) => `word${place}`).join(' '));
const COSTLY = model(`tax w/50 (${Array.from({ length: 400 }, (_, place) => `word${place}*`).join(' OR ')})`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("A person's next long query waits after a refused query while others are answered directly", async () => {
  const compileSearch = createCompileUserSearch(systemClock);
  await expect(compileSearch(person('a'), COSTLY, 0)).rejects.toMatchObject({ code: 'QUERY_FAULT' });
  let isRead = false;
  const next = compileSearch(person('a'), LONG, 0).then(() => (isRead = true));
  await compileSearch(person('b'), LONG, 0);
  await compileSearch(person('a'), model('water'), 0);
  expect(isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  await next;
});

it("A person's long queries are rejected when too many are waiting", async () => {
  const compileSearch = createCompileUserSearch(systemClock);
  const asked = await Promise.all(
    Array.from({ length: 20 }, () => {
      const answer = compileSearch(person('a'), COSTLY, 0).catch((error: { code: string }) => error.code);
      return Promise.race([answer, Promise.resolve(vi.advanceTimersByTimeAsync(0)).then(() => 'waits')]);
    }),
  );
  expect(asked.filter((answer) => answer === 'TOO_MANY_SEARCHES')).toHaveLength(7);
  await vi.runAllTimersAsync();
});
