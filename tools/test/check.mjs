import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../launch/check-node.mjs';
import { findChecks } from './find-checks.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Checks that `npm run check` runs without a name: quick ones that need nothing running. */
const STATIC_CHECKS = ['format:check', 'lint', 'types', 'unused'];

const [name, ...args] = process.argv.slice(2);
process.exitCode = name === undefined ? runStaticChecks() : await runNamed(name);

/** @returns {number} Exit code; stops at the first check that fails. */
function runStaticChecks() {
  for (const script of STATIC_CHECKS) {
    const { status } = spawnSync('npm', ['run', script], { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** @returns {Promise<number>} Exit code. */
async function runNamed(wanted) {
  const checks = await findChecks(new URL('../checks/', import.meta.url));
  const found = checks.find((check) => check.name === wanted);
  if (found === undefined) {
    const list = checks.map((check) => `  ${check.name.padEnd(10)} ${check.summary}\n`);
    console.error(`There is no check "${wanted}".\nUsage: npm run check [-- <name> [options]]\n${list.join('')}`);
    return 2;
  }
  checkNode();
  return await found.run(args);
}
