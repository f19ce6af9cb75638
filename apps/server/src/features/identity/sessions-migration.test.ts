import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/database/migrate-database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { hashToken } from './session-token.ts';

/** Number of migrations before sessions were stored by the hash of their token. */
const BEFORE = 9;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(test.pool, { upTo: BEFORE });
});
afterAll(() => test.close());

it('The migration hashes session tokens, keeps people signed in and ends impersonation', async () => {
  await test.pool.query(`
    insert into "user" (id, name, email) values ('nora', 'Nora', 'nora@ours.example');
    insert into session (id, token, user_id, expires_at, impersonated_by) values
      ('own', 'a token in clear', 'nora', now() + interval '1 day', null),
      ('acting', 'another', 'nora', now() + interval '1 hour', 'support')`);
  await migrateDatabase(test.pool);
  const { rows } = await test.pool.query('select id, token from session');
  expect(rows).toEqual([{ id: 'own', token: hashToken('a token in clear') }]);
});
