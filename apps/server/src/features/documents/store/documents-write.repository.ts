import {
  documentChanges,
  documents,
  documentTexts,
  entityAliases,
  hearingBills,
  sourceFacts,
  votes,
} from '@rotunda/database';
import type { SourceRecord, UnixSeconds } from '@rotunda/domain';
import { type SQL, sql } from 'drizzle-orm';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { getChunks } from '../../../platform/get-chunks.ts';
import { MERGE_VERSION } from '../merge/merge-version.ts';
import type { FactRow } from '../merge/merged-document.ts';
import type { TextRow } from './split-record.ts';

export type DocumentRow = typeof documents.$inferInsert;
export type VoteRow = typeof votes.$inferInsert;
export type ChangeRow = typeof documentChanges.$inferInsert;

export interface FactKey {
  fusionId: string;
  source: string;
  part: string;
}
export interface StoredFact extends FactKey {
  contentHash: string;
  sourceUpdatedTs: UnixSeconds | null;
}
export interface NewFact extends StoredFact {
  kind: string;
  facts: SourceRecord;
  sourceUrl: string | null;
  fetchedTs: UnixSeconds;
}

/** Identifies a text together with the source and part that states it. */
export interface TextKey {
  fnDocumentId: string;
  source: string;
  part: string;
}

/**
 * Most words of the texts in one statement, because a statement is held in memory. Short texts share a statement; a
 * text of megabytes gets its own.
 */
const MAX_STATEMENT_WORDS = 50_000;

/** Advisory lock id. Any fixed number works as long as every merge takes the same lock. */
const MERGE_LOCK = 0x6d_65_72_67_65;

/**
 * Public documents belong to no organization, so these methods are not scoped to one. All run inside the caller's
 * transaction.
 */
export function createDocumentsWriteRepository(tx: DatabaseHandle) {
  return {
    /**
     * Serializes merges across all processes. Without the lock, two sources that report one bill at the same time would
     * each merge without the other's uncommitted facts, and the later commit would drop the earlier one's.
     */
    async lockMerges(): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(${MERGE_LOCK})`);
    },

    async findFactHashes(keys: readonly FactKey[]): Promise<StoredFact[]> {
      if (keys.length === 0) return [];
      const wanted = sql`unnest(${textArray(keys.map((k) => k.fusionId))}, ${textArray(keys.map((k) => k.source))}, ${textArray(keys.map((k) => k.part))})`;
      return tx
        .select({
          fusionId: sourceFacts.fusionId,
          source: sourceFacts.source,
          part: sourceFacts.part,
          contentHash: sourceFacts.contentHash,
          sourceUpdatedTs: sourceFacts.sourceUpdatedTs,
        })
        .from(sourceFacts)
        .where(sql`(${sourceFacts.fusionId}, ${sourceFacts.source}, ${sourceFacts.part}) in (select * from ${wanted})`);
    },

    /** Returns the facts of parts by `fusionId\npart`; one source at a time, because a part's name is its source's. */
    async findFactsOfParts(keys: readonly FactKey[]): Promise<Map<string, SourceRecord>> {
      if (keys.length === 0) return new Map();
      const wanted = sql`unnest(${textArray(keys.map((k) => k.fusionId))}, ${textArray(keys.map((k) => k.source))}, ${textArray(keys.map((k) => k.part))})`;
      const rows = await tx
        .select({ fusionId: sourceFacts.fusionId, part: sourceFacts.part, facts: sourceFacts.facts })
        .from(sourceFacts)
        .where(sql`(${sourceFacts.fusionId}, ${sourceFacts.source}, ${sourceFacts.part}) in (select * from ${wanted})`);
      // Only `upsertFacts` writes this column, always from a SourceRecord.
      return new Map(rows.map(({ fusionId, part, facts }) => [`${fusionId}\n${part}`, facts as SourceRecord]));
    },

    async upsertFacts(rows: readonly NewFact[]): Promise<void> {
      if (rows.length === 0) return;
      await bulkInsert(tx, sourceFacts, rows, {
        onConflict: { target: [sourceFacts.fusionId, sourceFacts.source, sourceFacts.part], update: 'all' },
      });
    },

    async upsertTexts(
      rows: readonly (TextRow & { source: string; part: string; updatedTs: UnixSeconds })[],
    ): Promise<void> {
      // A statement may touch a row only once, so the last of several texts with one id wins.
      const texts = new Map(rows.map((row) => [row.fnDocumentId, row])).values();
      for (const chunk of getChunks(texts, ({ wordCount }) => wordCount, MAX_STATEMENT_WORDS)) {
        await bulkInsert(tx, documentTexts, chunk, {
          onConflict: { target: [documentTexts.fnDocumentId], update: 'all' },
        });
      }
    },

    /** Deletes these texts, except those that another source or part has stated since. */
    async deleteTexts(keys: readonly TextKey[]): Promise<void> {
      if (keys.length === 0) return;
      const gone = sql`unnest(${textArray(keys.map((k) => k.fnDocumentId))}, ${textArray(keys.map((k) => k.source))}, ${textArray(keys.map((k) => k.part))})`;
      await tx
        .delete(documentTexts)
        .where(
          sql`(${documentTexts.fnDocumentId}, ${documentTexts.source}, ${documentTexts.part}) in (select * from ${gone})`,
        );
    },

    /** Returns the fact rows of each entity, in no particular order. */
    async findFacts(fusionIds: readonly string[]): Promise<Map<string, FactRow[]>> {
      const rows = await tx.select().from(sourceFacts).where(isOneOf(sourceFacts.fusionId, fusionIds));
      const byEntity = new Map<string, FactRow[]>();
      for (const row of rows) {
        const fact: FactRow = {
          source: row.source,
          part: row.part,
          // Only `upsertFacts` writes this column, always from a SourceRecord.
          record: row.facts as SourceRecord,
          sourceUrl: row.sourceUrl,
          sourceUpdatedTs: row.sourceUpdatedTs,
          fetchedTs: row.fetchedTs,
        };
        const own = byEntity.get(row.fusionId);
        if (own) own.push(fact);
        else byEntity.set(row.fusionId, [fact]);
      }
      return byEntity;
    },

    /** Returns the hashes of each document's texts, sorted by version. They are part of the document's content hash. */
    async findTextHashes(fusionIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = await tx
        .select({ fusionId: documentTexts.fusionId, contentHash: documentTexts.contentHash })
        .from(documentTexts)
        .where(isOneOf(documentTexts.fusionId, fusionIds))
        .orderBy(documentTexts.fnDocumentId);
      const byDocument = new Map<string, string[]>();
      for (const row of rows) byDocument.set(row.fusionId, [...(byDocument.get(row.fusionId) ?? []), row.contentHash]);
      return byDocument;
    },

    async findHeads(fusionIds: readonly string[]) {
      const rows = await tx
        .select({
          fusionId: documents.fusionId,
          contentHash: documents.contentHash,
          version: documents.version,
          createdTs: documents.createdTs,
        })
        .from(documents)
        .where(isOneOf(documents.fusionId, fusionIds));
      return new Map(rows.map((row) => [row.fusionId, row]));
    },

    /** Inserts or replaces the documents and returns their ids in no particular order. */
    async upsertDocuments(
      rows: readonly DocumentRow[],
    ): Promise<{ documentId: number; fusionId: string; version: number }[]> {
      const written = await bulkInsert(tx, documents, rows, {
        onConflict: { target: [documents.fusionId], update: 'all', keep: [documents.createdTs] },
        returning: [documents.documentId, documents.fusionId, documents.version],
      });
      return written.map((row) => ({
        documentId: Number(row['document_id']),
        fusionId: String(row['fusion_id']),
        version: Number(row['version']),
      }));
    },

    /**
     * Updates provenance, source URL and facts (such as like counts) of a document whose announced content is
     * unchanged. The facts were just merged, so the merge version is updated too.
     */
    async updateUnannounced(
      fusionId: string,
      { provenance, sourceUrl, facts }: Pick<DocumentRow, 'provenance' | 'sourceUrl' | 'facts'>,
    ): Promise<void> {
      await tx
        .update(documents)
        .set({ provenance, sourceUrl, facts, mergeVersion: MERGE_VERSION })
        .where(sql`${documents.fusionId} = ${fusionId}`);
    },

    async upsertVotes(rows: readonly VoteRow[]): Promise<void> {
      if (rows.length === 0) return;
      await bulkInsert(tx, votes, rows, { onConflict: { target: [votes.voteId], update: 'all' } });
    },

    async upsertAliases(aliases: readonly { alias: string; fusionId: string }[]): Promise<void> {
      if (aliases.length === 0) return;
      const once = new Map(aliases.map((one) => [one.alias, one]));
      await bulkInsert(tx, entityAliases, [...once.values()], {
        onConflict: { target: [entityAliases.alias], update: 'all' },
      });
    },

    async replaceHearingBills(hearingFusionId: string, billFusionIds: readonly string[]): Promise<void> {
      await tx.delete(hearingBills).where(sql`${hearingBills.hearingFusionId} = ${hearingFusionId}`);
      if (billFusionIds.length === 0) return;
      const named = [...new Set(billFusionIds)].map((billFusionId) => ({ hearingFusionId, billFusionId }));
      await bulkInsert(tx, hearingBills, named);
    },

    async appendChanges(rows: readonly ChangeRow[]): Promise<void> {
      if (rows.length === 0) return;
      await bulkInsert(tx, documentChanges, rows);
      await tx.execute(sql`select pg_notify('document_changes', '')`);
    },
  };
}

/** Binds a text[] parameter; drizzle would spread a JavaScript array into a row of parameters. */
function textArray(values: readonly string[]): SQL {
  return sql`${sql.param(values)}::text[]`;
}
