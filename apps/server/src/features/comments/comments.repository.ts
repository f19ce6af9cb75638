import { commentMentions, comments, linkableDocuments, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

type Row = typeof comments.$inferSelect;
export type StoredComment = Row & {
  fusionId: string;
  documentType: string;
  documentTitle: string;
  createdByName: string;
  /** Current names by user id. */
  mentions: ReadonlyMap<string, string>;
};

export interface CommentPage {
  skip: number;
  limit: number;
}

/** Stores an organization's comments on public `linkableDocuments`. */
export function createCommentsRepository(db: DatabaseHandle) {
  const select = () =>
    db
      .select({
        row: comments,
        fusionId: linkableDocuments.fusionId,
        documentType: linkableDocuments.documentType,
        documentTitle: linkableDocuments.title,
        createdByName: sql<string>`coalesce(${user.name}, '')`,
      })
      .from(comments)
      .innerJoin(linkableDocuments, eq(linkableDocuments.documentId, comments.documentId))
      .leftJoin(user, eq(user.id, comments.createdBy));
  const ofDocument = (organizationId: string, fusionId: string) =>
    and(eq(comments.organizationId, organizationId), eq(linkableDocuments.fusionId, fusionId));
  const oneOf = (organizationId: string, commentId: string) =>
    and(eq(comments.organizationId, organizationId), eq(comments.commentId, commentId));

  async function withMentions(
    organizationId: string,
    found: Awaited<ReturnType<typeof select>>,
  ): Promise<StoredComment[]> {
    const commentIds = found.map(({ row }) => row.commentId);
    const mentions =
      commentIds.length === 0
        ? []
        : await db
            .select({ commentId: commentMentions.commentId, userId: commentMentions.userId, name: user.name })
            .from(commentMentions)
            .innerJoin(user, eq(user.id, commentMentions.userId))
            .where(
              and(eq(commentMentions.organizationId, organizationId), isOneOf(commentMentions.commentId, commentIds)),
            );
    return found.map(({ row, ...rest }) => {
      const own = mentions.filter((mention) => mention.commentId === row.commentId);
      return { ...row, ...rest, mentions: new Map(own.map(({ userId, name }) => [userId, name])) };
    });
  }

  return {
    /** Newest first. */
    async find(organizationId: string, fusionId: string, { skip, limit }: CommentPage): Promise<StoredComment[]> {
      const found = await select()
        .where(ofDocument(organizationId, fusionId))
        .orderBy(desc(comments.createdTs), desc(comments.commentId))
        .limit(limit)
        .offset(skip);
      return withMentions(organizationId, found);
    },

    async count(organizationId: string, fusionId: string): Promise<number> {
      const [row] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(comments)
        .innerJoin(linkableDocuments, eq(linkableDocuments.documentId, comments.documentId))
        .where(ofDocument(organizationId, fusionId));
      return row?.total ?? 0;
    },

    /** Returns null also for a comment of another organization. */
    async get(organizationId: string, commentId: string): Promise<StoredComment | null> {
      const found = await select().where(oneOf(organizationId, commentId));
      return (await withMentions(organizationId, found))[0] ?? null;
    },

    /** Prevents changes and deletion of the comment until the transaction ends. */
    async hold(organizationId: string, commentId: string): Promise<void> {
      await db
        .select({ commentId: comments.commentId })
        .from(comments)
        .where(oneOf(organizationId, commentId))
        .for('share');
    },

    async insert(rows: readonly (typeof comments.$inferInsert)[]): Promise<void> {
      await bulkInsert(db, comments, rows);
    },

    async updateBody(organizationId: string, commentId: string, body: string, editedTs: UnixSeconds): Promise<void> {
      await db.update(comments).set({ body, editedTs }).where(oneOf(organizationId, commentId));
    },

    async replaceMentions(organizationId: string, commentId: string, userIds: readonly string[]): Promise<void> {
      await db
        .delete(commentMentions)
        .where(and(eq(commentMentions.organizationId, organizationId), eq(commentMentions.commentId, commentId)));
      const rows = userIds.map((userId) => ({ organizationId, commentId, userId }));
      await bulkInsert(db, commentMentions, rows);
    },

    /** Returns the last text, or null if another transaction has already deleted the comment. */
    async delete(organizationId: string, commentId: string): Promise<string | null> {
      const [row] = await db
        .delete(comments)
        .where(oneOf(organizationId, commentId))
        .returning({ body: comments.body });
      return row?.body ?? null;
    },
  };
}
