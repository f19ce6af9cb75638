import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ts, tsvector } from './columns.ts';
import { organization } from './identity.ts';
import { projects, tags } from './projects.ts';

/**
 * Files in the storage, written down before the first byte is stored: one that no attachment names, because an upload
 * broke off or the attachment is gone, is found here and deleted.
 */
export const storedFiles = pgTable('stored_files', {
  storageKey: text().primaryKey(),
  /** An upload may take until then; null once an attachment names the file. */
  uploadUntilTs: ts(),
});

/** Links and files put to documents, tags and projects. */
export const attachments = pgTable(
  'attachments',
  {
    attachmentId: uuid().primaryKey(),
    organisationId: text()
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
    /** Where the storage keeps the file; of a file only. */
    storageKey: text(),
    /** Title, summary, address and names, by our analyzer. */
    lexemes: tsvector().notNull(),
    /** The text of the file, by our analyzer; null until a job has read it, and for a link. */
    fileLexemes: tsvector(),
    /** A sentence for people: why not all of that text could be read. */
    fileTextProblem: text(),
    version: integer().notNull().default(1),
    isSample: boolean().notNull().default(false),
    /** Who saw it when the last of its projects, a confidential one, was deleted: it opens to nobody else. */
    keepers: text().array(),
    createdBy: text().notNull(),
    createdTs: ts().notNull(),
    updatedBy: text().notNull(),
    updatedTs: ts().notNull(),
  },
  (t) => [
    index('attachments_list').on(t.organisationId, t.createdTs),
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
    organisationId: text().notNull(),
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
    organisationId: text().notNull(),
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

/** `place` keeps the order they were linked in. */
export const attachmentEntities = pgTable(
  'attachment_entities',
  {
    organisationId: text().notNull(),
    attachmentId: attachmentId(),
    documentId: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.attachmentId, t.documentId] }),
    index('attachment_entities_by_document').on(t.organisationId, t.documentId),
  ],
);
