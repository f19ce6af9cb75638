import {
  digestOptOuts,
  member,
  organization,
  projectCollaborators,
  projectMembers,
  projects,
  projectTags,
  searchAlerts,
  tags,
  user,
  workflowColumns,
} from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, type Column, eq, isNull, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { containing } from './containing.repository.ts';

export type StoredSettings = typeof projectMembers.$inferSelect;

/** A user's settings for a project, with the defaults that apply where they chose nothing. */
export interface EmailChoices {
  /** Null if the user never changed any. */
  settings: StoredSettings | null;
  /** Whether the organization is entitled to federal legislative content. */
  isFederal: boolean;
  /** Kinds of e-mail that the user ended for all projects without a choice of their own. */
  optOuts: string[];
}

/** Data read besides the project's own row. The e-mail choices are the actor's. */
interface ProjectExtras extends EmailChoices {
  users: string[];
  tags: { _id: string; name: string }[];
  /** Columns of the project's board, from left to right. */
  columns: { _id: string; projectId: string; title: string }[];
  total: number;
  unread: number;
}
export type StoredProject = typeof projects.$inferSelect & ProjectExtras;

/**
 * The user who views projects: the actor or, in a query over many users, the columns with their ids. A prepared
 * statement passes placeholders.
 */
export interface Viewer {
  organizationId: string | Column | Placeholder;
  userId: string | Column | Placeholder;
  role: Actor['role'] | Column;
}

/** Viewer who sees only what is open to the whole organization. */
export const EVERYONE = { userId: '', role: 'viewer' } as const;

/**
 * Builds the condition that projects are open to an actor. Projects without collaborators are open to the whole
 * organization, others to their collaborators, their creator and administrators (PRJ-01).
 */
export function openProjects(actor: Viewer): SQL {
  const own = eq(projects.organizationId, actor.organizationId);
  if (actor.role === 'admin') return own;
  const open = or(
    typeof actor.role === 'string' ? undefined : eq(actor.role, 'admin'),
    eq(projects.createdBy, actor.userId),
    sql`not exists (select 1 from ${projectCollaborators} c where c.project_id = ${projects.projectId})`,
    sql`exists (select 1 from ${projectCollaborators} c where c.project_id = ${projects.projectId} and c.user_id = ${actor.userId})`,
  );
  return and(own, open) ?? own;
}

/** Builds the condition that an actor sees projects: those open to them, except those they removed themselves from. */
export function visibleProjects(actor: Viewer): SQL {
  const stayed = sql`not exists (
    select 1 from ${projectMembers} m
    where m.project_id = ${projects.projectId} and m.user_id = ${actor.userId} and m.removed_ts is not null)`;
  return and(openProjects(actor), stayed) ?? stayed;
}

/**
 * The column is qualified by hand, because drizzle omits the table name in single-table selects and the subquery would
 * then use its own column.
 */
const alertCount = (condition: SQL) => sql<number>`(
  select count(*)::int from ${searchAlerts} a
  where a.organization_id = ${projects}.organization_id and a.project_id = ${projects}.project_id
    and a.deleted_ts is null and not a.marked_irrelevant and ${condition})`;

/** Selects the user's opt-outs, for queries over the organization's projects. */
export const getOptOuts = ({ userId }: Pick<Actor, 'userId'>) =>
  sql<string[]>`array(select n.kind from ${digestOptOuts} n
    where n.organization_id = ${projects}.organization_id and n.user_id = ${userId})`;

/** Orders names as a reader expects: by language rules, with uppercase and lowercase together. */
const byName = [asc(sql`${projects.name} collate "und-x-icu"`), asc(projects.projectId)];

export function createProjectsRepository(db: DatabaseHandle) {
  const select = (actor: Pick<Actor, 'userId'>) =>
    db
      .select({
        project: projects,
        settings: projectMembers,
        isFederal: sql<boolean>`coalesce((
          select (o.entitlements ->> 'USFederal')::boolean from ${organization} o where o.id = ${projects}.organization_id), false)`,
        optOuts: getOptOuts(actor),
        tags: sql<{ _id: string; name: string }[]>`coalesce((
          select jsonb_agg(jsonb_build_object('_id', t.tag_id, 'name', t.name) order by t.name collate "und-x-icu", t.tag_id)
          from ${projectTags} p join ${tags} t using (tag_id) where p.project_id = ${projects}.project_id), '[]'::jsonb)`,
        columns: sql<ProjectExtras['columns']>`coalesce((
          select jsonb_agg(
            jsonb_build_object('_id', w.column_id, 'projectId', w.project_id, 'title', w.title)
            order by w.place, w.column_id)
          from ${workflowColumns} w where w.project_id = ${projects}.project_id), '[]'::jsonb)`,
        users: sql<
          string[]
        >`array(select c.user_id from ${projectCollaborators} c where c.project_id = ${projects}.project_id order by c.user_id)`,
        total: alertCount(sql`true`),
        unread: alertCount(sql`not a.marked_read`),
      })
      .from(projects)
      .leftJoin(
        projectMembers,
        and(eq(projectMembers.projectId, projects.projectId), eq(projectMembers.userId, actor.userId)),
      );
  const flatten = ({
    project,
    ...extras
  }: ProjectExtras & { project: typeof projects.$inferSelect }): StoredProject => ({ ...project, ...extras });

  return {
    async find(
      actor: Actor,
      filter: { name?: string | undefined; priorities?: readonly string[] } = {},
    ): Promise<StoredProject[]> {
      const named = filter.name?.trim() ? containing(projects.name, filter.name) : undefined;
      const prioritised = filter.priorities?.length ? isOneOf(projects.priority, filter.priorities) : undefined;
      const rows = await select(actor)
        .where(and(visibleProjects(actor), named, prioritised))
        .orderBy(...byName);
      return rows.map(flatten);
    },

    /** Returns null for a project the actor cannot see, as for a missing one. */
    async get(actor: Actor, projectId: string): Promise<StoredProject | null> {
      const [row] = await select(actor).where(and(visibleProjects(actor), eq(projects.projectId, projectId)));
      return row === undefined ? null : flatten(row);
    },

    async findNames(organizationId: string, projectIds: readonly string[]) {
      return db
        .select({ projectId: projects.projectId, name: projects.name })
        .from(projects)
        .where(and(eq(projects.organizationId, organizationId), isOneOf(projects.projectId, projectIds)))
        .orderBy(...byName);
    },

    async findVisibleIds(actor: Actor, among?: readonly string[]): Promise<string[]> {
      const limited = among === undefined ? undefined : isOneOf(projects.projectId, among);
      const rows = await db
        .select({ projectId: projects.projectId })
        .from(projects)
        .where(and(visibleProjects(actor), limited));
      return rows.map((row) => row.projectId);
    },

    /**
     * Locks projects until the transaction ends, always in one order, so that changes to their documents and boards
     * queue up instead of deadlocking. The lock permits foreign key references, so new alerts are not blocked.
     * @returns those the actor can see
     */
    async lock(actor: Actor, projectIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ projectId: projects.projectId })
        .from(projects)
        .where(and(visibleProjects(actor), isOneOf(projects.projectId, projectIds)))
        .orderBy(asc(projects.projectId))
        .for('no key update', { of: projects });
      return rows.map((row) => row.projectId);
    },

    /** Returns those of the users who are active members of the organization. */
    async findActiveUsers(organizationId: string, userIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ userId: user.id })
        .from(member)
        .innerJoin(user, eq(user.id, member.userId))
        .where(and(eq(member.organizationId, organizationId), eq(user.isActive, true), isOneOf(user.id, userIds)));
      return rows.map((row) => row.userId);
    },

    /** Replaces the list of collaborators. */
    async replaceCollaborators(organizationId: string, projectId: string, userIds: readonly string[]): Promise<void> {
      await db
        .delete(projectCollaborators)
        .where(
          and(
            eq(projectCollaborators.organizationId, organizationId),
            eq(projectCollaborators.projectId, projectId),
            not(isOneOf(projectCollaborators.userId, userIds)),
          ),
        );
      const rows = userIds.map((userId) => ({ organizationId, projectId, userId }));
      await bulkInsert(db, projectCollaborators, rows, { onConflict: 'ignore' });
    },

    async insert(row: typeof projects.$inferInsert): Promise<void> {
      await db.insert(projects).values(row);
    },

    async update(
      organizationId: string,
      projectId: string,
      changes: {
        name?: string | undefined;
        impact?: string | null | undefined;
        priority?: string | null | undefined;
        description?: string | null | undefined;
        updatedTs: UnixSeconds;
      },
    ): Promise<void> {
      await db
        .update(projects)
        .set(changes)
        .where(and(eq(projects.organizationId, organizationId), eq(projects.projectId, projectId)));
    },

    async delete(organizationId: string, projectIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .delete(projects)
        .where(and(eq(projects.organizationId, organizationId), isOneOf(projects.projectId, projectIds)))
        .returning({ projectId: projects.projectId });
      return rows.map((row) => row.projectId);
    },

    /** Counts all and unread alerts by project, for the given document types. */
    async findCounts(actor: Actor, documentTypes: readonly string[]) {
      const typed = documentTypes.length === 0 ? sql`true` : isOneOf(searchAlerts.documentType, documentTypes);
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
            eq(searchAlerts.organizationId, projects.organizationId),
            eq(searchAlerts.projectId, projects.projectId),
            isNull(searchAlerts.deletedTs),
            eq(searchAlerts.markedIrrelevant, false),
            typed,
          ),
        )
        .where(visibleProjects(actor))
        .groupBy(projects.projectId)
        .orderBy(...byName);
    },
  };
}
