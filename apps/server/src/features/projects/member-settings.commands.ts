import { DIGEST_KINDS, type EmailSettings, type MemberSettings } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import { announceVisibility } from './announce-visibility.repository.ts';
import { findMemberSettings } from './member-settings.queries.ts';
import { createProjectMembersRepository, type Frequencies } from './project-members.repository.ts';
import type { ProjectsDeps } from './projects.deps.ts';
import { isCollaborator } from './projects.policy.ts';
import { presentEmailSettings } from './projects.presenter.ts';
import { getProject } from './projects.queries.ts';
import { createProjectsRepository, type StoredProject } from './projects.repository.ts';

type SettingsDeps = Pick<ProjectsDeps, 'database' | 'clock' | 'onFrequencyChanged'>;
export type SettingsInput = { [K in keyof EmailSettings]?: EmailSettings[K] | undefined };

/**
 * Changes the actor's notification settings for a project, in the caller's transaction (ALR-08).
 * @throws AppError NOT_FOUND; FORBIDDEN for a user who is not a collaborator; FEATURE_OFF for hourly e-mails without
 *   their flag; VALIDATION when no content would stay on, or when the organization is not entitled to legislative
 *   content
 */
export async function changeMemberSettings(
  deps: SettingsDeps,
  tx: DatabaseHandle,
  actor: Actor,
  projectId: string,
  input: SettingsInput,
): Promise<void> {
  const project = await createProjectsRepository(tx).get(actor, projectId);
  if (project === null) throw new AppError('NOT_FOUND');
  if (!isCollaborator(actor, project)) throw new AppError('FORBIDDEN');
  await changeSettings(deps, tx, actor, [project], input);
}

/** The actor must be a collaborator in every given project. */
async function changeSettings(
  { onFrequencyChanged }: SettingsDeps,
  tx: DatabaseHandle,
  actor: Actor,
  found: readonly StoredProject[],
  { alertEmailFrequency, updateEmailFrequency, updateEmailContent: content }: SettingsInput,
): Promise<void> {
  const isHourly = alertEmailFrequency === 'Hourly' || updateEmailFrequency === 'Hourly';
  if (isHourly && !actor.flags.hourlyEmails) throw new AppError('FEATURE_OFF');
  // Both contents are always sent together. With neither on, the table's check constraint would reject the row without
  // a useful message.
  const columns = content === undefined ? {} : contentColumns(content);
  const isCapped = content?.cq_content === true && found.some(({ isFederal }) => !isFederal);
  if (isCapped) throw contentError('Legislative content needs the U.S. federal entitlement.');
  const chosen: Frequencies[] = [];
  for (const project of found) {
    const before = presentEmailSettings(project);
    // A new settings row must contain the values shown before, not the defaults of its columns.
    const after = {
      alertEmailFrequency: alertEmailFrequency ?? before.alertEmailFrequency,
      updateEmailFrequency: updateEmailFrequency ?? before.updateEmailFrequency,
    };
    await onFrequencyChanged(tx, actor, project.projectId, { before, after });
    chosen.push({ projectId: project.projectId, ...after });
  }
  await createProjectMembersRepository(tx).update(actor, chosen, columns);
}

function contentColumns({ pn_content, cq_content }: EmailSettings['updateEmailContent']) {
  if (!pn_content && !cq_content) throw contentError('Keep at least one kind of content on.');
  return { pnContent: pn_content, cqContent: cq_content };
}

function contentError(message: string): AppError {
  return new AppError('VALIDATION', { data: { fields: { updateEmailContent: message } } });
}

export function updateMemberSettings(
  deps: SettingsDeps,
  actor: Actor,
  { id, ...changes }: SettingsInput & { id: string },
): Promise<MemberSettings> {
  return deps.database.transaction(async (tx) => {
    await changeMemberSettings(deps, tx, actor, id, changes);
    await announceToMember(tx, actor, [id]);
    const { alertEmailFrequency, updateEmailFrequency, updateEmailContent } = await getProject(tx, actor, id);
    return { projectId: id, removed: false, alertEmailFrequency, updateEmailFrequency, updateEmailContent };
  });
}

/**
 * Applies settings to every project in which the actor collaborates. The frequency Never also applies to projects added
 * later, until the user chooses another one for all.
 * @throws AppError as `changeMemberSettings`
 */
export function updateAllMemberSettings(
  deps: SettingsDeps,
  actor: Actor,
  changes: SettingsInput,
): Promise<MemberSettings[]> {
  return deps.database.transaction(async (tx) => {
    const found = await createProjectsRepository(tx).find(actor);
    const own = found.filter((project) => isCollaborator(actor, project));
    await changeSettings(deps, tx, actor, own, changes);
    const members = createProjectMembersRepository(tx);
    const nowTs = deps.clock.now();
    const chosen = { alerts: changes.alertEmailFrequency, updates: changes.updateEmailFrequency };
    for (const kind of DIGEST_KINDS) {
      if (chosen[kind] === 'Never') await members.optOut(actor, kind, nowTs);
      else if (chosen[kind] !== undefined) await members.endOptOut(actor, kind);
    }
    const ids = own.map(({ projectId }) => projectId);
    if (ids.length > 0) await announceToMember(tx, actor, ids);
    return findMemberSettings(tx, actor);
  });
}

/**
 * Hides a project from the actor, even if everyone collaborates in it. The list of collaborators stays unchanged,
 * because removing the last one would open a confidential project to the organization. @throws AppError NOT_FOUND
 */
export function removeMyself({ database, clock }: ProjectsDeps, actor: Actor, projectId: string): Promise<void> {
  return database.transaction(async (tx) => {
    const { alertEmailFrequency, updateEmailFrequency } = await getProject(tx, actor, projectId);
    // The frequencies are stored, so that a user who is added again gets notifications as before.
    const kept = { projectId, alertEmailFrequency, updateEmailFrequency };
    await createProjectMembersRepository(tx).update(actor, [kept], { removedTs: clock.now() });
    await announceVisibility(tx, actor.organizationId);
    await announceToMember(tx, actor, [projectId]);
  });
}

/** Notifies only the user's own pages, because the settings are personal. */
function announceToMember(tx: DatabaseHandle, actor: Actor, projectId: readonly string[]): Promise<void> {
  const { organizationId, userId } = actor;
  return publishEvent(tx, { organizationId, userId, topic: 'projects.changed', ids: { projectId: [...projectId] } });
}
