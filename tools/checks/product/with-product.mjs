import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../launch/start.mjs', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../launch/rotunda.mjs', import.meta.url));

/**
 * @typedef {object} Product
 * @property {string} url `http://localhost:41234/api`
 * @property {boolean} isEmpty Whether it has no documents yet.
 * @property {(...argv: string[]) => Promise<string>} command Runs a command as the operator would and returns its last
 *   line.
 * @property {(role: string) => Promise<Person>} addPerson Creates a signed-in user in the checks' shared organization.
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {unknown} body Parsed JSON, or otherwise the text.
 * @property {Headers} headers
 * @property {number} ms
 */

/**
 * @typedef {object} Person
 * @property {(method: string, path: string, body?: object, signal?: AbortSignal) => Promise<Answer>} call
 */

/**
 * Starts the product as an operator would, on a free port, and stops it when the work has ended.
 *
 * @param {{ home: string | undefined, environment?: Record<string, string> }} options Without a home, a temporary one
 *   is created.
 * @param {(product: Product) => Promise<void>} work
 */
export async function withProduct({ home: given, environment = {} }, work) {
  const home = given ?? mkdtempSync(path.join(os.tmpdir(), 'rotunda-check-'));
  if (given === undefined) chmodSync(home, 0o755);
  const env = {
    ...process.env,
    ROTUNDA_HOME: home,
    ROTUNDA_SAMPLE: 'off',
    PORT: '0',
    // Intentional refusals would fill the terminal.
    LOG_LEVEL: 'error',
    ...environment,
  };
  const child = spawn(process.execPath, [START, '--json'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', (status, signal) => resolve(status ?? signal)));
  try {
    const line = await Promise.race([firstLine(child.stdout), ended]);
    if (typeof line !== 'string' || !line.startsWith('{')) throw new Error(`it ended with ${line} before it was ready`);
    const url = `${JSON.parse(line).url}/api`;
    const command = (...argv) => runCommand(argv, env);
    await work({ url, isEmpty: given === undefined, command, addPerson: (role) => addPerson(url, command, role) });
  } finally {
    child.kill('SIGTERM');
    await ended;
    if (given === undefined) rmSync(home, { recursive: true, force: true });
  }
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}

async function runCommand(argv, env) {
  const child = spawn(process.execPath, [COMMAND, ...argv], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}`);
  return out.trim().split('\n').at(-1) ?? '';
}

async function addPerson(url, command, role) {
  const email = `${randomUUID()}@check.example`;
  const added = await command('user', 'add', email, '--organization', 'Checks', '--role', role, '--json');
  const { password } = JSON.parse(added);
  const signedIn = await callAs(url, null)('POST', '/auth/sign-in', { email, password });
  if (signedIn.status !== 200) throw new Error(`signing in answered ${signedIn.status}`);
  return { call: callAs(url, signedIn.body.token) };
}

function callAs(url, token) {
  return async (method, path, body, signal) => {
    const startMs = performance.now();
    const response = await fetch(`${url}${path}`, {
      method,
      signal,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
      ms: performance.now() - startMs,
    };
  };
}
