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
  const ofDocument = (organisationId: string, fusionId: string) =>
    and(eq(comments.organisationId, organisationId), eq(linkableDocuments.fusionId, fusionId));
  const oneOf = (organisationId: string, commentId: string) =>
    and(eq(comments.organisationId, organisationId), eq(comments.commentId, commentId));

  async function withMentions(
    organisationId: string,
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
              and(eq(commentMentions.organisationId, organisationId), isOneOf(commentMentions.commentId, commentIds)),
            );
    return found.map(({ row, ...rest }) => {
      const own = mentions.filter((mention) => mention.commentId === row.commentId);
      return { ...row, ...rest, mentions: new Map(own.map(({ userId, name }) => [userId, name])) };
    });
  }

  return {
    /** Newest first. */
    async find(organisationId: string, fusionId: string, { skip, limit }: CommentPage): Promise<StoredComment[]> {
      const found = await select()
        .where(ofDocument(organisationId, fusionId))
        .orderBy(desc(comments.createdTs), desc(comments.commentId))
        .limit(limit)
        .offset(skip);
      return withMentions(organisationId, found);
    },

    async count(organisationId: string, fusionId: string): Promise<number> {
      const [row] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(comments)
        .innerJoin(linkableDocuments, eq(linkableDocuments.documentId, comments.documentId))
        .where(ofDocument(organisationId, fusionId));
      return row?.total ?? 0;
    },

    /** Returns null also for a comment of another organization. */
    async get(organisationId: string, commentId: string): Promise<StoredComment | null> {
      const found = await select().where(oneOf(organisationId, commentId));
      return (await withMentions(organisationId, found))[0] ?? null;
    },

    /** Prevents changes and deletion of the comment until the transaction ends. */
    async hold(organisationId: string, commentId: string): Promise<void> {
      await db
        .select({ commentId: comments.commentId })
        .from(comments)
        .where(oneOf(organisationId, commentId))
        .for('share');
    },

    async insert(rows: readonly (typeof comments.$inferInsert)[]): Promise<void> {
      await bulkInsert(db, comments, rows);
    },

    async updateBody(organisationId: string, commentId: string, body: string, editedTs: UnixSeconds): Promise<void> {
      await db.update(comments).set({ body, editedTs }).where(oneOf(organisationId, commentId));
    },

    async replaceMentions(organisationId: string, commentId: string, userIds: readonly string[]): Promise<void> {
      await db
        .delete(commentMentions)
        .where(and(eq(commentMentions.organisationId, organisationId), eq(commentMentions.commentId, commentId)));
      const rows = userIds.map((userId) => ({ organisationId, commentId, userId }));
      await bulkInsert(db, commentMentions, rows);
    },

    /** Returns the last text, or null if another transaction has already deleted the comment. */
    async delete(organisationId: string, commentId: string): Promise<string | null> {
      const [row] = await db
        .delete(comments)
        .where(oneOf(organisationId, commentId))
        .returning({ body: comments.body });
      return row?.body ?? null;
    },
  };
}
