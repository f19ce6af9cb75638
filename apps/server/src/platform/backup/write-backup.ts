import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { pack, type Pack } from 'tar-stream';
import type { UnixSeconds } from '@rotunda/domain';
import { describeDiskError, isDiskFull } from '../disk-error.ts';
import { freeBytes } from '../files/free-bytes.ts';
import { StoredFileMissingError } from '../files/file-storage.ts';
import {
  BACKUP_FORMAT,
  END_ENTRY,
  FILE_ENTRY,
  MANIFEST_ENTRY,
  SECRET_KEY_ENTRY,
  type BackupFiles,
  type BackupTable,
  type Manifest,
  type RowProgress,
} from './backup-format.ts';

export interface BackupRequest {
  connectionString: string;
  /** Written under a temporary name and renamed at the end, so a file of this name is always complete. */
  file: string;
  version: string;
  nowTs: UnixSeconds;
  /** The installation's key, without which stored API keys cannot be decrypted; omitted if the operator manages it. */
  secretKey?: Buffer;
  /** If omitted, only rows are backed up. */
  files?: BackupFiles;
  onProgress?: RowProgress;
  signal?: AbortSignal;
  /** Bytes that can still be written on a folder's disk. */
  askFree?: (folder: string) => Promise<number>;
}

export interface BackupOutcome {
  manifest: Manifest;
  files: number;
  /** Keys of files that rows refer to but that are missing from the storage; they were lost earlier. */
  missingFiles: string[];
}

/** Not backed up, because their rows only matter to the database that wrote them. */
const TRANSIENT_TABLES = ['events', 'search_changes', 'search_changes_pruned'];
/** Size of a backup's rows, as a share of the tables: 0.13 with 42,000 bills, rules and reports. */
const SHARE_OF_TABLES = 0.16;
const CHUNK_BYTES = 4 * 1024 * 1024;
/**
 * Rows per fetch. The number is halved or doubled to keep a fetch close to one chunk, whether rows are small flags or
 * whole bills.
 */
const FETCH = { first: 100, max: 5_000 };

/** Writes every table as of one instant, and its files, while the product keeps running. */
export async function writeBackup(request: BackupRequest): Promise<BackupOutcome> {
  const client = new pg.Client({ connectionString: request.connectionString, statement_timeout: 0 });
  client.on('error', () => undefined);
  await client.connect();
  const partial = `${request.file}.partial`;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local datestyle = 'ISO'; set local timezone = 'UTC'; set local bytea_output = 'hex'`);
    const manifest = await describeDatabase(client, request);
    await refuseSmallDisk(client, manifest, request);
    const archive = pack();
    const written = writeEntries(archive, client, manifest, request).catch((error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    });
    const stored = pipeline(archive, createGzip({ level: 6 }), createWriteStream(partial, { mode: 0o600 }));
    // When the file cannot be written, both fail, and only this one says why.
    await stored.catch((error: unknown) => {
      written.catch(() => undefined);
      throw describeFullDisk(error, request.file);
    });
    const outcome = await written;
    await rename(partial, request.file);
    return { manifest, ...outcome };
  } finally {
    await client.end();
    await rm(partial, { force: true });
  }
}

/** @throws Error that names the disk if the backup will not fit on it */
async function refuseSmallDisk(client: pg.Client, { tables }: Manifest, request: BackupRequest): Promise<void> {
  const folder = path.dirname(path.resolve(request.file));
  const free = await (request.askFree ?? freeBytes)(folder).catch(() => Infinity);
  const sizes = await client.query<{ bytes: string }>(
    `select coalesce(sum(pg_table_size(c.oid)), 0) as bytes from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1)`,
    [tables.map(({ name }) => name)],
  );
  const files = request.files?.bytes === undefined ? null : await client.query<{ bytes: string }>(request.files.bytes);
  const needed = SHARE_OF_TABLES * Number(sizes.rows[0]?.bytes) + Number(files?.rows[0]?.bytes ?? 0);
  if (free >= needed) return;
  const megabytes = (bytes: number) => `${Math.floor(bytes / (1024 * 1024)).toLocaleString('en-US')} MB`;
  throw new Error(
    `The disk of ${folder} is too small: the backup needs about ${megabytes(needed)}, and ${megabytes(free)} are left. ` +
      NEXT_STEP,
  );
}

const NEXT_STEP = 'No backup was written. Free some space or choose another disk, then back up again.';

/** Names the disk that a backup did not fit on. Errors of writing do not say which file they are about. */
function describeFullDisk(error: unknown, file: string): unknown {
  if (!isDiskFull(error)) return error;
  const isDatabases = error instanceof pg.DatabaseError;
  const disk = isDatabases ? describeDiskError(error) : `The disk of ${path.dirname(file)} is full.`;
  return new Error(`${disk} ${NEXT_STEP}`, { cause: error });
}

async function writeEntries(
  archive: Pack,
  client: pg.Client,
  manifest: Manifest,
  request: BackupRequest,
): Promise<Omit<BackupOutcome, 'manifest'>> {
  await writeEntry(archive, MANIFEST_ENTRY, JSON.stringify(manifest, null, 2));
  if (request.secretKey) await writeEntry(archive, SECRET_KEY_ENTRY, request.secretKey.toString('base64'));
  const total = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  let done = 0;
  for (const table of manifest.tables) {
    await writeTable(archive, client, table, (rows) => {
      request.signal?.throwIfAborted();
      done += rows;
      request.onProgress?.(done, total);
    });
  }
  const written = await writeFiles(archive, client, request);
  await writeEntry(archive, END_ENTRY, JSON.stringify({ rows: done, files: written.files }));
  archive.finalize();
  return written;
}

/**
 * Writes the files one after the other, each completely in memory, because uploads are limited to a few dozen
 * megabytes.
 */
async function writeFiles(archive: Pack, client: pg.Client, { files, signal }: BackupRequest) {
  const missingFiles: string[] = [];
  if (files === undefined) return { files: 0, missingFiles };
  const { rows } = await client.query<{ key: string }>(files.keys);
  for (const { key } of rows) {
    signal?.throwIfAborted();
    try {
      await writeEntry(archive, `${FILE_ENTRY}${key}`, await buffer(await files.storage.read(key)));
    } catch (error) {
      if (!(error instanceof StoredFileMissingError)) throw error;
      missingFiles.push(key);
    }
  }
  return { files: rows.length - missingFiles.length, missingFiles };
}

async function describeDatabase(client: pg.Client, request: BackupRequest): Promise<Manifest> {
  const { rows } = await client.query<{ name: string; columns: BackupTable['columns'] }>(
    `select c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
         as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [TRANSIENT_TABLES],
  );
  const tables: BackupTable[] = [];
  for (const { name, columns } of rows) {
    const counted = await client.query<{ rows: string }>(`select count(*) as rows from ${quote(name)}`);
    tables.push({ name, columns, rows: Number(counted.rows[0]?.rows) });
  }
  const migrations = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return {
    format: BACKUP_FORMAT,
    version: request.version,
    createdTs: request.nowTs,
    migrations: migrations.rows.map((row) => row.hash),
    tables,
  };
}

async function writeTable(archive: Pack, client: pg.Client, table: BackupTable, onRows: (rows: number) => void) {
  const columns = table.columns.map((column) => `${quote(column.name)}::text`);
  await client.query(
    `declare backup_rows no scroll cursor for select json_build_array(${columns.join(', ')})::text as row
     from public.${quote(table.name)}`,
  );
  let fetchSize = FETCH.first;
  for (let chunk = 1; ; chunk += 1) {
    const lines: string[] = [];
    let bytes = 0;
    let isLast = false;
    while (bytes < CHUNK_BYTES && !isLast) {
      const { rows } = await client.query<{ row: string }>(`fetch ${fetchSize} from backup_rows`);
      isLast = rows.length < fetchSize;
      const fetched = rows.reduce((sum, { row }) => sum + row.length, 0);
      bytes += fetched;
      if (fetched > CHUNK_BYTES) fetchSize = Math.max(1, Math.floor(fetchSize / 2));
      else if (fetched < CHUNK_BYTES / 4) fetchSize = Math.min(FETCH.max, fetchSize * 2);
      for (const { row } of rows) lines.push(row);
    }
    const name = `data/${table.name}/${String(chunk).padStart(6, '0')}.ndjson`;
    if (lines.length > 0) await writeEntry(archive, name, lines.join('\n'));
    onRows(lines.length);
    if (isLast) break;
  }
  await client.query('close backup_rows');
}

/** Resolves once the archive accepts more data, so that a slow disk slows the reading of rows. */
function writeEntry(archive: Pack, name: string, data: string | Buffer): Promise<void> {
  const content = Buffer.from(data);
  return new Promise((resolve, reject) => {
    const sink = archive.entry({ name, size: content.length }, (error) => (error ? reject(error) : resolve()));
    sink.end(content);
  });
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
