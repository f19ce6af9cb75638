import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const summary =
  'a week of e-mails over a faulty mail server, workers killed at random: [--users N] [--searches N] [--documents N] [--hours N] [--seed N]';

const PROGRAM = fileURLToPath(
  new URL('../../apps/server/src/features/digests/testing/week/run-week.ts', import.meta.url),
);

/** @param {string[]} args */
export async function run(args) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
}
