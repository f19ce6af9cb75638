import { projectTags, tags } from '@rotunda/database';
import { and, eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';

export interface TagLink {
  projectId: string;
  tagId: string;
}

export function createProjectTagsRepository(db: DatabaseHandle) {
  return {
    /** Returns those of the tags that belong to the organization. */
    async findOwn(organisationId: string, tagIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ tagId: tags.tagId })
        .from(tags)
        .where(
          and(eq(tags.organisationId, organisationId), sql`${tags.tagId} = any(${sql.param([...tagIds])}::uuid[])`),
        );
      return rows.map((row) => row.tagId);
    },

    async insert(organisationId: string, links: readonly TagLink[]): Promise<void> {
      if (links.length === 0) return;
      const rows = links.map((link) => ({ organisationId, ...link }));
      await bulkInsert(db, projectTags, rows, { onConflict: 'ignore' });
    },

    async delete(organisationId: string, links: readonly TagLink[]): Promise<void> {
      const projectIds = sql.param(links.map((link) => link.projectId));
      const tagIds = sql.param(links.map((link) => link.tagId));
      await db.execute(sql`
        delete from ${projectTags} p using unnest(${projectIds}::uuid[], ${tagIds}::uuid[]) as l(project_id, tag_id)
        where p.organisation_id = ${organisationId} and p.project_id = l.project_id and p.tag_id = l.tag_id`);
    },
  };
}
