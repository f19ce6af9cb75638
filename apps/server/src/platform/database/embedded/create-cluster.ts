import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { passwordPath, ROLE, type Cluster } from './cluster.ts';
import { runProgram } from './run-program.ts';

/**
 * Creates the cluster on first use, beside its final place and then renamed, so that a power failure leaves nothing
 * half-created.
 *
 * @returns Whether it was created now. @throws Error if it cannot be created, or was created by another major version.
 */
export async function createClusterIfMissing(cluster: Cluster): Promise<boolean> {
  const version = await readFile(path.join(cluster.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) {
    await assertSameMajor(cluster, version.trim());
    return false;
  }
  const fresh = `${cluster.data}.new`;
  await rm(fresh, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordPath(cluster), password, { mode: 0o600 });
  const pwfile = path.join(cluster.root, 'initial-password');
  await writeFile(pwfile, password, { mode: 0o600 });
  if (cluster.account.uid !== undefined && cluster.account.gid !== undefined) {
    await chown(pwfile, cluster.account.uid, cluster.account.gid);
  }
  // The builtin C.UTF-8 collation sorts by code point on every system, forever, so no index breaks when an operating
  // system updates its collations. Queries for lists that people read use the "und-x-icu" collation.
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'];
  if (cluster.options.syncOnCreate === false) flags.push('--no-sync');
  const result = await runProgram(
    cluster.binaries.initdb,
    [`--pgdata=${fresh}`, `--username=${ROLE}`, '--auth=scram-sha-256', `--pwfile=${pwfile}`, ...flags],
    cluster.account,
  );
  await rm(pwfile, { force: true });
  if (result.code !== 0) throw new Error(`The database could not be created in ${cluster.data}:\n${result.output}`);
  await writeFile(path.join(fresh, 'postgresql.conf'), "include = 'rotunda.conf'\n");
  await rename(fresh, cluster.data);
  return true;
}

async function assertSameMajor(cluster: Cluster, dataMajor: string): Promise<void> {
  const { output } = await runProgram(cluster.binaries.postgres, ['--version'], cluster.account);
  const programMajor = /\b(\d+)\.\d+/.exec(output)?.[1];
  if (programMajor === undefined || programMajor === dataMajor) return;
  throw new Error(
    `${cluster.data} was written by PostgreSQL ${dataMajor}, this release brings ${programMajor}. ` +
      'Make a backup with the release that wrote it, move the folder away and restore the backup.',
  );
}
