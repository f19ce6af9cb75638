import { lstat } from 'node:fs/promises';
import path from 'node:path';

const WRITABLE_BY_OTHERS = 0o022;
/** In a sticky folder (/tmp) everyone may create entries, but nobody may rename or remove those of others. */
const STICKY = 0o1000;
const ROOT = 0;

/**
 * Asserts that only root can have put `folder` there and only its owner can write to it: it is a real folder that
 * others cannot write to, and root owns every folder above it.
 *
 * @throws Error naming the folder and what is wrong with it.
 */
export async function assertOwnFolder(folder: string): Promise<void> {
  for (let above = path.dirname(folder); ; above = path.dirname(above)) {
    const { mode, uid } = await readFolder(above);
    if (uid !== ROOT) refuse(above, `it belongs to user ${uid}`);
    if ((mode & WRITABLE_BY_OTHERS) !== 0 && (mode & STICKY) === 0) refuse(above, 'others may replace what is in it');
    if (above === path.dirname(above)) break;
  }
  const { mode } = await readFolder(folder);
  if ((mode & WRITABLE_BY_OTHERS) !== 0) refuse(folder, 'others may write to it');
}

async function readFolder(folder: string) {
  const found = await lstat(folder);
  if (!found.isDirectory()) refuse(folder, 'it is not a folder');
  return found;
}

function refuse(folder: string, reason: string): never {
  throw new Error(`The database is not kept in ${folder}, because ${reason}.`);
}
