import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const KILL_AFTER_MS = 3000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const DIE_WITH_PARENT = new URL('die-with-parent.mjs', import.meta.url).href;

/** The user stopped this process while a step ran; by now the step has ended too. */
export class StoppedError extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Runs a Node program of the installation (npm, vite) that never outlives this process: signals are forwarded and
 * awaited, and the program ends on its own if this process is killed.
 *
 * @param {readonly string[]} command Program and parameters.
 * @param {{ cwd: string, note: (pid: number) => void, isQuiet?: boolean }} options `note` receives the process id;
 *   quiet captures the output.
 * @returns {Promise<{ isOk: boolean, output: string }>} Includes the captured output.
 * @throws {StoppedError} If this process was told to stop.
 */
export async function runStep([program, ...parameters], { cwd, note, isQuiet = false }) {
  const child = spawn(program, parameters, {
    cwd,
    // Standard output is reserved for the result of the command.
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${DIE_WITH_PARENT}`.trim(),
      ROTUNDA_PARENT: String(process.pid),
    },
    shell: program.endsWith('.cmd'),
  });
  let stoppedBy;
  let killTimer;
  const stop = (signal) => {
    stoppedBy ??= signal;
    child.kill('SIGTERM');
    killTimer ??= setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  if (child.pid !== undefined) note(child.pid);
  const isOk = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once(isQuiet ? 'close' : 'exit', (code) => resolve(code === 0));
  });
  clearTimeout(killTimer);
  for (const signal of SIGNALS) process.off(signal, stop);
  if (stoppedBy !== undefined) throw new StoppedError(stoppedBy);
  return { isOk, output };
}
