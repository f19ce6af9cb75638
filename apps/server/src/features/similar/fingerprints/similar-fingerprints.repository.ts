import { documentChanges, documents, documentTexts, similarFingerprints } from '@rotunda/database';
import { decodeFingerprint, encodeFingerprint, type Fingerprint, FINGERPRINT_VERSION } from '@rotunda/similarity';
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

export type FingerprintKind = 'text' | 'head' | 'other';

export interface BillFingerprint {
  documentId: number;
  kind: FingerprintKind;
  fingerprint: Fingerprint;
}

export type FingerprintHash = Pick<BillFingerprint, 'documentId' | 'kind'> & { contentHash: string };

/** Condition for documents without fingerprints of this version: bills, and other documents with a text. */
const isMissing = sql`(case
  when d.document_type in ('Legislation', 'GlobalLegislation') then not exists (
    select 1 from ${similarFingerprints} f
    where f.document_id = d.document_id and f.fingerprint_version = ${FINGERPRINT_VERSION})
  else exists (select 1 from ${documentTexts} t where t.fusion_id = d.fusion_id and t.sections <> '[]') and not exists (
    select 1 from ${similarFingerprints} f
    where f.document_id = d.document_id and f.kind = 'other' and f.fingerprint_version = ${FINGERPRINT_VERSION})
  end)`;

/** Stores fingerprints of documents. All organizations share them, like documents. */
export function createSimilarFingerprintsRepository(db: DatabaseHandle) {
  return {
    /** Replaces the fingerprints of these documents with the given ones. */
    async replace(documentIds: readonly number[], fingerprints: readonly BillFingerprint[]): Promise<void> {
      const rows = fingerprints.map(({ documentId, kind, fingerprint }) => {
        const bytes = Buffer.from(encodeFingerprint(fingerprint));
        const contentHash = createHash('sha256').update(bytes).digest('base64url');
        return { documentId, kind, fingerprintVersion: FINGERPRINT_VERSION, contentHash, fingerprint: bytes };
      });
      const kept = rows.map(({ documentId, kind }) => `${documentId} ${kind}`);
      await db
        .delete(similarFingerprints)
        .where(
          and(
            isOneOf(similarFingerprints.documentId, documentIds),
            sql`${similarFingerprints.documentId} || ' ' || ${similarFingerprints.kind} <> all(${sql.param(kept)}::text[])`,
          ),
        );
      await bulkInsert(db, similarFingerprints, rows, {
        onConflict: { target: [similarFingerprints.documentId, similarFingerprints.kind], update: 'all' },
      });
    },

    /** Returns the hashes of the current fingerprint version, for comparison with the index in memory. */
    async findHashes(): Promise<FingerprintHash[]> {
      return db
        .select({
          documentId: similarFingerprints.documentId,
          kind: sql<FingerprintKind>`${similarFingerprints.kind}`,
          contentHash: similarFingerprints.contentHash,
        })
        .from(similarFingerprints)
        .where(eq(similarFingerprints.fingerprintVersion, FINGERPRINT_VERSION));
    },

    /** Returns a value that changes whenever a hash does, so that unchanged hashes need not be read. */
    async readState(): Promise<string> {
      const { rows } = await db.execute<{ state: string }>(sql`
        select count(*) || ' ' || coalesce(sum(hashtextextended(document_id || kind || content_hash, 0)), 0) as state
        from ${similarFingerprints} where fingerprint_version = ${FINGERPRINT_VERSION}`);
      return rows[0]?.state ?? '';
    },

    /** Counts the documents that have no fingerprint yet. */
    async countMissing(): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${documents} d where ${isMissing}`,
      );
      return rows[0]?.count ?? 0;
    },

    async find(kind: FingerprintKind, documentIds: readonly number[]): Promise<Map<number, Fingerprint>> {
      if (documentIds.length === 0) return new Map();
      const rows = await db
        .select({ documentId: similarFingerprints.documentId, fingerprint: similarFingerprints.fingerprint })
        .from(similarFingerprints)
        .where(
          and(
            eq(similarFingerprints.kind, kind),
            eq(similarFingerprints.fingerprintVersion, FINGERPRINT_VERSION),
            isOneOf(similarFingerprints.documentId, documentIds),
          ),
        );
      return new Map(rows.map((row) => [row.documentId, decodeFingerprint(row.fingerprint)]));
    },

    /**
     * Queues documents without a fingerprint of this version, such as those an earlier release stored, for indexing.
     * @returns how many
     */
    async queueMissing(nowTs: number, nowMs: number): Promise<number> {
      const result = await db.execute(sql`
        insert into ${documentChanges} (document_id, document_version, change_kind, source, fetched_ts, committed_ms)
        select d.document_id, d.version, 'reindex', 'reindex', ${nowTs}::bigint, ${nowMs}::bigint from ${documents} d
        where ${isMissing}
          and not exists (
            select 1 from ${documentChanges} c where c.document_id = d.document_id and c.matched_ms is null)
        order by d.document_id`);
      const queued = result.rowCount ?? 0;
      if (queued > 0) await db.execute(sql`select pg_notify('document_changes', '')`);
      return queued;
    },
  };
}
