import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ts, tsvector } from './columns.ts';
import { organization } from './identity.ts';
import { projects, tags } from './projects.ts';

/**
 * Files in the storage, recorded before the first byte is stored. A file that no attachment refers to, because its
 * upload was interrupted or the attachment was deleted, is found here and deleted.
 */
export const storedFiles = pgTable('stored_files', {
  storageKey: text().primaryKey(),
  /** Deadline of the upload; null once an attachment refers to the file. */
  uploadUntilTs: ts(),
});

/** Links and files attached to documents, tags and projects. */
export const attachments = pgTable(
  'attachments',
  {
    attachmentId: uuid().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    attachmentType: text().notNull(),
    title: text().notNull(),
    summary: text(),
    url: text(),
    urlTitle: text(),
    urlDescription: text(),
    fileName: text(),
    mimetype: text(),
    fileBytes: bigint({ mode: 'number' }),
    /** Storage key of the file; null for a link. */
    storageKey: text(),
    /** Title, summary, address and names, as lexemes of our analyzer. */
    lexemes: tsvector().notNull(),
    /** Text of the file as lexemes of our analyzer; null until a job has read it, and for a link. */
    fileLexemes: tsvector(),
    /** Sentence for users that says why part of that text could not be read. */
    fileTextProblem: text(),
    version: integer().notNull().default(1),
    isSample: boolean().notNull().default(false),
    /**
     * Users who could see it when its last project, a confidential one, was deleted; it stays hidden from everyone
     * else.
     */
    restrictedToUserIds: text().array(),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    index('attachments_list').on(t.organizationId, t.createdTs),
    index('attachments_words').using('gin', sql`(lexemes || coalesce(file_lexemes, ''))`),
    check('attachments_type', sql`attachment_type in ('link', 'file')`),
    check('attachments_link_has_url', sql`(attachment_type = 'link') = (url is not null)`),
    unique('attachments_storage_key').on(t.storageKey),
    check('attachments_file_is_stored', sql`(attachment_type = 'file') = (storage_key is not null)`),
  ],
);

const attachmentId = () =>
  uuid()
    .notNull()
    .references(() => attachments.attachmentId, { onDelete: 'cascade' });

export const attachmentTags = pgTable(
  'attachment_tags',
  {
    organizationId: text().notNull(),
    attachmentId: attachmentId(),
    tagId: uuid()
      .notNull()
      .references(() => tags.tagId, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.attachmentId, t.tagId] }), index('attachment_tags_by_tag').on(t.tagId)],
);

export const attachmentProjects = pgTable(
  'attachment_projects',
  {
    organizationId: text().notNull(),
    attachmentId: attachmentId(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.attachmentId, t.projectId] }),
    index('attachment_projects_by_project').on(t.projectId),
  ],
);

/** `place` preserves the order in which they were linked. */
export const attachmentEntities = pgTable(
  'attachment_entities',
  {
    organizationId: text().notNull(),
    attachmentId: attachmentId(),
    documentId: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attachmentId, t.documentId] }),
    index('attachment_entities_by_document').on(t.organizationId, t.documentId),
  ],
);
