import type { Project } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { appendAudit } from '../../audit/index.ts';
import { announceVisibility } from '../announce-visibility.repository.ts';
import { announceProjects } from '../projects.events.ts';
import { getProject, lockProjects } from '../projects.queries.ts';
import { changeMemberSettings, type SettingsInput } from '../member-settings.commands.ts';
import { createProjectMembersRepository } from '../project-members.repository.ts';
import type { ProjectsDeps } from '../projects.deps.ts';
import { canStillSee } from '../projects.policy.ts';
import { createProjectsRepository } from '../projects.repository.ts';

export interface NewProject {
  name: string;
  impact?: string | null | undefined;
  priority?: string | null | undefined;
  description?: string | null | undefined;
}

export function createProject(deps: ProjectsDeps, actor: Actor, input: NewProject): Promise<Project> {
  const projectId = deps.ids.newId();
  const nowTs = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    await createProjectsRepository(tx).insert({
      ...input,
      projectId,
      organizationId: actor.organizationId,
      createdBy: actor.userId,
      createdTs: nowTs,
      updatedTs: nowTs,
    });
    await deps.onProjectCreated(tx, actor, projectId);
    await announceVisibility(tx, actor.organizationId);
    await announceProjects(tx, actor, [projectId]);
    return getProject(tx, actor, projectId);
  });
}

export interface ProjectChanges extends SettingsInput {
  id: string;
  name?: string | undefined;
  impact?: string | null | undefined;
  priority?: string | null | undefined;
  description?: string | null | undefined;
  /** Collaborators; an empty list opens the project to everyone. */
  users?: readonly string[] | undefined;
}

/**
 * Changes a project.
 * @throws AppError NOT_FOUND; VALIDATION; FORBIDDEN and FEATURE_OFF as `changeMemberSettings`
 */
export function updateProject(deps: ProjectsDeps, actor: Actor, input: ProjectChanges): Promise<Project> {
  const { id, users, alertEmailFrequency, updateEmailFrequency, updateEmailContent, ...changes } = input;
  const settings = { alertEmailFrequency, updateEmailFrequency, updateEmailContent };
  return deps.database.transaction(async (tx) => {
    await lockProjects(tx, actor, [id]);
    await createProjectsRepository(tx).update(actor.organizationId, id, { ...changes, updatedTs: deps.clock.now() });
    if (users !== undefined) await changeCollaborators(deps, tx, actor, { projectId: id, users: [...new Set(users)] });
    if (Object.values(settings).some((one) => one !== undefined))
      await changeMemberSettings(deps, tx, actor, id, settings);
    await announceProjects(tx, actor, [id]);
    return getProject(tx, actor, id);
  });
}

/** Changes the collaborators and audits the change, because they determine who may see the project. */
async function changeCollaborators(
  deps: ProjectsDeps,
  tx: DatabaseHandle,
  actor: Actor,
  { projectId, users }: { projectId: string; users: readonly string[] },
): Promise<void> {
  const { organizationId } = actor;
  const before = await getProject(tx, actor, projectId);
  const repository = createProjectsRepository(tx);
  // A collaborator who has since been deactivated may stay until removed, so only new ones are checked.
  const added = users.filter((userId) => !before.users.includes(userId));
  const active = added.length === 0 ? [] : await repository.findActiveUsers(organizationId, added);
  if (active.length < added.length) {
    throw collaboratorsError('Only active users of the organization can be collaborators.');
  }
  if (!canStillSee(actor, { users, createdBy: before.createdBy })) {
    throw collaboratorsError(
      'You would lose access to this project. Keep yourself as a collaborator, or use Remove me.',
    );
  }
  // Announced before the change, because afterwards the users who lose access can no longer be found.
  await announceProjects(tx, actor, [projectId]);
  await repository.replaceCollaborators(organizationId, projectId, users);
  await createProjectMembersRepository(tx).forgetRemoval(organizationId, projectId, added);
  const removed = before.users.filter((userId) => !users.includes(userId));
  if (added.length + removed.length > 0) {
    await appendAudit(tx, deps, actor, {
      action: 'project.collaborators-changed',
      subject: projectId,
      detail: { name: before.name, added: added.length, removed: removed.length, collaborators: users.length },
    });
  }
  await announceVisibility(tx, organizationId);
}

function collaboratorsError(message: string): AppError {
  return new AppError('VALIDATION', { data: { fields: { users: message } } });
}

/** Deletes the projects the actor can see; others are skipped as if they did not exist. */
export function deleteProjects(
  deps: ProjectsDeps,
  actor: Actor,
  projectIds: readonly string[],
): Promise<{ deletedIds: string[] }> {
  return deps.database.transaction(async (tx) => {
    const repository = createProjectsRepository(tx);
    // Locked, so that of two people who delete the same project at once only one is audited.
    const visible = await repository.lock(actor, projectIds);
    if (visible.length === 0) throw new AppError('NOT_FOUND');
    await announceProjects(tx, actor, visible);
    // The audit entries contain the names, which cannot be looked up after the deletion.
    const named = await repository.findNames(actor.organizationId, visible);
    const entries = named.map(({ projectId, name }) => ({
      action: 'project.deleted' as const,
      subject: projectId,
      detail: { name },
    }));
    await appendAudit(tx, deps, actor, ...entries);
    await deps.onProjectsDeleted(tx, actor.organizationId, visible);
    const deletedIds = await repository.delete(actor.organizationId, visible);
    return { deletedIds };
  });
}
