import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTemplateCluster } from '../../testing/template-cluster.ts';
import { chooseClusterRoot } from './cluster-root.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findProgramAccount } from './program-account.ts';
import { findReachablePrograms } from './reachable-programs.ts';

/** Only root starts the server under another account, which a closed folder can lock out. */
describe.runIf(process.getuid?.() === 0)('Home folder that the server account cannot access', () => {
  let folder: string;
  let home: string;
  let outside: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-closed-'));
    await chmod(folder, 0o755);
    home = path.join(folder, 'home');
    outside = path.join(folder, 'outside');
    await mkdir(home, { mode: 0o700 });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const choose = async () => chooseClusterRoot(home, outside, await findProgramAccount());
  const getMode = async (file: string) => (await stat(file)).mode & 0o777;

  async function withServer<T>(work: (client: pg.Client, root: string) => Promise<T>): Promise<T> {
    const server = await startEmbeddedPostgres({ home, outside, syncOnCreate: false, settings: { fsync: 'off' } });
    const client = new pg.Client({ connectionString: server.connectionStringFor('postgres') });
    try {
      await client.connect();
      return await work(client, server.root);
    } finally {
      await client.end();
      await server.release();
    }
  }

  it('moves an existing database outside and finds it again on the next start', async () => {
    await chmod(home, 0o755);
    await copyTemplateCluster(home);
    await withServer(async (client, root) => {
      expect(root).toBe(path.join(home, 'postgres'));
      await client.query('create table kept as select 42 as answer');
    });
    await chmod(home, 0o700);
    const roots = new Set<string>();
    for (let start = 0; start < 2; start += 1) {
      await withServer(async (client, root) => {
        roots.add(root);
        expect((await client.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
      });
    }
    const [place = '', ...others] = roots;
    expect(others).toEqual([]);
    expect(path.dirname(place)).toBe(outside);
    expect([await getMode(home), await getMode(outside), await getMode(place)]).toEqual([0o700, 0o755, 0o700]);
    expect(await readdir(path.join(home, 'postgres'))).not.toContain('data');
  });

  it('keeps a new database outside under a strict umask', async () => {
    const before = process.umask(0o077);
    try {
      expect(await withServer(async (_client, root) => path.dirname(root))).toBe(outside);
    } finally {
      process.umask(before);
    }
  });

  it('resumes an interrupted move', async () => {
    const place = await choose();
    await mkdir(path.join(home, 'postgres/data'));
    await writeFile(path.join(home, 'postgres/data/PG_VERSION'), '18\n');
    await writeFile(path.join(place, 'password'), 'moved already');
    expect(await choose()).toBe(place);
    expect(await readFile(path.join(place, 'data/PG_VERSION'), 'utf8')).toBe('18\n');
    expect(await readFile(path.join(place, 'password'), 'utf8')).toBe('moved already');
  });

  it('keeps its database after a rename and refuses to share it with a copy', async () => {
    const place = await choose();
    const moved = path.join(folder, 'moved');
    await rename(home, moved);
    home = moved;
    expect(await choose()).toBe(place);
    home = path.join(folder, 'copy');
    await cp(moved, home, { recursive: true });
    await expect(choose()).rejects.toThrow(`is a copy of ${moved}/postgres`);
  });

  it('refuses to start with an empty database when the old database is missing', async () => {
    await rm(await choose(), { recursive: true });
    await expect(choose()).rejects.toThrow('is gone');
  });

  it('refuses folders that another user owns or can write to', async () => {
    const place = await choose();
    await chmod(place, 0o777);
    await expect(choose()).rejects.toThrow('others may write to it');
    await rm(place, { recursive: true });
    await symlink('/etc', place);
    await expect(choose()).rejects.toThrow('it is not a folder');
    await chmod(outside, 0o777);
    await expect(choose()).rejects.toThrow('others may replace what is in it');
    await writeFile(path.join(home, 'postgres/location'), '/etc\n');
    await expect(choose()).rejects.toThrow(`no folder of ${outside}`);
  });

  it('runs a copy of programs that the account cannot reach', async () => {
    const bin = path.join(home, 'package/native/bin');
    await mkdir(bin, { recursive: true });
    await writeFile(path.join(home, 'package/package.json'), JSON.stringify({ version: '18.4.0' }));
    const installed = {
      pgCtl: path.join(bin, 'pg_ctl'),
      initdb: path.join(bin, 'initdb'),
      postgres: path.join(bin, 'postgres'),
    };
    for (const program of Object.values(installed)) await writeFile(program, '#!/bin/sh\nid -u\n', { mode: 0o700 });
    const account = await findProgramAccount();
    const copy = path.join(outside, 'postgresql-18.4.0/bin');
    const all = Array.from({ length: 3 }, () => findReachablePrograms(installed, outside, account));
    for (const programs of await Promise.all(all)) expect(programs.initdb).toBe(path.join(copy, 'initdb'));
    expect(await getMode(path.join(copy, 'postgres'))).toBe(0o755);
    expect(await readdir(outside)).toEqual(['postgresql-18.4.0']);
    await chmod(home, 0o755);
    for (const program of Object.values(installed)) await chmod(program, 0o755);
    expect(await findReachablePrograms(installed, outside, account)).toEqual(installed);
  });
});
