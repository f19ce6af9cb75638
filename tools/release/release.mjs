// Checks that the current commit can be released, then makes the release: version, changelog, commit and tag.
//   npm run release -- 1.2.3 [--dry-run]
// Nothing leaves this machine; the last line says how to publish the tag.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseChanges } from './changelog.mjs';
import { findChangedMigrations } from './check-migrations.mjs';
import { checkVersion } from './check-version.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MIGRATIONS = 'database/migrations';
const inRoot = (name) => path.join(ROOT, name);
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const asked = process.argv.slice(2);
const unknown = asked.filter((one) => one.startsWith('--') && one !== '--dry-run');
const [version, ...more] = asked.filter((one) => !one.startsWith('--'));
if (unknown.length > 0 || more.length > 0) refuse('Usage: npm run release -- 1.2.3 [--dry-run]');
const { version: current } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const lastTag = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n')[0];

const problem = checkVersion(version, current);
if (problem !== null) refuse(problem);
if (git('status', '--porcelain') !== '') refuse('There are uncommitted changes. Commit or remove them first.');
if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main') refuse('Releases are made on main.');
for (const changed of findChanged(lastTag)) refuse(changed);
const day = new Date().toISOString().slice(0, 10);
const { changelog, notes } = release();
const ended = spawnSync('npm', ['test'], { cwd: ROOT, stdio: 'inherit' });
if (ended.status !== 0) refuse('The tests fail, so nothing was released.');

if (asked.includes('--dry-run')) {
  console.log(`${version} can be released:\n\n${notes}`);
} else {
  writeFileSync(inRoot('CHANGELOG.md'), changelog);
  execFileSync('npm', ['version', version, '--no-git-tag-version'], { cwd: ROOT, stdio: 'ignore' });
  git(
    'commit',
    '--quiet',
    '--message',
    `chore: release ${version}`,
    'CHANGELOG.md',
    'package.json',
    'package-lock.json',
  );
  git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `Rotunda ${version}\n\n${notes}`);
  console.log(`v${version} is committed and tagged. Publish it with: git push --follow-tags`);
}

function release() {
  try {
    return releaseChanges(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), { version, day });
  } catch (error) {
    return refuse(error.message);
  }
}

/** Compares with the migrations of the last release; nothing to compare before the first. */
function findChanged(tag) {
  if (!tag) return [];
  const names = git('ls-tree', '--name-only', `${tag}:${MIGRATIONS}`).split('\n');
  const isMigration = (name) => name.endsWith('.sql');
  const read = (name) => [
    name,
    execFileSync('git', ['show', `${tag}:${MIGRATIONS}/${name}`], { cwd: ROOT, encoding: 'utf8' }),
  ];
  const list = inRoot(`${MIGRATIONS}/squashed.json`);
  const { migrations } = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { migrations: [] };
  return findChangedMigrations({
    released: new Map(names.filter(isMigration).map(read)),
    current: new Map(
      readdirSync(inRoot(MIGRATIONS))
        .filter(isMigration)
        .map((name) => [name, readFileSync(inRoot(`${MIGRATIONS}/${name}`), 'utf8')]),
    ),
    squashed: migrations.map(({ name }) => name),
  });
}

function refuse(message) {
  console.error(message);
  process.exit(1);
}
