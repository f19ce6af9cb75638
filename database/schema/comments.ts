import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ts } from './columns.ts';
import { organization } from './identity.ts';

/** Colleagues' comments on a document. */
export const comments = pgTable(
  'comments',
  {
    commentId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    documentId: bigint({ mode: 'number' }).notNull(),
    body: text().notNull(),
    isSample: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    editedTs: ts(),
  },
  (t) => [index('comments_of_document').on(t.organizationId, t.documentId, t.createdTs)],
);

export const commentMentions = pgTable(
  'comment_mentions',
  {
    organizationId: text().notNull(),
    commentId: uuid()
      .notNull()
      .references(() => comments.commentId, { onDelete: 'cascade' }),
    userId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.commentId, t.userId] }),
    index('comment_mentions_of_user').on(t.organizationId, t.userId),
  ],
);
