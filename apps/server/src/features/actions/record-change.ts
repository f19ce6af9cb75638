import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type Audience, audienceOf, findAudience, publishToAudience } from '../links/index.ts';
import { ACTION_LINKS } from './action-links.repository.ts';
import { createProjectActivitiesRepository } from './project-activities.repository.ts';

export interface ChangedAction {
  actionId: string;
  name: string;
  /** Those the actor cannot see included. */
  projectIds: readonly string[];
}

/** Who may hear of actions as they are linked at this moment. */
export const findActionAudience = (tx: DatabaseHandle, organisationId: string, actionIds: readonly string[]) =>
  findAudience(tx, ACTION_LINKS, organisationId, actionIds);

/**
 * Writes into the activity of each project what was done (S1 §3), and tells the open pages, in the change's transaction.
 * @param audience who could see the actions before the change; they are told as well as those who see them now
 */
export async function recordChange(
  tx: DatabaseHandle,
  actor: Actor,
  action: 'created' | 'updated' | 'deleted',
  changed: readonly ChangedAction[],
  { eventTs, audience = [] }: { eventTs: UnixSeconds; audience?: readonly Audience[] },
): Promise<void> {
  const { organisationId, userId, impersonatorId } = actor;
  await createProjectActivitiesRepository(tx).insert(
    changed.flatMap(({ actionId, name, projectIds }) =>
      [...new Set(projectIds)].map((projectId) => ({
        organisationId,
        projectId,
        userId,
        impersonatorId,
        action,
        entityLabel: 'Action',
        entityId: actionId,
        entityType: 'action',
        entityName: name,
        eventTs,
      })),
    ),
  );
  const actionIds = [...new Set(changed.map((one) => one.actionId))];
  // What is deleted has no links any more, and would pass for open to everyone.
  const now = action === 'deleted' ? [] : await findActionAudience(tx, organisationId, actionIds);
  const news = { organisationId, topic: 'actions.changed', idName: 'actionId' } as const;
  await publishToAudience(tx, news, [...audienceOf(audience, actionIds), ...now]);
}
