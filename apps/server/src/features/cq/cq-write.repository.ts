import {
  cqAgendas,
  cqBills,
  cqFiles,
  cqFloorVotes,
  cqPublicationBills,
  cqPublications,
  cqRecords,
  cqSchedules,
} from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { getTableColumns, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { getChunks } from '../../platform/get-chunks.ts';
import type { CqRows } from './records/cq-rows.ts';

export interface StoredCqRecord {
  fusionId: string;
  contentHash: string;
  isRetracted: boolean;
  revisedTs: UnixSeconds | null;
}

/** Limit for the bodies and files in one statement, which is built in memory. */
const MAX_STATEMENT_BYTES = 8_000_000;

/** Arbitrary lock key shared by everything that writes licensed content. */
const CQ_LOCK = 0x63_71;

/**
 * Writes licensed content in the caller's transaction. The methods take no organization because the content belongs to
 * none.
 */
export function createCqWriteRepository(tx: DatabaseHandle) {
  return {
    /**
     * Serializes runs, because two with the same content would each decide without seeing the other's uncommitted
     * revision.
     */
    async lock(): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(${CQ_LOCK})`);
    },

    async findRecords(fusionIds: readonly string[]): Promise<Map<string, StoredCqRecord>> {
      if (fusionIds.length === 0) return new Map();
      const { fusionId, contentHash, isRetracted, revisedTs } = getTableColumns(cqRecords);
      const rows = await tx
        .select({ fusionId, contentHash, isRetracted, revisedTs })
        .from(cqRecords)
        .where(isOneOf(cqRecords.fusionId, fusionIds));
      return new Map(rows.map((row) => [row.fusionId, row]));
    },

    async upsertRecords(rows: readonly (typeof cqRecords.$inferInsert)[]): Promise<void> {
      await bulkInsert(tx, cqRecords, rows, { onConflict: { target: [cqRecords.fusionId], update: 'all' } });
    },

    /** Deletes the files of retracted publications; if they are delivered again, they are ingested again. */
    async deleteFilesOf(fusionIds: readonly string[]): Promise<void> {
      await tx.execute(sql`
        delete from ${cqRecords} r using ${cqPublications} p, ${cqFiles} f
        where p.record_id = any(${sql.param([...fusionIds])}::text[]) and f.name = p.pdf_file and r.fusion_id = f.record_id`);
    },

    /** Deletes contents; dependent rows (bills of a publication, agendas of a schedule) are deleted with them. */
    async deleteContents(fusionIds: readonly string[]): Promise<void> {
      for (const table of [cqPublications, cqBills, cqFloorVotes, cqSchedules, cqFiles]) {
        await tx.delete(table).where(isOneOf(table.recordId, fusionIds));
      }
    },

    async insertContents(rows: CqRows): Promise<void> {
      const sizeOfBody = ({ bodyHtml }: { bodyHtml?: string | null | undefined }) => bodyHtml?.length ?? 0;
      for (const some of getChunks(rows.publications, sizeOfBody, MAX_STATEMENT_BYTES)) {
        await bulkInsert(tx, cqPublications, some);
      }
      await bulkInsert(tx, cqPublicationBills, rows.publicationBills, { onConflict: 'ignore' });
      await bulkInsert(tx, cqBills, rows.bills);
      await bulkInsert(tx, cqFloorVotes, rows.floorVotes);
      await bulkInsert(tx, cqSchedules, rows.schedules);
      await bulkInsert(tx, cqAgendas, rows.agendas);
      for (const some of getChunks(rows.files, ({ content }) => content.length, MAX_STATEMENT_BYTES)) {
        await bulkInsert(tx, cqFiles, some);
      }
    },
  };
}
