import { organization, projectMembers, projects } from '@rotunda/database';
import type { UnixSeconds } from '@rotunda/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { openProjects, type StoredSettings } from './projects.repository.ts';

export interface SettingsChanges {
  alertEmailFrequency?: string | undefined;
  updateEmailFrequency?: string | undefined;
  pnContent?: boolean | undefined;
  cqContent?: boolean | undefined;
}

/** What each person chose for themselves in a project. */
export function createProjectMembersRepository(db: DatabaseHandle) {
  const upsert = async (actor: Actor, projectId: string, changes: SettingsChanges & { removedTs?: UnixSeconds }) => {
    const { organisationId, userId } = actor;
    // Whatever is absent is left to the column's default, or as it is.
    await db
      .insert(projectMembers)
      .values({ organisationId, projectId, userId, ...defined(changes) })
      .onConflictDoUpdate({
        target: [projectMembers.projectId, projectMembers.userId],
        set: { organisationId, ...defined(changes) },
      });
  };

  return {
    /** Of every project open to the actor, those they removed themselves from included. */
    async find(actor: Actor): Promise<{ projectId: string; settings: StoredSettings | null; isFederal: boolean }[]> {
      return db
        .select({
          projectId: projects.projectId,
          settings: projectMembers,
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

    async update(actor: Actor, projectId: string, changes: SettingsChanges): Promise<void> {
      await upsert(actor, projectId, changes);
    },

    async markRemoved(actor: Actor, projectId: string, removedTs: UnixSeconds): Promise<void> {
      await upsert(actor, projectId, { removedTs });
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

function defined(changes: SettingsChanges & { removedTs?: UnixSeconds }) {
  const { alertEmailFrequency, updateEmailFrequency, pnContent, cqContent, removedTs } = changes;
  return {
    ...(alertEmailFrequency === undefined ? {} : { alertEmailFrequency }),
    ...(updateEmailFrequency === undefined ? {} : { updateEmailFrequency }),
    ...(pnContent === undefined ? {} : { pnContent }),
    ...(cqContent === undefined ? {} : { cqContent }),
    ...(removedTs === undefined ? {} : { removedTs }),
  };
}
