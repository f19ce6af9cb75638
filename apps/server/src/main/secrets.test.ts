import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { createSecretBox, loadSecretKey } from '../platform/secret-box.ts';
import { CommandProcess } from './testing/run-commands.ts';

const [A, B] = ['a'.repeat(32), 'b'.repeat(32)];

describe('A move to another machine with another secret', () => {
  let folder: string;
  let file: string;
  const databases: TestDatabase[] = [];
  const processes: CommandProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'rotunda-move-'));
    file = path.join(folder, 'rotunda.tar.gz');
    const from = await machine({ ROTUNDA_SECRET: A });
    const box = createSecretBox(await loadSecretKey(folder, A));
    await from.test.pool.query(
      `insert into source_settings (source, api_key_sealed, updated_ts) values ('congress-api', $1, 1)`,
      [box.seal('the key', 'source:congress-api')],
    );
    expect(await from.run('backup', file)).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    for (const one of processes) await one.close();
    for (const one of databases) await one.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function machine(secrets: Record<string, string>) {
    const test = await createTestDatabase();
    databases.push(test);
    const home = await mkdtemp(path.join(folder, 'home-'));
    const env = {
      PATH: process.env['PATH'],
      ROTUNDA_HOME: home,
      DATABASE_URL: test.connectionString,
      LOG_LEVEL: 'warn',
      ...secrets,
    };
    const commands = new CommandProcess(env);
    processes.push(commands);
    return { test, run: (...argv: string[]) => commands.run(argv) };
  }

  it('restores nothing without the old secret and asks for it, unless the values are to be entered again', async () => {
    const { test, run } = await machine({ ROTUNDA_SECRET: B });
    const refused = await run('restore', file);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(
      'the API key of the source congress-api: npm run rotunda -- sources set congress-api --key-stdin',
    );
    expect(refused.err).toContain(
      'Set ROTUNDA_OLD_SECRET to the ROTUNDA_SECRET of the installation that wrote the backup',
    );
    expect((await test.pool.query('select from source_settings')).rowCount).toBe(0);

    const restored = await run('restore', file, '--without-secrets');
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/entered again:\n.*congress-api/) });
    expect((await run('sources')).out).toMatch(/^congress-api.*key unreadable/m);
    expect(await run('secrets')).toMatchObject({ code: 1, out: expect.stringContaining('0 of 1 stored values') });
  });

  it('seals stored keys again with the old secret given', async () => {
    const { test, run } = await machine({ ROTUNDA_SECRET: B, ROTUNDA_OLD_SECRET: A });
    expect(await run('restore', file)).toMatchObject({ code: 0, out: expect.stringContaining('1 stored') });
    const { rows } = await test.pool.query<{ sealed: string }>('select api_key_sealed as sealed from source_settings');
    const box = createSecretBox(await loadSecretKey(folder, B));
    expect(box.open(rows[0]?.sealed ?? '', 'source:congress-api')).toBe('the key');
    expect(await run('secrets')).toMatchObject({ code: 0, out: expect.stringContaining('1 of 1 stored values') });
  });
});
