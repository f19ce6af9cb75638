import { documentChanges, documents } from '@rotunda/database';
import type { IsoDate } from '@rotunda/domain';
import { and, asc, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface WaitingChange {
  changeId: number;
  documentId: number;
  changeKind: 'created' | 'updated' | 'reindex';
}

/** The outbox of documents, read by the pipeline. */
export function createDocumentChangesRepository(tx: DatabaseHandle) {
  return {
    /** Takes the oldest waiting changes; those another worker holds are passed over. Held until the transaction ends. */
    async claim(limit: number): Promise<WaitingChange[]> {
      const rows = await tx
        .select({
          changeId: documentChanges.changeId,
          documentId: documentChanges.documentId,
          changeKind: documentChanges.changeKind,
        })
        .from(documentChanges)
        .where(and(isNull(documentChanges.matchedMs), isNull(documentChanges.error)))
        .orderBy(asc(documentChanges.changeId))
        .limit(limit)
        .for('update', { skipLocked: true });
      return rows.map((row) => ({
        ...row,
        changeKind: row.changeKind === 'created' || row.changeKind === 'reindex' ? row.changeKind : 'updated',
      }));
    },

    /** One worker at a time for each document, so that two never write its index rows at once. */
    async lockDocuments(documentIds: readonly number[]): Promise<void> {
      const ordered = [...documentIds].sort((a, b) => a - b);
      await tx.execute(sql`select pg_advisory_xact_lock(id) from unnest(${sql.param(ordered)}::bigint[]) as t(id)`);
    },

    /**
     * The commit need not wait for the disk: what a crash takes back is index, alerts and the mark that they are done
     * together, and the change is processed again with the same result.
     */
    async allowLateCommit(): Promise<void> {
      await tx.execute(sql`set local synchronous_commit = off`);
    },

    async markMatched(changeIds: readonly number[], matchedMs: number): Promise<void> {
      if (changeIds.length === 0) return;
      await tx
        .update(documentChanges)
        .set({ matchedMs })
        .where(inArray(documentChanges.changeId, [...changeIds]));
    },

    async markFailed(changeIds: readonly number[], error: string): Promise<void> {
      if (changeIds.length === 0) return;
      await tx
        .update(documentChanges)
        .set({ error })
        .where(inArray(documentChanges.changeId, [...changeIds]));
    },

    async countWaiting(): Promise<{ waiting: number; failed: number }> {
      const [row] = await tx
        .select({
          waiting: sql<number>`count(*) filter (where ${documentChanges.error} is null)::int`,
          failed: sql<number>`count(*) filter (where ${documentChanges.error} is not null)::int`,
        })
        .from(documentChanges)
        .where(isNull(documentChanges.matchedMs));
      return row ?? { waiting: 0, failed: 0 };
    },

    /** Every document waits to be indexed again; announces nothing. Also takes up changes that had failed. */
    async appendReindex(nowTs: number, nowMs: number): Promise<number> {
      await tx.update(documentChanges).set({ error: null }).where(isNull(documentChanges.matchedMs));
      const result = await tx.execute(sql`
        insert into ${documentChanges} (document_id, document_version, change_kind, source, fetched_ts, committed_ms)
        select document_id, version, 'reindex', 'reindex', ${nowTs}::bigint, ${nowMs}::bigint from ${documents} order by document_id`);
      await tx.execute(sql`select pg_notify('document_changes', '')`);
      return result.rowCount ?? 0;
    },

    /**
     * Takes the mark of an active session from bills whose session ended before `today`, in one statement with their
     * changes. @returns how many
     */
    async endSessions(
      today: IsoDate,
      afterwards: readonly { status: string; generic: string }[],
      nowTs: number,
      nowMs: number,
    ): Promise<number> {
      const result = await tx.execute(sql`
        with afterwards as (
          select * from json_to_recordset(${JSON.stringify(afterwards)}::json) as row(status text, generic text)
        ), ended as (
          update ${documents} d set session_active = false, generic_status = a.generic
          from afterwards a
          where d.session_active and d.session_end_on < ${today}::date and d.status = a.status
          returning d.document_id, d.version
        )
        insert into ${documentChanges} (document_id, document_version, change_kind, source, fetched_ts, committed_ms)
        select document_id, version, 'reindex', 'session-end', ${nowTs}::bigint, ${nowMs}::bigint from ended order by document_id`);
      const count = result.rowCount ?? 0;
      if (count > 0) await tx.execute(sql`select pg_notify('document_changes', '')`);
      return count;
    },

    /** Documents with an announced change committed since, all of whose changes are processed. */
    async findMatchedSince(
      sinceMs: number,
    ): Promise<{ documentId: number; documentVersion: number; committedMs: number }[]> {
      return tx
        .select({
          documentId: documentChanges.documentId,
          documentVersion: sql<number>`max(${documentChanges.documentVersion})`,
          committedMs: sql<number>`(max(${documentChanges.committedMs}) filter (where ${documentChanges.changeKind} <> 'reindex'))::float8`,
        })
        .from(documentChanges)
        .where(gte(documentChanges.committedMs, sinceMs))
        .groupBy(documentChanges.documentId)
        .having(
          sql`bool_and(${documentChanges.matchedMs} is not null) and bool_or(${documentChanges.changeKind} <> 'reindex')`,
        )
        .orderBy(asc(documentChanges.documentId));
    },

    /** Processed changes older than this are only history. */
    async prune(olderThanMs: number): Promise<number> {
      const result = await tx.delete(documentChanges).where(lt(documentChanges.matchedMs, olderThanMs));
      return result.rowCount ?? 0;
    },
  };
}
