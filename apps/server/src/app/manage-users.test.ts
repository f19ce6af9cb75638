import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiServices } from './build-router.ts';
import { deactivateUser, listUsers, resetPassword } from './manage-users.ts';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from './testing/test-api.ts';

describe('User management on the command line', () => {
  let test: TestApi;
  let member: TestUser;
  const identity = () => createApiServices(test.deps).identity;
  const signIn = async (email: string, password: string) =>
    (await test.call(null, 'POST', '/auth/sign-in', { email, password })).status;

  beforeAll(async () => {
    test = await createTestApi();
    const organizationId = await test.addOrganization('Mill Road');
    await test.addUser(organizationId, 'admin@mill.example', 'admin');
    member = await test.addUser(organizationId, 'member@mill.example', 'member');
    await test.addUser(await test.addOrganization('Other'), 'admin@other.example', 'admin');
  });
  afterAll(() => test.close());

  it('lists only the users of the given organization', async () => {
    const users = await listUsers(identity(), member.organizationId);
    expect(users.map((user) => user.email).toSorted()).toEqual(['admin@mill.example', 'member@mill.example']);
    await expect(listUsers(identity(), 'nowhere')).rejects.toThrow('There is no organization with the id nowhere.');
  });

  it('resets a password and ends the sessions of the old password', async () => {
    await resetPassword(identity(), 'MEMBER@mill.example', 'another long password');
    expect((await test.call(member.token, 'GET', '/projects')).status).toBe(401);
    expect(await signIn('member@mill.example', TEST_PASSWORD)).not.toBe(200);
    expect(await signIn('member@mill.example', 'another long password')).toBe(200);
  });

  it('rejects a password known from a leak', async () => {
    await expect(resetPassword(identity(), 'member@mill.example', 'LouisVuitton')).rejects.toThrow('easy to guess');
    expect(await signIn('member@mill.example', 'another long password')).toBe(200);
  });

  it('deactivates a user, who then cannot sign in', async () => {
    await deactivateUser(identity(), 'member@mill.example');
    expect(await signIn('member@mill.example', 'another long password')).not.toBe(200);
    const users = await listUsers(identity(), member.organizationId);
    expect(users.find((user) => user.email === 'member@mill.example')?.isActive).toBe(false);
  });

  it('refuses to deactivate the last administrator', async () => {
    await expect(deactivateUser(identity(), 'admin@mill.example')).rejects.toThrow('at least one active administrator');
    expect(await signIn('admin@mill.example', TEST_PASSWORD)).toBe(200);
  });

  it('reports an unknown user', async () => {
    await expect(deactivateUser(identity(), 'nobody@mill.example')).rejects.toThrow('There is no user');
  });
});
