import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import PgBoss from 'pg-boss';
import type pg from 'pg';
import type { Database, DatabaseHandle } from '../database/create-database.ts';
import { executeStatement } from '../database/execute-statement.ts';
import type { NotificationListener } from '../database/listener.ts';
import { rideThrough } from '../database/ride-through.ts';
import { withSetupLock } from '../database/with-setup-lock.ts';
import type { JobDefinition, JobHandler } from './job-definition.ts';

/** Wakes the workers of a queue at commit; polling alone would add seconds. The payload is the queue's name. */
export const JOBS_CHANNEL = 'rotunda_jobs';

/** With the wake-up this only catches retries, delayed jobs and notifications lost while reconnecting. */
const POLL_SECONDS = 2;
const STOP_TIMEOUT_MS = 20_000;
const DRAIN_POLL_MS = 20;

export interface EnqueueOptions {
  /** Not before so many seconds from now. */
  delaySeconds?: number;
  /** While a job with this key waits, a second one is not added. */
  dedupeKey?: string;
  /** Higher first; 0 unless told. */
  priority?: number;
}

/** The job queue in PostgreSQL. */
export interface Queue {
  /**
   * Adds a job inside the caller's transaction: it exists exactly when the transaction commits.
   *
   * @returns the job's id, or null when `dedupeKey` found one waiting.
   * @throws ZodError when the payload is not what the definition says; Error for a job the queue was not opened with.
   */
  enqueue<Payload extends object>(
    handle: DatabaseHandle,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Starts handling a kind of job in this process. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): Promise<void>;
  /** Lets running jobs finish (20 s at most), then stops; what still runs is retried elsewhere. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  database: Database;
  /** Every kind of job that can be enqueued; their queues are made before the first use. */
  jobs: readonly JobDefinition[];
  /** Present in processes that handle jobs; they also fire the cron jobs. */
  listener?: NotificationListener;
  onError: (error: Error) => void;
  /** Ends the wait for another process that makes the queues. */
  signal?: AbortSignal;
  /** Told after each run, for the metrics. */
  onJobEnd?: (name: string, outcome: 'succeeded' | 'failed', seconds: number) => void;
  /** Seconds between polls for jobs; POLL_SECONDS unless told. */
  pollSeconds?: number;
}

/** Opens the queue over the given database; its tables come from `migrateDatabase`. */
export async function createQueue(options: QueueOptions): Promise<Queue> {
  const worker = new QueueProcess(options);
  try {
    await worker.start();
  } catch (error) {
    // Its timers would keep the process alive and ask a pool that is being closed.
    await worker.stop().catch(() => undefined);
    throw error;
  }
  return worker;
}

class QueueProcess implements Queue {
  readonly #options: QueueOptions;
  readonly #boss: PgBoss;
  readonly #stopping = new AbortController();
  readonly #workerIds = new Map<string, string[]>();
  readonly #declared = new Set<string>();
  #statementsRunning = 0;
  #unsubscribe: () => void = () => undefined;
  #stopped: Promise<void> | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
    const handlesJobs = options.listener !== undefined;
    // While the database is away every statement and job waits for it, or for the end.
    setMaxListeners(0, this.#stopping.signal);
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => this.#run(options.database.$client, text, values) },
      // The tables are made by migrateDatabase, under its lock.
      migrate: false,
      supervise: handlesJobs,
      schedule: handlesJobs,
      cronMonitorIntervalSeconds: 30,
    });
    this.#boss.on('error', options.onError);
  }

  async start(): Promise<void> {
    // Each queue is a table, the library's own one as well.
    const makeQueues = async () => {
      await this.#boss.start();
      for (const job of this.#options.jobs) await this.#declare(job);
    };
    await withSetupLock(this.#options.database.$client, 'tables', makeQueues, this.#options);
    if (this.#options.listener === undefined) return;
    this.#unsubscribe = await this.#options.listener.subscribe(JOBS_CHANNEL, (name) => this.#wake(name));
  }

  async enqueue<Payload extends object>(
    handle: DatabaseHandle,
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<string | null> {
    // The library answers an unknown queue like a duplicate: with nothing. A lost job must be loud.
    if (!this.#declared.has(job.name)) throw new Error(`The job ${job.name} is not in the list of job definitions.`);
    const data = job.payload.parse(payload);
    const jobId = await this.#boss.send(job.name, data, {
      db: { executeSql: (text, values) => executeStatement(handle, text, values) },
      ...(options.delaySeconds === undefined ? {} : { startAfter: options.delaySeconds }),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
      singletonKey: options.dedupeKey ?? randomUUID(),
    });
    if (jobId !== null) await executeStatement(handle, 'select pg_notify($1, $2)', [JOBS_CHANNEL, job.name]);
    return jobId;
  }

  async work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): Promise<void> {
    const ids: string[] = [];
    const pollingIntervalSeconds = this.#options.pollSeconds ?? POLL_SECONDS;
    for (let index = 0; index < job.concurrency; index += 1) {
      const settings = { batchSize: 1, includeMetadata: true, pollingIntervalSeconds } as const;
      const id = await this.#boss.work<object>(job.name, settings, async (jobs) => {
        for (const one of jobs) await this.#handle(job, handler, one);
      });
      ids.push(id);
    }
    this.#workerIds.set(job.name, [...(this.#workerIds.get(job.name) ?? []), ...ids]);
    if (job.cron) await this.#boss.schedule(job.name, job.cron.expression, {}, { tz: job.cron.timeZone });
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#stopping.abort(new Error('The process is stopping.'));
    this.#unsubscribe();
    await this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, wait: true });
    // The library does not wait for its own "completed" statements; ending the pool under them would repeat the jobs.
    while (this.#statementsRunning > 0) await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS));
  }

  async #declare(job: JobDefinition): Promise<void> {
    const settings = {
      name: job.name,
      // Keeps one waiting job a key; keys are random unless a dedupeKey is given, so only those meet.
      policy: 'short' as const,
      retryLimit: job.retry.limit,
      retryDelay: job.retry.delaySeconds,
      retryBackoff: job.retry.backoff,
      expireInSeconds: job.expireInSeconds,
    };
    this.#declared.add(job.name);
    const existing = await this.#boss.getQueue(job.name);
    if (existing === null) await this.#boss.createQueue(job.name, settings);
    else await this.#boss.updateQueue(job.name, settings);
  }

  async #handle<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    row: PgBoss.JobWithMetadata<object>,
  ): Promise<void> {
    const startedMs = performance.now();
    const report = (outcome: 'succeeded' | 'failed') =>
      this.#options.onJobEnd?.(job.name, outcome, (performance.now() - startedMs) / 1000);
    try {
      const payload = job.payload.parse(row.data);
      const { signal } = this.#stopping;
      const run = () => handler({ jobId: row.id, payload, attempt: row.retryCount + 1, signal });
      // Handlers may run twice for one job; the tries a job has are for its own faults.
      await rideThrough(run, { signal });
      report('succeeded');
    } catch (error) {
      report('failed');
      this.#options.onError(new Error(`Job ${job.name} ${row.id} failed`, { cause: error }));
      throw error;
    } finally {
      // More may wait behind it, and nobody else wakes this worker: without it they would take a poll each.
      this.#wake(job.name);
    }
  }

  #wake(name: string): void {
    const woken = name === '' ? [...this.#workerIds.values()].flat() : (this.#workerIds.get(name) ?? []);
    for (const workerId of woken) this.#boss.notifyWorker(workerId);
  }

  async #run(pool: pg.Pool, text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> {
    this.#statementsRunning += 1;
    try {
      // A job that ended while the database was away must be noted as ended, or it runs again hours later.
      return await rideThrough(() => pool.query<Record<string, unknown>>(text, values), {
        signal: this.#stopping.signal,
        // The library swallows errors of its fetch; without this an unreachable database would look like an empty queue.
        onWait: (reason) => this.#options.onError(new Error(`The queue waits for the database: ${reason}`)),
      });
    } catch (error) {
      this.#options.onError(error instanceof Error ? error : new Error(String(error)));
      throw error;
    } finally {
      this.#statementsRunning -= 1;
    }
  }
}
