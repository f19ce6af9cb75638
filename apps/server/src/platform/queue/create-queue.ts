import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import PgBoss from 'pg-boss';
import type pg from 'pg';
import type { Database, DatabaseHandle } from '../database/create-database.ts';
import { executeStatement } from '../database/execute-statement.ts';
import type { NotificationListener } from '../database/listener.ts';
import { retryOnOutage } from '../database/retry-on-outage.ts';
import { withSetupLock } from '../database/with-setup-lock.ts';
import type { JobDefinition, JobHandler } from './job-definition.ts';

/** Wakes a queue's workers at commit, because polling alone would add seconds. The payload is the queue's name. */
export const JOBS_CHANNEL = 'rotunda_jobs';

/** Because of the wake-up, polling only catches retries, delayed jobs and notifications lost while reconnecting. */
const POLL_SECONDS = 2;
const STOP_TIMEOUT_MS = 20_000;
const DRAIN_POLL_MS = 20;

export interface EnqueueOptions {
  /** Earliest start, in seconds from now. */
  delaySeconds?: number;
  /** While a job with this key waits, no second one is added. */
  dedupeKey?: string;
  /** Higher runs first; 0 by default. */
  priority?: number;
}

/** The job queue in PostgreSQL. */
export interface Queue {
  /**
   * Adds a job in the caller's transaction; it exists if and only if the transaction commits.
   *
   * @returns The job's id, or null if one with the same `dedupeKey` is waiting.
   * @throws ZodError if the payload does not match the definition; Error for a job that the queue was not opened with.
   */
  enqueue<Payload extends object>(
    handle: DatabaseHandle,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  /** Starts handling a kind of job in this process. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): Promise<void>;
  /** Lets running jobs finish (20 s at most), then stops; unfinished jobs are retried elsewhere. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  database: Database;
  /** Every kind of job that can be enqueued; their queues are created before the first use. */
  jobs: readonly JobDefinition[];
  /** Set in processes that handle jobs; they also trigger the cron jobs. */
  listener?: NotificationListener;
  onError: (error: Error) => void;
  /** Ends the wait for another process that is creating the queues. */
  signal?: AbortSignal;
  /** Called after each run, for the metrics. */
  onJobEnd?: (name: string, outcome: 'succeeded' | 'failed', seconds: number) => void;
  /** Seconds between polls for jobs; POLL_SECONDS by default. */
  pollSeconds?: number;
}

/** Opens the queue over the given database; its tables come from `migrateDatabase`. */
export async function createQueue(options: QueueOptions): Promise<Queue> {
  const worker = new QueueProcess(options);
  try {
    await worker.start();
  } catch (error) {
    // Its timers would keep the process alive and query a pool that is closing.
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
    // While the database is away, every waiting statement and job listens on this signal, so the number of listeners is
    // unlimited.
    setMaxListeners(0, this.#stopping.signal);
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => this.#run(options.database.$client, text, values) },
      // migrateDatabase creates the tables, under its lock.
      migrate: false,
      supervise: handlesJobs,
      schedule: handlesJobs,
      cronMonitorIntervalSeconds: 30,
    });
    this.#boss.on('error', options.onError);
  }

  async start(): Promise<void> {
    // Each queue is a table, including the library's own, so creating them needs the lock.
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
    // The library returns null for an unknown queue, as for a duplicate; a lost job must fail loudly instead.
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
    // The library does not wait for its own "completed" statements; closing the pool before they finish would repeat
    // the jobs.
    while (this.#statementsRunning > 0) await new Promise((resolve) => setTimeout(resolve, DRAIN_POLL_MS));
  }

  async #declare(job: JobDefinition): Promise<void> {
    const settings = {
      name: job.name,
      // Keeps one waiting job per key. Keys are random unless a dedupeKey is given, so only equal dedupeKeys collide.
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
      // Handlers may run twice for one job, so transient database faults do not use up its retries.
      await retryOnOutage(run, { signal });
      report('succeeded');
    } catch (error) {
      report('failed');
      this.#options.onError(new Error(`Job ${job.name} ${row.id} failed`, { cause: error }));
      throw error;
    } finally {
      // More jobs may be waiting, and nothing else wakes this worker, so without this each would wait for a poll.
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
      // A job that ended while the database was away must still be recorded as ended, or it runs again hours later.
      return await retryOnOutage(() => pool.query<Record<string, unknown>>(text, values), {
        signal: this.#stopping.signal,
        // The library swallows fetch errors; without this report an unreachable database would look like an empty
        // queue.
        onWait: (reason, cause) =>
          this.#options.onError(new Error(`The queue waits for the database: ${reason}`, { cause })),
      });
    } catch (error) {
      this.#options.onError(error instanceof Error ? error : new Error(String(error)));
      throw error;
    } finally {
      this.#statementsRunning -= 1;
    }
  }
}
