import { randomUUID } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../clock.ts';
import { isAcceptingQueries } from '../is-accepting-queries.ts';
import { passwordPath, ROLE, type Cluster, type EmbeddedPostgresOptions } from './cluster.ts';
import { isDiskFull } from '../../disk-error.ts';
import { releaseLease, acquireLease, withClusterLock } from './cluster-lock.ts';
import { fitsSocketPath, renderClusterSettings, type ClusterAddress } from './cluster-settings.ts';
import { createClusterIfMissing } from './create-cluster.ts';
import { findFreePort } from './find-free-port.ts';
import { openCluster } from './open-cluster.ts';
import { isPostmasterAlive, readPostmasterFile, type PostmasterFile } from './postmaster-file.ts';
import { isAlive } from './process-identity.ts';
import { runProgram } from './run-program.ts';

const SOCKET_PORT = 5432;
/** After a crash the server replays its log, and old child processes may still hold shared memory for a moment. */
const RECOVERY_WAIT_MS = 10_000;
const RETRY_DELAY_MS = 250;
const WATCH_MS = 500;
const START_TIMEOUT_SECONDS = 120;
const STOP_SECONDS = 30;
/** For a server that answers nothing: whoever waits for the command soon wants to know why. */
const HUNG_STOP_SECONDS = 5;
const LOG_LINES_SHOWN = 20;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

export type { EmbeddedPostgresOptions };

/** A lease on the running server. */
export interface EmbeddedPostgres {
  /**
   * Returns the address of a database of the server; `postgres` always exists. It contains the password: never log it.
   */
  connectionStringFor(databaseName: string): string;
  /** Folder of the data: `<home>/postgres`, or a folder elsewhere if the server's account cannot reach that. */
  root: string;
  /** True if the server was already running, either another process's or an orphan of a killed one. */
  isAdopted: boolean;
  /** Returns the lease; the last holder stops the server and waits for it. Safe to call twice. */
  release(): Promise<void>;
}

/**
 * Makes sure that the PostgreSQL server of `home` runs and responds, and takes a lease on it. It creates the cluster on
 * first use, adopts a server that already serves this directory, replaces one that does not respond, and waits for
 * recovery.
 *
 * @throws Error with the last lines of the server's log if it cannot be started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options);
  const leaseName = randomUUID();
  const started = await withClusterLock(cluster.root, async () => {
    const created = await createClusterIfMissing(cluster);
    const running = created ? undefined : await adoptRunning(cluster);
    const address = running ?? (await startServer(cluster));
    await acquireLease(cluster.root, leaseName);
    return { address, isAdopted: running !== undefined };
  });
  const password = await readFile(passwordPath(cluster), 'utf8');
  const watch = watchServer(cluster, started.address);
  let isReleased = false;
  return {
    root: cluster.root,
    isAdopted: started.isAdopted,
    connectionStringFor: (databaseName) => connectionString(started.address, password, databaseName),
    async release() {
      if (isReleased) return;
      isReleased = true;
      await watch.stop();
      const leave = async () => {
        const remaining = await releaseLease(cluster.root, leaseName);
        if (remaining === 0) await stopServer(cluster);
      };
      try {
        await withClusterLock(cluster.root, leave);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        // Nobody else can take the lock on a full disk either, and the server must not go on without users.
        await leave();
      }
    },
  };
}

/**
 * Restarts the server at the same address if it died while in use (out of memory, a stray kill); pools reconnect
 * automatically. If several processes watch, the first one to get the lock does it.
 */
function watchServer(cluster: Cluster, address: ClusterAddress) {
  let checking: Promise<void> = Promise.resolve();
  let isChecking = false;
  const check = async () => {
    const file = await readPostmasterFile(cluster.data);
    if (file && (await isPostmasterAlive(file, cluster.data))) return;
    await withClusterLock(cluster.root, async () => {
      const now = await readPostmasterFile(cluster.data);
      if (now && (await isPostmasterAlive(now, cluster.data))) return;
      cluster.options.onError?.(new Error('The built-in database server died; it is started again.'));
      await startServer(cluster, address);
    });
  };
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    // A failed restart is retried at the next interval; meanwhile every query reports that the database is unavailable.
    checking = check()
      .catch((error: unknown) => cluster.options.onError?.(error))
      .finally(() => {
        isChecking = false;
      });
  }, WATCH_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}

/**
 * An orphaned server that responds is as good as our own; one that does not respond within the recovery time is
 * stopped.
 */
async function adoptRunning(cluster: Cluster): Promise<ClusterAddress | undefined> {
  const file = await readPostmasterFile(cluster.data);
  if (file === undefined) return undefined;
  if (!(await isPostmasterAlive(file, cluster.data))) {
    // A live process that is not our server has the id, so PostgreSQL itself would refuse to start.
    if (isAlive(file.pid)) await rm(path.join(cluster.data, 'postmaster.pid'), { force: true });
    return undefined;
  }
  const address = getAddress(file);
  const password = await readFile(passwordPath(cluster), 'utf8');
  // By the clock, because a question that is not answered takes seconds itself.
  const untilMs = systemClock.nowMs() + RECOVERY_WAIT_MS;
  while (systemClock.nowMs() < untilMs) {
    if (await isAcceptingQueries(connectionString(address, password, 'postgres'))) return address;
    if (!(await isPostmasterAlive(file, cluster.data))) return undefined;
    await sleep(RETRY_DELAY_MS);
  }
  await stopServer(cluster, HUNG_STOP_SECONDS);
  if (await isPostmasterAlive(file, cluster.data)) {
    throw new Error(
      `The built-in database server (process ${file.pid}) runs, but neither answers nor stops. ` +
        'End that process, then run the command again.',
    );
  }
  return undefined;
}

async function startServer(cluster: Cluster, wanted?: ClusterAddress): Promise<ClusterAddress> {
  await rotateLog(cluster);
  let failure = '';
  for (let waitedMs = 0; waitedMs <= RECOVERY_WAIT_MS; waitedMs += RETRY_DELAY_MS) {
    const address = wanted ?? (await chooseAddress(cluster));
    const settings = renderClusterSettings(address, cluster.options.settings ?? {});
    await writeSettings(cluster, settings);
    const logStart = await stat(cluster.logFile).then(
      (file) => file.size,
      () => 0,
    );
    const result = await runProgram(
      cluster.binaries.pgCtl,
      ['start', '-D', cluster.data, '-l', cluster.logFile, '-w', '-s', '-t', String(START_TIMEOUT_SECONDS)],
      cluster.account,
    );
    if (result.code === 0) return address;
    failure = `${result.output.trim()}\n${await readLogSince(cluster, logStart)}`.trim();
    if (!isPassing(failure)) break;
    await sleep(RETRY_DELAY_MS);
  }
  throw new Error(`PostgreSQL did not start in ${cluster.data}:\n${failure}`);
}

/** The file is owned by the server's account, because under a strict umask only root could read what root writes. */
async function writeSettings(cluster: Cluster, settings: string): Promise<void> {
  const file = path.join(cluster.data, 'rotunda.conf');
  await writeFile(file, settings);
  if (cluster.account.uid !== undefined && cluster.account.gid !== undefined) {
    await chown(file, cluster.account.uid, cluster.account.gid);
  }
}

/**
 * Whether the fault passes without intervention: children of a killed server that are still detaching, or a port that
 * was just taken.
 */
function isPassing(failure: string): boolean {
  return /pre-existing shared memory|shared memory block|already exists|Address already in use/.test(failure);
}

/** @param seconds given to each of two ways of stopping */
async function stopServer(cluster: Cluster, seconds = STOP_SECONDS): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const file = await readPostmasterFile(cluster.data);
    if (file === undefined || !(await isPostmasterAlive(file, cluster.data))) return;
    await runProgram(
      cluster.binaries.pgCtl,
      ['stop', '-D', cluster.data, '-m', mode, '-w', '-s', '-t', String(seconds)],
      cluster.account,
    );
  }
}

async function chooseAddress(cluster: Cluster): Promise<ClusterAddress> {
  const directory = path.join(cluster.root, 'socket');
  if (process.platform === 'win32' || !fitsSocketPath(directory, SOCKET_PORT)) {
    return { kind: 'tcp', port: await findFreePort() };
  }
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (cluster.account.uid !== undefined && cluster.account.gid !== undefined) {
    await chown(directory, cluster.account.uid, cluster.account.gid);
  }
  return { kind: 'socket', directory, port: SOCKET_PORT };
}

function getAddress(file: PostmasterFile): ClusterAddress {
  return file.socketDirectory === ''
    ? { kind: 'tcp', port: file.port }
    : { kind: 'socket', directory: file.socketDirectory, port: file.port };
}

function connectionString(address: ClusterAddress, password: string, databaseName: string): string {
  const user = `${ROLE}:${encodeURIComponent(password)}`;
  const name = encodeURIComponent(databaseName);
  return address.kind === 'tcp'
    ? `postgresql://${user}@127.0.0.1:${address.port}/${name}`
    : `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(address.directory)}&port=${address.port}`;
}

async function rotateLog(cluster: Cluster): Promise<void> {
  const size = await stat(cluster.logFile).then(
    (file) => file.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(cluster.logFile, `${cluster.logFile}.1`);
}

async function readLogSince(cluster: Cluster, offset: number): Promise<string> {
  const content = await readFile(cluster.logFile).catch(() => Buffer.alloc(0));
  const lines = content.subarray(offset).toString('utf8').trim().split('\n');
  return lines.slice(-LOG_LINES_SHOWN).join('\n');
}
