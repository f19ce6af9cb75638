import type { LinkedEntity } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { fetchLinkedEntities, getLinkedEntityType } from '../linked-entities/index.ts';
import { createLinksRepository } from '../links/index.ts';
import { ACTION_LINKS } from './action-links.repository.ts';
import { createActionsRepository, type StoredAction } from './actions.repository.ts';

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
