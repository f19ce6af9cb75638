import { projectCollaborators, projects, searchAlerts, tags } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';

export type StoredProject = typeof projects.$inferSelect & { users: string[]; total: number; unread: number };

/** `%` and `_` typed by a person are characters, not wildcards. */
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Projects an actor sees: those without collaborators are the whole organisation's; the others their collaborators',
 * their creator's and administrators' (`notes.md`, Who sees a project).
 */
export function visibleProjects(actor: Pick<Actor, 'organisationId' | 'userId' | 'role'>): SQL {
  const own = eq(projects.organisationId, actor.organisationId);
  if (actor.role === 'admin') return own;
  const visible = or(
    eq(projects.createdBy, actor.userId),
    sql`not exists (select 1 from ${projectCollaborators} c where c.project_id = ${projects.projectId})`,
    sql`exists (select 1 from ${projectCollaborators} c where c.project_id = ${projects.projectId} and c.user_id = ${actor.userId})`,
  );
  return and(own, visible) ?? own;
}

/** Among selected fields drizzle writes columns of a single table without its name, and a subquery would take them for its own. */
const alertCount = (condition: SQL) => sql<number>`(
  select count(*)::int from ${searchAlerts} a
  where a.organisation_id = ${projects}.organisation_id and a.project_id = ${projects}.project_id
    and a.deleted_ts is null and not a.marked_irrelevant and ${condition})`;

export function createProjectsRepository(db: DatabaseHandle) {
  const select = () =>
    db
      .select({
        project: projects,
        users: sql<
          string[]
        >`array(select c.user_id from ${projectCollaborators} c where c.project_id = ${projects}.project_id order by c.user_id)`,
        total: alertCount(sql`true`),
        unread: alertCount(sql`not a.marked_read`),
      })
      .from(projects);
  const flatten = (row: {
    project: typeof projects.$inferSelect;
    users: string[];
    total: number;
    unread: number;
  }): StoredProject => ({
    ...row.project,
    users: row.users,
    total: row.total,
    unread: row.unread,
  });

  return {
    async find(actor: Actor, filter: { name?: string | undefined } = {}): Promise<StoredProject[]> {
      const named = filter.name?.trim() ? ilike(projects.name, `%${escapeLike(filter.name.trim())}%`) : undefined;
      const rows = await select()
        .where(and(visibleProjects(actor), named))
        .orderBy(asc(sql`lower(${projects.name})`), asc(projects.projectId));
      return rows.map(flatten);
    },

    /** null for a project of others as for none. */
    async get(actor: Actor, projectId: string): Promise<StoredProject | null> {
      const [row] = await select().where(and(visibleProjects(actor), eq(projects.projectId, projectId)));
      return row === undefined ? null : flatten(row);
    },

    async findVisibleIds(actor: Actor, among?: readonly string[]): Promise<string[]> {
      const limited = among === undefined ? undefined : inArray(projects.projectId, [...among]);
      const rows = await db
        .select({ projectId: projects.projectId })
        .from(projects)
        .where(and(visibleProjects(actor), limited));
      return rows.map((row) => row.projectId);
    },

    async insert(row: typeof projects.$inferInsert): Promise<void> {
      await db.insert(projects).values(row);
    },

    async update(
      organisationId: string,
      projectId: string,
      changes: { name?: string; impact?: string | null; updatedTs: UnixSeconds },
    ): Promise<void> {
      await db
        .update(projects)
        .set(changes)
        .where(and(eq(projects.organisationId, organisationId), eq(projects.projectId, projectId)));
    },

    async delete(organisationId: string, projectIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .delete(projects)
        .where(and(eq(projects.organisationId, organisationId), inArray(projects.projectId, [...projectIds])))
        .returning({ projectId: projects.projectId });
      return rows.map((row) => row.projectId);
    },

    /** Totals and unread by project, of the document types asked for. */
    async findCounts(actor: Actor, documentTypes: readonly string[]) {
      const typed = documentTypes.length === 0 ? sql`true` : inArray(searchAlerts.documentType, [...documentTypes]);
      return db
        .select({
          _id: projects.projectId,
          name: projects.name,
          total: sql<number>`count(${searchAlerts.searchAlertId})::int`,
          unread: sql<number>`count(${searchAlerts.searchAlertId}) filter (where not ${searchAlerts.markedRead})::int`,
        })
        .from(projects)
        .leftJoin(
          searchAlerts,
          and(
            eq(searchAlerts.organisationId, projects.organisationId),
            eq(searchAlerts.projectId, projects.projectId),
            isNull(searchAlerts.deletedTs),
            eq(searchAlerts.markedIrrelevant, false),
            typed,
          ),
        )
        .where(visibleProjects(actor))
        .groupBy(projects.projectId)
        .orderBy(asc(sql`lower(${projects.name})`), asc(projects.projectId));
    },

    async findTags(organisationId: string): Promise<{ _id: string; name: string }[]> {
      return db
        .select({ _id: tags.tagId, name: tags.name })
        .from(tags)
        .where(eq(tags.organisationId, organisationId))
        .orderBy(asc(sql`lower(${tags.name})`), asc(tags.tagId));
    },
  };
}
