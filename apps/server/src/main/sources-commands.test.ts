import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../platform/database/create-database.ts';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';

const PROGRAM = path.join(REPOSITORY_ROOT, 'tools/rotunda.mjs');
const KEY = 'a-key-of-the-publisher';

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

describe('the commands about sources', () => {
  let test: TestDatabase;
  let home: string;
  beforeAll(async () => {
    test = await createTestDatabase();
    home = await mkdtemp(path.join(os.tmpdir(), 'rotunda-sources-'));
  });
  afterAll(async () => {
    await test.close();
    await rm(home, { recursive: true, force: true });
  });

  function rotunda(argv: string[], input = ''): Promise<Ended> {
    const env = {
      PATH: process.env['PATH'],
      ROTUNDA_HOME: home,
      DATABASE_URL: test.connectionString,
      LOG_LEVEL: 'warn',
    };
    const child = spawn(process.execPath, [PROGRAM, ...argv], { env, stdio: 'pipe' });
    const ended: Ended = { code: null, out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (ended.err += chunk.toString('utf8')));
    child.stdin.end(input);
    return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })));
  }
  const answerOf = ({ out }: Ended): unknown => JSON.parse(out.trim().split('\n').at(-1) ?? '');
  const waiting = async () =>
    (await test.pool.query('select 1 from document_changes where matched_ms is null')).rowCount ?? 0;

  it('end with a fault when nothing was read of what was given, and name the files', async () => {
    const file = path.join(home, 'bills.txt');
    await writeFile(file, '<billStatus/>');
    const ended = await rotunda(['ingest', 'billstatus', '--from', file]);
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('0 files read, 0 quarantined, 1 not read');
    expect(ended.out).toContain('bills.txt: its name is not one this source gives its files');
    expect(ended.err).toContain('No record was read from what was given.');
  });

  it('set a schedule and a key, keep the rest, and never show the key', async () => {
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
    const set = await rotunda([...argv, '--enable', '--json'], `${KEY}\n`);
    expect(answerOf(set)).toMatchObject({
      ...{ id: 'congress-api', enabled: true, schedule: '0 6 * * *', options: { congresses: '119' } },
      live: { hasApiKey: true },
    });
    const off = await rotunda(['sources', 'set', 'congress-api', '--disable', '--option', 'congresses=', '--json']);
    expect(answerOf(off)).toMatchObject({
      enabled: false,
      schedule: '0 6 * * *',
      options: {},
      live: { hasApiKey: true },
    });
    const list = await rotunda(['sources']);
    expect(list.out).toContain('switched off, "0 6 * * *" UTC; key set; never run');
    const { rows } = await test.pool.query('select * from source_settings, audit_log');
    expect(rows[0]).toMatchObject({ user_id: 'operator', subject: 'congress-api' });
    expect(JSON.stringify([set, off, list, rows])).not.toContain(KEY);
  });

  it('say what is wrong with a faulty one and change nothing', async () => {
    const before = (await test.pool.query('select * from source_settings')).rows;
    for (const [argv, reason] of [
      [['sources', 'set', 'no-such-source', '--enable'], 'no source "no-such-source"'],
      [['sources', 'set', 'congress-api', '--schedule', 'daily'], 'Five fields are expected'],
      [['sources', 'set', 'congress-api', '--key-stdin'], 'held no key'],
    ] as const) {
      const { code, err } = await rotunda([...argv]);
      expect(err).toContain(reason);
      expect(code).toBe(2);
    }
    expect((await test.pool.query('select * from source_settings')).rows).toEqual(before);
  });

  it('index what they ingested when no worker does, and leave it to one that runs', async () => {
    const file = path.join(home, 'bills.jsonl');
    const bill = (number: string) =>
      JSON.stringify({ bill: { congress: 119, type: 'HR', number, title: 'An Act', updateDate: '2025-01-03' } });
    await writeFile(file, [bill('1'), bill('2')].join('\n'));
    const alone = await rotunda(['ingest', 'congress-api', '--from', file, '--json']);
    expect(answerOf(alone)).toMatchObject({ source: 'congress-api', read: 2, created: 2, quarantined: 0, indexed: 2 });
    expect(await waiting()).toBe(0);

    const worker = createPool({
      ...{ connectionString: test.connectionString, applicationName: 'rotunda worker' },
      onConnectionError: () => undefined,
    });
    const held = await worker.connect();
    await writeFile(file, [bill('1'), bill('2'), bill('3')].join('\n'));
    const beside = await rotunda(['ingest', 'congress-api', '--from', file, '--json']);
    expect(answerOf(beside)).toMatchObject({ read: 3, created: 1, unchanged: 2, indexed: 0 });
    expect(await waiting()).toBe(1);
    expect(answerOf(await rotunda(['reindex', '--json']))).toMatchObject({
      state: 'queued',
      documents: 3,
      processed: 0,
    });
    expect(await waiting()).toBe(4);
    held.release();
    await worker.end();

    expect(answerOf(await rotunda(['reindex', '--json']))).toMatchObject({
      state: 'finished',
      documents: 3,
      processed: 7,
    });
    expect(await waiting()).toBe(0);
    expect((await test.pool.query('select 1 from doc_search')).rowCount).toBe(3);
  });
});
