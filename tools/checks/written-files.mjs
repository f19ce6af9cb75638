import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments/read-arguments.mjs';

export const summary =
  'every kind of file we write, opened by other programs: written-files [--keep DIR] [--python FILE]';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READER = fileURLToPath(new URL('written-files/read_files.py', import.meta.url));
const OPTIONS = { keep: { kind: 'folder' }, python: { kind: 'text', otherwise: 'python3' } };

/** Writes the files with the test of the suite, then reads them with Python and the programs it finds. @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, OPTIONS);
  if (asked === undefined) {
    console.error('Usage: npm run check -- written-files [--keep DIR] [--python FILE]');
    return 2;
  }
  const folder = asked.keep ?? mkdtempSync(path.join(os.tmpdir(), 'rotunda-written-'));
  try {
    const env = { ...process.env, WRITTEN_FILES: folder };
    const test = ['vitest', 'run', 'apps/server/src/app/written-files.test.ts'];
    const status = await ended(spawn('npx', test, { cwd: ROOT, env, stdio: 'inherit' }));
    if (status !== 0 || !existsSync(path.join(folder, 'expected.json'))) return 1;
    return await readWithOthers(asked.python, folder);
  } finally {
    if (asked.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

async function readWithOthers(python, folder) {
  const child = spawn(python, [READER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const status = ended(child);
  /** @type {Record<'file' | 'program' | 'what' | 'expected' | 'read', string>[]} */
  const differences = [];
  /** @type {Map<string, number>} */
  const skipped = new Map();
  /** @type {{ program: string, values: number }[]} */
  const opened = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line);
    if (said.kind === 'difference') differences.push(said);
    else if (said.kind === 'skipped') skipped.set(said.program, (skipped.get(said.program) ?? 0) + 1);
    else opened.push(said);
  }
  for (const { program, values } of opened) console.log(`${program}: ${values.toLocaleString('en-US')} values`);
  for (const [program, files] of skipped)
    console.log(`${program} isn't installed, so it opened none of ${files} files.`);
  for (const { file, program, what, expected, read } of differences) {
    console.log(
      `${file}, ${program}: ${what}\n  expected ${JSON.stringify(expected)}\n  read     ${JSON.stringify(read)}`,
    );
  }
  console.log(`${differences.length.toLocaleString('en-US')} differences`);
  return (await status) === 0 && differences.length === 0 && opened.length > 0 ? 0 : 1;
}

const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (status) => resolve(status ?? 1));
  });
