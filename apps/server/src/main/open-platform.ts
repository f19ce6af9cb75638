import type { Config } from '../app/config.ts';
import { jobDefinitions } from '../app/jobs.ts';
import type { PlatformDeps } from '../app/platform-deps.ts';
import { SEARCH_SETTINGS } from '../features/discover/index.ts';
import { createDocumentChangesRepository } from '../features/documents/index.ts';
import { systemClock } from '../platform/clock.ts';
import { connectServer } from '../platform/database/connect-server.ts';
import { createDatabase } from '../platform/database/create-database.ts';
import { createListener } from '../platform/database/listener.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import { readKnownSchema } from '../platform/database/migrations/known-schema.ts';
import { listenerName } from '../platform/database/migrations/running-releases.ts';
import { openPool } from '../platform/database/open-pool.ts';
import { retryOnOutage } from '../platform/database/retry-on-outage.ts';
import { createIdSource } from '../platform/ids.ts';
import { createLogger, type Logger } from '../platform/logging.ts';
import { createOutgoingMailsRepository } from '../platform/mail/outgoing-mails.repository.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createProgressStore } from '../platform/progress/progress-store.ts';
import { createQueue } from '../platform/queue/create-queue.ts';
import { createSecretBox, loadSecretKeys } from '../platform/secret-box.ts';
import { guardProcess } from './guard-process.ts';
import { prepareHome } from './prepare-home.ts';
import { readVersion } from './read-version.ts';

/** The opened platform, and how to close it in the right order. */
export interface OpenPlatform {
  deps: PlatformDeps;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Whether this process handles and schedules jobs. Only the worker process does; all others only enqueue them. */
  handlesJobs: boolean;
  /** Name shown in the database's list of connections. */
  name: string;
  maxConnections?: number;
  /** 0 for commands that may take long. */
  statementTimeoutMs?: number;
  /** Called before the slow steps of a first start. */
  onStep?: (step: string) => void;
  /** Cancels the opening, which may wait a long time for another process that is doing the same. */
  signal: AbortSignal;
}

/** Milliseconds; a restarting server is back long before. */
const MAX_WAIT_MS = 20_000;

/**
 * Opens the database, the queue and the rest. If a step fails, everything opened before is closed again. A command that
 * starts while the server is restarting waits for it.
 */
export async function openPlatform(config: Config, options: OpenOptions): Promise<OpenPlatform> {
  return retryOnOutage(() => openOnce(config, options), {
    signal: options.signal,
    maxWaitMs: MAX_WAIT_MS,
    onWait: (reason) => options.onStep?.(`Waiting for the database: ${reason}`),
  });
}

async function openOnce(config: Config, options: OpenOptions): Promise<OpenPlatform> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    return { deps: await openDeps(config, options, closers), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDeps(config: Config, options: OpenOptions, closers: (() => Promise<void>)[]): Promise<PlatformDeps> {
  const logger = createLogger({ level: config.logLevel });
  closers.push(guardProcess(logger));
  const clock = systemClock;
  const ids = createIdSource(clock);
  const metrics = createMetrics();
  await prepareHome(config.home);
  const keys = await loadSecretKeys(config.home, config);
  const secretBox = createSecretBox(keys.current, keys.earlier);
  const version = await readVersion();
  const { connectionString, pool, newer } = await openDatabase(config, options, { logger, closers, version });
  const searches = openSearchPool(config, connectionString, logger);
  closers.push(searches.close);
  metrics.watchPool(pool);
  metrics.watchPool(searches.pool);
  const database = createDatabase(pool);
  metrics.watchIndexing(() => createDocumentChangesRepository(database).countWaiting(clock.nowMs()));
  metrics.watchMails(() => createOutgoingMailsRepository(database).countWaiting());
  const onListenerError = (error: Error) => logger.warn({ err: error }, 'the listening connection broke');
  const applicationName = listenerName(options.name, version, readKnownSchema());
  const listener = await createListener({ connectionString, clock, applicationName, onError: onListenerError });
  closers.push(() => listener.close());
  const queue = await createQueue({
    database,
    jobs: jobDefinitions,
    signal: options.signal,
    onError: (error) => logger.error({ err: error }, 'queue'),
    onJobEnd: (job, outcome, seconds) => metrics.jobSeconds.observe({ job, outcome }, seconds),
    ...(options.handlesJobs ? { listener } : {}),
  });
  closers.push(() => queue.stop());
  const progress = createProgressStore(clock, ids);
  return {
    config,
    version,
    newerRelease: newer.at(-1)?.release ?? null,
    connectionString,
    database,
    searchPool: searches.pool,
    listener,
    queue,
    progress,
    clock,
    ids,
    logger,
    metrics,
    secretBox,
  };
}

const STATEMENT_GRACE_MS = 5000;
/**
 * Setting up a new connection and planning its searches takes longer than most searches, so idle connections are kept.
 */
const SEARCH_IDLE_MS = 600_000;

/** Opens no connection until the first search. */
function openSearchPool(config: Config, connectionString: string, logger: Logger): ReturnType<typeof openPool> {
  return openPool({
    connectionString,
    applicationName: 'rotunda searches',
    maxConnections: config.searchConnections,
    // The product cancels slow searches itself; the server's timeout ends those of a process that died.
    statementTimeoutMs: config.searchTimeoutSeconds * 1000 + STATEMENT_GRACE_MS,
    sessionSettings: SEARCH_SETTINGS,
    idleTimeoutMs: SEARCH_IDLE_MS,
    onConnectionError: (error) => logger.warn({ err: error }, 'a database connection of searches broke'),
  });
}

interface Opening {
  logger: Logger;
  closers: (() => Promise<void>)[];
  version: string;
}

/** Connects to the server, opens a pool and brings the tables to this release. */
async function openDatabase(config: Config, options: OpenOptions, { logger, closers, version }: Opening) {
  options.onStep?.('Starting the database');
  const server = await connectServer({
    home: config.home,
    databaseUrl: config.databaseUrl,
    onError: (error) => logger.error({ err: error }, 'the built-in database server'),
  });
  closers.push(() => server.release());
  if (server.outsidePlace !== undefined) {
    options.onStep?.(`Keeping the database in ${server.outsidePlace}, because its account cannot reach ${config.home}`);
  }
  const { connectionString } = server;
  const { pool, close } = openPool({
    connectionString,
    applicationName: `rotunda ${options.name}`,
    onConnectionError: (error) => logger.warn({ err: error }, 'a database connection broke'),
    ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections }),
    ...(options.statementTimeoutMs === undefined ? {} : { statementTimeoutMs: options.statementTimeoutMs }),
  });
  closers.push(close);
  options.onStep?.('Preparing the tables');
  options.signal.throwIfAborted();
  const onWait = () => options.onStep?.('Waiting for another process that prepares them');
  const { newer } = await migrateDatabase(pool, { signal: options.signal, onWait, release: version });
  return { connectionString, pool, newer };
}
