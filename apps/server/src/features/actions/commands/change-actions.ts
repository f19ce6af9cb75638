import type { Action } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { checkLinks } from '../../links/index.ts';
import { createActionLinksRepository } from '../action-links.repository.ts';
import type { ActionsDeps } from '../actions.deps.ts';
import { presentAction } from '../actions.presenter.ts';
import { createActionsRepository } from '../actions.repository.ts';
import { type ChangedAction, findActionAudience, recordChange } from './record-change.ts';

/**
 * Deletes the actions visible to the actor and ignores the others as if they did not exist.
 * @throws AppError NOT_FOUND when ids are given and none can be deleted
 */
export function deleteActions(
  { database, clock }: ActionsDeps,
  actor: Actor,
  actionIds: readonly string[],
): Promise<{ deletedIds: string[] }> {
  const { organizationId } = actor;
  return database.transaction(async (tx) => {
    if (actionIds.length === 0) return { deletedIds: [] };
    const projects = await createActionLinksRepository(tx).findProjectIds(organizationId, actionIds);
    // Read before deleting, because afterwards nothing tells who could see the actions.
    const audience = await findActionAudience(tx, organizationId, actionIds);
    const deleted = await createActionsRepository(tx).delete(actor, actionIds);
    if (deleted.length === 0) throw new AppError('NOT_FOUND');
    await recordChange(tx, actor, 'deleted', withProjects(deleted, projects), { eventTs: clock.now(), audience });
    return { deletedIds: deleted.map((one) => one.actionId) };
  });
}

export interface TagChange {
  selectedActions: readonly string[];
  tagsAdded: readonly string[];
  tagsRemoved: readonly string[];
}

/**
 * Adds and removes tags on many actions; a tag in both lists is added.
 * @throws AppError NOT_FOUND when none of the actions exists; VALIDATION naming unknown tags
 */
export function changeActionTags(
  { database, clock }: ActionsDeps,
  actor: Actor,
  { selectedActions, tagsAdded, tagsRemoved }: TagChange,
): Promise<Action[]> {
  const { organizationId } = actor;
  const nowTs = clock.now();
  return database.transaction(async (tx) => {
    const repository = createActionsRepository(tx);
    const changed = await repository.touch(actor, selectedActions, nowTs);
    if (changed.length === 0) throw new AppError('NOT_FOUND');
    await checkLinks(tx, actor, { tags: tagsAdded });
    const actionIds = changed.map((one) => one.actionId);
    const links = createActionLinksRepository(tx);
    await links.removeTags(organizationId, actionIds, tagsRemoved);
    await links.addTags(organizationId, actionIds, tagsAdded);
    const projects = await links.findProjectIds(organizationId, actionIds);
    await recordChange(tx, actor, 'updated', withProjects(changed, projects), { eventTs: nowTs });
    return (await repository.findByIds(actor, actionIds)).map(presentAction);
  });
}

function withProjects(
  changed: readonly { actionId: string; name: string }[],
  projects: ReadonlyMap<string, string[]>,
): ChangedAction[] {
  return changed.map((one) => ({ ...one, projectIds: projects.get(one.actionId) ?? [] }));
}
