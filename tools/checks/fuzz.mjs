import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments/read-arguments.mjs';

export const summary =
  'every call with faulty input, as people of all roles: fuzz [--seconds N] [--count N] [--seed N]';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OPTIONS = {
  seconds: { kind: 'count', otherwise: 600 },
  count: { kind: 'count', otherwise: 1_000_000 },
  seed: { kind: 'whole', otherwise: Math.floor(Math.random() * 1e9) },
};

/** Runs the test of the suite for longer and with a seed of its own. @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, OPTIONS);
  if (asked === undefined) {
    console.error('Usage: npm run check -- fuzz [--seconds N] [--count N] [--seed N]');
    return 2;
  }
  const { seconds, count, seed } = asked;
  console.log(`Up to ${count.toLocaleString('en-US')} calls within ${seconds} s, seed ${seed}.`);
  const env = { ...process.env, FUZZ_SECONDS: String(seconds), FUZZ_CALLS: String(count), FUZZ_SEED: String(seed) };
  const test = ['vitest', 'run', 'apps/server/src/app/fuzz.test.ts', '-t', 'answered without a fault'];
  const child = spawn('npx', test, { cwd: ROOT, env, stdio: 'inherit' });
  return await new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
}
