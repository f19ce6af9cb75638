import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setBuildOfThreads } from './ensure-server-build.mjs';

const THREAD = fileURLToPath(new URL('../../apps/server/src/main/threads/load.mjs', import.meta.url));

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-build-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('A thread uses the build of the program that started it, even after the sources change', async () => {
  const program = path.join(folder, 'program-1.mjs');
  writeFileSync(program, '');
  writeFileSync(
    path.join(folder, 'program-1.calendar-thread.mjs'),
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('of this build');",
  );
  const before = getEnvironmentData('rotunda.serverBuild');
  setBuildOfThreads(program);
  try {
    const thread = new Worker(THREAD, { argv: ['calendar-thread'] });
    const [message] = await once(thread, 'message');
    await thread.terminate();

    expect(message).toBe('of this build');
  } finally {
    setEnvironmentData('rotunda.serverBuild', before);
  }
});

it('A thread that the build does not contain is refused by name', async () => {
  const thread = new Worker(THREAD, { argv: ['clock-thread'] });
  const [error] = await once(thread, 'error');

  expect(error.message).toBe('clock-thread is no thread of threads.mjs.');
});
