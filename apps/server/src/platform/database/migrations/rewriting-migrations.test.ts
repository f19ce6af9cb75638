import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { migrateDatabase } from '../migrate-database.ts';

let test: Awaited<ReturnType<typeof openAtOldNames>>;
beforeAll(async () => {
  test = await openAtOldNames();
  await test.pool.query(`
    insert into organization (id, name, slug, created_at, external_name) values ('o', 'Ours', 'ours', now(), 'Ours');
    insert into organisation_flags (organisation_id, flag, value, updated_by, updated_ts)
      values ('o', 'labs', 'true', 'u', 1);
    insert into job_progress (id, organisation_id, kind, state, created_ts, updated_ts)
      values (gen_random_uuid(), 'o', 'export', 'cancelled', 1, 1);
    insert into audit_log (audit_id, organisation_id, user_id, action, subject, detail, created_ts)
      values (gen_random_uuid(), 'o', 'u', 'impersonation.call', 'u', '{"call": "identity.updateOrganisation"}', 1);
    insert into advocacy_campaigns (campaign_id, organisation_id, name, name_key, is_active, email_enabled,
        phone_enabled, x_posts_enabled, created_by, created_ts, updated_ts)
      select gen_random_uuid(), 'o', key, key, true, true, true, true, 'u', 1, 1
      from unnest(array['miner’s‑day', 'farmer’s day', 'farmer''s day', 'clean water, now']) as key`);
  await migrateDatabase(test.pool);
});
afterAll(() => test.close());

it('The migration to American names keeps every row, mends the values that hold names, and leaves no name behind', async () => {
  const { pool } = test;
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

it('The migration of name keys folds stored names like new ones, and keeps campaigns whose names become equal', async () => {
  const { rows } = await test.pool.query<{ key: string }>('select name_key as key from advocacy_campaigns');
  const keys = rows.map(({ key }) => key).toSorted();
  expect(keys).toEqual(['clean water now', "farmer's day", 'farmer’s day', "miner's-day"]);
});

const BEFORE = 1;

/** Opens an empty database with the tables of the release before. */
async function openAtOldNames() {
  const database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(database.pool, { upTo: BEFORE });
  return database;
}
