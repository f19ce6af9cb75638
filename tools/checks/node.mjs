import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNodeProblem } from '../launch/check-node.mjs';
import { installNode, readEngines } from './node/install-node.mjs';
import { tryStart } from './node/try-start.mjs';

export const summary =
  'unit suites and a start on another Node.js: node <22|24|26|path> [packages] [web] [server] [start]';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SUITES = ['packages', 'web', 'server'];
const PARTS = [...SUITES, 'start'];

/**
 * @param {string[]} args A line of Node.js or the path of its program, then the parts to check; all parts by default.
 */
export async function run([wanted, ...named]) {
  if (wanted === undefined || !(/^\d[\d.]*$/.test(wanted) || existsSync(wanted)) || !named.every(isPart)) {
    console.error(`Usage: npm run check -- node <line of Node.js, or path of its program> [${PARTS.join('] [')}]`);
    return 2;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-node-'));
  try {
    const program = existsSync(wanted) ? path.resolve(wanted) : installNode(wanted, folder);
    return await tryNode(program, named.length === 0 ? PARTS : named);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isPart = (name) => PARTS.includes(name);

async function tryNode(program, parts) {
  const version = spawnSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim();
  const problem = findNodeProblem(version, readEngines());
  if (problem !== undefined) {
    console.error(`${problem}\nTo try another line, take it into "engines" of package.json first.`);
    return 1;
  }
  // Programs that these start by the name `node` use the same version.
  const environment = { ...process.env, PATH: `${path.dirname(program)}${path.delimiter}${process.env.PATH}` };
  const failed = [];
  for (const part of parts) {
    console.log(`\nNode.js ${version}: ${part}`);
    const reason = part === 'start' ? await tryStart(program, environment) : runSuite(program, part, environment);
    if (reason !== undefined) failed.push(`${part}: ${reason}`);
  }
  const result = failed.length === 0 ? `${parts.join(', ')} passed` : `FAILED\n  ${failed.join('\n  ')}`;
  console.log(`\nNode.js ${version}: ${result}`);
  return failed.length === 0 ? 0 : 1;
}

function runSuite(program, name, environment) {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(program, [vitest, 'run', '--project', name], {
    cwd: ROOT,
    env: environment,
    stdio: 'inherit',
  });
  return status === 0 ? undefined : `ended with ${status}`;
}
