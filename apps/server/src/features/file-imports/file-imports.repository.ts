import { contactImportFaults, contactImportFiles, contactImports } from '@rotunda/database';
import type { FileImport, ImportMapping } from '@rotunda/contract';
import { and, asc, desc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { FaultyLine } from './importing/import-kind.ts';

type Row = typeof contactImports.$inferSelect;
/** An import with its JSON columns in the shapes that this feature writes. */
export type StoredImport = Omit<Row, 'columns' | 'examples' | 'mapping' | 'samples'> &
  Pick<FileImport, 'columns' | 'examples' | 'samples'> & { mapping: ImportMapping };
export type ImportChanges = Partial<Omit<Row, 'importId' | 'organizationId'>>;

const BEING_READ: FileImport['state'][] = ['checking', 'importing'];

/** Reads and writes the import files of an organization with their faulty lines. */
export function createFileImportsRepository(db: DatabaseHandle) {
  const one = (organizationId: string, importId: string) =>
    and(eq(contactImports.organizationId, organizationId), eq(contactImports.importId, importId));

  return {
    async insert(row: typeof contactImports.$inferInsert, content: Uint8Array): Promise<void> {
      await db.insert(contactImports).values(row);
      await db.insert(contactImportFiles).values({ importId: row.importId, content: Buffer.from(content) });
    },

    /** Returns null for an import of another organization, as for a missing one. */
    async get(organizationId: string, importId: string): Promise<StoredImport | null> {
      const [row] = await db.select().from(contactImports).where(one(organizationId, importId));
      // Only this feature writes the JSON columns, always in these shapes.
      return (row as StoredImport | undefined) ?? null;
    },

    /** For the import job, which gets the id from a request that was authorized. */
    async getAny(importId: string): Promise<StoredImport | null> {
      const [row] = await db.select().from(contactImports).where(eq(contactImports.importId, importId));
      return (row as StoredImport | undefined) ?? null;
    },

    /** Reads an import that nobody else changes until the transaction ends, so that it cannot be stopped halfway. */
    async getLocked(importId: string): Promise<StoredImport | null> {
      const [row] = await db.select().from(contactImports).where(eq(contactImports.importId, importId)).for('update');
      return (row as StoredImport | undefined) ?? null;
    },

    async getContent(importId: string): Promise<Uint8Array | null> {
      const [row] = await db.select().from(contactImportFiles).where(eq(contactImportFiles.importId, importId));
      return row?.content ?? null;
    },

    async findErrors(importId: string, limit?: number): Promise<FaultyLine[]> {
      const columns = {
        line: contactImportFaults.line,
        reason: contactImportFaults.reason,
        raw: contactImportFaults.raw,
      };
      const selected = db
        .select(columns)
        .from(contactImportFaults)
        .where(eq(contactImportFaults.importId, importId))
        .orderBy(asc(contactImportFaults.line));
      return limit === undefined ? selected : selected.limit(limit);
    },

    async addErrors(importId: string, faults: readonly FaultyLine[]): Promise<void> {
      const rows = faults.map(({ line, reason, raw }) => ({ importId, line, reason, raw }));
      await bulkInsert(db, contactImportFaults, rows, { onConflict: 'ignore' });
    },

    async clearErrors(importId: string): Promise<void> {
      await db.delete(contactImportFaults).where(eq(contactImportFaults.importId, importId));
    },

    async update(importId: string, changes: ImportChanges): Promise<void> {
      await db.update(contactImports).set(changes).where(eq(contactImports.importId, importId));
    },

    /**
     * Moves an import out of one of the given states.
     * @returns whether it was in one of them
     */
    async begin(
      organizationId: string,
      importId: string,
      from: readonly FileImport['state'][],
      changes: ImportChanges,
    ): Promise<boolean> {
      const begun = await db
        .update(contactImports)
        .set(changes)
        .where(and(one(organizationId, importId), inArray(contactImports.state, [...from])))
        .returning({ importId: contactImports.importId });
      return begun.length === 1;
    },

    async deleteContent(importId: string): Promise<void> {
      await db.delete(contactImportFiles).where(eq(contactImportFiles.importId, importId));
    },

    async delete(organizationId: string, importId: string): Promise<void> {
      await db.delete(contactImports).where(one(organizationId, importId));
    },

    /** Deletes abandoned files. */
    async deleteOlderThan(organizationId: string, beforeTs: number): Promise<void> {
      await db
        .delete(contactImports)
        .where(and(eq(contactImports.organizationId, organizationId), lt(contactImports.updatedTs, beforeTs)));
    },

    /** Keeps the files that are being read and the newest others, `max` in total. @returns how many remain */
    async deleteBeyond(organizationId: string, max: number): Promise<number> {
      const isOurs = eq(contactImports.organizationId, organizationId);
      const isBeingRead = inArray(contactImports.state, BEING_READ);
      const older = db
        .select({ importId: contactImports.importId })
        .from(contactImports)
        .where(isOurs)
        .orderBy(desc(isBeingRead), desc(contactImports.createdTs), desc(contactImports.importId))
        .offset(max);
      await db.delete(contactImports).where(and(isOurs, inArray(contactImports.importId, older), not(isBeingRead)));
      return db.$count(contactImports, isOurs);
    },

    /**
     * Serializes the files of an organization that write contacts, because two files that name the same person would
     * create duplicates.
     */
    async lock(organizationId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('contacts ' || ${organizationId}, 0))`);
    },
  };
}
