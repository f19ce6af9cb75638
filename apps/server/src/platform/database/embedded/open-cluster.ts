import { stat } from 'node:fs/promises';
import path from 'node:path';
import { chooseClusterRoot } from './cluster-root.ts';
import type { Cluster, EmbeddedPostgresOptions } from './cluster.ts';
import { OUTSIDE } from './outside-place.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { findProgramAccount } from './program-account.ts';
import { findReachablePrograms } from './reachable-programs.ts';
import type { ProgramAccount } from './run-program.ts';

/**
 * Determines the cluster's folder for a home, the account that runs its programs, and programs that this account can
 * run.
 */
export async function openCluster(options: EmbeddedPostgresOptions): Promise<Cluster> {
  const outside = options.outside ?? OUTSIDE;
  const [anyAccount, installed] = await Promise.all([findProgramAccount(), findPostgresBinaries()]);
  const homeAccount = await getAccount(path.resolve(options.home, 'postgres'), anyAccount);
  const root = await chooseClusterRoot(options.home, outside, homeAccount);
  const account = await getAccount(root, homeAccount);
  const binaries = await findReachablePrograms(installed, outside, account);
  for (const folder of [root, binaries.postgres]) assertPlainPath(folder);
  return { root, data: path.join(root, 'data'), logFile: path.join(root, 'server.log'), account, binaries, options };
}

/** `pg_ctl` starts the server through a shell, between double quotes, without escaping anything. */
function assertPlainPath(file: string): void {
  if (process.platform === 'win32' || !/["$`\\\n]/.test(file)) return;
  throw new Error(`The built-in PostgreSQL cannot live in ${file}: its path may not hold the signs " $ \` and \\.`);
}

/** As root, the server runs as the owner of the existing data, whatever id the account has on this machine today. */
async function getAccount(root: string, account: ProgramAccount): Promise<ProgramAccount> {
  if (account.uid === undefined) return account;
  const found = await stat(path.join(root, 'data')).catch(() => undefined);
  return found === undefined || found.uid === 0 ? account : { uid: found.uid, gid: found.gid };
}
