import { chmod, cp, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { prepareOutside } from './outside-place.ts';
import { assertOwnFolder } from './owned-folder.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runProgram, type ProgramAccount } from './run-program.ts';

/**
 * Returns the server's programs in a place where its account can run them: as installed or, if that folder is closed to
 * the account, a copy under `outside` that all installations of the same release share and only root can change.
 *
 * @throws Error if the account cannot run the copy either.
 */
export async function findReachablePrograms(
  installed: PostgresBinaries,
  outside: string,
  account: ProgramAccount,
): Promise<PostgresBinaries> {
  if (account.uid === undefined || (await runs(installed, account)).code === 0) return installed;
  await prepareOutside(outside);
  const native = path.dirname(path.dirname(installed.postgres));
  const copy = path.join(outside, `postgresql-${await readRelease(path.dirname(native))}`);
  if (!(await isThere(copy))) await copyPrograms(native, copy, outside);
  await assertOwnFolder(copy);
  const programs = relocate(installed, native, copy);
  const { code, output } = await runs(programs, account);
  if (code !== 0) throw new Error(`The account PostgreSQL runs as cannot start ${programs.postgres}:\n${output}`);
  return programs;
}

async function runs(programs: PostgresBinaries, account: ProgramAccount) {
  return runProgram(programs.postgres, ['--version'], account);
}

function relocate(programs: PostgresBinaries, from: string, to: string): PostgresBinaries {
  const move = (file: string) => path.join(to, path.relative(from, file));
  return { pgCtl: move(programs.pgCtl), initdb: move(programs.initdb), postgres: move(programs.postgres) };
}

async function readRelease(packageFolder: string): Promise<string> {
  const text = await readFile(path.join(packageFolder, 'package.json'), 'utf8');
  return z.object({ version: z.string().regex(/^[\w.+-]+$/) }).parse(JSON.parse(text)).version;
}

/**
 * Copied beside its final place and then renamed, so what is found there is complete even if others copy at the same
 * time.
 */
async function copyPrograms(native: string, copy: string, outside: string): Promise<void> {
  const fresh = await mkdtemp(path.join(outside, '.programs-'));
  try {
    await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
    await openToAll(fresh);
    await rename(fresh, copy);
  } catch (error) {
    if (!(await isThere(copy))) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** In a checkout made under a strict umask, every single file is closed as well. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(file);
    else if (entry.isFile()) await chmod(file, ((await stat(file)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

async function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}
