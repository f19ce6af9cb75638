import { chmod, chown, mkdir, mkdtemp, open, readFile, realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { assertOwnFolder } from './owned-folder.ts';
import type { ProgramAccount } from './run-program.ts';

/** Where root keeps files that the server's account must reach if the installation's own folders are closed to it. */
export const OUTSIDE = '/var/lib/rotunda';

const POINTER = 'location';
const BACK_POINTER = 'home';
const NAME_LENGTH = 24;

/** Creates `outside`, writable by root only and traversable by everyone. */
export async function prepareOutside(outside: string): Promise<void> {
  try {
    await mkdir(outside);
    // Sets the mode regardless of this process's umask.
    await chmod(outside, 0o755);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  await assertOwnFolder(outside);
}

/**
 * Returns the folder under `outside` that holds the database of `own` (`<home>/postgres`), as recorded in its file
 * `location`; undefined if there is no record.
 *
 * @throws Error if the folder is gone, is not ours, or belongs to the home that this one was copied from.
 */
export async function findOutsidePlace(own: string, outside: string): Promise<string | undefined> {
  const pointer = path.join(own, POINTER);
  const place = await readLine(pointer);
  if (place === undefined) return undefined;
  const remedy = `or delete ${pointer} to begin with an empty database`;
  if (path.dirname(place) !== outside || path.basename(place).startsWith('.')) {
    throw new Error(`${pointer} names ${place}, which is no folder of ${outside}: put that right, ${remedy}.`);
  }
  try {
    await assertOwnFolder(place);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(`The database was kept in ${place}, which is gone: bring it back, ${remedy}.`, { cause: error });
  }
  const here = await realpath(own);
  const owner = await readLine(path.join(place, BACK_POINTER));
  if (owner !== here) {
    if (owner !== undefined && (await readLine(path.join(owner, POINTER))) === place) {
      throw new Error(
        `${own} is a copy of ${owner}, whose database is in ${place}. Delete ${pointer} to begin with an empty ` +
          'database here, and restore a backup of the other one into it.',
      );
    }
    await writeLine(path.join(place, BACK_POINTER), here);
  }
  return place;
}

/** Creates a folder under `outside` that nobody can have created before, and records it in `own`. */
export async function makeOutsidePlace(own: string, outside: string, account: ProgramAccount): Promise<string> {
  await prepareOutside(outside);
  const here = await realpath(own);
  const name = path.dirname(here).replaceAll(/[^a-zA-Z0-9]+/g, '-');
  const place = await mkdtemp(path.join(outside, `${name.slice(-NAME_LENGTH).replace(/^-/, '')}-`));
  await writeLine(path.join(place, BACK_POINTER), here);
  if (account.uid !== undefined && account.gid !== undefined) await chown(place, account.uid, account.gid);
  await writeLine(path.join(own, POINTER), place);
  return place;
}

async function readLine(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim() === '' ? undefined : text.trim();
}

/**
 * Flushed to disk before it becomes visible, because losing the pointer in a power failure would mean losing the
 * database.
 */
async function writeLine(file: string, line: string): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600);
  await handle.writeFile(`${line}\n`);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
}
