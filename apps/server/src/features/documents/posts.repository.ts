import { documents, postAccount, postAuthors } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

/** Public posts (no scope: they are shared). */
export function createPostsRepository(db: DatabaseHandle) {
  return {
    /**
     * A page of the posts whose source names one of the ids as the author, and of those of the accounts that name nobody,
     * by documentId, the newest first.
     */
    async findPage(
      { ids, accounts }: { ids: readonly string[]; accounts: readonly string[] },
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ documentIds: number[]; total: number }> {
      const author = sql`(${documents.facts} ->> 'authorFusionId')`;
      const isOwn = sql`${documents.documentType} = 'SocialPost'
        and ${postAuthors} && ${sql.param([...ids, ...accounts])}::text[]
        and (${author} = any(${sql.param([...ids])}::text[])
          or (${author} is null and ${postAccount} = any(${sql.param([...accounts])}::text[])))`;
      const rows = await db
        .select({ documentId: documents.documentId })
        .from(documents)
        .where(isOwn)
        .orderBy(sql`${documents.lastUpdatedTs} desc nulls last`, sql`${documents.documentId} desc`)
        .offset(offset)
        .limit(limit);
      const [counted] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(documents)
        .where(isOwn);
      return { documentIds: rows.map(({ documentId }) => documentId), total: counted?.total ?? 0 };
    },
  };
}
