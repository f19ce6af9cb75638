import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../platform/database/create-database.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { CommandProcess, type Ended, rotunda } from './testing/run-commands.ts';

const KEY = 'a-key-of-the-publisher';

describe('Source commands', () => {
  let test: TestDatabase;
  let home: string;
  let env: NodeJS.ProcessEnv;
  let commands: CommandProcess;
  beforeAll(async () => {
    test = await createTestDatabase();
    home = await mkdtemp(path.join(os.tmpdir(), 'rotunda-sources-'));
    env = {
      PATH: process.env['PATH'],
      ROTUNDA_HOME: home,
      DATABASE_URL: test.connectionString,
      LOG_LEVEL: 'warn',
    };
    commands = new CommandProcess(env);
  });
  afterAll(async () => {
    await commands.close();
    await test.close();
    await rm(home, { recursive: true, force: true });
  });

  const getAnswer = ({ out }: Ended): unknown => JSON.parse(out.trim().split('\n').at(-1) ?? '');
  const waiting = async () =>
    (await test.pool.query('select 1 from document_changes where matched_ms is null')).rowCount ?? 0;

  it('fail when no record was read and name the unread files', async () => {
    const file = path.join(home, 'bills.txt');
    await writeFile(file, '<billStatus/>');
    const ended = await rotunda(['ingest', 'billstatus', '--from', file], env);
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('0 files read, 0 quarantined, 1 not read');
    expect(ended.out).toContain('bills.txt: unexpected file name for this source');
    expect(ended.err).toContain('No records were read from the given files.');
  });

  it('set a schedule and a key, keep other settings and never show the key', async () => {
    const argv = [
      'sources',
      'set',
      'congress-api',
      '--key-stdin',
      '--schedule',
      '0 6 * * *',
      '--option',
      'congresses=119',
    ];
    const set = await rotunda([...argv, '--enable', '--json'], env, `${KEY}\n`);
    expect(getAnswer(set)).toMatchObject({
      id: 'congress-api',
      enabled: true,
      schedule: '0 6 * * *',
      options: { congresses: '119' },
      live: { hasApiKey: true },
    });
    const off = await commands.run([
      'sources',
      'set',
      'congress-api',
      '--disable',
      '--option',
      'congresses=',
      '--json',
    ]);
    expect(getAnswer(off)).toMatchObject({
      enabled: false,
      schedule: '0 6 * * *',
      options: {},
      live: { hasApiKey: true },
    });
    const list = await commands.run(['sources']);
    expect(list.out).toContain('turned off, "0 6 * * *" UTC; key set; never run');
    const { rows } = await test.pool.query('select * from source_settings, audit_log');
    expect(rows[0]).toMatchObject({ user_id: 'operator', subject: 'congress-api' });
    expect(JSON.stringify([set, off, list, rows])).not.toContain(KEY);
  });

  it('explain invalid settings and change nothing', async () => {
    const before = (await test.pool.query('select * from source_settings')).rows;
    for (const [argv, reason] of [
      [['sources', 'set', 'no-such-source', '--enable'], 'no source "no-such-source"'],
      [['sources', 'set', 'congress-api', '--schedule', 'daily'], 'Enter five fields'],
    ] as const) {
      const { code, err } = await commands.run(argv);
      expect(err).toContain(reason);
      expect(code).toBe(2);
    }
    const keyless = await rotunda(['sources', 'set', 'congress-api', '--key-stdin'], env);
    expect(keyless.err).toContain('contained no key');
    expect(keyless.code).toBe(2);
    expect((await test.pool.query('select * from source_settings')).rows).toEqual(before);
  });

  it('index ingested documents when no worker is running and leave them to a running worker', async () => {
    const file = path.join(home, 'bills.jsonl');
    const bill = (number: string) =>
      JSON.stringify({ bill: { congress: 119, type: 'HR', number, title: 'An Act', updateDate: '2025-01-03' } });
    await writeFile(file, [bill('1'), bill('2')].join('\n'));
    const alone = await commands.run(['ingest', 'congress-api', '--from', file, '--json']);
    expect(getAnswer(alone)).toMatchObject({ source: 'congress-api', read: 2, created: 2, quarantined: 0, indexed: 2 });
    expect(await waiting()).toBe(0);

    const worker = createPool({
      connectionString: test.connectionString,
      applicationName: 'rotunda worker',
      onConnectionError: () => undefined,
    });
    const held = await worker.connect();
    await writeFile(file, [bill('1'), bill('2'), bill('3')].join('\n'));
    const beside = await commands.run(['ingest', 'congress-api', '--from', file, '--json']);
    expect(getAnswer(beside)).toMatchObject({ read: 3, created: 1, unchanged: 2, indexed: 0 });
    expect(await waiting()).toBe(1);
    expect(getAnswer(await commands.run(['reindex', '--json']))).toMatchObject({
      state: 'queued',
      documents: 3,
      processed: 0,
    });
    expect(await waiting()).toBe(4);
    held.release();
    await worker.end();

    expect(getAnswer(await commands.run(['reindex', '--json']))).toMatchObject({
      state: 'finished',
      documents: 3,
      processed: 7,
    });
    expect(await waiting()).toBe(0);
    expect((await test.pool.query('select 1 from doc_search')).rowCount).toBe(3);
  });
});
