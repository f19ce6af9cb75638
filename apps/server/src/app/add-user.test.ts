import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuth, type IdentityDeps } from '../features/identity/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createIdSource } from '../platform/ids.ts';
import { createLogger } from '../platform/logging.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { addUser } from './add-user.ts';

describe('addUser', () => {
  let test: TestDatabase;
  let deps: IdentityDeps;

  beforeAll(async () => {
    test = await createTestDatabase();
    const { database } = test;
    const auth = createAuth({
      database,
      secret: 'a secret of thirty-two characters',
      baseUrl: 'http://localhost',
      logger: createLogger({ level: 'silent' }),
    });
    deps = { database, auth, clock: systemClock, ids: createIdSource(systemClock) };
  });
  afterAll(() => test.close());

  const person = (email: string) => ({
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'admin' as const,
    password: 'correct horse battery',
  });
  const organizations = async () => {
    const { rows } = await test.pool.query('select id, name from organization order by id');
    return rows;
  };

  it('creates an organization on first mention and finds it later by name or id', async () => {
    const first = await addUser(deps, 'Société Générale & Co', person('a@example.org'));
    const second = await addUser(deps, 'Société Générale & Co', person('b@example.org'));
    const third = await addUser(deps, 'societe-generale-co', person('c@example.org'));
    expect([first, second, third].map((added) => added.isNewOrganization)).toEqual([true, false, false]);
    expect(await organizations()).toEqual([{ id: 'societe-generale-co', name: 'Société Générale & Co' }]);
  });

  it('creates nothing when the email address is taken', async () => {
    const before = await organizations();
    await expect(addUser(deps, 'Another', person('A@example.org'))).rejects.toThrow('already exists');
    expect(await organizations()).toEqual(before);
  });

  it('creates nothing when the password is known from a leak', async () => {
    const before = await organizations();
    const weak = { ...person('d@example.org'), password: 'LouisVuitton' };
    await expect(addUser(deps, 'Another', weak)).rejects.toThrow('easy to guess');
    expect(await organizations()).toEqual(before);
  });
});
