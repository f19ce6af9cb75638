import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { programOfRelease } from './program-of-release.mjs';

const EMAIL = 'person@check.example';
/** A command that should end but doesn't is ended, with `null` as its code. */
const LONGEST_MS = 300_000;

/**
 * Runs commands of a checkout on one installation.
 *
 * @param {string} root The checkout.
 * @param {Record<string, string>} environment Settings of the installation.
 */
export function createRelease(root, environment) {
  const env = { ...process.env, ROTUNDA_SAMPLE: 'off', LOG_LEVEL: 'error', PORT: '0', ...environment };
  const program = programOfRelease(root, 'rotunda');
  const running = [];
  const start = (argv) => {
    const child = spawn(process.execPath, [program, ...argv, '--json'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
    running.push({ child, ended, name: argv[0] });
    return Promise.race([firstLine(child.stdout), ended.then((end) => `{"end":"${end}"}`)]);
  };

  async function tryCommand(argv, input = '') {
    const child = spawn(process.execPath, [program, ...argv], { env, stdio: 'pipe', timeout: LONGEST_MS });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (said.out += chunk));
    child.stderr.on('data', (chunk) => (said.err += chunk));
    child.stdin.end(input);
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, ...said };
  }

  async function command(argv, input) {
    const { code, out, err } = await tryCommand(argv, input);
    if (code !== 0) throw new Error(`${argv.join(' ')} ended with ${code}: ${err}`);
    return out;
  }

  return {
    tryCommand,
    command,
    /** @returns {Promise<{ email: string, password: string }>} */
    async addPerson() {
      // Releases before 0001_us_names spell it as in British English.
      const { out } = await tryCommand(['user', 'add', '--help']);
      const option = out.includes('--organisation') ? '--organisation' : '--organization';
      const added = await command(['user', 'add', EMAIL, option, 'Checks', '--json']);
      return { email: EMAIL, password: JSON.parse(added.trim().split('\n').at(-1)).password };
    },
    /** @returns {Promise<string>} Address of the web server's API. */
    async serve() {
      const { port, end } = JSON.parse(await start(['serve']));
      if (port === undefined) throw new Error(`${root}: serve ended with ${end}`);
      return `http://127.0.0.1:${port}/api`;
    },
    async work() {
      const { state, end } = JSON.parse(await start(['work']));
      if (state !== 'working') throw new Error(`${root}: work ended with ${end}`);
    },
    /** Processes that ended on their own. */
    deaths: () =>
      running
        .filter(({ child }) => child.exitCode !== null)
        .map(({ name, child }) => `${name} ended with ${child.exitCode}`),
    async stop() {
      for (const { child } of running) child.kill('SIGTERM');
      await Promise.all(running.splice(0).map(({ ended }) => ended));
    },
  };
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) if (line.startsWith('{')) return line;
  return '{"end":"no line"}';
}
