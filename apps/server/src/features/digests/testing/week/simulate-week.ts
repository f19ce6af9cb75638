import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DIGEST_FREQUENCIES } from '@rotunda/contract';
import { createDatabase, createPool, type Database } from '../../../../platform/database/create-database.ts';
import { sendMailsJob } from '../../../../platform/mail/send-mails-job.ts';
import { createQueue, type Queue } from '../../../../platform/queue/create-queue.ts';
import { createTestSmtpServer, type SmtpBehavior } from '../../../../platform/testing/smtp-server.ts';
import { latestSlot } from '../../sending/digest-slots.ts';
import { queueDigestsJob } from '../../digest-queue.jobs.ts';
import { sendDigestJob } from '../../digests.jobs.ts';
import { compareWeek, type WeekOutcome } from './compare-week.ts';
import { fillWeek, writeHour } from './week-database.ts';
import { createRandom, HOUR, planWeek, WEEK_START_TS, type WeekPlan, type WeekSize } from './week-plan.ts';

export interface WeekOptions extends WeekSize {
  /** Connection to an empty, migrated database. */
  connectionString: string;
  workers: number;
  /** Approximate time between kills of a worker while there is work, in milliseconds. */
  killEveryMs: number;
  /** Maximum number of workers to kill. */
  maxKills: number;
  log: (line: string) => void;
}

/** All emails must be sent within this time after the week. */
const LAST_MAILS_HOURS = 60;
const TICK_MS = 5000;
const POLL_MS = 60;
const STUCK_MS = 240_000;

/**
 * Simulates a week of emails with a controlled clock, worker processes that are killed at random, and an SMTP server
 * that rejects mail, drops connections and is slow. Then compares what the server received with the plan.
 */
export async function simulateWeek(options: WeekOptions): Promise<WeekOutcome> {
  const { connectionString, log } = options;
  const pool = createPool({ connectionString, onConnectionError: () => undefined });
  const database = createDatabase(pool);
  const smtp = await createTestSmtpServer();
  const random = createRandom(options.seed + 1);
  smtp.always(() => getBehavior(random()));
  const jobs = [queueDigestsJob, sendDigestJob, sendMailsJob];
  const queue = await createQueue({ database, jobs, onError: () => undefined });
  const plan = planWeek(options);
  const startedMs = performance.now();
  await fillWeek(database, plan, options.documents);
  log(`${options.users} users, ${options.searches} saved searches, ${options.documents} documents are there`);
  const crew = new Crew(options, smtp.url, random);
  try {
    await crew.start(options.workers);
    const week = new SimulatedWeek({ database, queue, crew, plan, log });
    await week.run();
    const outcome = await compareWeek(database, plan, smtp.received);
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    return { ...outcome, figures: { ...outcome.figures, workersKilled: crew.killed, seconds } };
  } finally {
    await crew.stop();
    await queue.stop();
    await pool.end();
    await smtp.close();
  }
}

/** Chooses how the server behaves; nine of ten mails are accepted immediately. */
function getBehavior(chance: number): SmtpBehavior {
  if (chance < 0.9) return 'accept';
  if (chance < 0.92) return { at: 'recipient', code: 450 };
  if (chance < 0.94) return { at: 'end', code: 451 };
  if (chance < 0.95) return { at: 'end', code: 550 };
  if (chance < 0.96) return { drop: 'before-data' };
  if (chance < 0.97) return { drop: 'in-data' };
  if (chance < 0.975) return { drop: 'after-data', isStored: true };
  if (chance < 0.98) return { drop: 'after-data' };
  return { slowMs: 150 };
}

interface RunningWeek {
  database: Database;
  queue: Queue;
  crew: Crew;
  plan: WeekPlan;
  log: (line: string) => void;
}

class SimulatedWeek {
  readonly #week: RunningWeek;

  constructor(week: RunningWeek) {
    this.#week = week;
  }

  async run(): Promise<void> {
    const { database, crew, plan, log } = this.#week;
    await this.#settle(WEEK_START_TS);
    for (const [hour, planned] of plan.hours.entries()) {
      if (hour === 0) continue;
      const nowTs = WEEK_START_TS + hour * HOUR;
      await writeHour(database, planned, nowTs);
      await this.#settle(nowTs);
      if (hour % 24 === 0) {
        await database.$client.query('analyze');
        log(`day ${hour / 24}: ${await this.#count('true')} mails, ${crew.killed} workers killed`);
      }
    }
    const endTs = WEEK_START_TS + plan.hours.length * HOUR;
    for (let later = 1; later <= LAST_MAILS_HOURS && (await this.#count(OPEN)) > 0; later += 1) {
      await this.#settle(endTs + later * HOUR, false);
    }
  }

  /** Sets the time and waits until everything due by then is done. */
  async #settle(nowTs: number, hasDigests = true): Promise<void> {
    const { database, queue, crew } = this.#week;
    crew.setTime(nowTs);
    const startedMs = performance.now();
    let tickedMs = -TICK_MS;
    for (;;) {
      if (performance.now() - tickedMs >= TICK_MS) {
        // The product queues these jobs every minute.
        tickedMs = performance.now();
        if (hasDigests) await queue.enqueue(database, queueDigestsJob, {}, { dedupeKey: 'week' });
        await queue.enqueue(database, sendMailsJob, {}, { dedupeKey: 'week' });
      }
      const waiting = (hasDigests ? await this.#behind(nowTs) : 0) + (await this.#count(`${DUE} <= ${nowTs}`));
      if (waiting === 0) return;
      if (performance.now() - startedMs > STUCK_MS) throw new Error(`${waiting} are still due at ${nowTs}.`);
      await crew.strike();
      await sleep(POLL_MS);
    }
  }

  /** Counts the reader positions behind the latest slot, including missing ones. */
  async #behind(nowTs: number): Promise<number> {
    const { database, plan } = this.#week;
    const zones = [...new Map(plan.users.map((user) => [user.organizationId, user])).values()];
    const slots = zones.flatMap((zone) =>
      DIGEST_FREQUENCIES.map((frequency) => ({
        organization: zone.organizationId,
        frequency,
        slot: latestSlot(frequency, nowTs, zone),
      })),
    );
    const { rows } = await database.$client.query<{ behind: string; places: string }>(
      `select count(*) filter (where d.last_reported_ts < s.slot) as behind, count(*) as places
       from jsonb_to_recordset($1::jsonb) as s(organization text, frequency text, slot bigint)
         join digest_places d on d.organization_id = s.organization and d.frequency = s.frequency`,
      [JSON.stringify(slots)],
    );
    const wanted = plan.users.length * 2 * DIGEST_FREQUENCIES.length;
    return Number(rows[0]?.behind) + wanted - Number(rows[0]?.places);
  }

  async #count(condition: string): Promise<number> {
    const { rows } = await this.#week.database.$client.query<{ count: string }>(
      `select count(*) from outgoing_mails where ${condition}`,
    );
    return Number(rows[0]?.count);
  }
}

const OPEN = `state in ('waiting', 'sending')`;
/** An e-mail of a killed worker is due again when its claim ends. */
const DUE = `${OPEN} and next_attempt_ts`;

/** Worker processes, one of which is killed and replaced from time to time. */
class Crew {
  killed = 0;
  readonly #options: WeekOptions;
  readonly #smtpUrl: string;
  readonly #random: () => number;
  readonly #workers: ChildProcess[] = [];
  #nowTs = WEEK_START_TS;
  #nextKillMs = Infinity;

  constructor(options: WeekOptions, smtpUrl: string, random: () => number) {
    this.#options = options;
    this.#smtpUrl = smtpUrl;
    this.#random = random;
  }

  async start(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#add()));
    this.#nextKillMs = performance.now() + this.#options.killEveryMs / 2;
  }

  setTime(nowTs: number): void {
    this.#nowTs = nowTs;
    for (const worker of this.#workers) if (worker.connected) worker.send({ nowTs });
  }

  /** Kills a worker if one is due. */
  async strike(): Promise<void> {
    if (performance.now() < this.#nextKillMs || this.killed >= this.#options.maxKills) return;
    const [victim] = this.#workers.splice(Math.floor(this.#random() * this.#workers.length), 1);
    if (victim === undefined) return;
    victim.kill('SIGKILL');
    this.killed += 1;
    await this.#add();
    this.#nextKillMs = performance.now() + this.#options.killEveryMs * (0.5 + this.#random());
  }

  async stop(): Promise<void> {
    const ended = this.#workers.map(async (worker) => {
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
    });
    for (const worker of this.#workers) worker.kill('SIGKILL');
    await Promise.all(ended);
  }

  async #add(): Promise<void> {
    const program = fileURLToPath(new URL('week-worker.ts', import.meta.url));
    const given = [this.#options.connectionString, this.#smtpUrl, String(this.#nowTs)];
    const worker = fork(program, given, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [message]: unknown[] = await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
    if (message !== 'ready') throw new Error('A worker ended before it was ready.');
    worker.send({ nowTs: this.#nowTs });
    this.#workers.push(worker);
  }
}
