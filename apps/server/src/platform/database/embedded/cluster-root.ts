import { chown, mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { withClusterLock } from './cluster-lock.ts';
import { findOutsidePlace, makeOutsidePlace } from './outside-place.ts';
import { isPostmasterAlive, readPostmasterFile } from './postmaster-file.ts';
import { runProgram, type ProgramAccount } from './run-program.ts';

/**
 * Returns the folder for the server's data: `<home>/postgres`, or one under `outside` if this process is root and the
 * server's account cannot reach the home (because a parent folder such as /root is closed to it). The choice is
 * recorded in `<home>/postgres/location` and applies from then on. Data in a home that was closed later is moved.
 */
export async function chooseClusterRoot(home: string, outside: string, account: ProgramAccount): Promise<string> {
  const own = path.resolve(home, 'postgres');
  await mkdir(own, { recursive: true });
  const { uid, gid } = account;
  if (uid === undefined || gid === undefined) return own;
  const chosen = await findOutsidePlace(own, outside);
  if (chosen === undefined && (await serves(own))) return own;
  if (chosen === undefined) {
    await chown(own, uid, gid);
    if ((await runProgram('test', ['-w', own], account)).code === 0) return own;
    await chown(own, 0, 0);
  }
  return withClusterLock(own, async () => {
    const place = (await findOutsidePlace(own, outside)) ?? (await makeOutsidePlace(own, outside, account));
    await moveData(own, place);
    return place;
  });
}

/** Whether a server that was started before the folder was closed still runs; it is then used where it is. */
async function serves(root: string): Promise<boolean> {
  const data = path.join(await realpath(root), 'data');
  const file = await readPostmasterFile(data).catch(() => undefined);
  return file !== undefined && (await isPostmasterAlive(file, data));
}

/** Resumes where it was interrupted: at every moment the complete data is in one of the two places. */
async function moveData(own: string, place: string): Promise<void> {
  const target = path.join(place, 'data');
  if ((await exists(target)) || !(await exists(path.join(own, 'data')))) return;
  // The password moves first, because the data is useless without it.
  for (const name of ['password', 'data']) {
    const from = path.join(own, name);
    const to = path.join(place, name);
    const copy = `${to}.copy`;
    try {
      await rename(from, to);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue;
      if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
      await rm(copy, { recursive: true, force: true });
      const copied = await runProgram('cp', ['-a', from, copy]);
      if (copied.code !== 0) throw new Error(`The database could not be moved to ${place}:\n${copied.output}`);
      await rename(copy, to);
      await rm(from, { recursive: true });
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
