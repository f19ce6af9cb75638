import type { User } from '@rotunda/contract';
import { auditLog } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { TEST_PASSWORD, type TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createAccountLinksRepository } from './account-links/account-links.repository.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { createSessionToken, hashToken } from './sessions/session-token.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';

describe('Users API', () => {
  const { api, admin, member, stranger } = workspaceTest({
    admin: 'admin',
    member: 'member',
    stranger: { role: 'admin', of: 'Theirs' },
  });
  let made = 0;

  const usersPath = (of = admin) => `/organizations/${of.organizationId}/users`;
  const someone = (changes: object = {}) => ({
    email: `new-${(made += 1)}@ours.example`,
    firstName: 'Nora',
    lastName: 'New',
    role: 'viewer',
    password: TEST_PASSWORD,
    ...changes,
  });
  const create = (changes: object = {}) => api.call(admin.token, 'POST', usersPath(), someone(changes));
  const update = (user: { userId: string }, changes: object, by = admin) =>
    api.call(by.token, 'PATCH', `/users/${user.userId}`, changes);
  const people = async (by = admin) =>
    ((await api.call(by.token, 'GET', usersPath(by))).body as { results: User[]; total: number }).results;
  const signIn = (email: string, password = TEST_PASSWORD) =>
    api.call(null, 'POST', '/auth/sign-in', { email, password });

  it('lists the users of the organization by last name', async () => {
    const listed = await people();
    expect(listed.map(({ email, role }) => [email, role])).toEqual([
      ['admin@ours.example', 'admin'],
      ['member@ours.example', 'member'],
    ]);
    expect((await people(stranger)).map(({ email }) => email)).toEqual([stranger.email]);
  });

  it('creates users who can sign in regardless of the case of their address', async () => {
    const answer = await create({ email: 'Nora.New@Ours.example', role: 'member' });
    expect(answer).toMatchObject({ status: 201, body: { email: 'nora.new@ours.example', role: 'member' } });
    expect(await signIn('NORA.NEW@ours.example')).toMatchObject({
      status: 200,
      body: { session: { user: { firstName: 'Nora', lastName: 'New' }, organization: { externalName: 'Ours' } } },
    });
  });

  it('requires an e-mail address that is unique across organizations', async () => {
    for (const email of ['MEMBER@ours.example', stranger.email]) {
      expect(await create({ email })).toMatchObject({
        status: 409,
        body: { message: 'A user with this e-mail address already exists.' },
      });
    }
    expect((await people()).filter(({ email }) => email.includes('theirs'))).toEqual([]);
  });

  it('tells no administrator whether an address has an account in another organization', async () => {
    const organizationId = await api.addOrganization('Of an administrator who is no operator');
    const other = await api.addUser(organizationId, 'admin@third.example', 'admin');
    const asked = async (method: 'POST', path: string, body: object) => {
      const { status, body: told } = await api.call(other.token, method, path, body);
      return { status, told: told as Record<string, unknown> };
    };
    const [taken, free] = await Promise.all(
      [stranger.email, 'nobody@theirs.example'].map((email) => asked('POST', usersPath(other), someone({ email }))),
    );
    expect(taken).toMatchObject({ status: 403, told: { message: expect.stringContaining('Invite this person') } });
    expect({ ...free?.told, requestId: '' }).toEqual({ ...taken?.told, requestId: '' });
    const invitations = `/organizations/${organizationId}/invitations`;
    const answers = await Promise.all(
      [stranger.email, 'nobody@theirs.example'].map((email) => asked('POST', invitations, { email, role: 'member' })),
    );
    // Without e-mail the administrator would be shown the link, whose answer tells.
    const message = expect.stringContaining('only its operators can invite people') as string;
    expect(answers).toMatchObject(Array(2).fill({ status: 403, told: { message } }));
    expect((await people(stranger)).map(({ email }) => email)).toEqual([stranger.email]);
  });

  it.each<[string, object, string]>([
    ['a short password', { password: 'elevenchars' }, 'password'],
    ['a password of a leak', { password: 'LouisVuitton' }, 'password'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['no address', { email: 'nora' }, 'email'],
    ['a role nobody has', { role: 'owner' }, 'role'],
  ])('rejects a new user with %s', async (_what, changes, field) => {
    expect(await create(changes)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('lets only administrators change users, with an audit entry', async () => {
    const { userId } = await api.addUser(admin.organizationId, 'changing@ours.example', 'viewer');
    expect((await update({ userId }, { role: 'admin' }, member)).status).toBe(403);
    expect(await update({ userId }, { role: 'member', firstName: 'Ann' })).toMatchObject({
      status: 200,
      body: { role: 'member', firstName: 'Ann', lastName: 'viewer', isActive: true },
    });
    expect((await signIn('changing@ours.example')).body).toMatchObject({ session: { user: { role: 'member' } } });
    const written = await api.deps.database.select().from(auditLog).where(eq(auditLog.subject, userId));
    expect(written).toMatchObject([
      {
        organizationId: admin.organizationId,
        userId: admin.userId,
        impersonatorId: null,
        action: 'user.updated',
        detail: {
          role: 'member',
          firstName: 'Ann',
        },
      },
    ]);
  });

  it('rejects changes to users of another organization', async () => {
    const changes = { role: 'viewer', isActive: false, firstName: 'Changed' };
    expect((await update(stranger, changes)).status).toBe(404);
    expect(await people(stranger)).toMatchObject([{ firstName: 'Test', role: 'admin', isActive: true }]);
    expect(await api.deps.database.select().from(auditLog).where(eq(auditLog.subject, stranger.userId))).toEqual([]);
  });

  it('rejects a change that would leave no active administrator', async () => {
    const refused = { status: 409, body: { message: 'An organization needs at least one active administrator.' } };
    expect(await update(admin, { role: 'member', firstName: 'Gone' })).toMatchObject(refused);
    expect(await update(admin, { isActive: false })).toMatchObject(refused);
    expect((await people()).find(({ _id }) => _id === admin.userId)).toMatchObject({
      role: 'admin',
      firstName: 'Test',
      isActive: true,
    });
  });

  it('ignores inactive administrators and those of other organizations', async () => {
    const second = await api.addUser(admin.organizationId, 'second@ours.example', 'admin');
    expect((await update(second, { isActive: false })).status).toBe(200);
    expect((await update(admin, { role: 'member' })).status).toBe(409);
  });

  it.each<[string, (other: TestUser) => object]>([
    ['demote', () => ({ role: 'member' })],
    ['deactivate', () => ({ isActive: false })],
  ])('keeps an administrator when two %s each other concurrently', async (_what, changes) => {
    const organizationId = await api.addOrganization('Two of them');
    const one = await api.addUser(organizationId, `one-${(made += 1)}@two.example`, 'admin');
    const other = await api.addUser(organizationId, `other-${made}@two.example`, 'admin');
    const { $client: pool } = api.deps.database;
    const blocker = await pool.connect();
    // Both changes are made and checked before either commits, unless one waits for the other.
    await blocker.query('begin');
    await blocker.query('lock table audit_log in share mode');
    const both = [update(other, changes(other), one), update(one, changes(one), other)];
    try {
      await vi.waitFor(
        async () => {
          const { rows } = await pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          expect(rows).toHaveLength(2);
        },
        { timeout: 10_000, interval: 20 },
      );
    } finally {
      await blocker.query('commit');
      blocker.release();
    }
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const left = await createIdentityRepository(api.deps.database).countAdmins(organizationId);
    expect(left).toBe(1);
  });

  it('signs out a deactivated user everywhere and allows sign-in after reactivation', async () => {
    const leaver = await api.addUser(admin.organizationId, 'leaver@ours.example', 'member');
    await update(leaver, { isActive: false });
    expect((await api.call(leaver.token, 'GET', '/auth/session')).status).toBe(401);
    expect(await signIn(leaver.email)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });
    await update(leaver, { isActive: true });
    expect((await signIn(leaver.email)).status).toBe(200);
    expect((await api.call(leaver.token, 'GET', '/auth/session')).status).toBe(401);
  });

  it('never revives mailed links or sessions of a deactivated user, even those added late', async () => {
    const { database, clock } = api.deps;
    const { userId } = await api.addUser(admin.organizationId, 'returning@ours.example', 'member');
    const [before, change, late] = [createSessionToken(), createSessionToken(), createSessionToken()];
    const put = (token: string, purpose: 'password-reset' | 'address-change', newEmail: string | null = null) =>
      createAccountLinksRepository(database).put({
        userId,
        purpose,
        newEmail,
        tokenHash: hashToken(token),
        createdTs: clock.now(),
        expiresTs: clock.now() + 3600,
      });
    const open = async (token: string) =>
      (await api.call(null, 'POST', '/auth/password-resets/open', { token })).status;

    await put(before, 'password-reset');
    await put(change, 'address-change', 'elsewhere@ours.example');
    expect(await open(before)).toBe(200);
    await update({ userId }, { isActive: false });
    await update({ userId }, { isActive: true });
    expect(await open(before)).toBe(404);
    const confirmed = await api.call(null, 'POST', '/auth/address-changes/confirm', { token: change });
    expect(confirmed).toMatchObject({ status: 404, body: { message: expect.stringContaining('no longer valid') } });

    await update({ userId }, { isActive: false });
    // By requests that found the user active just before.
    await put(late, 'password-reset');
    const expiresAt = new Date(clock.nowMs() + 3_600_000);
    await createSessionsRepository(database).insert({
      id: 'late',
      token: hashToken(late),
      userId,
      expiresAt,
    });
    await update({ userId }, { isActive: true });
    expect(await open(late)).toBe(404);
    expect((await api.call(late, 'GET', '/auth/session')).status).toBe(401);
  });

  it('keeps the sessions of an active user who is activated again', async () => {
    const user = await api.addUser(admin.organizationId, 'active@ours.example', 'member');
    await update(user, { isActive: true });
    expect((await user.call('GET', '/auth/session')).status).toBe(200);
  });
});
