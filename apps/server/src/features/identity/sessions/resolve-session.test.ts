import { member, organizationFlags, session, user } from '@rotunda/database';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from '../../../app/testing/test-api.ts';
import { hashToken } from './session-token.ts';

const DAY_MS = 24 * 3_600_000;

describe('Session of a token', () => {
  let api: TestApi;
  let ours: string;
  let theirs: string;
  let count = 0;
  let person: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    ours = await api.addOrganization('Ours');
    theirs = await api.addOrganization('Theirs');
  });
  beforeEach(async () => {
    person = await api.addUser(ours, `person-${(count += 1)}@ours.example`, 'member');
  });
  afterAll(() => api.close());

  const ask = async (token = person.token) => {
    // The tests change the database directly, so the session cache must catch up first.
    await api.settled();
    return api.call(token, 'GET', '/auth/session');
  };
  const database = () => api.deps.database;
  const storedToken = () => hashToken(person.token);

  it.each([
    ['made up', 'made-up'],
    ['empty', ''],
  ])('does not exist when the token is %s', async (_what, token) => {
    expect(await ask(token)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  });

  it('expires', async () => {
    await database()
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.token, storedToken()));
    expect((await ask()).status).toBe(401);
  });

  it('is extended at most once a day of use', async () => {
    const expiresAt = new Date(Date.now() + 2 * DAY_MS);
    const ofSession = eq(session.token, storedToken());
    const usedAfter = async (days: number) => {
      const updatedAt = new Date(Date.now() - days * DAY_MS);
      await database().update(session).set({ expiresAt, updatedAt }).where(ofSession);
      expect((await ask()).status).toBe(200);
      const [stored] = await database().select().from(session).where(ofSession);
      return (stored?.expiresAt.getTime() ?? 0) - Date.now();
    };
    expect(await usedAfter(0.9)).toBeLessThan(2.1 * DAY_MS);
    expect(await usedAfter(1.1)).toBeGreaterThan(6.9 * DAY_MS);
  });

  it('ends thirty days after sign-in regardless of use', async () => {
    const ofSession = eq(session.token, storedToken());
    const openedBefore = async (days: number) => {
      const createdAt = new Date(Date.now() - days * DAY_MS);
      const aDayAgo = { updatedAt: new Date(Date.now() - 1.1 * DAY_MS), expiresAt: new Date(Date.now() + DAY_MS) };
      await database()
        .update(session)
        .set({ createdAt, ...aDayAgo })
        .where(ofSession);
      const { status } = await ask();
      const [stored] = await database().select().from(session).where(ofSession);
      return { status, keptUntil: (stored?.expiresAt.getTime() ?? 0) - createdAt.getTime() };
    };
    expect(await openedBefore(28)).toEqual({ status: 200, keptUntil: 30 * DAY_MS });
    expect((await openedBefore(29.9)).status).toBe(200);
    expect((await openedBefore(30)).status).toBe(401);
  });

  it('records its last use on its last days too', async () => {
    const ofSession = eq(session.token, storedToken());
    const longAgo = new Date(Date.now() - 29 * DAY_MS);
    const before = new Date(Date.now() - 2 * DAY_MS);
    const expiresAt = new Date(longAgo.getTime() + 30 * DAY_MS);
    await database()
      .update(session)
      .set({ createdAt: longAgo, updatedAt: before, lastUsedAt: before, expiresAt })
      .where(ofSession);
    expect((await ask()).status).toBe(200);
    const [stored] = await database().select().from(session).where(ofSession);
    expect(Date.now() - (stored?.lastUsedAt.getTime() ?? 0)).toBeLessThan(DAY_MS);
    expect(stored?.expiresAt).toEqual(expiresAt);
  });

  it('is rejected when the user is deactivated', async () => {
    await database().update(user).set({ isActive: false }).where(eq(user.id, person.userId));
    expect((await ask()).status).toBe(401);
  });

  it('is rejected without an organization, as is a new sign-in', async () => {
    await database().delete(member).where(eq(member.userId, person.userId));
    expect((await ask()).status).toBe(401);
    const answer = await api.call(null, 'POST', '/auth/sign-in', { email: person.email, password: TEST_PASSWORD });
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });
  });

  it('uses its active organization, or else the first joined', async () => {
    const joined = { userId: person.userId, organizationId: theirs, role: 'admin' };
    await database()
      .insert(member)
      .values({ ...joined, id: `member-${count}`, createdAt: new Date(Date.now() + 1000) });
    expect(await ask()).toMatchObject({ body: { organization: { _id: ours }, user: { role: 'member' } } });
    const ofSession = eq(session.token, storedToken());
    await database().update(session).set({ activeOrganizationId: theirs }).where(ofSession);
    expect(await ask()).toMatchObject({ body: { organization: { _id: theirs }, user: { role: 'admin' } } });
    await database()
      .delete(member)
      .where(and(eq(member.userId, person.userId), eq(member.organizationId, theirs)));
    expect(await ask()).toMatchObject({ body: { organization: { _id: ours }, user: { role: 'member' } } });
  });

  it('gives an unknown role the rights of a viewer', async () => {
    await database().update(member).set({ role: 'owner' }).where(eq(member.userId, person.userId));
    expect(await ask()).toMatchObject({ body: { user: { role: 'viewer' } } });
    expect((await api.call(person.token, 'POST', '/projects', { name: 'P' })).status).toBe(403);
  });

  it('carries the flags of its own organization', async () => {
    const by = { updatedBy: person.userId, updatedTs: 1 };
    await database()
      .insert(organizationFlags)
      .values([
        { organizationId: ours, flag: 'labs', value: true, ...by },
        { organizationId: theirs, flag: 'tours', value: false, ...by },
      ]);
    expect(await ask()).toMatchObject({ body: { flags: { labs: true, tours: true } } });
  });
});
