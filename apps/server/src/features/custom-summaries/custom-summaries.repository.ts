import { customSummaries, documents } from '@rotunda/database';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export type StoredSummary = typeof customSummaries.$inferSelect;

/** Organization and document of a summary. */
export interface SummaryKey {
  organizationId: string;
  documentId: number;
}

/** Stores an organization's own summaries of public documents, one per document. */
export function createCustomSummariesRepository(db: DatabaseHandle) {
  const own = ({ organizationId, documentId }: SummaryKey) =>
    and(eq(customSummaries.organizationId, organizationId), eq(customSummaries.documentId, documentId));

  return {
    /** Returns the summary, locked until the transaction ends; null if this organization has none. */
    async getForChange(organizationId: string, fusionId: string): Promise<StoredSummary | null> {
      const [found] = await db
        .select({ row: customSummaries })
        .from(customSummaries)
        .innerJoin(documents, eq(documents.documentId, customSummaries.documentId))
        .where(and(eq(customSummaries.organizationId, organizationId), eq(documents.fusionId, fusionId)))
        .for('update', { of: customSummaries });
      return found?.row ?? null;
    },

    /** @returns the row, or null if the organization already has one */
    async insert(row: typeof customSummaries.$inferInsert): Promise<StoredSummary | null> {
      const [inserted] = await db.insert(customSummaries).values(row).onConflictDoNothing().returning();
      return inserted ?? null;
    },

    /**
     * Updates the summary if it still has the given version.
     * @returns the row, or null if it has another version
     */
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
