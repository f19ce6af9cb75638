import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { migrateDatabase } from '../migrate-database.ts';

it('The migration to American names keeps every row, mends the values that hold names, and leaves no name behind', async () => {
  await using test = await openAtOldNames();
  const { pool } = test;
  await pool.query(`
    insert into organization (id, name, slug, created_at, external_name) values ('o', 'Ours', 'ours', now(), 'Ours');
    insert into organisation_flags (organisation_id, flag, value, updated_by, updated_ts)
      values ('o', 'labs', 'true', 'u', 1);
    insert into job_progress (id, organisation_id, kind, state, created_ts, updated_ts)
      values (gen_random_uuid(), 'o', 'export', 'cancelled', 1, 1);
    insert into audit_log (audit_id, organisation_id, user_id, action, subject, detail, created_ts)
      values (gen_random_uuid(), 'o', 'u', 'impersonation.call', 'u', '{"call": "identity.updateOrganisation"}', 1)`);
  await migrateDatabase(pool);

  const { rows } = await pool.query(`select f.flag, j.state, a.detail from organization_flags f
    join job_progress j using (organization_id) join audit_log a using (organization_id)`);
  expect(rows).toEqual([{ flag: 'labs', state: 'canceled', detail: { call: 'identity.updateOrganization' } }]);
  const { rows: old } = await pool.query(`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relname ~ 'organisation|^told_'
    union all select attname from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attname ~ 'organisation|^told_|^keepers$'
    union all select conname from pg_constraint where conname ~ 'organisation|^told_'
    union all select tgname from pg_trigger where encode(tgargs, 'escape') ~ 'organisation'`);
  expect(old).toEqual([]);
});

const BEFORE = 1;

/** Opens an empty database with the tables of the release before. */
async function openAtOldNames() {
  const test = await createTestDatabase();
  await test.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(test.pool, { upTo: BEFORE });
  return { pool: test.pool, [Symbol.asyncDispose]: () => test.close() };
}
