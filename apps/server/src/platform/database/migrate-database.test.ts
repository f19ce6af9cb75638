import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../repository-root.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { createListener } from './listener.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readKnownSchema } from './migrations/known-schema.ts';
import { listenerName } from './migrations/running-releases.ts';

const OWN = path.join(REPOSITORY_ROOT, 'database/migrations');

let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-migrations-'));
});
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
}

/** Copies this build's migrations and adds one, as the next release would. */
async function nextRelease(statement: string, worksSince?: string): Promise<string> {
  const target = await mkdtemp(path.join(folder, 'next-'));
  await cp(OWN, target, { recursive: true, filter: (source) => !source.endsWith('_snapshot.json') });
  const file = path.join(target, 'meta/_journal.json');
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(await readFile(file, 'utf8'));
  const idx = journal.entries.length;
  const last = journal.entries.at(-1);
  const next = { ...last, idx, when: (last?.when ?? 0) + 1000, tag: `${String(idx).padStart(4, '0')}_next` };
  await writeFile(path.join(target, `${next.tag}.sql`), statement);
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  const since = worksSince ?? next.tag;
  await writeFile(path.join(target, 'works-since.json'), JSON.stringify({ migration: since }));
  return target;
}

const newestOwn = (): string => readKnownSchema().migrations.at(-1)?.name ?? '';

interface Column {
  of: string;
  type: string;
  canOmit: boolean;
}

/** Lists every column of the tables and views, and whether a row may be written without it. */
async function getColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select table_name || '.' || column_name as of, udt_name as type,
       is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "canOmit"
     from information_schema.columns where table_schema = 'public'`,
  );
  return rows;
}

describe('Migrating a database', () => {
  it('stores which release applied each migration', async () => {
    const { pool } = await openDatabase();
    const next = await nextRelease('create table added (n int)');
    await migrateDatabase(pool, { folder: next, release: 'v9.9.0' });
    const { rows } = await pool.query(
      'select name, release from drizzle.__drizzle_migrations order by id desc limit 1',
    );
    expect(rows).toEqual([{ name: expect.stringMatching(/_next$/), release: 'v9.9.0' }]);
  });

  it('is refused by an older release, which changes nothing and names the release it needs', async () => {
    const { pool } = await openDatabase();
    await migrateDatabase(pool, { folder: await nextRelease('create table added (n int)'), release: 'v9.9.0' });
    await expect(migrateDatabase(pool, { release: 'v9.8.0' })).rejects.toThrow('Run v9.9.0 or newer');
  });

  it('lets the release before run while the new one only adds', async () => {
    const { pool } = await openDatabase();
    const next = await nextRelease('create table added (n int)', newestOwn());
    await migrateDatabase(pool, { folder: next, release: 'v9.9.0' });
    const { newer } = await migrateDatabase(pool, { release: 'v9.8.0' });
    expect(newer.map(({ release }) => release)).toEqual(['v9.9.0']);
  });

  it('is refused for the database of another program, whose tables stay as they are', async () => {
    const { pool } = await openDatabase();
    await pool.query(`drop schema public cascade; create schema public; drop schema drizzle cascade;
      create table invoices (n int); insert into invoices values (1)`);
    await expect(migrateDatabase(pool)).rejects.toThrow('has tables (invoices), but no record of Rotunda’s migrations');
    await pool.query(`create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('theirs', 1)`);
    await expect(migrateDatabase(pool)).rejects.toThrow('set up by another program');
    expect((await pool.query('select n from invoices')).rows).toEqual([{ n: 1 }]);
  });

  it('is refused while a process runs that cannot work with the new tables, and names it', async () => {
    const { pool, connectionString } = await openDatabase();
    const applicationName = listenerName('web', 'v9.8.0', readKnownSchema());
    const listening = { connectionString, clock: systemClock, applicationName, onError: () => undefined };
    const listener = await createListener(listening);
    const only = await nextRelease('create table added (n int)');
    const both = await nextRelease('create table added (n int)', newestOwn());
    try {
      await expect(migrateDatabase(pool, { folder: only, release: 'v9.9.0', leavingMs: 0 })).rejects.toThrow(
        'cannot work with the tables of v9.9.0: web (v9.8.0) on this machine. Stop them, then start v9.9.0 again.',
      );
      expect((await pool.query(`select to_regclass('added') as added`)).rows).toEqual([{ added: null }]);
      await migrateDatabase(pool, { folder: both, release: 'v9.9.0' });
    } finally {
      await listener.close();
    }
  });
});

describe('The migrations since works-since.json', () => {
  it('keep every column that the release before reads, and none that it must write', async () => {
    const { pool } = await openDatabase();
    const { migrations, worksSince } = readKnownSchema();
    const after = await getColumns(pool);
    await pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await migrateDatabase(pool, { upTo: migrations.findIndex(({ hash }) => hash === worksSince) + 1 });
    const before = await getColumns(pool);

    const kept = new Map(after.map((column) => [column.of, column]));
    const lost = before.filter(({ of, type }) => kept.get(of)?.type !== type).map(({ of }) => of);
    expect(lost).toEqual([]);
    const tables = new Set(before.map(({ of }) => of.split('.')[0]));
    const known = new Map(before.map((column) => [column.of, column]));
    const required = after
      .filter(({ of, canOmit }) => tables.has(of.split('.')[0]) && !canOmit && known.get(of)?.canOmit !== false)
      .map(({ of }) => of);
    expect(required).toEqual([]);
  });
});
