import { exportFiles, jobProgress, type JobState, listExports, member, user } from '@rotunda/database';
import type { ExportCode, ExportKind, ExportType } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, inArray, isNull, lte, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { ExportRequest } from './requests/export-request.ts';

type Row = typeof listExports.$inferSelect;
/** An export with its progress. The text and JSON columns have the types that this feature writes. */
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
type Owner = Pick<Actor, 'organizationId' | 'userId'>;

/** States from which an export can still become a file. */
export const ACTIVE_STATES = ['queued', 'running', 'interrupted'] as const satisfies JobState[];

const columns = {
  export: listExports,
  state: jobProgress.state,
  done: jobProgress.done,
  total: jobProgress.total,
  error: jobProgress.error,
};

/** Exports of users. Every read names the owner, except those of the worker, which is given ids. */
export function createExportsRepository(db: DatabaseHandle) {
  const owned = ({ organizationId, userId }: Owner) =>
    and(eq(listExports.organizationId, organizationId), eq(listExports.userId, userId));
  const joined = () =>
    db.select(columns).from(listExports).innerJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId));

  return {
    async insert(row: typeof listExports.$inferInsert): Promise<void> {
      await db.insert(listExports).values(row);
    },

    /** Serializes the creation of a user's exports, so that the limit also holds for concurrent requests. */
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

    /** Lists exports, newest first. */
    async find(owner: Owner, limit: number): Promise<StoredExport[]> {
      const rows = await joined()
        .where(owned(owner))
        .orderBy(desc(listExports.createdTs), desc(listExports.exportId))
        .limit(limit);
      return rows.map(toStored);
    },

    /** Returns null for another user's export, as for a missing one. */
    async get(owner: Owner, exportId: string): Promise<StoredExport | null> {
      const [row] = await joined().where(and(owned(owner), eq(listExports.exportId, exportId)));
      return row === undefined ? null : toStored(row);
    },

    /**
     * Deletes an export.
     * @returns whether it existed
     */
    async delete(owner: Owner, exportId: string): Promise<boolean> {
      // Deleting its progress row cascades to the export.
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

    /**
     * Deletes the owner's exports beyond the newest `max`, except those not yet written. @returns whether any were
     * deleted
     */
    async deleteBeyond(owner: Owner, max: number): Promise<boolean> {
      const older = db
        .select({ id: listExports.exportId })
        .from(listExports)
        .where(owned(owner))
        .orderBy(desc(listExports.createdTs), desc(listExports.exportId))
        .offset(max);
      const deleted = await db
        .delete(jobProgress)
        .where(and(inArray(jobProgress.jobId, older), notInArray(jobProgress.state, [...ACTIVE_STATES])))
        .returning({ jobId: jobProgress.jobId });
      return deleted.length > 0;
    },

    /**
     * Assigns the next export to a run: the oldest export of the organization whose last export started longest ago. An
     * interrupted export is assigned again.
     *
     * @param cutOffTs runs without a heartbeat since then are dead
     */
    async claim(run: { runId: string; nowTs: UnixSeconds; cutOffTs: UnixSeconds }): Promise<StoredExport | null> {
      const { rows } = await db.execute<{ export_id: string }>(sql`
        with next as (
          select e.export_id from list_exports e join job_progress j on j.id = e.export_id
          where j.state in ('queued', 'interrupted') or (j.state = 'running' and j.updated_ts < ${run.cutOffTs})
          order by (select max(o.started_ts) from list_exports o where o.organization_id = e.organization_id) nulls first,
            e.created_ts, e.export_id
          limit 1 for update of e, j skip locked)
        update list_exports e set run_id = ${run.runId}, started_ts = ${run.nowTs}, attempts = e.attempts + 1
        from next where e.export_id = next.export_id returning e.export_id`);
      const exportId = rows[0]?.export_id;
      if (exportId === undefined) return null;
      const [row] = await joined().where(eq(listExports.exportId, exportId));
      return row === undefined ? null : toStored(row);
    },

    /**
     * Locks the export and returns whether the run may still write it: it is neither canceled nor assigned to another
     * run.
     */
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

    /**
     * Returns those of the given runs that still have an export; the files of other runs on this machine are leftovers.
     */
    async findRunning(runIds: readonly string[]): Promise<string[]> {
      if (runIds.length === 0) return [];
      const rows = await db
        .select({ runId: listExports.runId })
        .from(listExports)
        .innerJoin(jobProgress, eq(jobProgress.jobId, listExports.exportId))
        .where(and(inArray(listExports.runId, [...runIds]), eq(jobProgress.state, 'running')));
      return rows.flatMap(({ runId }) => runId ?? []);
    },

    /** Records the file of an export, before its first byte is stored. */
    async noteFile(storageKey: string, exportId: string): Promise<void> {
      await db.insert(exportFiles).values({ storageKey, exportId });
    },

    async forgetFile(storageKey: string): Promise<void> {
      await db.delete(exportFiles).where(eq(exportFiles.storageKey, storageKey));
    },

    /** Returns files that no export uses and that no run is about to store. */
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

    /** Deletes expired exports and exports of users who left. Their files then count as unused. */
    async deleteOver({ nowTs, retentionSeconds }: { nowTs: UnixSeconds; retentionSeconds: number }): Promise<void> {
      const isMember = db
        .select({ one: sql`1` })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(
          and(
            eq(member.userId, listExports.userId),
            eq(member.organizationId, listExports.organizationId),
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
              lte(sql`coalesce(${listExports.expiresTs}, ${listExports.createdTs} + ${retentionSeconds})`, nowTs),
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
  // Only this feature writes the text and JSON columns, always in these shapes.
  return { ...row, ...progress } as StoredExport;
}
