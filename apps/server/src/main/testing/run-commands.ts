import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { REPOSITORY_ROOT } from '../../platform/repository-root.ts';

const PROGRAM = path.join(REPOSITORY_ROOT, 'tools/launch/rotunda.mjs');
const PROCESS = fileURLToPath(new URL('command-process.mjs', import.meta.url));
/** Encloses the exit code that the process writes after the output of a command. */
const END = '\u0004';

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `rotunda` with `input` on its standard input, as an operator does. @param env The complete environment. */
export async function rotunda(argv: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...argv], { env, stdio: 'pipe' });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString('utf8')));
  child.stdin.end(input);
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, ...said };
}

/**
 * Runs commands one after the other in a single process, which starts with the first command, because loading the
 * program takes many times the CPU time of a command. It does not test how a separate process exits. The process ends
 * with its parent; if it ended on its own, the next command starts a new one.
 */
export class CommandProcess {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** @throws Error with the output so far if the process ends instead. */
  async run(argv: readonly string[]): Promise<Ended> {
    if (this.#child?.connected !== true) {
      // Without the test runner's loaders.
      this.#child = fork(PROCESS, { env: this.#env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    }
    const { stdout, stderr } = this.#child;
    if (stdout === null || stderr === null) throw new Error('The process of the commands has no output.');
    const ending = Promise.all([readToEnd(stdout), readToEnd(stderr)]);
    this.#child.send(argv);
    const [out, err] = await ending;
    return { code: out.code, out: out.text, err: err.text };
  }

  async close(): Promise<void> {
    if (this.#child === undefined) return;
    const gone = once(this.#child, 'exit');
    this.#child.disconnect();
    await gone;
  }
}

async function readToEnd(stream: Readable): Promise<{ text: string; code: number }> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      const [text = '', code, rest] = Buffer.concat(chunks).toString('utf8').split(END);
      if (rest === undefined) return;
      stream.off('data', onData);
      stream.off('close', onClose);
      resolve({ text, code: Number(code) });
    };
    const onClose = () => reject(new Error(`The process of the commands ended: ${Buffer.concat(chunks).toString()}`));
    stream.on('data', onData);
    stream.once('close', onClose);
  });
}
