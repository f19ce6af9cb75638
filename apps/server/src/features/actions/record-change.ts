import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { UnixSeconds } from '@rotunda/domain';
import { createProjectActivitiesRepository } from './project-activities.repository.ts';

export interface ChangedAction {
  actionId: string;
  name: string;
  /** Before and after the change, those the actor cannot see included. */
  projectIds: readonly string[];
}

/** Writes into the activity of each project what was done (S1 §3), and tells the open pages, in the change's transaction. */
export async function recordChange(
  tx: DatabaseHandle,
  actor: Actor,
  action: 'created' | 'updated' | 'deleted',
  changed: readonly ChangedAction[],
  eventTs: UnixSeconds,
): Promise<void> {
  const { organisationId, userId } = actor;
  await createProjectActivitiesRepository(tx).insert(
    changed.flatMap(({ actionId, name, projectIds }) =>
      [...new Set(projectIds)].map((projectId) => ({
        organisationId,
        projectId,
        userId,
        action,
        entityLabel: 'Action',
        entityId: actionId,
        entityType: 'action',
        entityName: name,
        eventTs,
      })),
    ),
  );
  await publishEvent(tx, {
    organisationId,
    topic: 'actions.changed',
    ids: { actionId: changed.map((one) => one.actionId) },
  });
}
