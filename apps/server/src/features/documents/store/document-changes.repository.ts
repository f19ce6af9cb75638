import { documentChanges, documents } from '@rotunda/database';
import type { IsoDate } from '@rotunda/domain';
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

export interface WaitingChange {
  changeId: number;
  documentId: number;
  changeKind: 'created' | 'updated' | 'reindex';
  /** Number of failed attempts. */
  attempts: number;
}

/** Failed changes retried per pass, so that many of them do not delay new changes. */
const MAX_RETRIED = 20;

/** Document that could not be indexed yet. */
export interface QuarantinedDocument {
  fusionId: string;
  title: string;
  attempts: number;
  nextAttemptMs: number | null;
  error: string | null;
}

/** The outbox of document changes, read by the pipeline. */
export function createDocumentChangesRepository(tx: DatabaseHandle) {
  return {
    /**
     * Claims the oldest changes that have never failed and skips those claimed by another worker. The claim lasts until
     * the transaction ends.
     */
    claimNew(limit: number): Promise<WaitingChange[]> {
      return claim(tx, eq(documentChanges.attempts, 0), asc(documentChanges.changeId), limit);
    },

    /** Like `claimNew`, for failed changes whose next attempt is due at `nowMs`. */
    claimRetries(nowMs: number): Promise<WaitingChange[]> {
      const isDue = and(gt(documentChanges.attempts, 0), lte(documentChanges.nextAttemptMs, nowMs));
      return claim(tx, isDue, asc(documentChanges.nextAttemptMs), MAX_RETRIED);
    },

    /** Like `claimNew`, for one change; empty if it has been processed or another worker has claimed it. */
    claimOne(changeId: number): Promise<WaitingChange[]> {
      return claim(tx, eq(documentChanges.changeId, changeId), asc(documentChanges.changeId), 1);
    },

    /** Returns the latest change of a document that saved searches are notified of; null if none is stored. */
    async findAnnounced(
      documentId: number,
    ): Promise<{ committedMs: number; isMatched: boolean; hasFailed: boolean } | null> {
      const [row] = await tx
        .select({
          committedMs: documentChanges.committedMs,
          matchedMs: documentChanges.matchedMs,
          attempts: documentChanges.attempts,
        })
        .from(documentChanges)
        .where(and(eq(documentChanges.documentId, documentId), ne(documentChanges.changeKind, 'reindex')))
        .orderBy(desc(documentChanges.changeId))
        .limit(1);
      if (row === undefined) return null;
      const { committedMs, matchedMs, attempts } = row;
      return { committedMs, isMatched: matchedMs !== null, hasFailed: matchedMs === null && attempts > 0 };
    },

    /** Locks the documents so that two workers never write the same index rows at once. */
    async lockDocuments(documentIds: readonly number[]): Promise<void> {
      const ordered = [...documentIds].sort((a, b) => a - b);
      await tx.execute(sql`select pg_advisory_xact_lock(id) from unnest(${sql.param(ordered)}::bigint[]) as t(id)`);
    },

    /**
     * Lets the commit return before the disk write. A crash would undo index, alerts and their completion mark
     * together, and processing the change again gives the same result.
     */
    async allowLateCommit(): Promise<void> {
      await tx.execute(sql`set local synchronous_commit = off`);
    },

    async markMatched(changeIds: readonly number[], matchedMs: number): Promise<void> {
      if (changeIds.length === 0) return;
      await tx
        .update(documentChanges)
        .set({ matchedMs, error: null, nextAttemptMs: null })
        .where(isOneOf(documentChanges.changeId, changeIds));
    },

    /** Quarantines a change until its next attempt. */
    async markFailed(changeId: number, error: string, nextAttemptMs: number): Promise<void> {
      await tx
        .update(documentChanges)
        .set({ error, nextAttemptMs, attempts: sql`${documentChanges.attempts} + 1` })
        .where(and(eq(documentChanges.changeId, changeId), isNull(documentChanges.matchedMs)));
    },

    /**
     * Counts the changes that can be processed at `nowMs` and the documents with a change whose last attempt failed.
     */
    async countWaiting(nowMs: number): Promise<{ waiting: number; quarantined: number }> {
      const { attempts, nextAttemptMs, documentId } = documentChanges;
      const [row] = await tx
        .select({
          waiting: sql<number>`count(*) filter (where ${attempts} = 0 or ${nextAttemptMs} <= ${nowMs}::bigint)::int`,
          quarantined: sql<number>`count(distinct ${documentId}) filter (where ${attempts} > 0)::int`,
        })
        .from(documentChanges)
        .where(isNull(documentChanges.matchedMs));
      return row ?? { waiting: 0, quarantined: 0 };
    },

    /** Finds quarantined documents with their last error, the most failed first. */
    async findQuarantined(limit: number): Promise<QuarantinedDocument[]> {
      const { attempts, nextAttemptMs, error, documentId, changeId } = documentChanges;
      const worst = tx
        .selectDistinctOn([documentId], { documentId, changeId, attempts, nextAttemptMs, error })
        .from(documentChanges)
        .where(and(isNull(documentChanges.matchedMs), gt(attempts, 0)))
        .orderBy(documentId, desc(attempts), desc(changeId))
        .as('worst');
      return tx
        .select({
          fusionId: documents.fusionId,
          title: documents.title,
          attempts: worst.attempts,
          nextAttemptMs: worst.nextAttemptMs,
          error: worst.error,
        })
        .from(worst)
        .innerJoin(documents, eq(documents.documentId, worst.documentId))
        .orderBy(desc(worst.attempts), asc(worst.changeId))
        .limit(limit);
    },

    /**
     * Makes every quarantined change due immediately.
     * @returns the number of changes
     */
    async retryQuarantined(nowMs: number): Promise<number> {
      const result = await tx
        .update(documentChanges)
        .set({ nextAttemptMs: nowMs })
        .where(and(isNull(documentChanges.matchedMs), gt(documentChanges.attempts, 0)));
      await tx.execute(sql`select pg_notify('document_changes', '')`);
      return result.rowCount ?? 0;
    },

    /** Queues every document for indexing without notifying anyone. Failed changes are retried too. */
    async appendReindex(nowTs: number, nowMs: number): Promise<number> {
      await tx
        .update(documentChanges)
        .set({ error: null, attempts: 0, nextAttemptMs: null })
        .where(isNull(documentChanges.matchedMs));
      const result = await tx.execute(sql`
        insert into ${documentChanges} (document_id, document_version, change_kind, source, fetched_ts, committed_ms)
        select document_id, version, 'reindex', 'reindex', ${nowTs}::bigint, ${nowMs}::bigint from ${documents} order by document_id`);
      await tx.execute(sql`select pg_notify('document_changes', '')`);
      return result.rowCount ?? 0;
    },

    /**
     * Clears the active-session mark of bills whose session ended before `today`, or whose session name has only past
     * years if the end is unknown. Their changes are added in the same statement.
     * @returns the number of bills
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
          where d.session_active and d.status = a.status and (d.session_end_on < ${today}::date or (
            d.session_end_on is null and substring(d.session from '.*((?:19|20)[0-9]{2})') < ${today.slice(0, 4)}))
          returning d.document_id, d.version
        )
        insert into ${documentChanges} (document_id, document_version, change_kind, source, fetched_ts, committed_ms)
        select document_id, version, 'reindex', 'session-end', ${nowTs}::bigint, ${nowMs}::bigint from ended order by document_id`);
      const count = result.rowCount ?? 0;
      if (count > 0) await tx.execute(sql`select pg_notify('document_changes', '')`);
      return count;
    },

    /**
     * Finds documents with an announced change committed or processed since `sinceMs`, and those with an announced
     * change and a failing one, because their alerts may be due although they cannot be indexed. Documents with an
     * untried change are excluded.
     */
    async findMatchable(
      sinceMs: number,
    ): Promise<{ documentId: number; documentVersion: number; committedMs: number }[]> {
      const { committedMs, matchedMs, attempts, changeKind, documentId, documentVersion } = documentChanges;
      return tx
        .select({
          documentId,
          documentVersion: sql<number>`max(${documentVersion})`,
          committedMs: sql<number>`(max(${committedMs}) filter (where ${changeKind} <> 'reindex'))::float8`,
        })
        .from(documentChanges)
        .where(or(gte(committedMs, sinceMs), gte(matchedMs, sinceMs), isNull(matchedMs)))
        .groupBy(documentId)
        .having(sql`bool_and(${matchedMs} is not null or ${attempts} > 0) and bool_or(${changeKind} <> 'reindex')`)
        .orderBy(asc(documentId));
    },

    /** Deletes processed changes older than this, which have no further use. */
    async prune(olderThanMs: number): Promise<number> {
      const result = await tx.delete(documentChanges).where(lt(documentChanges.matchedMs, olderThanMs));
      return result.rowCount ?? 0;
    },
  };
}

async function claim(tx: DatabaseHandle, which: SQL | undefined, order: SQL, limit: number): Promise<WaitingChange[]> {
  const { changeId, documentId, changeKind, attempts } = documentChanges;
  const rows = await tx
    .select({ changeId, documentId, changeKind, attempts })
    .from(documentChanges)
    .where(and(isNull(documentChanges.matchedMs), which))
    .orderBy(order)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => ({
    ...row,
    changeKind: row.changeKind === 'created' || row.changeKind === 'reindex' ? row.changeKind : 'updated',
  }));
}
