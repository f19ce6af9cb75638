import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../start.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../rotunda.mjs', import.meta.url));
const EMAIL = 'check@example.org';
const PASSWORD = 'correct horse battery staple';
const SEARCH = { rawTextSearch: 'inspect w/3 widget' };

/** Starts the product on an empty home, with one person, a project and a saved search in it. */
export async function startProduct(home, databaseUrl) {
  const env = {
    ...process.env,
    ...{ ROTUNDA_HOME: home, ROTUNDA_SAMPLE: 'off', PORT: '0', LOG_LEVEL: 'warn' },
    ROTUNDA_REQUESTS_PER_MINUTE: '1000000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const child = spawn(process.execPath, [START, '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  const notJson = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!isJson(line)) notJson.push(line);
  });
  const first = await Promise.race([firstLine(child.stdout), ended]);
  if (typeof first !== 'string') throw new Error(`the product ended with ${first} before it was ready`);
  notJson.length = 0;
  const { url } = JSON.parse(first);
  const added = await command(
    env,
    ['user', 'add', EMAIL, '--organisation', 'Check', '--password-stdin', '--json'],
    PASSWORD,
  );
  if (added.code !== 0) throw new Error(`user add ended with ${added.code}`);
  const { token } = await (await call(url, null, 'POST', '/auth/sign-in', { email: EMAIL, password: PASSWORD })).json();
  const project = await (await call(url, token, 'POST', '/projects', { name: 'Widgets' })).json();
  const saved = { title: 'Inspections', projectId: project._id, searchModel: SEARCH };
  await call(url, token, 'POST', '/alerts', saved);
  return {
    url,
    token,
    call: (method, path, body) => call(url, token, method, path, body),
    command: (args) => command(env, args, ''),
    /** @returns its status, or why there was no answer */
    health: () =>
      fetch(`${url}/api/health`).then(
        ({ status }) => status,
        (error) => error.cause?.code ?? error.message,
      ),
    findTotal: async () => {
      const answer = await call(url, token, 'POST', '/documents/search', { searchModel: SEARCH, limit: 1 });
      return (await answer.json()).total;
    },
    problems: () => [
      ...(child.exitCode === null && child.signalCode === null ? [] : ['the product ended']),
      ...(notJson.length === 0 ? [] : [`${notJson.length} lines of the log are no JSON, such as: ${notJson[0]}`]),
    ],
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function call(url, token, method, path, body) {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Runs a command of the product. @returns its exit code, what it answered, and the last it said beside that */
function command(env, args, input) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: 'pipe' });
    let out = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (said = `${said}${text}`.slice(-1000)));
    child.once('close', (code) => resolve({ code, out, said }));
    child.stdin.end(input);
  });
}

function isJson(line) {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}
