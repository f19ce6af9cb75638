import type { EmailSettings, MemberSettings } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { announceVisibility } from './announce-visibility.repository.ts';
import { getProject } from './get-project.ts';
import { createProjectMembersRepository } from './project-members.repository.ts';
import { presentEmailSettings } from './projects.presenter.ts';
import { isCollaborator } from './projects.policy.ts';
import type { ProjectsDeps } from './projects-deps.ts';

export type SettingsInput = { [K in keyof EmailSettings]?: EmailSettings[K] | undefined };

export async function findMemberSettings(db: DatabaseHandle, actor: Actor): Promise<MemberSettings[]> {
  const found = await createProjectMembersRepository(db).find(actor);
  return found.map(({ projectId, settings, isFederal }) => ({
    projectId,
    removed: settings !== null && settings.removedTs !== null,
    ...presentEmailSettings(settings, isFederal),
  }));
}

/**
 * Changes what the actor hears of a project, in the caller's transaction (S1 §5).
 * @throws AppError NOT_FOUND; FORBIDDEN for someone who does not collaborate; FEATURE_OFF for hourly e-mails without
 *   their flag; VALIDATION when no content would stay on, or legislative content is not the organisation's
 */
export async function changeMemberSettings(
  tx: DatabaseHandle,
  actor: Actor,
  projectId: string,
  input: SettingsInput,
): Promise<void> {
  const project = await getProject(tx, actor, projectId);
  if (!isCollaborator(actor, project)) throw new AppError('FORBIDDEN');
  const { alertEmailFrequency, updateEmailFrequency, updateEmailContent: content } = input;
  const isHourly = alertEmailFrequency === 'Hourly' || updateEmailFrequency === 'Hourly';
  if (isHourly && !actor.flags.hourlyEmails) throw new AppError('FEATURE_OFF');
  const repository = createProjectMembersRepository(tx);
  await repository.update(actor, projectId, {
    alertEmailFrequency,
    updateEmailFrequency,
    // Both are always sent together; with none on, the table's own check would refuse the row without words.
    ...(content === undefined ? {} : contentColumns(content)),
  });
  const isCapped =
    content?.cq_content === true && !(await getProject(tx, actor, projectId)).updateEmailContent.cq_content;
  if (isCapped) throw contentFault('Legislative content needs the U.S. federal entitlement.');
}

function contentColumns({ pn_content, cq_content }: EmailSettings['updateEmailContent']) {
  if (!pn_content && !cq_content) throw contentFault('Keep at least one kind of content on.');
  return { pnContent: pn_content, cqContent: cq_content };
}

function contentFault(message: string): AppError {
  return new AppError('VALIDATION', { data: { fields: { updateEmailContent: message } } });
}

export function updateMemberSettings(
  { database }: ProjectsDeps,
  actor: Actor,
  { id, ...changes }: SettingsInput & { id: string },
): Promise<MemberSettings> {
  return database.transaction(async (tx) => {
    await changeMemberSettings(tx, actor, id, changes);
    await announceToMember(tx, actor, id);
    const { alertEmailFrequency, updateEmailFrequency, updateEmailContent } = await getProject(tx, actor, id);
    return { projectId: id, removed: false, alertEmailFrequency, updateEmailFrequency, updateEmailContent };
  });
}

/**
 * Hides a project from the actor, also where everyone collaborates. Collaborators stay as they are: taking the last one
 * away would open a confidential project to the organisation. @throws AppError NOT_FOUND
 */
export function removeMyself({ database, clock }: ProjectsDeps, actor: Actor, projectId: string): Promise<void> {
  return database.transaction(async (tx) => {
    await getProject(tx, actor, projectId);
    await createProjectMembersRepository(tx).markRemoved(actor, projectId, clock.now());
    await announceVisibility(tx, actor.organisationId);
    await announceToMember(tx, actor, projectId);
  });
}

/** A person's own settings concern their own pages only. */
function announceToMember(tx: DatabaseHandle, actor: Actor, projectId: string): Promise<void> {
  const { organisationId, userId } = actor;
  return publishEvent(tx, { organisationId, userId, topic: 'projects.changed', ids: { projectId: [projectId] } });
}
