import type { OwnSession } from '@rotunda/contract';
import { auditLog } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0';
const NEW_PASSWORD = 'heron ledger quilt';

describe('Own account', () => {
  let api: TestApi;
  let ours: string;
  let person: TestUser;
  let stranger: TestUser;
  let support: TestUser;
  let count = 0;
  beforeAll(async () => {
    api = await createTestApi();
    ours = await api.addOrganization('Ours');
    stranger = await api.addUser(ours, 'stranger@ours.example', 'admin');
    support = await api.addUser(ours, 'support@ours.example', 'member', { isSupport: true });
  });
  beforeEach(async () => {
    person = await api.addUser(ours, `person-${(count += 1)}@ours.example`, 'viewer');
  });
  afterAll(() => api.close());

  const signIn = async (password = TEST_PASSWORD) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      remoteAddress: '192.0.2.9',
      headers: { 'user-agent': FIREFOX },
      payload: {
        email: person.email,
        password,
      },
    });
    return { status: answer.statusCode, token: answer.json<{ token?: string }>().token ?? '' };
  };
  const change = (currentPassword: string, newPassword: string, token = person.token) =>
    api.call(token, 'POST', '/auth/password', { currentPassword, newPassword });
  const getSessions = async (token = person.token) =>
    ((await api.call(token, 'GET', '/auth/sessions')).body as { results: OwnSession[] }).results;
  const stands = async (token: string) => (await api.call(token, 'GET', '/projects')).status === 200;

  it('changes the password, ends other sessions and writes an audit entry', async () => {
    const other = await signIn();
    expect(await stands(other.token)).toBe(true);
    expect(await change(TEST_PASSWORD, NEW_PASSWORD)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await stands(other.token)).toBe(false);
    expect(await stands(person.token)).toBe(true);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(await api.deps.database.select().from(auditLog).where(eq(auditLog.userId, person.userId))).toMatchObject([
      { action: 'password.changed', subject: person.userId, detail: { ended: 1 }, impersonatorId: null },
    ]);
  });

  it.each([
    ['a wrong current password', 'not the password', NEW_PASSWORD, 'currentPassword', 'This is not your password.'],
    ['a short one', TEST_PASSWORD, 'elevenchars', 'newPassword', 'Use at least 12 characters.'],
    ['a common one', TEST_PASSWORD, 'Password1234!', 'newPassword', 'easy to guess'],
    ['one of a leak', TEST_PASSWORD, 'LouisVuitton', 'newPassword', 'easy to guess'],
    ['the same again', TEST_PASSWORD, TEST_PASSWORD, 'newPassword', 'This is the password you have.'],
  ])('keeps the password for %s', async (_what, current, chosen, field, words) => {
    expect(await change(current, chosen)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { [field]: expect.stringContaining(words) } },
    });
    expect((await signIn()).status).toBe(200);
  });

  it('limits guesses of the current password', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await change('a guess', NEW_PASSWORD)).status);
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('lists only the sessions of the person', async () => {
    const other = await signIn();
    expect(await getSessions(other.token)).toMatchObject([
      { address: '192.0.2.9', agent: 'Firefox on Windows', isCurrent: true },
      { address: '127.0.0.1', isCurrent: false },
    ]);
    const [current] = await getSessions();
    expect(Object.keys(current ?? {}).toSorted()).toEqual(
      ['_id', 'address', 'agent', 'createdTs', 'isCurrent', 'lastUsedTs'].toSorted(),
    );
  });

  it('ends a single session and none of another person', async () => {
    const other = await signIn();
    const [, mine] = await getSessions(other.token);
    expect((await api.call(stranger.token, 'DELETE', `/auth/sessions/${mine?._id}`)).status).toBe(404);
    expect(await stands(person.token)).toBe(true);
    expect((await api.call(other.token, 'DELETE', `/auth/sessions/${mine?._id}`)).status).toBe(200);
    expect(await stands(person.token)).toBe(false);
    expect(await stands(other.token)).toBe(true);
  });

  it('ends all other sessions', async () => {
    const others = [await signIn(), await signIn()];
    expect(await api.call(person.token, 'POST', '/auth/sessions/end-others', {})).toMatchObject({ body: { ended: 2 } });
    for (const { token } of others) expect(await stands(token)).toBe(false);
    expect(await getSessions()).toHaveLength(1);
    expect(await stands(stranger.token)).toBe(true);
  });

  it('is not accessible to impersonating support', async () => {
    const started = await api.call(support.token, 'POST', '/auth/impersonate', { email: person.email });
    const { token } = started.body as { token: string };
    expect((await change(TEST_PASSWORD, NEW_PASSWORD, token)).status).toBe(403);
    expect((await api.call(token, 'GET', '/auth/sessions')).status).toBe(403);
    expect((await api.call(token, 'POST', '/auth/sessions/end-others', {})).status).toBe(403);
    const [mine, ...more] = await getSessions();
    expect(more).toEqual([]);
    expect((await api.call(token, 'DELETE', `/auth/sessions/${mine?._id}`)).status).toBe(403);
  });
});
