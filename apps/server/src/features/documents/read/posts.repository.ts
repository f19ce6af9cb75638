import { documents, postAccount, postAuthors } from '@rotunda/database';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';

/** Reads public posts. They are shared, so no method is scoped to an organization. */
export function createPostsRepository(db: DatabaseHandle) {
  return {
    /**
     * Returns a page of posts by documentId, newest first: those whose source names one of the ids as the author, and
     * those of the accounts that name no author.
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
