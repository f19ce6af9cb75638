import type { Action, LinkedEntity } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { fetchLinkedEntities, getLinkedEntityType } from '../linked-entities/index.ts';
import { createLinksRepository } from '../links/index.ts';
import { ACTION_LINKS } from './action-links.repository.ts';
import type { ActionsDeps } from './actions.deps.ts';
import { presentAction } from './actions.presenter.ts';
import { type ActionQuery, createActionsRepository, type StoredAction } from './actions.repository.ts';

/**
 * Returns a page of actions in the actor's organization and the number of upcoming and past actions under the same
 * filters.
 */
export async function findActions({ database, clock }: ActionsDeps, actor: Actor, query: ActionQuery) {
  const repository = createActionsRepository(database);
  const nowTs = clock.now();
  const [rows, { upcoming, past }] = await Promise.all([
    repository.find(actor, query, nowTs),
    repository.count(actor, query.filters, nowTs),
  ]);
  const total = { upcoming, past, all: upcoming + past }[query.part ?? 'all'];
  return { results: rows.map(presentAction), total, upcoming, past };
}

/**
 * Loads one action.
 * @throws AppError NOT_FOUND also for an action hidden from the actor
 */
export async function loadAction(db: DatabaseHandle, actor: Actor, actionId: string): Promise<StoredAction> {
  const [found] = await createActionsRepository(db).findByIds(actor, [actionId]);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Loads the action that the actor just changed, even if adding it to a confidential project has hidden it from the
 * actor.
 * @throws AppError NOT_FOUND
 */
export async function loadChanged(db: DatabaseHandle, actor: Actor, actionId: string): Promise<StoredAction> {
  const found = await createActionsRepository(db).getChanged(actor, actionId);
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** @throws AppError NOT_FOUND */
export async function getAction(db: DatabaseHandle, actor: Actor, actionId: string): Promise<Action> {
  return presentAction(await loadAction(db, actor, actionId));
}

/** Action with the names of what it is linked to, limited to what the actor can see. */
export interface NamedAction {
  action: StoredAction;
  tagNames: string[];
  projects: { id: string; name: string }[];
  linkedLabels: string[];
}

/** Returns the actions by id; actions hidden from the actor are absent. */
export async function findNamedActions(
  db: DatabaseHandle,
  actor: Actor,
  actionIds: readonly string[],
): Promise<Map<string, NamedAction>> {
  const actions = await createActionsRepository(db).findByIds(actor, actionIds);
  const links = await createLinksRepository(db, ACTION_LINKS).find(actor, actionIds);
  const entities = new Map<string, LinkedEntity>();
  for (const { fusionId, documentType } of actions.flatMap(({ linkedEntities }) => linkedEntities)) {
    const type = getLinkedEntityType(documentType);
    if (type !== undefined) entities.set(fusionId, { fusionId, documentType: type });
  }
  const linked = await fetchLinkedEntities(db, actor.organizationId, [...entities.values()]);
  const labels = new Map(linked.map(({ fusionId, label }) => [fusionId, label]));
  return new Map(
    actions.map((action) => {
      const { tags = [], projects = [] } = links.get(action.actionId) ?? {};
      const linkedLabels = action.linkedEntities.flatMap(({ fusionId }) => labels.get(fusionId) ?? []);
      return [action.actionId, { action, tagNames: tags.map(({ name }) => name), projects, linkedLabels }];
    }),
  );
}
