import { LIMITS } from '@rotunda/contract/values';
import type { ApiClient } from '../../../shared/api/api-client.ts';

/** Alerts that one call deleted in a project. */
export interface DeletedAlerts {
  projectId: string;
  fusionIds: readonly string[];
}

/** Undoes deletions, in batches of the size the server accepts. */
export async function restoreAlerts(client: ApiClient, deleted: readonly DeletedAlerts[]): Promise<void> {
  for (const { projectId, fusionIds } of deleted) {
    for (let at = 0; at < fusionIds.length; at += LIMITS.bulkIds) {
      await client.alerts.restoreDeleted({ projectId, fusionIds: fusionIds.slice(at, at + LIMITS.bulkIds) });
    }
  }
}
