import { fork } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTemplateCluster } from '../../testing/template-cluster.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.ts';
import { isPostmasterAlive, readPostmasterFile } from './postmaster-file.ts';

const holderScript = fileURLToPath(new URL('../../testing/hold-embedded-postgres.ts', import.meta.url));

describe('startEmbeddedPostgres', () => {
  let home: string;
  const held: EmbeddedPostgres[] = [];

  beforeEach(async () => {
    home = await mkdtemp(path.join(os.tmpdir(), 'rotunda-pg-'));
    await chmod(home, 0o755);
  });
  afterEach(async () => {
    for (const lease of held.splice(0)) await lease.release();
    await rm(home, { recursive: true, force: true });
  });

  /** No test cuts the power, so nothing waits for the disk. */
  async function start({ settings, ...options }: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
    const lease = await startEmbeddedPostgres({
      home,
      syncOnCreate: false,
      settings: {
        fsync: 'off',
        ...settings,
      },
      ...options,
    });
    held.push(lease);
    return lease;
  }

  async function query(lease: EmbeddedPostgres, text: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: lease.connectionStringFor('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows;
  }

  const data = () => path.join(home, 'postgres', 'data');
  async function serverPid(): Promise<number | undefined> {
    const file = await readPostmasterFile(data());
    return file && (await isPostmasterAlive(file, data())) ? file.pid : undefined;
  }

  /** Starts another process that takes a lease and reports it. */
  async function startHolder() {
    const holder = fork(holderScript, [home], { execArgv: ['--import', 'tsx'], stdio: 'ignore' });
    await new Promise((resolve) => holder.once('message', resolve));
    const gone = new Promise((resolve) => holder.once('exit', resolve));
    return { holder, gone };
  }

  it('starts a single server for concurrent callers, which the last release stops', async () => {
    const [first, second, third] = await Promise.all([start(), start(), start()]);
    expect([first, second, third].filter((lease) => !lease.isAdopted)).toHaveLength(1);
    const pid = await serverPid();
    await first.release();
    await first.release();
    await second.release();
    expect(await serverPid()).toBe(pid);
    await third.release();
    expect(await serverPid()).toBeUndefined();
  });

  it('leaves the server running while another process uses it', async () => {
    await copyTemplateCluster(home);
    const mine = await start();
    const { holder, gone } = await startHolder();
    await mine.release();
    expect(await serverPid()).toBeDefined();
    holder.send('release');
    await gone;
    expect(await serverPid()).toBeUndefined();
  });

  it('adopts the server of a killed process and stops it on release', async () => {
    await copyTemplateCluster(home);
    const { holder, gone } = await startHolder();
    holder.kill('SIGKILL');
    await gone;
    const orphan = await serverPid();
    expect(orphan).toBeDefined();
    const mine = await start();
    expect(mine.isAdopted).toBe(true);
    expect(await serverPid()).toBe(orphan);
    await mine.release();
    expect(await serverPid()).toBeUndefined();
  });

  it('recovers committed data after the server was killed', async () => {
    await copyTemplateCluster(home);
    const before = await start();
    await query(before, 'create table kept as select 42 as answer');
    const pid = await serverPid();
    if (pid === undefined) throw new Error('not running');
    process.kill(pid, 'SIGKILL');
    const after = await start();
    expect(await query(after, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('restarts a server that died while in use, at the same address', async () => {
    for (const options of [{}, { home: path.join(home, 'b'.repeat(90)) }]) {
      await copyTemplateCluster(options.home ?? home);
      const lease = await start(options);
      const folder = path.join(options.home ?? home, 'postgres', 'data');
      const file = await readPostmasterFile(folder);
      process.kill(file?.pid ?? 0, 'SIGKILL');
      const answer = () => query(lease, 'select 1 as one').catch(() => []);
      await expect.poll(answer, { timeout: 15_000, interval: 200 }).toEqual([{ one: 1 }]);
      expect((await readPostmasterFile(folder))?.pid).not.toBe(file?.pid);
    }
  });

  it('ignores a stale pid file whose pid now belongs to another process', async () => {
    await copyTemplateCluster(home);
    const stale = [process.pid, data(), 1, 5432, '', '', ''].join('\n');
    await writeFile(path.join(data(), 'postmaster.pid'), stale);
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ignores the lock of a killed process', async () => {
    await copyTemplateCluster(home);
    await writeFile(path.join(home, 'postgres', 'lock'), '999999999-1');
    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('listens on the loopback address when the path is too long for a socket', async () => {
    const deep = path.join(home, 'a'.repeat(90));
    await copyTemplateCluster(deep);
    const lease = await start({ home: deep });
    expect(lease.connectionStringFor('postgres')).toContain('@127.0.0.1:');
    expect(await query(lease, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('supports folder names with spaces, non-ASCII letters and punctuation but not "$("', async () => {
    const odd = path.join(home, "Ordner, für Bücher ɣ it's 50%");
    expect(await query(await start({ home: odd }), 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(start({ home: path.join(home, 'a $(touch b)') })).rejects.toThrow('may not hold the signs');
  });

  it("quotes the server's own error when it does not start", async () => {
    await copyTemplateCluster(home);
    await expect(start({ settings: { work_mem: 'plenty' } })).rejects.toThrow(
      /did not start[\s\S]*work_mem[\s\S]*plenty/,
    );
  });

  it('refuses data of another major version and explains what to do', async () => {
    await copyTemplateCluster(home);
    await writeFile(path.join(data(), 'PG_VERSION'), '12\n');
    await expect(start()).rejects.toThrow(/written by PostgreSQL 12.*backup/);
  });

  it('requires its password from other accounts', async () => {
    await copyTemplateCluster(home);
    const lease = await start();
    const password = await readFile(path.join(home, 'postgres', 'password'), 'utf8');
    const wrong = lease.connectionStringFor('postgres').replace(encodeURIComponent(password), 'guess');
    const client = new pg.Client({ connectionString: wrong });
    await expect(client.connect()).rejects.toThrow('password authentication failed');
  });
});
