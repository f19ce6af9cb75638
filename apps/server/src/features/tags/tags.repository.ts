import { actionTags, attachmentTags, entityTags, organization, projectTags, tags } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

const tagColumns = { _id: tags.tagId, name: tags.name };
/** Orders names as a reader expects: uppercase and lowercase together, and accented letters with their base letters. */
const byName = [asc(sql`${tags.name} collate "und-x-icu"`), asc(tags.tagId)];
/**
 * The column is qualified by hand, because drizzle omits the table name in single-table selects and the subquery would
 * then use its own column.
 */
const uses = (table: typeof entityTags | typeof actionTags | typeof attachmentTags | typeof projectTags) =>
  sql<number>`(select count(*)::int from ${table} x where x.tag_id = ${tags}.tag_id)`;

export function createTagsRepository(db: DatabaseHandle) {
  const own = (organizationId: string, tagId: string) =>
    and(eq(tags.organizationId, organizationId), eq(tags.tagId, tagId));

  return {
    async find(organizationId: string): Promise<{ _id: string; name: string }[]> {
      return db
        .select(tagColumns)
        .from(tags)
        .where(eq(tags.organizationId, organizationId))
        .orderBy(...byName);
    },

    async findUsage(organizationId: string) {
      return db
        .select({
          ...tagColumns,
          documents: uses(entityTags),
          actions: uses(actionTags),
          attachments: uses(attachmentTags),
          projects: uses(projectTags),
        })
        .from(tags)
        .where(eq(tags.organizationId, organizationId))
        .orderBy(...byName);
    },

    /**
     * Serializes changes to the tags of an organization. Names that differ only in case are the same name, but the
     * table's constraint only detects equal ones.
     */
    async lock(organizationId: string): Promise<void> {
      await db
        .select({ id: organization.id })
        .from(organization)
        .where(eq(organization.id, organizationId))
        .for('no key update');
    },

    /** Returns null for a tag of another organization, as for a missing one. */
    async get(organizationId: string, tagId: string): Promise<{ _id: string; name: string } | null> {
      const [row] = await db.select(tagColumns).from(tags).where(own(organizationId, tagId));
      return row ?? null;
    },

    async getByName(organizationId: string, name: string): Promise<{ _id: string; name: string } | null> {
      const [row] = await db
        .select(tagColumns)
        .from(tags)
        .where(and(eq(tags.organizationId, organizationId), sql`lower(${tags.name}) = lower(${name})`))
        .orderBy(...byName);
      return row ?? null;
    },

    async insert(row: { tagId: string; organizationId: string; name: string; createdTs: UnixSeconds }): Promise<void> {
      await db.insert(tags).values(row);
    },

    async rename(organizationId: string, tagId: string, name: string): Promise<void> {
      await db.update(tags).set({ name }).where(own(organizationId, tagId));
    },

    /** Adds `intoTagId` wherever `tagId` is used; `delete` removes the tag itself. */
    async copyUses(organizationId: string, tagId: string, intoTagId: string): Promise<void> {
      for (const [table, subject] of [
        [entityTags, 'document_id'],
        [actionTags, 'action_id'],
        [attachmentTags, 'attachment_id'],
        [projectTags, 'project_id'],
      ] as const) {
        const column = sql.raw(subject);
        await db.execute(sql`
          insert into ${table} (organization_id, ${column}, tag_id)
          select organization_id, ${column}, ${intoTagId}::uuid from ${table}
          where organization_id = ${organizationId} and tag_id = ${tagId} on conflict do nothing`);
      }
    },

    async delete(organizationId: string, tagId: string): Promise<void> {
      await db.delete(tags).where(own(organizationId, tagId));
    },
  };
}
export type TagsRepository = ReturnType<typeof createTagsRepository>;
