import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments/read-arguments.mjs';
import { countRows, findLosses } from './upgrade/count-rows.mjs';
import { checkOutRelease } from './upgrade/check-out-release.mjs';
import { createRelease } from './upgrade/release.mjs';
import { startCallers } from './upgrade/callers.mjs';

export const summary =
  'upgrades from an earlier release, side by side and by a backup to another secret: upgrade [--before COMMIT] [--seconds N]';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [SECRET, OTHER_SECRET] = ['a', 'b'].map((letter) => letter.repeat(40));
const KEY = 'key-of-the-publisher';

/** @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, {
    before: { kind: 'text' },
    seconds: { kind: 'count', otherwise: 30 },
  });
  const before = asked?.before ?? latestTag();
  if (asked === undefined || before === undefined) {
    console.error('Usage: npm run check -- upgrade [--before COMMIT] [--seconds N]; without a tag, name a commit');
    return 2;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rotunda-upgrade-'));
  chmodSync(folder, 0o755);
  const problems = [];
  const earlier = await checkOutRelease(ROOT, before, path.join(folder, 'before'));
  try {
    const backup = path.join(folder, 'rotunda.tar.gz');
    const upgrade = worksBeside(earlier.root) ? upgradeSideBySide : upgradeAlone;
    problems.push(...(await upgrade({ folder, earlier, backup, seconds: asked.seconds })));
    problems.push(...(await move(folder, backup)));
  } finally {
    earlier.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(problems.length === 0 ? 'Everything held.' : `FAILED\n  ${problems.join('\n  ')}`);
  return problems.length === 0 ? 0 : 1;
}

/**
 * Starts the earlier release with a worker, backs it up, starts this release beside it, calls both under load with
 * sessions of either, and then stops the earlier one.
 */
async function upgradeSideBySide({ folder, earlier, backup, seconds }) {
  const problems = [];
  const env = { ROTUNDA_HOME: path.join(folder, 'home'), ROTUNDA_SECRET: SECRET };
  const [old, current] = [createRelease(earlier.root, env), createRelease(ROOT, env)];
  try {
    const person = await old.addPerson();
    await old.command(['sources', 'set', 'congress-api', '--key-stdin'], KEY);
    await old.command(['backup', backup]);
    const oldUrl = await old.serve();
    const callers = [await startCallers(person, [oldUrl])];
    await old.work();
    const url = await current.serve();
    await current.work();
    callers.push(await startCallers(person, [oldUrl, url]), await startCallers(person, [url, oldUrl]));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    for (const caller of callers) problems.push(...(await caller.stop('side by side')));
    problems.push(...old.deaths(), ...current.deaths());
    await old.stop();
    const after = await startCallers(person, [url], callers.at(-1)?.token);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    problems.push(...(await after.stop('after the upgrade')));
    console.log(`side by side: ${callers.reduce((sum, { count }) => sum + count(), 0)} calls`);
  } finally {
    await old.stop();
    await current.stop();
  }
  return problems;
}

/** Whether a release knows the oldest migration that a release must know to run beside this one. */
function worksBeside(root) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const { migration } = read(path.join(ROOT, 'database/migrations/works-since.json'));
  const { entries } = read(path.join(root, 'database/migrations/meta/_journal.json'));
  return entries.some(({ tag }) => tag === migration);
}

/**
 * Upgrades from a release that cannot run beside this one. While that one runs, this one must be refused and change
 * nothing; after it was stopped, every row and the session must still be there, and it must not start again.
 */
async function upgradeAlone({ folder, earlier, backup, seconds }) {
  const problems = [];
  const home = path.join(folder, 'home');
  const env = { ROTUNDA_HOME: home, ROTUNDA_SECRET: SECRET };
  const [old, current] = [createRelease(earlier.root, env), createRelease(ROOT, env)];
  try {
    const person = await old.addPerson();
    await old.command(['sources', 'set', 'congress-api', '--key-stdin'], KEY);
    await old.command(['backup', backup]);
    const oldUrl = await old.serve();
    await old.work();
    const caller = await startCallers(person, [oldUrl]);
    for (const argv of [['serve', '--json'], ['work', '--json'], ['migrate']]) {
      const { code, err } = await current.tryCommand(argv);
      const isNamed = /cannot work with the tables/.test(err) && /Stop them/.test(err);
      if (code !== 1 || !isNamed) problems.push(`${argv[0]} beside the earlier release ended with ${code}: ${err}`);
    }
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    problems.push(...(await caller.stop('while this release was refused')), ...old.deaths());
    const before = await countRows(home);
    await old.stop();
    const url = await current.serve();
    await current.work();
    problems.push(...findLosses(before, await countRows(home)));
    const after = await startCallers(person, [url], caller.token);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    problems.push(...(await after.stop('after the upgrade')));
    const refused = await old.tryCommand(['migrate']);
    if (refused.code !== 1 || !/this release \(.*\) does not know/.test(refused.err)) {
      problems.push(`the earlier release's migrate ended with ${refused.code}: ${refused.err}`);
    }
    const rows = [...before.values()].reduce((sum, { count }) => sum + count, 0);
    console.log(`refused side by side: ${caller.count()} calls; upgraded: ${before.size} tables with ${rows} rows`);
  } finally {
    await old.stop();
    await current.stop();
  }
  return problems;
}

/** Restores the backup of the earlier release with another secret: refused without the old secret, complete with it. */
async function move(folder, backup) {
  const problems = [];
  const to = (name, secrets) =>
    createRelease(ROOT, { ROTUNDA_HOME: path.join(folder, name), ROTUNDA_SECRET: OTHER_SECRET, ...secrets });
  const refused = await to('refused', {}).tryCommand(['restore', backup]);
  if (refused.code !== 1 || !refused.err.includes('ROTUNDA_OLD_SECRET') || !refused.err.includes('congress-api')) {
    problems.push(`restore with another secret ended with ${refused.code}: ${refused.err}`);
  }
  const moved = to('moved', { ROTUNDA_OLD_SECRET: SECRET });
  await moved.command(['restore', backup]);
  const later = to('moved', {});
  const secrets = await later.tryCommand(['secrets']);
  if (secrets.code !== 0) problems.push(`secrets ended with ${secrets.code}: ${secrets.out}`);
  const listed = await later.command(['sources']);
  if (!/^congress-api.*key set/m.test(listed)) problems.push('sources does not say that the key is set');
  console.log(`moved: ${secrets.out.trim()}`);
  return problems;
}

function latestTag() {
  try {
    return execFileSync('git', ['describe', '--tags', '--abbrev=0', 'HEAD~1'], { cwd: ROOT, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
