import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPostmasterAlive, readPostmasterFile } from '../platform/database/embedded/postmaster-file.ts';
import { REPOSITORY_ROOT } from '../platform/repository-root.ts';
import { createTestDatabase } from '../platform/testing/test-database.ts';
import { createProgram } from './create-program.ts';

const PROGRAM = path.join(REPOSITORY_ROOT, 'tools/launch/rotunda.mjs');

interface Run {
  child: ChildProcess;
  /** Everything printed so far. */
  out: () => string;
  err: () => string;
  exited: Promise<number | null>;
}

describe('Command line', () => {
  let home: string;
  const runs: Run[] = [];

  // Only the first test needs it empty; later tests reuse it, because they do not test how a database is created.
  beforeAll(async () => {
    home = await mkdtemp(path.join(os.tmpdir(), 'rotunda-main-'));
    await chmod(home, 0o755);
  });
  afterAll(() => rm(home, { recursive: true, force: true }));
  afterEach(async () => {
    for (const run of runs.splice(0)) {
      if (run.child.exitCode === null && run.child.signalCode === null) run.child.kill('SIGTERM');
      await run.exited;
    }
    await expect.poll(serverRuns, { timeout: 40_000 }).toBe(false);
  });

  function rotunda(argv: string[], environment: Record<string, string> = {}): Run {
    const child = spawn(process.execPath, [PROGRAM, ...argv], {
      env: {
        PATH: process.env['PATH'],
        ROTUNDA_HOME: home,
        PORT: '0',
        ROTUNDA_SAMPLE: 'off',
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString('utf8')));
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const run = { child, out: () => said.out, err: () => said.err, exited };
    runs.push(run);
    return run;
  }

  /** Waits for the ready line and returns the address. */
  async function ready(run: Run): Promise<string> {
    await expect
      .poll(() => run.out() + (run.child.exitCode === null ? '' : 'ended'), { timeout: 120_000 })
      .not.toBe('');
    const answer: { url?: string } = JSON.parse(run.out());
    return answer.url ?? '';
  }

  async function serverRuns(): Promise<boolean> {
    const data = path.join(home, 'postgres', 'data');
    const file = await readPostmasterFile(data);
    return file !== undefined && (await isPostmasterAlive(file, data));
  }

  const isHealthy = async (url: string) => (await fetch(`${url}/api/health`)).status === 200;

  it('uses the external server of DATABASE_URL and starts none', async () => {
    const test = await createTestDatabase();
    try {
      const run = rotunda(['migrate', '--json'], { DATABASE_URL: test.connectionString });
      expect(await run.exited).toBe(0);
      expect(existsSync(path.join(home, 'postgres'))).toBe(false);
    } finally {
      await test.close();
    }
  });

  it('starts in an empty folder, shares its database and leaves no process behind', async () => {
    const first = rotunda(['start', '--json']);
    expect(await isHealthy(await ready(first))).toBe(true);
    first.child.kill('SIGKILL');
    await first.exited;
    // The worker, which may still be loading, notices that its parent is gone.
    await expect.poll(serverRuns, { timeout: 40_000 }).toBe(false);

    const second = rotunda(['start', '--json']);
    const url = await ready(second);
    expect(await isHealthy(url)).toBe(true);

    const migrate = rotunda(['migrate', '--json']);
    expect(await migrate.exited).toBe(0);
    expect(JSON.parse(migrate.out())).toEqual({ state: 'migrated' });
    expect(await isHealthy(url)).toBe(true);

    // The terminal and npm both forward Ctrl-C; the duplicate must not cut the shutdown short.
    second.child.kill('SIGINT');
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(await serverRuns()).toBe(false);
  });

  it('reports an unreachable DATABASE_URL without its password', async () => {
    const run = rotunda(['migrate', '--json'], { DATABASE_URL: 'postgresql://me:hunter2@no-such-host.invalid/none' });
    expect(await run.exited).toBe(1);
    expect(run.err()).toContain('DATABASE_URL cannot be reached');
    expect(run.err()).not.toContain('hunter2');
  });

  it('reports a port in use and stops the database it started', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    try {
      const run = rotunda(['start'], { PORT: String(port), HOST: '127.0.0.1' });
      expect(await run.exited).toBe(1);
      expect(run.err()).toContain(`Port ${port} of 127.0.0.1 is in use`);
      expect(await serverRuns()).toBe(false);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it('exits with code 2 and lists all faults for bad usage or settings', async () => {
    const usage = rotunda(['start', '--nonsense']);
    const settings = rotunda(['start'], { PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await usage.exited).toBe(2);
    expect(usage.err()).toContain('--nonsense');
    expect(await settings.exited).toBe(2);
    expect(settings.err()).toMatch(/PORT is "many"[\s\S]*LOG_LEVEL is "loud"/);
  });

  it('documents every command and its --json option', () => {
    const program = createProgram();
    expect(program.helpInformation()).toContain('start');
    const names = program.commands.map((command) => command.name());
    expect(names).toEqual(expect.arrayContaining(['start', 'serve', 'work', 'migrate', 'backup', 'restore']));
    for (const command of program.commands) expect(command.helpInformation()).toMatch(/--json|Commands:/);
  });
});
