import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from '../files/file-storage.ts';
import { createLocalFileStorage } from '../files/local-file-storage.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { explainDiskError, refuseSmallDisk, type RestoreDisks } from './disk-room.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** Every write to this device fails as on a full disk. */
const FULL_DEVICE = '/dev/full';
const KEYS = `select id as key from "user" where name = 'file'`;
const GIB = 1024 ** 3;

describe('On a full disk', () => {
  let folder: string;
  let file: string;
  let source: TestDatabase;
  let target: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-full-'));
    source = await createTestDatabase();
    target = await createTestDatabase();
    await source.pool.query(`insert into "user" (id, name, email) values ('u1', 'file', 'a@example.org')`);
    file = path.join(folder, 'good.tar.gz');
    const storage = createLocalFileStorage(path.join(folder, 'files'));
    await storage.put('u1', Readable.from(['bytes']), { bytes: 5, mimetype: 'text/plain' });
    await writeBackup({ ...from(file), files: { storage, keys: KEYS } });
  });
  beforeEach(() =>
    target.pool.query(`delete from "user"; insert into "user" (id, name, email) values ('u0', 'old', 'o@example.org')`),
  );
  afterAll(async () => {
    await source.close();
    await target.close();
    await rm(folder, { recursive: true, force: true });
  });

  const from = (name: string) => ({
    connectionString: source.connectionString,
    file: name,
    version: 'v1',
    nowTs: 1,
  });
  const restore = (storage: FileStorage, disks?: RestoreDisks) =>
    restoreBackup({
      connectionString: target.connectionString,
      file,
      replace: true,
      files: {
        storage,
        keys: KEYS,
      },
      ...(disks === undefined ? {} : { disks }),
    });
  const users = async () => (await target.pool.query('select id from "user"')).rows;
  /** A disk that has room for as many questions, and then none. */
  const filling = (asked: number): RestoreDisks => {
    let left = asked;
    return {
      database: '/srv/data',
      files: undefined,
      askFree: () => Promise.resolve((left -= 1) >= 0 ? GIB : 1024),
    };
  };

  it.skipIf(!existsSync(FULL_DEVICE))('a backup names the disk and leaves no file', async () => {
    const backups = await mkdtemp(path.join(folder, 'backups-'));
    const full = path.join(backups, 'rotunda.tar.gz');
    await symlink(FULL_DEVICE, `${full}.partial`);
    await expect(writeBackup(from(full))).rejects.toThrow(`The disk of ${backups} is full. No backup was written.`);
    expect(await readdir(backups)).toEqual([]);
  });

  it('a restore that does not fit is refused before anything is written, by the room that its disk needs in all', async () => {
    const MB = 1024 * 1024;
    const bytes = { rows: 100 * MB, files: 50 * MB };
    const disks = (free: number, isOneDisk: boolean): RestoreDisks => ({
      database: '/srv/data',
      files: '/srv/files',
      askFree: () => Promise.resolve(free * MB),
      askDisk: (folder) => Promise.resolve(isOneDisk || folder === '/srv/data' ? 1 : 2),
    });
    // Twice the rows in tables and as much in the log, the files, and what the database needs to keep running.
    await expect(refuseSmallDisk(disks(577, true), bytes)).rejects.toThrow(
      'The disk of /srv/data is too small: restoring needs about 578 MB, and 577 MB are left. Nothing was restored.',
    );
    await refuseSmallDisk(disks(578, true), bytes);
    await refuseSmallDisk(disks(528, false), bytes);
    await expect(refuseSmallDisk(disks(170, false), { ...bytes, rows: 0 })).rejects.toThrow('The disk of /srv/files');
    const storage = createLocalFileStorage(path.join(folder, 'never'));
    await expect(restore(storage, disks(1, true))).rejects.toThrow('is too small');
    expect(await users()).toEqual([{ id: 'u0' }]);
  });

  it('a backup that does not fit is refused before anything is written', async () => {
    const backups = await mkdtemp(path.join(folder, 'small-'));
    const small = { ...from(path.join(backups, 'rotunda.tar.gz')), askFree: () => Promise.resolve(1024) };
    await expect(writeBackup(small)).rejects.toThrow(
      /^The disk of \S+ is too small: the backup needs about \d+ MB, and 0 MB are left\. No backup was written\./,
    );
    expect(await readdir(backups)).toEqual([]);
  });

  it('a restore stops before the disk is full, names it and leaves everything as it was', async () => {
    const files = path.join(folder, 'none');
    const storage = createLocalFileStorage(files);
    await expect(restore(storage, filling(2))).rejects.toThrow(
      'The disk of /srv/data is nearly full: 0 MB are left, and the database needs 128 MB to keep running. Nothing was restored.',
    );
    expect(await users()).toEqual([{ id: 'u0' }]);
    expect(existsSync(path.join(files, 'u1'))).toBe(false);
  });

  it('a restore whose files do not fit names the disk and leaves everything as it was', async () => {
    let isFull = false;
    const full: FileStorage = {
      ...createLocalFileStorage(folder),
      put: () => {
        isFull = true;
        return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      },
    };
    const disks: RestoreDisks = {
      database: '/srv/data',
      files: '/srv/files',
      askFree: (of) => Promise.resolve(isFull && of === '/srv/files' ? 0 : GIB),
    };
    await expect(restore(full)).rejects.toThrow('The disk is full (ENOSPC');
    isFull = false;
    await expect(restore(full, disks)).rejects.toThrow('The disk of /srv/files is full');
    expect(await users()).toEqual([{ id: 'u0' }]);
  });

  it('a restore during which the database stops says that the disk is the reason', async () => {
    const lost = Object.assign(new Error('Connection terminated unexpectedly'));
    const disks = { database: '/srv/data', files: undefined, askFree: () => Promise.resolve(0) };
    expect(await explainDiskError(lost, disks)).toMatchObject({
      message: expect.stringContaining('The database stopped, because the disk of /srv/data is full.'),
    });
    expect(await explainDiskError(lost, { ...disks, askFree: () => Promise.resolve(GIB) })).toBe(lost);
  });
});
