import type { Organisation, User } from '@rotunda/contract';
import { auditLog } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

describe('the people of an organization', () => {
  let api: TestApi;
  let admin: TestUser;
  let member: TestUser;
  let stranger: TestUser;
  let made = 0;
  beforeAll(async () => {
    api = await createTestApi();
    const ours = await api.addOrganisation('Ours');
    admin = await api.addUser(ours, 'admin@ours.example', 'admin');
    member = await api.addUser(ours, 'member@ours.example', 'member');
    stranger = await api.addUser(await api.addOrganisation('Theirs'), 'admin@theirs.example', 'admin');
  });
  afterAll(() => api.close());

  const usersPath = (of = admin) => `/organizations/${of.organisationId}/users`;
  const someone = (changes: object = {}) => ({
    ...{ email: `new-${(made += 1)}@ours.example`, firstName: 'Nora', lastName: 'New', role: 'viewer' },
    ...{ password: TEST_PASSWORD },
    ...changes,
  });
  const create = (changes: object = {}) => api.call(admin.token, 'POST', usersPath(), someone(changes));
  const update = (user: { userId: string }, changes: object, by = admin) =>
    api.call(by.token, 'PATCH', `/users/${user.userId}`, changes);
  const people = async (by = admin) =>
    ((await api.call(by.token, 'GET', usersPath(by))).body as { results: User[]; total: number }).results;
  const signIn = (email: string, password = TEST_PASSWORD) =>
    api.call(null, 'POST', '/auth/sign-in', { email, password });

  it('are listed by last name, those of others not among them', async () => {
    const listed = await people();
    expect(listed.map(({ email, role }) => [email, role])).toEqual([
      ['admin@ours.example', 'admin'],
      ['member@ours.example', 'member'],
    ]);
    expect((await people(stranger)).map(({ email }) => email)).toEqual(['admin@theirs.example']);
  });

  it('can sign in once they are made, whatever the case and the spaces of their address', async () => {
    const answer = await create({ email: 'Nora.New@Ours.example', role: 'member' });
    expect(answer).toMatchObject({ status: 201, body: { email: 'nora.new@ours.example', role: 'member' } });
    expect(await signIn('NORA.NEW@ours.example')).toMatchObject({
      status: 200,
      body: { session: { user: { firstName: 'Nora', lastName: 'New' }, organisation: { externalName: 'Ours' } } },
    });
  });

  it('have an address nobody else has, in whichever organization', async () => {
    for (const email of ['MEMBER@ours.example', 'admin@theirs.example']) {
      expect(await create({ email })).toMatchObject({
        status: 409,
        body: { message: 'A user with this e-mail address exists already.' },
      });
    }
    expect((await people()).filter(({ email }) => email.includes('theirs'))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['a short password', { password: 'elevenchars' }, 'password'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['no address', { email: 'nora' }, 'email'],
    ['a role nobody has', { role: 'owner' }, 'role'],
  ])('are not made with %s', async (_what, changes, field) => {
    expect(await create(changes)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('are changed by administrators only, each change written down', async () => {
    const { userId } = await api.addUser(admin.organisationId, 'changing@ours.example', 'viewer');
    expect((await update({ userId }, { role: 'admin' }, member)).status).toBe(403);
    expect(await update({ userId }, { role: 'member', firstName: 'Ann' })).toMatchObject({
      status: 200,
      body: { role: 'member', firstName: 'Ann', lastName: 'viewer', isActive: true },
    });
    expect((await signIn('changing@ours.example')).body).toMatchObject({ session: { user: { role: 'member' } } });
    const written = await api.deps.database.select().from(auditLog).where(eq(auditLog.subject, userId));
    expect(written).toMatchObject([
      {
        ...{ organisationId: admin.organisationId, userId: admin.userId, impersonatorId: null },
        ...{ action: 'user.updated', detail: { role: 'member', firstName: 'Ann' } },
      },
    ]);
  });

  it('of another organization are changed by nobody here', async () => {
    const changes = { role: 'viewer', isActive: false, firstName: 'Changed' };
    expect((await update(stranger, changes)).status).toBe(404);
    expect(await people(stranger)).toMatchObject([{ firstName: 'Test', role: 'admin', isActive: true }]);
    expect(await api.deps.database.select().from(auditLog).where(eq(auditLog.subject, stranger.userId))).toEqual([]);
  });

  it('keep an active administrator: a change that leaves none changes nothing', async () => {
    const refused = { status: 409, body: { message: 'An organization needs at least one active administrator.' } };
    expect(await update(admin, { role: 'member', firstName: 'Gone' })).toMatchObject(refused);
    expect(await update(admin, { isActive: false })).toMatchObject(refused);
    expect((await people()).find(({ _id }) => _id === admin.userId)).toMatchObject({
      ...{ role: 'admin', firstName: 'Test', isActive: true },
    });
  });

  it('do not count an inactive administrator, nor those of others, as one who remains', async () => {
    const second = await api.addUser(admin.organisationId, 'second@ours.example', 'admin');
    expect((await update(second, { isActive: false })).status).toBe(200);
    expect((await update(admin, { role: 'member' })).status).toBe(409);
  });

  it('are signed out everywhere when deactivated, and back when activated again', async () => {
    const leaver = await api.addUser(admin.organisationId, 'leaver@ours.example', 'member');
    await update(leaver, { isActive: false });
    expect((await api.call(leaver.token, 'GET', '/auth/session')).status).toBe(401);
    expect(await signIn(leaver.email)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });
    await update(leaver, { isActive: true });
    expect((await signIn(leaver.email)).status).toBe(200);
    expect((await api.call(leaver.token, 'GET', '/auth/session')).status).toBe(401);
  });

  it('see their own organization, which administrators alone change', async () => {
    const path = `/organizations/${admin.organisationId}`;
    const read = async (by: TestUser) => (await api.call(by.token, 'GET', path)).body as Organisation;
    expect((await api.call(member.token, 'PATCH', path, { externalName: 'Renamed' })).status).toBe(403);
    expect((await api.call(stranger.token, 'PATCH', path, { externalName: 'Renamed' })).status).toBe(404);
    expect((await read(member)).externalName).toBe('Ours');
    const entitlements = { USFederal: false, USStateList: ['OH'] };
    await api.call(admin.token, 'PATCH', path, { entitlements });
    expect(await read(member)).toMatchObject({ externalName: 'Ours', entitlements, tableauReportUrl: null });
    const theirs = await api.call(stranger.token, 'GET', `/organizations/${stranger.organisationId}`);
    expect(theirs.body).not.toMatchObject({ entitlements });
  });
});
