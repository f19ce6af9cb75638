import { ingestRuns, quarantine } from '@rotunda/database';
import type { IngestCounts } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

export type IngestRunRow = typeof ingestRuns.$inferSelect;

export interface QuarantineRow {
  quarantineId: string;
  source: string;
  runId: string;
  position: string;
  reason: string;
  raw: string;
  rawHash: string;
  firstSeenTs: UnixSeconds;
  lastSeenTs: UnixSeconds;
}

/** Runs and quarantine belong to the installation, not to an organization; only administrators see them. */
export function createIngestRunsRepository(db: DatabaseHandle) {
  return {
    async insertRun(run: typeof ingestRuns.$inferInsert): Promise<IngestRunRow> {
      const [row] = await db.insert(ingestRuns).values(run).returning();
      if (row === undefined) throw new Error('insert of an ingest run returned nothing');
      return row;
    },

    /** Serializes requests to run one source, so that the second sees the first's run. */
    async lockSourceRuns(source: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`runs of ${source}`}))`);
    },

    /** Returns the last run over the same input if it did not finish, so that it can be resumed. */
    async findUnfinishedRun(source: string, fingerprint: string): Promise<IngestRunRow | null> {
      const [row] = await db
        .select()
        .from(ingestRuns)
        .where(and(eq(ingestRuns.source, source), eq(ingestRuns.fingerprint, fingerprint)))
        .orderBy(desc(ingestRuns.startedTs), desc(ingestRuns.runId))
        .limit(1);
      return row !== undefined && row.state !== 'finished' ? row : null;
    },

    /**
     * Returns the last finished run over the same input, unless another run of the source has written anything since.
     * Times are whole seconds, so another run within the same second counts as later.
     */
    async findRepeatable(source: string, fingerprint: string): Promise<IngestRunRow | null> {
      const [row] = await db
        .select()
        .from(ingestRuns)
        .where(
          and(
            eq(ingestRuns.source, source),
            eq(ingestRuns.fingerprint, fingerprint),
            eq(ingestRuns.state, 'finished'),
            sql`not exists (select 1 from ${ingestRuns} later where later.source = ${source} and later.run_id <> ${ingestRuns.runId}
              and later.created + later.updated > 0 and later.heartbeat_ts >= ${ingestRuns.finishedTs})`,
          ),
        )
        .orderBy(desc(ingestRuns.startedTs), desc(ingestRuns.runId))
        .limit(1);
      return row ?? null;
    },

    /** Marks the quarantined records of a repeated run as seen again. */
    async seeQuarantinedAgain(earlierRunId: string, runId: string, nowTs: UnixSeconds): Promise<void> {
      await db.update(quarantine).set({ runId, lastSeenTs: nowTs }).where(eq(quarantine.runId, earlierRunId));
    },

    /**
     * Marks `running` runs as stopped when their process has died, which shows because nobody holds the source's lock.
     */
    async markInterrupted(source: string, nowTs: UnixSeconds, exceptRunId?: string): Promise<void> {
      await db
        .update(ingestRuns)
        .set({
          state: 'stopped',
          heartbeatTs: nowTs,
          error: 'The process ended before the run finished. The next run of the same input continues.',
        })
        .where(
          and(
            eq(ingestRuns.source, source),
            eq(ingestRuns.state, 'running'),
            exceptRunId === undefined ? undefined : ne(ingestRuns.runId, exceptRunId),
          ),
        );
    },

    /** Fails a queued run that cannot start; a started run reports its own end. */
    async failQueued(runId: string, reason: string, nowTs: UnixSeconds): Promise<void> {
      await db
        .update(ingestRuns)
        .set({ state: 'failed', error: reason, finishedTs: nowTs, heartbeatTs: nowTs })
        .where(and(eq(ingestRuns.runId, runId), eq(ingestRuns.state, 'queued')));
    },

    /** Requests that a running import stop, which it does after the current batch; a queued one never starts. */
    async requestStop(source: string, runId: string, nowTs: UnixSeconds): Promise<boolean> {
      const own = and(eq(ingestRuns.source, source), eq(ingestRuns.runId, runId));
      const waiting = await db
        .update(ingestRuns)
        .set({ state: 'stopped', stopRequested: true, finishedTs: nowTs, error: 'Stopped before it started.' })
        .where(and(own, eq(ingestRuns.state, 'queued')))
        .returning({ runId: ingestRuns.runId });
      if (waiting.length > 0) return true;
      const running = await db
        .update(ingestRuns)
        .set({ stopRequested: true })
        .where(and(own, eq(ingestRuns.state, 'running')))
        .returning({ runId: ingestRuns.runId });
      return running.length > 0;
    },

    /** Returns the sources with a `running` run, whether or not its process is still alive. */
    async findRunningSources(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ source: ingestRuns.source })
        .from(ingestRuns)
        .where(eq(ingestRuns.state, 'running'));
      return rows.map((row) => row.source);
    },

    async setState(runId: string, changes: Partial<typeof ingestRuns.$inferInsert>): Promise<void> {
      await db.update(ingestRuns).set(changes).where(eq(ingestRuns.runId, runId));
    },

    /** Reopens a run that was marked as dead while its process waited for the database. */
    async reopen(runId: string): Promise<void> {
      await db
        .update(ingestRuns)
        .set({ state: 'running', error: null, finishedTs: null })
        .where(and(eq(ingestRuns.runId, runId), eq(ingestRuns.state, 'stopped'), eq(ingestRuns.stopRequested, false)));
    },

    /** Whether an administrator requested that the run stop. */
    async isStopRequested(runId: string): Promise<boolean> {
      return (await this.getRun(runId))?.stopRequested ?? false;
    },

    /**
     * Adds a batch's counts in the batch's own transaction, so that a crash loses or keeps both together.
     *
     * @returns false when the run is not at `from`, because this batch was already committed
     */
    async addCounts(
      runId: string,
      batch: IngestCounts,
      { nowTs, expected, from }: { nowTs: UnixSeconds; expected: number | null; from: number },
    ): Promise<boolean> {
      const moved = await db
        .update(ingestRuns)
        .set({
          checkpoint: sql`${ingestRuns.checkpoint} + ${batch.read}`,
          read: sql`${ingestRuns.read} + ${batch.read}`,
          created: sql`${ingestRuns.created} + ${batch.created}`,
          updated: sql`${ingestRuns.updated} + ${batch.updated}`,
          unchanged: sql`${ingestRuns.unchanged} + ${batch.unchanged}`,
          older: sql`${ingestRuns.older} + ${batch.older}`,
          quarantined: sql`${ingestRuns.quarantined} + ${batch.quarantined}`,
          expected,
          heartbeatTs: nowTs,
        })
        .where(and(eq(ingestRuns.runId, runId), eq(ingestRuns.checkpoint, from)))
        .returning({ runId: ingestRuns.runId });
      return moved.length > 0;
    },

    async getRun(runId: string): Promise<IngestRunRow | null> {
      const [row] = await db.select().from(ingestRuns).where(eq(ingestRuns.runId, runId));
      return row ?? null;
    },

    /** Stores each bad record once; one seen again only gets a new date and run. */
    async upsertQuarantine(rows: readonly QuarantineRow[]): Promise<void> {
      if (rows.length === 0) return;
      const once = new Map(rows.map((row) => [`${row.position}\n${row.rawHash}`, row]));
      await bulkInsert(db, quarantine, [...once.values()], {
        onConflict: {
          target: [quarantine.source, quarantine.position, quarantine.rawHash],
          update: [quarantine.lastSeenTs, quarantine.runId, quarantine.reason],
        },
      });
    },
  };
}
