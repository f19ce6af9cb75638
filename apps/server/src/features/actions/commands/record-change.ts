import type { UnixSeconds } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { type Audience, getAudience, findAudience, publishToAudience } from '../../links/index.ts';
import { ACTION_LINKS } from '../action-links.repository.ts';
import { createProjectActivitiesRepository } from '../project-activities.repository.ts';

export interface ChangedAction {
  actionId: string;
  name: string;
  /** Includes projects hidden from the actor. */
  projectIds: readonly string[];
}

/** Finds who may hear about the actions with their current links. */
export const findActionAudience = (tx: DatabaseHandle, organizationId: string, actionIds: readonly string[]) =>
  findAudience(tx, ACTION_LINKS, organizationId, actionIds);

/**
 * Records the change in the activity of each project (PRJ-06) and notifies open pages, both in the transaction of the
 * change.
 * @param audience who could see the actions before the change; they are notified along with those who can see them now
 */
export async function recordChange(
  tx: DatabaseHandle,
  actor: Actor,
  action: 'created' | 'updated' | 'deleted',
  changed: readonly ChangedAction[],
  { eventTs, audience = [] }: { eventTs: UnixSeconds; audience?: readonly Audience[] },
): Promise<void> {
  const { organizationId, userId, impersonatorId } = actor;
  await createProjectActivitiesRepository(tx).insert(
    changed.flatMap(({ actionId, name, projectIds }) =>
      [...new Set(projectIds)].map((projectId) => ({
        organizationId,
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
  // A deleted action has no links left, so it would appear visible to everyone.
  const now = action === 'deleted' ? [] : await findActionAudience(tx, organizationId, actionIds);
  const news = { organizationId, topic: 'actions.changed', idName: 'actionId' } as const;
  await publishToAudience(tx, news, [...getAudience(audience, actionIds), ...now]);
}
