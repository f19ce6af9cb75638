import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestTemplate } from '../testing/test-database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { StoredFileMissingError, type FileStorage } from '../files/file-storage.ts';
import { createLocalFileStorage } from '../files/local-file-storage.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Two tables that refer to each other, with a column of every type that a restore could change. */
const FIRST = `
  create table parent (parent_id bigserial primary key, favorite bigint, name text not null);
  --> statement-breakpoint
  create table child (
    child_id bigint generated always as identity primary key, parent_id bigint not null references parent,
    words tsvector, tags text[], payload jsonb, bytes bytea, at timestamptz, day date, ratio double precision,
    amount numeric(20, 6), is_on boolean, shout text generated always as (upper(tags[1])) stored);
  --> statement-breakpoint
  alter table parent add constraint favorite_fkey foreign key (favorite) references child;
  --> statement-breakpoint
  insert into parent (name) values ('put in by the migration');`;
const SECOND = `alter table child add column note text not null default 'added later';`;

const ROWS = `
  delete from parent;
  insert into parent (parent_id, name) values (7, E'line\\nbreak, tab\\t, quote " and \\\\ and 😀 é'), (9, '');
  insert into child (parent_id, words, tags, payload, bytes, at, day, ratio, amount, is_on) values
    (7, $$'act':1A,300 'h.r.1':2$$, '{"a,b","c\\"d",NULL,""}', 'null', '\\x00ff0a', '2026-01-02 03:04:05.678901+02',
     '0044-03-15 BC', 0.1::float8 + 0.2, 12345678901234.567891, false),
    (9, null, '{}', '{"deep": [1.50, null, "\\u00e9"]}', '', 'infinity', 'infinity', 'NaN', 'NaN', true),
    (9, null, null, null, null, null, null, null, null, null);
  update parent set favorite = (select max(child_id) from child);`;

/** A database without the product's tables, because removing them takes longer than the tests. */
const BARE: TestTemplate = {
  name: 'bare',
  prepare: async ({ $client: pool }) => {
    await pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  },
};

describe('Backup and restore', () => {
  let folder: string;
  let file: string;
  const databases: TestDatabase[] = [];
  let source: TestDatabase;

  async function migrationsFolder(...statements: string[]): Promise<string> {
    const target = await mkdtemp(path.join(folder, 'migrations-'));
    await mkdir(path.join(target, 'meta'));
    const entries = statements.map((_, idx) => ({
      idx,
      version: '7',
      when: idx + 1,
      tag: `000${idx}_m`,
      breakpoints: true,
    }));
    await writeFile(
      path.join(target, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    for (const [index, sql] of statements.entries()) await writeFile(path.join(target, `000${index}_m.sql`), sql);
    return target;
  }

  /** Opens a database with the given migrations instead of the product's. */
  async function openDatabase(migrations?: string): Promise<TestDatabase> {
    const test = await createTestDatabase(migrations === undefined ? undefined : BARE);
    databases.push(test);
    if (migrations !== undefined) await migrateDatabase(test.pool, { folder: migrations });
    return test;
  }

  const dump = async (pool: pg.Pool) => {
    const parents = await pool.query('select p::text as row from parent p order by parent_id');
    const children = await pool.query(
      'select (c.child_id, parent_id, words, tags, payload, bytes, at, day, ratio, amount, is_on, shout)::text as row from child c order by child_id',
    );
    return [parents.rows, children.rows];
  };
  const backUp = (changes: { secretKey?: Buffer } = {}) =>
    writeBackup({ connectionString: source.connectionString, file, version: 'v1.2.3', nowTs: 1000, ...changes });

  let first: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-backup-'));
    first = await migrationsFolder(FIRST);
    source = await openDatabase(first);
    await source.pool.query(ROWS);
  });
  beforeEach(() => {
    file = path.join(folder, `${Math.random()}.tar.gz`);
  });
  afterEach(async () => {
    for (const test of databases.splice(0)) if (test !== source) await test.close();
  });
  afterAll(async () => {
    await source.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('restore every value of every type exactly, with keys and references', async () => {
    await backUp({ secretKey: Buffer.from('k'.repeat(32)) });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const target = await openDatabase(first);
    await target.pool.query('delete from parent');
    const restored = await restoreBackup({
      connectionString: target.connectionString,
      file,
      replace: false,
      migrationsFolder: first,
    });
    expect(restored.secretKey?.toString()).toBe('k'.repeat(32));
    expect(await dump(target.pool)).toEqual(await dump(source.pool));
    expect(restored.manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['child', 3],
      ['parent', 2],
    ]);
    await expect(target.pool.query('delete from child')).rejects.toThrow('favorite_fkey');
    const { rows } = await target.pool.query<{ parent_id: string }>(
      `insert into parent (name) values ('next') returning parent_id`,
    );
    expect(Number(rows[0]?.parent_id)).toBe(10);
  });

  it('leave planner statistics for the restored tables', async () => {
    await backUp();
    const target = await openDatabase(first);
    await target.pool.query('delete from parent');
    await restoreBackup({ connectionString: target.connectionString, file, replace: false, migrationsFolder: first });
    const known = await target.pool.query(
      `select distinct tablename from pg_stats where schemaname = 'public' order by tablename`,
    );
    expect(known.rows).toEqual([{ tablename: 'child' }, { tablename: 'parent' }]);
    const sizes = await target.pool.query(
      `select relname, reltuples from pg_class where relname in ('child', 'parent') order by relname`,
    );
    expect(sizes.rows).toEqual([
      { relname: 'child', reltuples: 3 },
      { relname: 'parent', reltuples: 2 },
    ]);
  });

  it('upgrade a backup of an older release to the current tables', async () => {
    await backUp();
    const both = await migrationsFolder(FIRST, SECOND);
    const target = await openDatabase(both);
    await target.pool.query('delete from parent');
    await restoreBackup({ connectionString: target.connectionString, file, replace: false, migrationsFolder: both });
    const { rows } = await target.pool.query('select distinct note from child');
    expect(rows).toEqual([{ note: 'added later' }]);
  });

  it('upgrade a backup of a release whose migrations were squashed, but not of one before it', async () => {
    await backUp();
    const squashed = await migrationsFolder(`-- squashed\n${FIRST}`, SECOND);
    const restore = async (...others: string[]) => {
      const hashes = [createHash('sha256').update(FIRST).digest('hex'), ...others];
      const migrations = hashes.map((hash) => ({ name: 'm', hash }));
      await writeFile(
        path.join(squashed, 'squashed.json'),
        JSON.stringify({ into: '0000_m', lastRelease: 'v1.2.4', migrations }),
      );
      const { connectionString, pool } = await openDatabase(squashed);
      await pool.query('delete from parent');
      await restoreBackup({ connectionString, file, replace: false, migrationsFolder: squashed });
      return (await pool.query('select distinct note from child')).rows;
    };
    expect(await restore()).toEqual([{ note: 'added later' }]);
    await expect(restore('another')).rejects.toThrow('by v1.2.3. Restore it with v1.2.4 and start that once');
  });

  it('refuse a backup of a newer release', async () => {
    await backUp();
    const other = await migrationsFolder('create table something_else (n int)');
    const target = await openDatabase(other);
    const restoring = restoreBackup({
      connectionString: target.connectionString,
      file,
      replace: false,
      migrationsFolder: other,
    });
    await expect(restoring).rejects.toThrow('written by v1.2.3');
  });

  it('leave a database with rows unchanged unless replacement is requested', async () => {
    await backUp();
    const target = await openDatabase(first);
    const request = { connectionString: target.connectionString, file, migrationsFolder: first };
    await expect(restoreBackup({ ...request, replace: false })).rejects.toThrow('not empty (parent has rows)');
    await restoreBackup({ ...request, replace: true });
    expect(await dump(target.pool)).toEqual(await dump(source.pool));
  });

  describe.each([
    { when: 'while rows are loaded', later: `select 1`, message: 'the disk is full' },
    { when: 'in a later migration', later: `select 1 / 0`, message: 'division by zero' },
  ])('of a restore that fails $when', ({ later, message }) => {
    const failing = async (target: TestDatabase, replace: boolean) => ({
      connectionString: target.connectionString,
      file,
      replace,
      migrationsFolder: await migrationsFolder(FIRST, later),
      onProgress: () => {
        if (message === 'the disk is full') throw new Error(message);
      },
    });

    it('keep the rows, the queue and the files of the database to replace', async () => {
      const storage = createLocalFileStorage(await mkdtemp(path.join(folder, 'files-')));
      const put = (key: string) => storage.put(key, Readable.from(['kept']), { bytes: 4, mimetype: 'text/plain' });
      const files = { storage, keys: `select name as key from parent where name like 'file-%'` };
      const target = await openDatabase(first);
      await target.pool.query(`${ROWS}; update parent set name = 'file-' || parent_id`);
      for (const key of ['file-7', 'file-9']) await put(key);
      await writeBackup({ connectionString: target.connectionString, file, version: 'v1', nowTs: 1, files });
      // The file of row 9 is also in the backup; the one of row 8 was added since.
      await target.pool
        .query(`update parent set favorite = null; delete from child; delete from parent where parent_id = 7;
        insert into parent (parent_id, name) values (8, 'file-8')`);
      await put('file-8');
      await storage.delete('file-7');
      const before = await dump(target.pool);

      await expect(restoreBackup({ ...(await failing(target, true)), files })).rejects.toThrow(message);

      expect(await dump(target.pool)).toEqual(before);
      expect((await target.pool.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(1);
      expect((await target.pool.query('select from pgboss.version')).rowCount).toBe(1);
      for (const key of ['file-8', 'file-9']) expect(await text(await storage.read(key))).toBe('kept');
      await expect(storage.read('file-7')).rejects.toThrow(StoredFileMissingError);
    });

    it('leave an empty database empty, so that the restore can be repeated', async () => {
      await backUp();
      const target = await openDatabase(first);
      await target.pool.query('delete from parent');
      await expect(restoreBackup(await failing(target, false))).rejects.toThrow(message);
      await restoreBackup({ connectionString: target.connectionString, file, replace: false, migrationsFolder: first });
      expect(await dump(target.pool)).toEqual(await dump(source.pool));
    });
  });

  it('refuse a database on which the product is running', async () => {
    await backUp();
    const target = await openDatabase(first);
    const node = await target.pool.connect();
    await node.query(`set application_name = 'rotunda web'`);
    const restoring = restoreBackup({
      connectionString: target.connectionString,
      file,
      replace: true,
      migrationsFolder: first,
    });
    await expect(restoring).rejects.toThrow('running on this database');
    node.release();
  });

  it('restore nothing from a truncated or damaged file', async () => {
    await backUp();
    const whole = await readFile(file);
    const target = await openDatabase(first);
    const request = { connectionString: target.connectionString, file, replace: true, migrationsFolder: first };
    for (const broken of [whole.subarray(0, whole.length - 40), Buffer.from('not a backup')]) {
      await writeFile(file, broken);
      await expect(restoreBackup(request)).rejects.toThrow(/damaged or cut off/);
    }
    await expect(restoreBackup({ ...request, file: `${file}.not` })).rejects.toThrow('There is no file');
    await writeFile(file, whole);
    await restoreBackup(request);
    expect(await dump(target.pool)).toEqual(await dump(source.pool));
  });

  it('leave no file behind when a backup is aborted', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('stopped by the operator'));
    const request = { connectionString: source.connectionString, file, version: 'v1', nowTs: 1, onProgress };
    await expect(writeBackup({ ...request, signal: stop.signal })).rejects.toThrow('stopped by the operator');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(stat(`${file}.partial`)).rejects.toThrow('ENOENT');
  });

  it('include the referenced files, report missing files and leave no orphans', async () => {
    const keys = 'select name as key from parent';
    const storage = createLocalFileStorage(path.join(folder, 'files'));
    const put = (to: FileStorage, key: string, content: string) =>
      to.put(key, Readable.from([Buffer.from(content)]), { bytes: content.length, mimetype: 'text/plain' });
    const product = await openDatabase(first);
    await product.pool.query(`truncate parent cascade; insert into parent (name) values ('kept-1'), ('lost-2')`);
    await put(storage, 'kept-1', '\u0000 bytes, not text \u00ff');
    const request = { connectionString: product.connectionString, file, version: 'v1', nowTs: 1 };
    expect(await writeBackup({ ...request, files: { storage, keys } })).toMatchObject({
      files: 1,
      missingFiles: ['lost-2'],
    });

    const elsewhere = path.join(folder, 'elsewhere');
    const other = createLocalFileStorage(elsewhere);
    const target = await openDatabase(first);
    await target.pool.query(`truncate parent cascade; insert into parent (name) values ('old-3')`);
    await put(other, 'old-3', 'of the database that is replaced');
    const restoring = {
      connectionString: target.connectionString,
      replace: true,
      migrationsFolder: first,
      files: {
        storage: other,
        keys,
      },
    };
    const cut = path.join(folder, 'cut.tar.gz');
    await writeFile(cut, (await readFile(file)).subarray(0, -60));
    await expect(restoreBackup({ ...restoring, file: cut })).rejects.toThrow(/damaged or cut off/);
    expect((await target.pool.query('select name from parent')).rows).toEqual([{ name: 'old-3' }]);
    expect(await readdir(elsewhere)).toEqual(['old-3']);

    expect(await restoreBackup({ ...restoring, file })).toMatchObject({ files: 1 });
    expect(await readdir(elsewhere)).toEqual(['kept-1']);
    expect(await readFile(path.join(elsewhere, 'kept-1'), 'utf8')).toBe('\u0000 bytes, not text \u00ff');
  });

  it('round-trip the tables of the product', async () => {
    const product = await openDatabase();
    await product.pool.query(`insert into "user" (id, name, email) values ('u1', 'A', 'a@example.org')`);
    await writeBackup({ connectionString: product.connectionString, file, version: 'v1', nowTs: 1 });
    const target = await openDatabase();
    await restoreBackup({ connectionString: target.connectionString, file, replace: false });
    const { rows } = await target.pool.query('select id, email from "user"');
    expect(rows).toEqual([{ id: 'u1', email: 'a@example.org' }]);
  });
});
