import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkNode } from './check-node.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

checkNode();
ensureInstalled();

const BENCH = new URL('../bench/', import.meta.url);
const names = readdirSync(fileURLToPath(BENCH))
  .filter((file) => /^[a-z0-9-]+\.ts$/.test(file) && file !== 'install-peer.ts')
  .map((file) => file.slice(0, -'.ts'.length));
const [name, ...args] = process.argv.slice(2).filter((argument) => argument !== '--json');
const json = process.argv.includes('--json');

if (name === undefined || (name !== 'all' && !names.includes(name))) {
  console.error(`Usage: npm run bench -- <name>|all [--json] [options of the bench]\nBenches: ${names.join(', ')}`);
  process.exit(2);
}

const { register } = await import('tsx/esm/api');
register();
// With --json standard output is kept for the one line of the result.
const log = (line) => void (json ? process.stderr : process.stdout).write(`${line}\n`);
for (const each of name === 'all' ? names : [name]) {
  const { run } = await import(new URL(`${each}.ts`, BENCH).href);
  const outcome = await run({ json, log, args });
  if (json) process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
process.exit();
