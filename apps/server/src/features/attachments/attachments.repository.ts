import { ALL_PROJECTS, type ATTACHMENT_SORTS, type AttachmentFilters } from '@rotunda/contract';
import { attachmentEntities, attachmentProjects, attachments, attachmentTags, projects, user } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createLinksRepository, linkConditions, type Links, type LinkTables, visibleItems } from '../links/index.ts';
import { visibleProjects } from '../projects/index.ts';
import { wordsQuery } from '../../platform/stored-words.ts';
import type { FileWords } from './files/file-words-reader.ts';

export const ATTACHMENT_LINKS: LinkTables = {
  tags: sql`${attachmentTags}`,
  projects: sql`${attachmentProjects}`,
  entities: sql`${attachmentEntities}`,
  owner: sql`attachment_id`,
  itemTable: sql`${attachments}`,
};

type Row = typeof attachments.$inferSelect;
type ShownRow = Omit<Row, 'lexemes' | 'fileLexemes'>;
export type StoredAttachment = ShownRow & { createdByName: string } & Links;
/** Fields that are searchable besides the text of a file. */
export type AttachmentChanges = Partial<
  Pick<Row, 'title' | 'summary' | 'url' | 'urlTitle' | 'urlDescription' | 'lexemes'>
>;

export interface AttachmentQuery {
  filters: AttachmentFilters;
  sort: { by: (typeof ATTACHMENT_SORTS)[number]; order: 'asc' | 'desc' };
  /** Starts at 1. */
  page: number;
  limit: number;
}

const SORT_COLUMNS = {
  createdAt: sql`${attachments.createdTs}`,
  lastUpdatedAt: sql`${attachments.updatedTs}`,
  title: sql`lower(${attachments.title})`,
} as const satisfies Record<AttachmentQuery['sort']['by'], SQL>;

const NO_LINKS: Links = { tags: [], projects: [], linkedEntities: [] };
/** The lexemes of a file take megabytes, so they are searched but never selected. */
const { lexemes: _words, fileLexemes: _wordsOfFile, ...shownColumns } = getTableColumns(attachments);

export const createAttachmentLinksRepository = (db: DatabaseHandle) => createLinksRepository(db, ATTACHMENT_LINKS);

/** Reads and writes the attachments of an organization. Links include only the projects visible to the actor. */
export function createAttachmentsRepository(db: DatabaseHandle) {
  const select = () =>
    db
      .select({ row: shownColumns, createdByName: sql<string>`coalesce(${user.name}, '')` })
      .from(attachments)
      .leftJoin(user, eq(user.id, attachments.createdBy));
  const open = (actor: Actor, attachmentIds: readonly string[]) =>
    and(openAttachments(actor), isOneOf(attachments.attachmentId, attachmentIds));

  async function withLinks(actor: Actor, found: Awaited<ReturnType<typeof select>>): Promise<StoredAttachment[]> {
    const links = await createAttachmentLinksRepository(db).find(
      actor,
      found.map(({ row }) => row.attachmentId),
    );
    return found.map(({ row, createdByName }) => ({
      ...row,
      createdByName,
      ...(links.get(row.attachmentId) ?? NO_LINKS),
    }));
  }

  return {
    async find(actor: Actor, { filters, sort, page, limit }: AttachmentQuery): Promise<StoredAttachment[]> {
      const order = sort.order === 'asc' ? asc : desc;
      const found = await select()
        .where(conditions(actor, filters))
        .orderBy(order(SORT_COLUMNS[sort.by]), order(attachments.attachmentId))
        .limit(limit)
        .offset((page - 1) * limit);
      return withLinks(actor, found);
    },

    async count(actor: Actor, filters: AttachmentFilters): Promise<number> {
      const [row] = await db
        .select({ total: sql<number>`count(*)::int` })
        .from(attachments)
        .where(conditions(actor, filters));
      return row?.total ?? 0;
    },

    /** Returns null if the attachment does not exist or is hidden from the actor. */
    async get(actor: Actor, attachmentId: string): Promise<StoredAttachment | null> {
      const found = await select().where(open(actor, [attachmentId]));
      return (await withLinks(actor, found))[0] ?? null;
    },

    /** Returns the attachment even if it is now hidden from the actor. Use it only to answer the actor's own change. */
    async getChanged(actor: Actor, attachmentId: string): Promise<StoredAttachment | null> {
      const own = and(eq(attachments.organizationId, actor.organizationId), eq(attachments.attachmentId, attachmentId));
      return (await withLinks(actor, await select().where(own)))[0] ?? null;
    },

    /** Finds an attachment of any organization, without links, for jobs, which act for no user. */
    async getAny(attachmentId: string): Promise<ShownRow | null> {
      const [row] = await db.select(shownColumns).from(attachments).where(eq(attachments.attachmentId, attachmentId));
      return row ?? null;
    },

    async insert(row: typeof attachments.$inferInsert): Promise<void> {
      await db.insert(attachments).values(row);
    },

    /**
     * Updates the attachment if it still has the given version; without a version it always updates.
     * @returns whether the attachment was updated
     */
    async updateVersion(
      actor: Actor,
      attachmentId: string,
      version: number | undefined,
      changes: AttachmentChanges & { updatedTs: UnixSeconds; updatedBy: string },
    ): Promise<boolean> {
      const updated = await db
        .update(attachments)
        .set({ ...changes, version: sql`${attachments.version} + 1` })
        .where(and(open(actor, [attachmentId]), version === undefined ? undefined : eq(attachments.version, version)))
        .returning({ attachmentId: attachments.attachmentId });
      return updated.length === 1;
    },

    /**
     * Saves what a job read, without a new version because no user changed anything. Does nothing if the URL has
     * changed since it was read.
     */
    async setPageHead(
      attachmentId: string,
      url: string,
      head: { title: string | null; description: string | null; lexemes: string },
    ): Promise<boolean> {
      const updated = await db
        .update(attachments)
        .set({ urlTitle: head.title, urlDescription: head.description, lexemes: head.lexemes })
        .where(and(eq(attachments.attachmentId, attachmentId), eq(attachments.url, url)))
        .returning({ attachmentId: attachments.attachmentId });
      return updated.length === 1;
    },

    async setFileWords(attachmentId: string, { lexemes, problem }: FileWords): Promise<void> {
      const changes = { fileLexemes: lexemes, fileTextProblem: problem };
      await db.update(attachments).set(changes).where(eq(attachments.attachmentId, attachmentId));
    },

    /** Counts the organization's files of the types, added since the time, whose text has not been read. */
    async countUnread(
      { organizationId }: Pick<Actor, 'organizationId'>,
      mimetypes: readonly string[],
      sinceTs: UnixSeconds,
    ): Promise<number> {
      return db.$count(
        attachments,
        and(
          eq(attachments.organizationId, organizationId),
          gte(attachments.createdTs, sinceTs),
          isNull(attachments.fileLexemes),
          inArray(attachments.mimetype, [...mimetypes]),
        ),
      );
    },

    /** @returns ids of the deleted attachments */
    async delete(actor: Actor, attachmentIds: readonly string[]): Promise<string[]> {
      const deleted = await db
        .delete(attachments)
        .where(open(actor, attachmentIds))
        .returning({ attachmentId: attachments.attachmentId });
      return deleted.map((row) => row.attachmentId);
    },
  };
}

const MS_PER_SECOND = 1000;

/**
 * Condition for the attachments a user may read, change and delete: those of the organization that are not hidden by a
 * confidential project.
 */
function openAttachments(actor: Actor): SQL | undefined {
  return and(
    eq(attachments.organizationId, actor.organizationId),
    visibleItems(actor, ATTACHMENT_LINKS, sql`${attachments.attachmentId}`),
  );
}

/** Combines visibility for the actor with every filter (ATT-01); within a list, any value matches. */
function conditions(actor: Actor, filters: AttachmentFilters): SQL | undefined {
  const { projectIds, startDate, endDate } = filters;
  return and(
    openAttachments(actor),
    anyOf(attachments.attachmentType, filters.attachmentTypes),
    anyOf(attachments.createdBy, filters.creators),
    // This is the product's only filter in milliseconds.
    startDate === undefined ? undefined : gte(attachments.createdTs, Math.ceil(startDate / MS_PER_SECOND)),
    endDate === undefined ? undefined : lte(attachments.createdTs, Math.floor(endDate / MS_PER_SECOND)),
    linkConditions(actor, ATTACHMENT_LINKS, sql`${attachments.attachmentId}`, {
      tags: filters.tagIds,
      projects: projectIds === ALL_PROJECTS ? undefined : projectIds,
      linkedEntities: filters.linkedEntities,
    }),
    projectIds === ALL_PROJECTS ? inSeenProject(actor) : undefined,
    containsWords(filters.searchText),
  );
}

function anyOf(column: PgColumn, values: readonly string[] | undefined): SQL | undefined {
  return values === undefined || values.length === 0 ? undefined : isOneOf(column, values);
}

const inSeenProject = (actor: Actor): SQL => sql`exists (
  select 1 from ${attachmentProjects} x join ${projects} on ${projects.projectId} = x.project_id
  where x.attachment_id = ${attachments.attachmentId} and ${visibleProjects(actor)})`;

/** Uses the same expression as the index `attachments_words`. */
function containsWords(typed: string | undefined): SQL | undefined {
  const query = wordsQuery(typed ?? '');
  if (query === null) return undefined;
  return sql`(${attachments.lexemes} || coalesce(${attachments.fileLexemes}, '')) @@ ${query}::tsquery`;
}
