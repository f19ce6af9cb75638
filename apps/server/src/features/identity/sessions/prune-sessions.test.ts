import { session, signInAttempts } from '@rotunda/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, TEST_PASSWORD, type TestApi } from '../../../app/testing/test-api.ts';
import { createFixedClock } from '../../../platform/testing/fixed-clock.ts';
import { pruneSessions } from './prune-sessions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('pruneSessions removes only expired sessions and sign-in attempts', async () => {
  const { database, clock } = api.deps;
  const { email } = await api.addUser(await api.addOrganization('Ours'), 'person@ours.example', 'member');
  await api.call(null, 'POST', '/auth/sign-in', { email, password: TEST_PASSWORD });
  await api.call(null, 'POST', '/auth/sign-in', { email, password: 'a guess' });
  const left = async (days: number) => {
    const later = createFixedClock(clock.now() + days * 24 * 3600);
    await pruneSessions({ database, clock: later });
    return [(await database.select().from(session)).length, (await database.select().from(signInAttempts)).length];
  };
  const [sessions, counts = 0] = await left(0);
  expect(sessions).toBe(2);
  expect(counts).toBeGreaterThan(1);
  // The record that the address is known to the account remains.
  expect(await left(6)).toEqual([2, 1]);
  expect(await left(8)).toEqual([0, 1]);
  expect(await left(91)).toEqual([0, 0]);
});
