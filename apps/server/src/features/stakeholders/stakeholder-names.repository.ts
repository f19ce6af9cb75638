import { documents } from '@rotunda/database';
import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

/** Reads public people and committees. They are shared, so no method is scoped to an organization. */
export function createStakeholderNamesRepository(db: DatabaseHandle) {
  return {
    /** Orders ids as a register does: people by family name, others by name. */
    async orderByName(documentIds: readonly number[], skip: number, limit: number): Promise<number[]> {
      const rows = await db
        .select({ documentId: documents.documentId })
        .from(documents)
        .where(isOneOf(documents.documentId, documentIds))
        .orderBy(
          sql`lower(coalesce(${documents.facts} ->> 'lastName', ${documents.title}))`,
          sql`lower(${documents.title})`,
          documents.documentId,
        )
        .offset(skip)
        .limit(limit);
      return rows.map(({ documentId }) => documentId);
    },

    /** Returns the people whose full name is one of these, in lowercase. */
    async findByName(names: readonly string[]): Promise<{ name: string; fusionId: string }[]> {
      if (names.length === 0) return [];
      const name = sql<string>`lower(${documents.title})`;
      return db
        .select({ name, fusionId: documents.fusionId })
        .from(documents)
        .where(and(eq(documents.documentType, 'Person'), sql`${name} = any(${sql.param([...names])}::text[])`));
    },
  };
}
