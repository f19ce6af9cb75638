import { type Action, type LinkedEntity, TEXTS } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { resolveLinkedEntities } from '../../linked-entities/index.ts';
import { checkLinks } from '../../links/index.ts';
import { createActionLinksRepository } from '../action-links.repository.ts';
import type { ActionsDeps } from '../actions.deps.ts';
import { type ActionChanges, createActionsRepository, type StoredAction } from '../actions.repository.ts';
import type { NewAction } from './create-action.ts';
import { presentAction } from '../actions.presenter.ts';
import { loadAction, loadChanged } from '../actions.queries.ts';
import { findActionAudience, recordChange } from './record-change.ts';

type Changed<T> = { [K in keyof T]?: T[K] | undefined };

export interface ActionUpdate {
  id: string;
  /** The version that was edited; without it the last write wins. */
  version?: number | undefined;
  updates: Changed<Omit<NewAction, 'linkedEntities'>> & {
    linkedEntities?: { add: readonly LinkedEntity[]; remove: readonly LinkedEntity[] } | undefined;
  };
}

/**
 * Updates the given fields and links.
 * @throws AppError NOT_FOUND; CONFLICT when the action has changed since, and nothing is written; VALIDATION
 */
export function updateAction(deps: ActionsDeps, actor: Actor, { id, version, updates }: ActionUpdate): Promise<Action> {
  const { organizationId } = actor;
  const nowTs = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const before = await loadAction(tx, actor, id);
    if (version !== undefined && before.version !== version) throw new AppError('CONFLICT');
    const changes = { ...getColumns(updates), updatedTs: nowTs };
    assertStartsFirst(before, changes);
    const links = createActionLinksRepository(tx);
    const linkedBefore = (await links.findProjectIds(organizationId, [id])).get(id) ?? [];
    const added = await checkLinks(tx, actor, { ...updates, linkedEntities: updates.linkedEntities?.add });
    // The version check on load is only a shortcut. This one decides, because two users may have loaded the same
    // version.
    const isCurrent = await createActionsRepository(tx).updateVersion(actor, id, version, changes);
    if (!isCurrent) throw new AppError('CONFLICT');
    const audience = await findActionAudience(tx, organizationId, [id]);
    await writeLinks(tx, actor, id, updates, added);
    const linkedNow = (await links.findProjectIds(organizationId, [id])).get(id) ?? [];
    // A project the action left sees the old name, not the changes made in the same request.
    const left = { actionId: id, name: before.name, projectIds: without(linkedBefore, linkedNow) };
    const kept = { actionId: id, name: updates.name ?? before.name, projectIds: linkedNow };
    await recordChange(tx, actor, 'updated', [left, kept], { eventTs: nowTs, audience });
    return presentAction(await loadChanged(tx, actor, id));
  });
}

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));

function getColumns({ name, type, summary, startTime, endTime }: ActionUpdate['updates']): ActionChanges {
  return {
    ...(name === undefined ? {} : { name }),
    ...(type === undefined ? {} : { actionType: type }),
    ...(summary === undefined ? {} : { summary }),
    ...(startTime === undefined ? {} : { startTs: startTime }),
    ...(endTime === undefined ? {} : { endTs: endTime }),
  };
}

/** Validates changed and unchanged times together, because a form may send only one of the two. */
function assertStartsFirst(before: StoredAction, changes: ActionChanges): void {
  if ((changes.startTs ?? before.startTs) <= (changes.endTs ?? before.endTs)) return;
  throw new AppError('VALIDATION', { data: { fields: { startTime: TEXTS.actions.startAfterEnd } } });
}

async function writeLinks(
  tx: DatabaseHandle,
  actor: Actor,
  actionId: string,
  { attendees, tags, projects, linkedEntities }: ActionUpdate['updates'],
  addedDocumentIds: readonly number[],
): Promise<void> {
  const { organizationId } = actor;
  const links = createActionLinksRepository(tx);
  if (attendees !== undefined) await links.replaceAttendees(organizationId, actionId, attendees);
  if (tags !== undefined) await links.replaceTags(organizationId, actionId, tags);
  if (projects !== undefined) await links.replaceProjects(actor, actionId, projects);
  // Documents that no longer resolve have no links left to remove.
  const removed = await resolveLinkedEntities(tx, organizationId, linkedEntities?.remove ?? []);
  await links.removeEntities(organizationId, actionId, removed.documentIds);
  await links.addEntities(organizationId, actionId, addedDocumentIds);
}
