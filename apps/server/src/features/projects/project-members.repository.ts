import type { DigestKind } from '@rotunda/contract';
import { digestOptOuts, organization, projectMembers, projects } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type EmailChoices, openProjects, optOutsOf } from './projects.repository.ts';

export interface Frequencies {
  projectId: string;
  alertEmailFrequency: string;
  updateEmailFrequency: string;
}

/** What changes in all of several projects; what is absent stays as it is, or is the column's default. */
export interface SettingsChanges {
  pnContent?: boolean | undefined;
  cqContent?: boolean | undefined;
  removedTs?: UnixSeconds | undefined;
}

const FREQUENCY_OF = {
  alerts: 'alertEmailFrequency',
  updates: 'updateEmailFrequency',
} as const satisfies Record<DigestKind, keyof Frequencies>;

/** What each person chose for themselves in a project. */
export function createProjectMembersRepository(db: DatabaseHandle) {
  return {
    /** Of every project open to the actor, those they removed themselves from included. */
    async find(actor: Actor): Promise<(EmailChoices & { projectId: string })[]> {
      return db
        .select({
          projectId: projects.projectId,
          settings: projectMembers,
          optOuts: optOutsOf(actor),
          isFederal: sql<boolean>`coalesce((${organization.entitlements} ->> 'USFederal')::boolean, false)`,
        })
        .from(projects)
        .innerJoin(organization, eq(organization.id, projects.organisationId))
        .leftJoin(
          projectMembers,
          and(eq(projectMembers.projectId, projects.projectId), eq(projectMembers.userId, actor.userId)),
        )
        .where(openProjects(actor))
        .orderBy(asc(projects.projectId));
    },

    async update(
      { organisationId, userId }: Actor,
      frequencies: readonly Frequencies[],
      changes: SettingsChanges = {},
    ): Promise<void> {
      const { projectId, userId: ofUser, pnContent, cqContent, removedTs } = projectMembers;
      const { alertEmailFrequency, updateEmailFrequency } = projectMembers;
      await bulkInsert(
        db,
        projectMembers,
        // In one order for all, so that two changes at once wait for each other instead of crossing.
        frequencies
          .map((one) => ({ ...one, ...changes, organisationId, userId }))
          .toSorted((a, b) => a.projectId.localeCompare(b.projectId)),
        {
          onConflict: {
            target: [projectId, ofUser],
            update: [
              ...[alertEmailFrequency, updateEmailFrequency],
              ...(changes.pnContent === undefined ? [] : [pnContent]),
              ...(changes.cqContent === undefined ? [] : [cqContent]),
              ...(changes.removedTs === undefined ? [] : [removedTs]),
            ],
          },
        },
      );
    },

    /** Of no project they hear anything, also of those they see later: they choose otherwise, or hear nothing. */
    async optOut({ organisationId, userId }: Actor, kind: DigestKind, sinceTs: UnixSeconds): Promise<void> {
      await db.insert(digestOptOuts).values({ organisationId, userId, kind, sinceTs }).onConflictDoNothing();
      await db
        .update(projectMembers)
        .set({ [FREQUENCY_OF[kind]]: 'Never' })
        .where(and(eq(projectMembers.organisationId, organisationId), eq(projectMembers.userId, userId)));
    },

    async endOptOut({ organisationId, userId }: Actor, kind: DigestKind): Promise<void> {
      await db
        .delete(digestOptOuts)
        .where(
          and(
            eq(digestOptOuts.organisationId, organisationId),
            eq(digestOptOuts.userId, userId),
            eq(digestOptOuts.kind, kind),
          ),
        );
    },

    /** Whoever is made a collaborator again sees the project again. */
    async forgetRemoval(organisationId: string, projectId: string, userIds: readonly string[]): Promise<void> {
      if (userIds.length === 0) return;
      await db
        .update(projectMembers)
        .set({ removedTs: null })
        .where(
          and(
            eq(projectMembers.organisationId, organisationId),
            eq(projectMembers.projectId, projectId),
            isOneOf(projectMembers.userId, userIds),
          ),
        );
    },
  };
}
