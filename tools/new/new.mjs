// Writes the skeleton of something new:
//   npm run new -- feature saved-places
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createFeature } from './create-feature.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [kind, nouns] = process.argv.slice(2);
if (kind !== 'feature' || nouns === undefined) {
  console.error('Usage: npm run new -- feature <plural noun>, such as saved-places');
  process.exit(2);
}

const { created, edited } = writeFeature();
run('npx', ['oxfmt', ...created, ...edited]);
run('npm', ['run', 'db:generate', '--', '--name', nouns.replaceAll('-', '_')]);
run('npm', ['run', 'unit', '--', 'permissions-page', '--update']);
const also = ['database/migrations/meta/_journal.json', 'docs/permissions.md'];
const next = ['a row in docs/features.md', 'a line in apps/web/src/app/shell/navigation.ts, if it is in the menu'];
console.log(
  [
    `Created ${created.length} files and a migration:`,
    ...created.map((file) => `  ${file}`),
    `Edited ${edited.length + also.length} files:`,
    ...[...edited, ...also].map((file) => `  ${file}`),
    'Still to do:',
    ...next.map((task) => `  ${task}`),
    'Then: npm run check',
  ].join('\n'),
);

function writeFeature() {
  try {
    return createFeature(ROOT, nouns);
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
