import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { AlertFilter, AlertSort } from '../../alerts/index.ts';
import { getProject } from '../../projects/index.ts';
import type { AlertsRequest } from './export-request.ts';
import { noneSelected } from './none-selected.ts';

export interface AlertsInput {
  projectId?: string | undefined;
  selectedResults?: { fusionId: string; projectId?: string | undefined }[] | undefined;
  filter?: (AlertFilter & { sort: AlertSort }) | undefined;
  fields: AlertsRequest['fields'];
}

/** The default list of a project: all relevant alerts, newest first. */
const OF_PROJECT: AlertFilter & { sort: AlertSort } = {
  projectIds: [],
  savedSearchIds: [],
  documentTypes: [],
  read: 'all',
  irrelevant: false,
  sort: 'discoveryDate_desc',
};

/**
 * Builds the request of an alerts export.
 * @throws AppError NOT_FOUND for a project the actor cannot see
 */
export async function requestOfAlerts(
  db: DatabaseHandle,
  actor: Actor,
  { fields, selectedResults, filter, projectId }: AlertsInput,
): Promise<AlertsRequest> {
  if (projectId !== undefined) await getProject(db, actor, projectId);
  if (selectedResults !== undefined) {
    const keys = selectedResults.map(({ fusionId, ...key }) => {
      const ofKey = key.projectId ?? projectId;
      if (ofKey === undefined) throw noneSelected();
      return { fusionId, projectId: ofKey };
    });
    return { kind: 'alerts', fields, selection: { by: 'ids', keys } };
  }
  if (filter === undefined && projectId === undefined) throw noneSelected();
  const list = { ...OF_PROJECT, ...filter };
  return {
    kind: 'alerts',
    fields,
    selection: {
      by: 'list',
      list:
        projectId === undefined
          ? list
          : {
              ...list,
              projectIds: [projectId],
            },
    },
  };
}
