import { customSummaries, documents } from '@rotunda/database';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export type StoredSummary = typeof customSummaries.$inferSelect;

/** Whose summary of which document. */
export interface SummaryKey {
  organisationId: string;
  documentId: number;
}

/** Summaries of an organisation of public documents, one a document. */
export function createCustomSummariesRepository(db: DatabaseHandle) {
  const own = ({ organisationId, documentId }: SummaryKey) =>
    and(eq(customSummaries.organisationId, organisationId), eq(customSummaries.documentId, documentId));

  return {
    /** null for a document without one, and for one that only others summarized. Locked until the transaction ends. */
    async getForChange(organisationId: string, fusionId: string): Promise<StoredSummary | null> {
      const [found] = await db
        .select({ row: customSummaries })
        .from(customSummaries)
        .innerJoin(documents, eq(documents.documentId, customSummaries.documentId))
        .where(and(eq(customSummaries.organisationId, organisationId), eq(documents.fusionId, fusionId)))
        .for('update', { of: customSummaries });
      return found?.row ?? null;
    },

    /** @returns the row; null when the organisation has one already */
    async insert(row: typeof customSummaries.$inferInsert): Promise<StoredSummary | null> {
      const [inserted] = await db.insert(customSummaries).values(row).onConflictDoNothing().returning();
      return inserted ?? null;
    },

    /** Changes the summary only in the version named. @returns the row; null when that is not the current one */
    async updateVersion(
      key: SummaryKey,
      version: number,
      changes: Pick<StoredSummary, 'body' | 'updatedBy' | 'updatedTs'>,
    ): Promise<StoredSummary | null> {
      const [updated] = await db
        .update(customSummaries)
        .set({ ...changes, version: sql`${customSummaries.version} + 1` })
        .where(and(own(key), eq(customSummaries.version, version)))
        .returning();
      return updated ?? null;
    },

    async delete(key: SummaryKey): Promise<void> {
      await db.delete(customSummaries).where(own(key));
    },
  };
}
