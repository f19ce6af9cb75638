import { account, auditLog, member, organization, user } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, type NewUser } from '../features/identity/index.ts';
import { emptyTables } from '../platform/testing/empty-tables.ts';
import { addUser } from './add-user.ts';
import { createApiServices } from './build-router.ts';
import { makeSampleOperator, setOperator } from './manage-operators.ts';
import { deactivateUser } from './manage-users.ts';
import { createTestApi, TEST_PASSWORD, type TestApi } from './testing/test-api.ts';

describe('Operators of the installation', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => emptyTables(api.deps.database.$client, 'user', 'organization', 'audit_log'));

  const identity = () => createApiServices(api.deps).identity;
  const person = (email: string, changes: Partial<NewUser> = {}): NewUser => ({
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'admin',
    password: TEST_PASSWORD,
    ...changes,
  });
  const operators = async () =>
    (await api.deps.database.select().from(user).where(eq(user.isOperator, true)).orderBy(user.email)).map(
      ({ email }) => email,
    );
  const audited = async () =>
    (await api.deps.database.select().from(auditLog).orderBy(auditLog.auditId)).map(({ action }) => action);
  /**
   * Creates a sample workspace of one organization, whose administrator runs the installation as long as there is no
   * other operator.
   */
  async function sample() {
    await api.deps.database
      .insert(organization)
      .values({ id: 'sample', slug: 'sample', name: 'Sample', externalName: 'Sample', isSample: true });
    const made = await createUser(identity(), 'sample', person('admin@sample.example'));
    await makeSampleOperator(identity(), made._id);
    const answer = await api.call(null, 'POST', '/auth/sign-in', {
      email: 'admin@sample.example',
      password: TEST_PASSWORD,
    });
    return { userId: made._id, token: (answer.body as { token: string }).token };
  }
  const sources = async (token: string) => (await api.call(token, 'GET', '/sources')).status;

  it('include the first user of any role and later users only when requested', async () => {
    const first = await addUser(identity(), 'Ours', person('first@ours.example', { role: 'viewer' }));
    const second = await addUser(identity(), 'Ours', person('second@ours.example'));
    await addUser(identity(), 'Theirs', person('named@theirs.example', { isOperator: true }));
    expect([first.isOperator, second.isOperator]).toEqual([true, false]);
    expect(await operators()).toEqual(['first@ours.example', 'named@theirs.example']);
  });

  it('include only a single user when the first users are created concurrently', async () => {
    const emails = ['a@ours.example', 'b@ours.example', 'c@ours.example'];
    await Promise.all(emails.map((email) => addUser(identity(), 'Ours', person(email))));
    expect(await operators()).toHaveLength(1);
  });

  it('include the sample administrator only until the first real user is added', async () => {
    const { token } = await sample();
    expect(await sources(token)).toBe(200);
    // Anyone with the public password can add users to the sample, so none of them counts as the first.
    const added = await api.call(token, 'POST', '/organizations/sample/users', person('mine@sample.example'));
    expect(added.status).toBe(201);
    expect(await operators()).toEqual(['admin@sample.example']);
    await addUser(identity(), 'Ours', person('first@ours.example'));
    expect(await operators()).toEqual(['first@ours.example']);
    // Created outside the web server, as on the command line; the server learns of it after the commit.
    await api.settled();
    expect(await sources(token)).toBe(403);
  });

  it('never include sample users once other users exist', async () => {
    await addUser(identity(), 'Ours', person('first@ours.example'));
    const { userId, token } = await sample();
    await makeSampleOperator(identity(), userId);
    await expect(setOperator(identity(), 'admin@sample.example', true)).rejects.toThrow('password is public');
    const asked = addUser(identity(), 'sample', person('late@sample.example', { isOperator: true }));
    await expect(asked).rejects.toThrow('password is public');
    expect(await operators()).toEqual(['first@ours.example']);
    expect(await sources(token)).toBe(403);
  });

  it('are granted and revoked on the command line with audit entries, except for the last', async () => {
    await addUser(identity(), 'Ours', person('first@ours.example'));
    await addUser(identity(), 'Ours', person('second@ours.example'));
    await expect(setOperator(identity(), 'first@ours.example', false)).rejects.toThrow('Add another one first');
    expect(await setOperator(identity(), 'SECOND@ours.example', true)).toBe(true);
    expect(await setOperator(identity(), 'second@ours.example', true)).toBe(false);
    expect(await setOperator(identity(), 'first@ours.example', false)).toBe(true);
    expect(await operators()).toEqual(['second@ours.example']);
    expect(await audited()).toEqual(['user.created', 'user.created', 'user.operator-granted', 'user.operator-revoked']);
    await expect(setOperator(identity(), 'nobody@ours.example', true)).rejects.toThrow('There is no user');
  });

  it('can be deactivated only by another operator, and never the last', async () => {
    const { user: first } = await addUser(identity(), 'Ours', person('first@ours.example'));
    const organizationId = 'ours';
    const admin = await api.addUser(organizationId, 'admin@ours.example', 'admin');
    const close = (token: string) => api.call(token, 'PATCH', `/users/${first._id}`, { isActive: false });
    expect(await close(admin.token)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('is an operator') },
    });
    await expect(deactivateUser(identity(), 'first@ours.example')).rejects.toThrow('Add another one first');
    await setOperator(identity(), admin.email, true);
    await api.settled();
    expect((await close(admin.token)).status).toBe(200);
    await expect(setOperator(identity(), admin.email, false)).rejects.toThrow('Add another one first');
  });

  it('leave no rows behind when creating a user fails', async () => {
    await addUser(identity(), 'Ours', person('first@ours.example'));
    await api.deps.database.$client.query(`
      create function refuse_member() returns trigger language plpgsql as $$ begin raise 'no members today'; end $$;
      create trigger refuse_member before insert on member for each row execute function refuse_member()`);
    try {
      await expect(addUser(identity(), 'New', person('late@new.example'))).rejects.toThrow();
    } finally {
      await api.deps.database.$client.query('drop trigger refuse_member on member; drop function refuse_member');
    }
    const count = (table: typeof user | typeof account | typeof member | typeof organization) =>
      api.deps.database.$count(table);
    expect(await Promise.all([user, account, member, organization].map(count))).toEqual([1, 1, 1, 1]);
  });
});
