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
    async findOwn(organizationId: string, tagIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ tagId: tags.tagId })
        .from(tags)
        .where(
          and(eq(tags.organizationId, organizationId), sql`${tags.tagId} = any(${sql.param([...tagIds])}::uuid[])`),
        );
      return rows.map((row) => row.tagId);
    },

    async insert(organizationId: string, links: readonly TagLink[]): Promise<void> {
      if (links.length === 0) return;
      const rows = links.map((link) => ({ organizationId, ...link }));
      await bulkInsert(db, projectTags, rows, { onConflict: 'ignore' });
    },

    async delete(organizationId: string, links: readonly TagLink[]): Promise<void> {
      const projectIds = sql.param(links.map((link) => link.projectId));
      const tagIds = sql.param(links.map((link) => link.tagId));
      await db.execute(sql`
        delete from ${projectTags} p using unnest(${projectIds}::uuid[], ${tagIds}::uuid[]) as l(project_id, tag_id)
        where p.organization_id = ${organizationId} and p.project_id = l.project_id and p.tag_id = l.tag_id`);
    },
  };
}
