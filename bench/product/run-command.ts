import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../tools/launch/rotunda.mjs', import.meta.url));
const SAMPLE_MS = 50;

export interface CommandResult {
  /** The last line of standard output, parsed. */
  answer: unknown;
  /** Peak of the command's own process without the database; null if the system does not report it. */
  peakMemoryMb: number | null;
  /** Time from the start of the process to its end. */
  wallSeconds: number;
}

/** Runs a command of the product as an operator would. @throws Error with its output if it fails */
export async function runCommand(argv: readonly string[], environment: Record<string, string>): Promise<CommandResult> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [CLI, ...argv], {
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  let peakKb = 0;
  const timer = setInterval(() => {
    readPeakKb(child.pid).then(
      (kb) => {
        peakKb = Math.max(peakKb, kb);
      },
      () => undefined,
    );
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`rotunda ${argv.join(' ')} ended with ${code}: ${said.trim() || out.trim()}`);
  return {
    answer: JSON.parse(out.trim().split('\n').at(-1) ?? ''),
    peakMemoryMb: peakKb === 0 ? null : Math.round(peakKb / 1024),
    wallSeconds: (performance.now() - startMs) / 1000,
  };
}

/** The kernel tracks the peak itself, so sampling misses only growth in the last moments. */
async function readPeakKb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
}
