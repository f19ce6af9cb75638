import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../launch/start.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../launch/rotunda.mjs', import.meta.url));
const EMAIL = 'check@example.org';
const PASSWORD = 'correct horse battery staple';
const SEARCH = 'inspect w/3 widget';

/** Starts the product on an empty home, with one user, a project and a saved search in it. */
export async function startProduct(home, databaseUrl) {
  const env = {
    ...process.env,
    ROTUNDA_HOME: home,
    ROTUNDA_SAMPLE: 'off',
    PORT: '0',
    LOG_LEVEL: 'warn',
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
  const workspace = await openWorkspace(env, url);
  await workspace.saveSearch(SEARCH);
  return {
    ...workspace,
    findTotal: () => workspace.findTotal(SEARCH),
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

/** Creates a signed-in user with a project. @param {NodeJS.ProcessEnv} env Environment of the commands. */
export async function openWorkspace(env, url) {
  const user = ['user', 'add', EMAIL, '--organization', 'Check', '--password-stdin', '--json'];
  const added = await command(env, user, PASSWORD);
  if (added.code !== 0) throw new Error(`user add ended with ${added.code}: ${added.said}`);
  const { token } = await (await call(url, null, 'POST', '/auth/sign-in', { email: EMAIL, password: PASSWORD })).json();
  const callAs = (method, path, body) => call(url, token, method, path, body);
  const project = await (await callAs('POST', '/projects', { name: 'Widgets' })).json();
  return {
    url,
    token,
    call: callAs,
    command: (args) => command(env, args, ''),
    health: () =>
      fetch(`${url}/api/health`).then(
        ({ status }) => status,
        (error) => error.cause?.code ?? error.message,
      ),
    saveSearch: async (words) => {
      const search = {
        title: words,
        projectId: project._id,
        searchModel: { rawTextSearch: words },
      };
      const { status } = await callAs('POST', '/alerts', search);
      if (status !== 201) throw new Error(`saving the search "${words}" answered ${status}`);
    },
    findTotal: async (words) => {
      const question = {
        searchModel: { rawTextSearch: words },
        limit: 1,
      };
      return (await (await callAs('POST', '/documents/search', question)).json()).total;
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

/** Runs a command of the product. @returns Its exit code, its result, and its last other output */
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

export async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}
