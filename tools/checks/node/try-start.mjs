import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../launch/start.mjs', import.meta.url));

/**
 * Starts the product on an empty home, checks its health and stops it.
 *
 * @param {string} node The program to run it with.
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<string | undefined>} What went wrong.
 */
export async function tryStart(node, environment) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'rotunda-check-'));
  chmodSync(home, 0o755);
  const child = spawn(node, [START, '--json'], {
    env: { ...environment, ROTUNDA_HOME: home, ROTUNDA_SAMPLE: 'off', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? signal)));
  try {
    const line = await Promise.race([firstLine(child.stdout), ended]);
    if (typeof line !== 'string' || !line.startsWith('{')) return `it ended with ${line} before it was ready`;
    const response = await fetch(`${JSON.parse(line).url}/api/health`);
    if (response.status !== 200) return `/api/health answered ${response.status}`;
    child.kill('SIGTERM');
    const status = await ended;
    return status === 0 ? undefined : `told to stop, it ended with ${status}`;
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  }
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}
