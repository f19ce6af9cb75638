import type { DigestKind } from '@rotunda/contract';
import { digestOptOuts, organization, projectMembers, projects } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type EmailChoices, openProjects, getOptOuts } from './projects.repository.ts';

export interface Frequencies {
  projectId: string;
  alertEmailFrequency: string;
  updateEmailFrequency: string;
}

/** Settings to change in several projects; absent ones keep their values or get the column defaults. */
export interface SettingsChanges {
  pnContent?: boolean | undefined;
  cqContent?: boolean | undefined;
  removedTs?: UnixSeconds | undefined;
}

const FREQUENCY_OF = {
  alerts: 'alertEmailFrequency',
  updates: 'updateEmailFrequency',
} as const satisfies Record<DigestKind, keyof Frequencies>;

/** Personal settings of each user in a project. */
export function createProjectMembersRepository(db: DatabaseHandle) {
  return {
    /** Returns the settings of every project open to the actor, including those they removed themselves from. */
    async find(actor: Actor): Promise<(EmailChoices & { projectId: string })[]> {
      return db
        .select({
          projectId: projects.projectId,
          settings: projectMembers,
          optOuts: getOptOuts(actor),
          isFederal: sql<boolean>`coalesce((${organization.entitlements} ->> 'USFederal')::boolean, false)`,
        })
        .from(projects)
        .innerJoin(organization, eq(organization.id, projects.organizationId))
        .leftJoin(
          projectMembers,
          and(eq(projectMembers.projectId, projects.projectId), eq(projectMembers.userId, actor.userId)),
        )
        .where(openProjects(actor))
        .orderBy(asc(projects.projectId));
    },

    async update(
      { organizationId, userId }: Actor,
      frequencies: readonly Frequencies[],
      changes: SettingsChanges = {},
    ): Promise<void> {
      const { projectId, userId: ofUser, pnContent, cqContent, removedTs } = projectMembers;
      const { alertEmailFrequency, updateEmailFrequency } = projectMembers;
      await bulkInsert(
        db,
        projectMembers,
        // Rows are always written in one order, so that two concurrent changes wait for each other instead of
        // deadlocking.
        frequencies
          .map((one) => ({ ...one, ...changes, organizationId, userId }))
          .toSorted((a, b) => a.projectId.localeCompare(b.projectId)),
        {
          onConflict: {
            target: [projectId, ofUser],
            update: [
              alertEmailFrequency,
              updateEmailFrequency,
              ...(changes.pnContent === undefined ? [] : [pnContent]),
              ...(changes.cqContent === undefined ? [] : [cqContent]),
              ...(changes.removedTs === undefined ? [] : [removedTs]),
            ],
          },
        },
      );
    },

    /** Stops a kind of e-mail for all projects, including those the user sees later, until they choose otherwise. */
    async optOut({ organizationId, userId }: Actor, kind: DigestKind, sinceTs: UnixSeconds): Promise<void> {
      await db.insert(digestOptOuts).values({ organizationId, userId, kind, sinceTs }).onConflictDoNothing();
      await db
        .update(projectMembers)
        .set({ [FREQUENCY_OF[kind]]: 'Never' })
        .where(and(eq(projectMembers.organizationId, organizationId), eq(projectMembers.userId, userId)));
    },

    async endOptOut({ organizationId, userId }: Actor, kind: DigestKind): Promise<void> {
      await db
        .delete(digestOptOuts)
        .where(
          and(
            eq(digestOptOuts.organizationId, organizationId),
            eq(digestOptOuts.userId, userId),
            eq(digestOptOuts.kind, kind),
          ),
        );
    },

    /** Clears the removal of users who become collaborators again, so that they see the project again. */
    async forgetRemoval(organizationId: string, projectId: string, userIds: readonly string[]): Promise<void> {
      if (userIds.length === 0) return;
      await db
        .update(projectMembers)
        .set({ removedTs: null })
        .where(
          and(
            eq(projectMembers.organizationId, organizationId),
            eq(projectMembers.projectId, projectId),
            isOneOf(projectMembers.userId, userIds),
          ),
        );
    },
  };
}
