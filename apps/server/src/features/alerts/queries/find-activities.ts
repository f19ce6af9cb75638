import { ALERT_ACTIVITY_LABELS } from '@rotunda/contract';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createAlertActivitiesRepository } from '../alert-activities.repository.ts';

/** Returns what happened to a document in the projects visible to the actor, newest first. */
export async function presentActivities(db: DatabaseHandle, actor: Actor, fusionId: string) {
  const rows = await createAlertActivitiesRepository(db).findActivities(actor, fusionId);
  return rows.flatMap(({ activity, userName, impersonatorName, projectName }) => {
    const eventLabel = ALERT_ACTIVITY_LABELS.find((label) => label === activity.eventLabel);
    if (eventLabel === undefined) return [];
    return [
      {
        eventTs: activity.eventTs,
        eventLabel,
        savedSearchId: activity.savedSearchId,
        userId: activity.userId,
        userName,
        impersonatorName,
        projectId: activity.projectId,
        projectName,
      },
    ];
  });
}

/** Returns the data of the Alerts Activity tab: the activities and the saved alerts they refer to. */
export async function findAlertActivities(db: DatabaseHandle, actor: Actor, fusionId: string) {
  const alertActivities = await presentActivities(db, actor, fusionId);
  const ids = [...new Set(alertActivities.flatMap((activity) => activity.savedSearchId ?? []))];
  return { savedAlerts: await createAlertActivitiesRepository(db).findSavedAlerts(actor, ids), alertActivities };
}
