import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { PairResult, ProcessResult } from './text-pair.ts';

const LIMIT_MS = 60_000;

/**
 * Runs one side on a file of pairs in a separate process and kills it after 60 seconds.
 *
 * @throws Error if the process ends on its own with a fault.
 */
export async function runProcess(script: string, args: readonly string[]): Promise<ProcessResult> {
  const child = spawn(process.execPath, ['--max-old-space-size=4096', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isKilled = false;
  const timer = setTimeout(() => {
    isKilled = true;
    child.kill('SIGKILL');
  }, LIMIT_MS);
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const pairs: PairResult[] = [];
  let rssMb = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const report: { pair?: PairResult; rssMb?: number } = JSON.parse(line);
    if (report.pair !== undefined) pairs.push(report.pair);
    rssMb = report.rssMb ?? rssMb;
  }
  const code = await ended;
  clearTimeout(timer);
  if (code !== 0 && !isKilled) throw new Error(`${args.join(' ')} ended with code ${code}`);
  return { pairs, rssMb, isKilled };
}
