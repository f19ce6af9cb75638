import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { createHandle, type DatabaseHandle } from '../database/create-database.ts';
import { reportLostConnections } from '../database/report-lost-connections.ts';
import { applyMigrations, migrateDatabase } from '../database/migrate-database.ts';
import { foldSquashed, type SquashedMigrations } from '../database/migrations/fold-squashed.ts';
import { refuseForeignDatabase } from '../database/migrations/refuse-foreign-database.ts';
import { readKnownSchema } from '../database/migrations/known-schema.ts';
import { SchemaError } from '../database/migrations/schema-error.ts';
import { withSetupLock } from '../database/with-setup-lock.ts';
import { type BackupBytes, explainDiskError, refuseFullDisk, refuseSmallDisk, type RestoreDisks } from './disk-room.ts';
import {
  BACKUP_FORMAT,
  END_ENTRY,
  FILE_ENTRY,
  MANIFEST_ENTRY,
  SECRET_KEY_ENTRY,
  manifestSchema,
  type BackupFiles,
  type BackupTable,
  type Manifest,
  type RowProgress,
} from './backup-format.ts';

const endSchema = z.object({ rows: z.number() });

/** PostgreSQL's error code for a missing table. */
const UNDEFINED_TABLE = '42P01';

export interface RestoreRequest {
  connectionString: string;
  file: string;
  /** Whether existing rows are deleted; otherwise the database must be empty. */
  replace: boolean;
  /** This release, such as `v1.2.3`, stored with the migrations it applies. */
  release?: string;
  /** Defaults to this build's migrations; tests pass their own. */
  migrationsFolder?: string;
  onProgress?: RowProgress;
  signal?: AbortSignal;
  /**
   * Where files are restored to, and how the files of the replaced database are found. If omitted, files are skipped.
   */
  files?: BackupFiles;
  /**
   * Called in the transaction of the restore, when all rows have this release's columns. What it throws undoes the
   * restore.
   *
   * @param secretKey the installation's key at the time of the backup; undefined if the backup contains none
   */
  onLoaded?: (database: DatabaseHandle, secretKey: Buffer | undefined) => Promise<void>;
  /** Checked before and while rows and files are written. If omitted, only errors tell that a disk is full. */
  disks?: RestoreDisks;
}

export interface RestoreOutcome {
  manifest: Manifest;
  files: number;
  /** The installation's key at the time of the backup; undefined if the backup contains none. */
  secretKey: Buffer | undefined;
}

/**
 * Restores a backup into the database: the schema of the release that wrote it, all rows, then the later migrations, in
 * one transaction. A restore that fails, or whose process ends, leaves the rows and files that were there before.
 *
 * @throws Error with a message for the operator: not empty, in use, written by a newer release, damaged.
 */
export async function restoreBackup(request: RestoreRequest): Promise<RestoreOutcome> {
  const { manifest: written, bytes } = await readWhole(request.file);
  const { migrations, squashed } = readKnownSchema(request.migrationsFolder);
  const manifest = { ...written, migrations: getMigrationsOfBackup(written, squashed) };
  const isKnown = manifest.migrations.every((hash, index) => migrations[index]?.hash === hash);
  if (manifest.format > BACKUP_FORMAT || !isKnown) {
    throw new Error(
      `The backup was written by ${manifest.version} with tables that this release does not know. ` +
        `Restore it with ${manifest.version} or newer.`,
    );
  }
  const unpacked = { ...bytes, files: request.files === undefined ? 0 : bytes.files };
  await refuseSmallDisk(request.disks, unpacked);
  const pool = new pg.Pool({ connectionString: request.connectionString, max: 1 });
  reportLostConnections(pool, () => undefined);
  try {
    const { secretKey, files } = await withSetupLock(
      pool,
      'tables',
      (client) => replaceContents(client, manifest, request),
      request.signal === undefined ? {} : { signal: request.signal },
    );
    // The queue's tables contain no data to restore, and its library creates them in a transaction of its own.
    await migrateDatabase(pool, getMigrations(request));
    await pool.query('analyze');
    return { manifest, secretKey, files: files.length };
  } catch (error) {
    throw await explainDiskError(error, request.disks);
  } finally {
    await pool.end();
  }
}

/** @throws Error if the backup has only some of the squashed migrations */
function getMigrationsOfBackup({ version, migrations }: Manifest, squashed: SquashedMigrations | null): string[] {
  try {
    const getInto = () => squashed?.into ?? '';
    return [...foldSquashed(migrations, squashed, { getHash: (hash) => hash, getInto })];
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw new Error(
      `The backup was written by ${version}. Restore it with ${squashed?.lastRelease ?? version} and start that once, ` +
        'then start this release.',
      { cause: error },
    );
  }
}

function getMigrations({ migrationsFolder, release }: RestoreRequest): { folder?: string; release?: string } {
  return {
    ...(migrationsFolder === undefined ? {} : { folder: migrationsFolder }),
    ...(release === undefined ? {} : { release }),
  };
}

/** Reads the file to its end before anything is deleted. */
async function readWhole(file: string): Promise<{ manifest: Manifest; bytes: BackupBytes }> {
  let manifest: Manifest | undefined;
  let isWhole = false;
  const bytes: BackupBytes = { rows: 0, files: 0 };
  for await (const { name, content, bytes: size } of readEntries(file)) {
    bytes[name.startsWith(FILE_ENTRY) ? 'files' : 'rows'] += size;
    if (name === MANIFEST_ENTRY) manifest = manifestSchema.parse(JSON.parse(await text(content)));
    isWhole = name === END_ENTRY;
    if (manifest === undefined) break;
  }
  if (manifest === undefined) throw new Error(`${file} is not a Rotunda backup.`);
  if (!isWhole) throw new Error(`${file} cannot be read: it is damaged or cut off (it has no end).`);
  return { manifest, bytes };
}

interface BackupEntry {
  name: string;
  bytes: number;
  /** Must be read before the next entry is requested, or not at all. */
  content: Readable;
}

/** Yields every entry in order; for a damaged file it throws an error that names the file. */
async function* readEntries(file: string): AsyncGenerator<BackupEntry> {
  const archive = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive);
  // The loop below reports the failure, because it ends early with the same error.
  reading.catch(() => undefined);
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, bytes: entry.header.size ?? 0, content: Readable.from(entry) };
      entry.resume();
    }
    await reading;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new Error(`There is no file ${file}.`);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read: it is damaged or cut off (${reason}).`, { cause });
  }
}

/** Refuses if Rotunda is running on the database or, unless replacing, if any table has rows. */
async function checkRoom(client: pg.PoolClient, isReplacing: boolean): Promise<void> {
  const others = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'rotunda %'`,
  );
  if (others.rows.length > 0)
    throw new Error('Rotunda is running on this database: stop it before restoring a backup.');
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of isReplacing ? [] : tables.rows) {
    const found = await client.query(`select 1 from public.${pg.escapeIdentifier(name)} limit 1`);
    if (found.rowCount === 0) continue;
    throw new Error(
      `The database is not empty (${name} has rows). Restore into an empty ROTUNDA_HOME or database, ` +
        'or use --replace to delete the current contents.',
    );
  }
}

/** Returns the keys of the files that the database refers to now, or none if it has no such table yet. */
async function storedKeys(client: pg.PoolClient, { files, replace }: RestoreRequest): Promise<string[]> {
  if (files === undefined || !replace) return [];
  const { rows } = await client.query<{ key: string }>(files.keys).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return { rows: [] };
    throw error;
  });
  return rows.map(({ key }) => key);
}

async function deleteFiles({ files }: RestoreRequest, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files?.storage.delete(key);
}

interface Loaded {
  secretKey: Buffer | undefined;
  /** Keys of the files added to the storage. */
  files: string[];
}

async function replaceContents(client: pg.PoolClient, manifest: Manifest, request: RestoreRequest): Promise<Loaded> {
  await refuseForeignDatabase(client, readKnownSchema(request.migrationsFolder));
  await checkRoom(client, request.replace);
  const replaced = await storedKeys(client, request);
  const files: string[] = [];
  let loaded: Loaded;
  let isCommitting = false;
  try {
    await client.query('begin');
    // Dropped with their tables, because these may belong to another release.
    await client.query(`drop schema if exists public cascade; create schema public;
      drop schema if exists drizzle cascade; drop schema if exists pgboss cascade`);
    await applyMigrations(client, { ...getMigrations(request), upTo: manifest.migrations.length });
    const secretKey = await loadRows(client, manifest, { ...request, onFile: (key) => files.push(key) });
    await applyMigrations(client, getMigrations(request));
    await request.onLoaded?.(createHandle(client), secretKey);
    isCommitting = true;
    await client.query('commit');
    loaded = { secretKey, files };
  } catch (error) {
    const isRolledBack = await client.query('rollback').then(
      () => true,
      () => false,
    );
    // If the connection was lost during the commit, it may have succeeded, and its rows need the files.
    if (isRolledBack || !isCommitting) await deleteFiles(request, without(files, replaced));
    throw error;
  }
  await deleteFiles(request, without(replaced, files));
  return loaded;
}

function without(keys: readonly string[], others: readonly string[]): string[] {
  const excluded = new Set(others);
  return keys.filter((key) => !excluded.has(key));
}

async function loadRows(client: pg.PoolClient, manifest: Manifest, request: LoadRequest): Promise<Buffer | undefined> {
  await client.query(`set local datestyle = 'ISO'; set local timezone = 'UTC'`);
  const addForeignKeys = await dropForeignKeys(client);
  // Migrations may have inserted rows (fixed lists), but the backup's rows are authoritative.
  for (const { name } of manifest.tables) await client.query(`delete from public.${pg.escapeIdentifier(name)}`);
  const secretKey = await loadEntries(client, manifest, request);
  await addForeignKeys();
  await forwardSequences(client);
  return secretKey;
}

interface LoadRequest extends RestoreRequest {
  onFile: (key: string) => void;
}

async function loadEntries(client: pg.PoolClient, manifest: Manifest, request: LoadRequest) {
  const total = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  let done = 0;
  let secretKey: Buffer | undefined;
  let isWhole = false;
  for await (const { name, bytes, content } of readEntries(request.file)) {
    request.signal?.throwIfAborted();
    if (name === SECRET_KEY_ENTRY) secretKey = Buffer.from(await text(content), 'base64');
    if (name === END_ENTRY) isWhole = endSchema.parse(JSON.parse(await text(content))).rows === done;
    if (name.startsWith(FILE_ENTRY)) await putFile(request, name.slice(FILE_ENTRY.length), bytes, content);
    const table = tables.get(/^data\/([^/]+)\//.exec(name)?.[1] ?? '');
    if (table === undefined) continue;
    await refuseFullDisk(request.disks);
    done += await insertRows(client, table, await text(content));
    request.onProgress?.(done, total);
  }
  if (!isWhole || done !== total) throw new Error(`${request.file} is cut off: ${done} of ${total} rows are there.`);
  return secretKey;
}

/** The file's row contains its type, so any type will do here. */
async function putFile(
  { files, disks, onFile }: LoadRequest,
  key: string,
  bytes: number,
  content: Readable,
): Promise<void> {
  if (files === undefined) return;
  onFile(key);
  await refuseFullDisk(disks);
  await files.storage.put(key, content, { bytes, mimetype: 'application/octet-stream' });
}

async function insertRows(client: pg.PoolClient, table: BackupTable, lines: string): Promise<number> {
  const names = table.columns.map((column) => pg.escapeIdentifier(column.name)).join(', ');
  const values = table.columns.map((column, index) => `(r.value ->> ${index})::${column.type}`).join(', ');
  const result = await client.query(
    `insert into public.${pg.escapeIdentifier(table.name)} (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) r`,
    [`[${lines.replaceAll('\n', ',')}]`],
  );
  return result.rowCount ?? 0;
}

/**
 * Drops the foreign keys, because tables refer to each other in cycles. The returned function restores and checks them
 * before the commit.
 */
async function dropForeignKeys(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

/** Sets each sequence to continue after the last number of its column, including descending sequences. */
async function forwardSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ sequence: string; last: string; step: string; start: string }>(
    `select s.oid::regclass::text as sequence, q.seqincrement as step, q.seqstart as start,
       format('select %s(%I) from %s', case when q.seqincrement > 0 then 'max' else 'min' end, a.attname, c.oid::regclass) as last
     from pg_class s join pg_sequence q on q.seqrelid = s.oid
       join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
       join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  );
  for (const { sequence, last, step, start } of rows) {
    await client.query(`select setval('${sequence}', coalesce((${last}) + ${step}, ${start}), false)`);
  }
}
