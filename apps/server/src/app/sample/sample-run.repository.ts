import { auditLog, ingestRuns, organization } from '@rotunda/database';
import type { IsoDate, UnixSeconds } from '@rotunda/domain';
import { eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

const SOURCE = 'sample';
/** Any fixed number; it serializes two first starts on one database. */
const SAMPLE_LOCK = 0x73_61_6d_70;

/** Progress of this installation's sample workspace, stored with the ingest runs. */
export interface SampleRun {
  runId: string;
  seed: string;
  referenceDay: IsoDate;
  /** Records stored. */
  checkpoint: number;
  isFinished: boolean;
}

export function createSampleRunRepository(db: DatabaseHandle) {
  return {
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`);
    },

    async get(): Promise<SampleRun | null> {
      const [row] = await db.select().from(ingestRuns).where(eq(ingestRuns.source, SOURCE));
      if (row === undefined) return null;
      // The fingerprint includes the day, because resuming with another day would build other records.
      const [seed = '', referenceDay = ''] = row.fingerprint.split('@');
      const { runId, checkpoint } = row;
      return { runId, seed, referenceDay, checkpoint, isFinished: row.state === 'finished' };
    },

    /** Whether nobody can sign in yet and no sample workspace was removed before. */
    async isWanted(): Promise<boolean> {
      const [first] = await db.select({ id: organization.id }).from(organization).limit(1);
      const [removed] = await db
        .select({ auditId: auditLog.auditId })
        .from(auditLog)
        .where(eq(auditLog.action, 'sample.removed'))
        .limit(1);
      return first === undefined && removed === undefined;
    },

    async begin(
      run: { runId: string; seed: string; referenceDay: IsoDate; expected: number },
      nowTs: UnixSeconds,
    ): Promise<void> {
      const { runId, seed, referenceDay, expected } = run;
      await db.insert(ingestRuns).values({
        runId,
        source: SOURCE,
        mode: 'file',
        input: 'sample workspace',
        fingerprint: `${seed}@${referenceDay}`,
        state: 'running',
        expected,
        startedTs: nowTs,
        heartbeatTs: nowTs,
      });
    },

    async advance(runId: string, checkpoint: number, nowTs: UnixSeconds): Promise<void> {
      await db
        .update(ingestRuns)
        .set({ checkpoint, read: checkpoint, created: checkpoint, heartbeatTs: nowTs })
        .where(eq(ingestRuns.runId, runId));
    },

    async finish(runId: string, nowTs: UnixSeconds): Promise<void> {
      await db
        .update(ingestRuns)
        .set({
          state: 'finished',
          heartbeatTs: nowTs,
          finishedTs: nowTs,
          seconds: sql`${nowTs} - ${ingestRuns.startedTs}`,
        })
        .where(eq(ingestRuns.runId, runId));
    },

    /** Inserts organizations; existing ones stay unchanged. */
    async insertOrganizations(rows: readonly (typeof organization.$inferInsert)[]): Promise<void> {
      await bulkInsert(db, organization, rows, { onConflict: 'ignore' });
    },
  };
}
