import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { installationOf } from './installations.ts';
import { expect, test } from './test.ts';

const PROCESS = fileURLToPath(new URL('command-process.mjs', import.meta.url));

/** Of this worker; it ends with it. */
let running: ChildProcess | undefined;

/**
 * Runs a command of the product in the installation of this worker. What it says of a failure is shown.
 * @param argv as after `rotunda`
 */
export async function runCommand(argv: readonly string[]): Promise<void> {
  if (running?.connected !== true) {
    running = fork(PROCESS, {
      env: { ...process.env, ROTUNDA_HOME: installationOf(test.info().parallelIndex).home },
      // Not the loaders of the test runner.
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    expect(await nextMessage(running)).toBe('ready');
  }
  const answer = nextMessage(running);
  running.send(argv);
  expect(await answer, argv.join(' ')).toBe(0);
}

/** @throws Error when the process ends without a word. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process of the commands ended with ${code}`);
  });
  try {
    const [message]: unknown[] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    ended.catch(() => {});
    listening.abort();
  }
}
