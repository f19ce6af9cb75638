import type { Action, ActionType, LinkedEntity } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import type { Actor } from '../../../platform/request-context.ts';
import { checkLinks } from '../../links/index.ts';
import { createActionLinksRepository } from '../action-links.repository.ts';
import type { ActionsDeps } from '../actions.deps.ts';
import { createActionsRepository } from '../actions.repository.ts';
import { getAction } from '../actions.queries.ts';
import { recordChange } from './record-change.ts';

export interface NewAction {
  name: string;
  type: ActionType;
  summary: string | null;
  startTime: UnixSeconds;
  endTime: UnixSeconds;
  attendees: readonly string[];
  tags: readonly string[];
  projects: readonly string[];
  linkedEntities: readonly LinkedEntity[];
}

/**
 * Creates an action with its links.
 * @throws AppError VALIDATION naming links that do not exist; nothing is created
 */
export function createAction(deps: ActionsDeps, actor: Actor, input: NewAction): Promise<Action> {
  const actionId = deps.ids.newId();
  const { organizationId } = actor;
  const nowTs = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const documentIds = await checkLinks(tx, actor, input);
    await createActionsRepository(tx).insert([
      {
        actionId,
        organizationId,
        name: input.name,
        actionType: input.type,
        summary: input.summary,
        startTs: input.startTime,
        endTs: input.endTime,
        createdBy: actor.userId,
        createdTs: nowTs,
        updatedTs: nowTs,
      },
    ]);
    const links = createActionLinksRepository(tx);
    await links.addAttendees(organizationId, [actionId], input.attendees);
    await links.addTags(organizationId, [actionId], input.tags);
    await links.replaceProjects(actor, actionId, input.projects);
    await links.addEntities(organizationId, actionId, documentIds);
    await recordChange(tx, actor, 'created', [{ actionId, name: input.name, projectIds: input.projects }], {
      eventTs: nowTs,
    });
    return getAction(tx, actor, actionId);
  });
}
