import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getIdentity, isRunning } from './process-identity.mjs';

/** Reports that it started, waits until told to continue, and leaves the same files as npm. */
const FAKE_NPM = `#!${process.execPath}
const { appendFileSync, copyFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
writeFileSync('arguments', process.argv.slice(2).join(' '));
appendFileSync('began', process.pid + '\\n');
setInterval(() => {
  if (!existsSync('go')) return;
  mkdirSync('node_modules', { recursive: true });
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  process.exit(0);
}, 20);
`;
const WAIT = { timeout: 20_000, interval: 20 };

describe('ensureInstalled', () => {
  let root;
  const started = [];

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'rotunda install ä '));
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
    mkdirSync(path.join(root, 'bin'));
    writeFileSync(path.join(root, 'bin/npm'), FAKE_NPM, { mode: 0o755 });
  });
  afterEach(async () => {
    for (const { child, ended } of started.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(root, { recursive: true, force: true });
  });

  /** Starts a process that only ensures that `root` is installed. */
  function install(environment = {}) {
    const module = new URL('ensure-installed.mjs', import.meta.url).href;
    const child = spawn(
      process.execPath,
      ['-e', `import(${JSON.stringify(module)}).then((m) => m.ensureInstalled(${JSON.stringify(root)}))`],
      {
        env: { ...process.env, ...environment, PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}` },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const ended = new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? signal)));
    const run = { child, ended, said: () => said };
    started.push(run);
    return run;
  }

  const npms = () => (existsSync(path.join(root, 'began')) ? readFileSync(path.join(root, 'began'), 'utf8') : '');
  const npmPid = (which) => Number(npms().split('\n')[which]);
  const goOn = () => writeFileSync(path.join(root, 'go'), '');
  const hasLock = () => existsSync(path.join(root, '.preparing'));

  it('installs once for two concurrent starts while the other waits and reports it', async () => {
    const first = install();
    await expect.poll(npms, WAIT).not.toBe('');
    const second = install();
    await expect.poll(second.said, WAIT).toContain(`Process ${first.child.pid} is preparing this folder`);
    goOn();
    expect([await first.ended, await second.ended]).toEqual([0, 0]);
    expect(npms()).toBe(`${npmPid(0)}\n`);
    expect(hasLock()).toBe(false);
  });

  it('leaves no npm process behind when killed, and the next start takes over', async () => {
    const first = install();
    await expect.poll(npms, WAIT).not.toBe('');
    const npm = getIdentity(npmPid(0));
    first.child.kill('SIGKILL');
    const second = install();
    await expect.poll(() => npms().split('\n').length, WAIT).toBe(3);
    expect(isRunning(npm)).toBe(false);
    goOn();
    expect(await second.ended).toBe(0);
    expect(hasLock()).toBe(false);
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])('stops npm and releases the folder on %s', async (signal, status) => {
    const run = install();
    await expect.poll(npms, WAIT).not.toBe('');
    const npm = getIdentity(npmPid(0));
    run.child.kill(signal);
    expect(await run.ended).toBe(status);
    expect(isRunning(npm)).toBe(false);
    expect(hasLock()).toBe(false);
  });

  it.each([
    ['the lock of a process long gone', '999999999-1\n999999998-1'],
    ['the id of another process of today', `${process.pid}-1\n`],
    ['a lock nobody wrote into', ''],
  ])('is not blocked by %s', async (_what, content) => {
    writeFileSync(path.join(root, '.preparing'), content);
    goOn();
    expect(await install().ended).toBe(0);
    expect(hasLock()).toBe(false);
  });

  it('reinstalls after an interrupted change', async () => {
    mkdirSync(path.join(root, 'node_modules'));
    const changed = { packages: { 'node_modules/a': { version: '2.0.0' } } };
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify(changed));
    changed.packages['node_modules/a'].version = '3.0.0';
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(changed));
    const run = install();
    await expect.poll(npms, WAIT).not.toBe('');
    expect(existsSync(path.join(root, 'node_modules/.package-lock.json'))).toBe(false);
    goOn();
    expect(await run.ended).toBe(0);
    expect(run.said()).toContain('a has changed');
  });

  it('installs development dependencies even with NODE_ENV=production', async () => {
    goOn();
    expect(await install({ NODE_ENV: 'production' }).ended).toBe(0);
    expect(readFileSync(path.join(root, 'arguments'), 'utf8')).toMatch(/^ci .*--include=dev\b/);
  });

  it('reports a failing npm', async () => {
    writeFileSync(path.join(root, 'bin/npm'), `#!${process.execPath}\nprocess.exit(7);\n`);
    const run = install();
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain('could not be installed');
    expect(hasLock()).toBe(false);
  });
});
