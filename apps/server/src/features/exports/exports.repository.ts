import { exportFiles, jobProgress, type JobState, listExports, member, user } from '@rotunda/database';
import type { ExportCode, ExportKind, ExportType } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, inArray, isNull, lte, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { ExportRequest } from './export-request.ts';

type Row = typeof listExports.$inferSelect;
/** With how far it is; what only this feature writes into the columns of text and JSON. */
export type StoredExport = Omit<Row, 'kind' | 'exportType' | 'codes' | 'request'> & {
  kind: ExportKind;
  exportType: ExportType;
  codes: ExportCode[];
  request: ExportRequest;
  state: JobState;
  done: number;
  total: number | null;
  error: string | null;
};
type Owner = Pick<Actor, 'organisationId' | 'userId'>;

/** States from which an export can still become a file. */
export const ACTIVE_STATES = ['queued', 'running', 'interrupted'] as const satisfies JobState[];

const columns = {
  export: listExports,
  state: jobProgress.state,
  done: jobProgress.done,
  total: jobProgress.total,
  error: jobProgress.error,
};

/** Exports of people. Every reading names its owner; only the worker, which is told ids, does not. */
export function createExportsRepository(db: DatabaseHandle) {
  const owned = ({ organisationId, userId }: Owner) =>
    and(eq(listExports.organisationId, organisationId), eq(listExports.userId, userId));
  const joined = () =>
    db.select(columns).from(listExports).innerJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId));

  return {
    async insert(row: typeof listExports.$inferInsert): Promise<void> {
      await db.insert(listExports).values(row);
    },

    /** One export of a person is made at a time, so that the limit holds of those made at once. */
    async lockOwner({ userId }: Owner): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('exports ' || ${userId}, 0))`);
    },

    async countActive(owner: Owner): Promise<number> {
      const rows = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(listExports)
        .innerJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId))
        .where(and(owned(owner), inArray(jobProgress.state, [...ACTIVE_STATES])));
      return rows[0]?.count ?? 0;
    },

    /** Newest first. */
    async find(owner: Owner, limit: number): Promise<StoredExport[]> {
      const rows = await joined()
        .where(owned(owner))
        .orderBy(desc(listExports.createdTs), desc(listExports.exportId))
        .limit(limit);
      return rows.map(toStored);
    },

    /** Null for one of somebody else as for none. */
    async get(owner: Owner, exportId: string): Promise<StoredExport | null> {
      const [row] = await joined().where(and(owned(owner), eq(listExports.exportId, exportId)));
      return row === undefined ? null : toStored(row);
    },

    /** @returns whether it was there */
    async delete(owner: Owner, exportId: string): Promise<boolean> {
      // Its progress takes it along.
      const ofOwner = db
        .select({ id: listExports.exportId })
        .from(listExports)
        .where(and(owned(owner), eq(listExports.exportId, exportId)));
      const deleted = await db
        .delete(jobProgress)
        .where(inArray(jobProgress.jobId, ofOwner))
        .returning({ jobId: jobProgress.jobId });
      return deleted.length === 1;
    },

    /** Leaves the owner's newest, and older ones not yet written. @returns whether there were others */
    async deleteBeyond(owner: Owner, most: number): Promise<boolean> {
      const older = db
        .select({ id: listExports.exportId })
        .from(listExports)
        .where(owned(owner))
        .orderBy(desc(listExports.createdTs), desc(listExports.exportId))
        .offset(most);
      const deleted = await db
        .delete(jobProgress)
        .where(and(inArray(jobProgress.jobId, older), notInArray(jobProgress.state, [...ACTIVE_STATES])))
        .returning({ jobId: jobProgress.jobId });
      return deleted.length > 0;
    },

    /**
     * Gives the next export to a run: of the organization whose last one began longest ago, its oldest. One that was
     * cut off is taken again.
     *
     * @param cutOffTs a run that said nothing since is no more
     */
    async claim(run: { runId: string; nowTs: UnixSeconds; cutOffTs: UnixSeconds }): Promise<StoredExport | null> {
      const { rows } = await db.execute<{ export_id: string }>(sql`
        with next as (
          select e.export_id from list_exports e join job_progress j on j.id = e.export_id
          where j.state in ('queued', 'interrupted') or (j.state = 'running' and j.updated_ts < ${run.cutOffTs})
          order by (select max(o.started_ts) from list_exports o where o.organisation_id = e.organisation_id) nulls first,
            e.created_ts, e.export_id
          limit 1 for update of e, j skip locked)
        update list_exports e set run_id = ${run.runId}, started_ts = ${run.nowTs}, attempts = e.attempts + 1
        from next where e.export_id = next.export_id returning e.export_id`);
      const exportId = rows[0]?.export_id;
      if (exportId === undefined) return null;
      const [row] = await joined().where(eq(listExports.exportId, exportId));
      return row === undefined ? null : toStored(row);
    },

    /** Whether a run may still write: nobody canceled the export, and no other run has it. Locks it. */
    async lockRun(exportId: string, runId: string): Promise<boolean> {
      const rows = await db
        .select({ exportId: listExports.exportId })
        .from(listExports)
        .innerJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId))
        .where(and(eq(listExports.exportId, exportId), eq(listExports.runId, runId), eq(jobProgress.state, 'running')))
        .for('update');
      return rows.length === 1;
    },

    async update(exportId: string, changes: Partial<typeof listExports.$inferInsert>): Promise<void> {
      await db.update(listExports).set(changes).where(eq(listExports.exportId, exportId));
    },

    /** Runs of this list that still have an export: what others left on this machine belongs to nobody. */
    async findRunning(runIds: readonly string[]): Promise<string[]> {
      if (runIds.length === 0) return [];
      const rows = await db
        .select({ runId: listExports.runId })
        .from(listExports)
        .innerJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId))
        .where(and(inArray(listExports.runId, [...runIds]), eq(jobProgress.state, 'running')));
      return rows.flatMap(({ runId }) => runId ?? []);
    },

    /** Before its first byte is stored. */
    async noteFile(storageKey: string, exportId: string): Promise<void> {
      await db.insert(exportFiles).values({ storageKey, exportId });
    },

    async forgetFile(storageKey: string): Promise<void> {
      await db.delete(exportFiles).where(eq(exportFiles.storageKey, storageKey));
    },

    /** Files that no export has, any more or yet, and that no run is about to store. */
    async findUnusedFiles(limit: number): Promise<string[]> {
      const rows = await db
        .select({ storageKey: exportFiles.storageKey })
        .from(exportFiles)
        .leftJoin(listExports, eq(listExports.exportId, exportFiles.exportId))
        .leftJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId))
        .where(
          or(
            isNull(listExports.exportId),
            and(
              sql`${listExports.storageKey} is distinct from ${exportFiles.storageKey}`,
              sql`not (${jobProgress.state} = 'running' and ${listExports.runId}::text = ${exportFiles.storageKey})`,
            ),
          ),
        )
        .orderBy(asc(exportFiles.storageKey))
        .limit(limit);
      return rows.map(({ storageKey }) => storageKey);
    },

    /** Those whose time is over, and those of people who left. Their files are then found as unused. */
    async deleteOver({ nowTs, keptSeconds }: { nowTs: UnixSeconds; keptSeconds: number }): Promise<void> {
      const isMember = db
        .select({ one: sql`1` })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(
          and(
            eq(member.userId, listExports.userId),
            eq(member.organizationId, listExports.organisationId),
            eq(user.isActive, true),
          ),
        );
      const over = db
        .select({ id: listExports.exportId })
        .from(listExports)
        .innerJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId))
        .where(
          or(
            notExists(isMember),
            and(
              lte(sql`coalesce(${listExports.expiresTs}, ${listExports.createdTs} + ${keptSeconds})`, nowTs),
              notInArray(jobProgress.state, [...ACTIVE_STATES]),
            ),
          ),
        );
      await db.delete(jobProgress).where(inArray(jobProgress.jobId, over));
    },
  };
}

function toStored({
  export: row,
  ...progress
}: { export: Row } & Pick<StoredExport, 'state' | 'done' | 'total' | 'error'>) {
  // The columns of text and JSON are written by this feature alone, in these shapes.
  return { ...row, ...progress } as StoredExport;
}
