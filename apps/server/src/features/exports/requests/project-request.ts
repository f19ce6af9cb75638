import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { type EntitiesQuery, type EntityKey, getProject } from '../../projects/index.ts';
import { noneSelected } from './none-selected.ts';
import type { ProjectRequest } from './export-request.ts';

export interface ProjectInput extends Omit<EntitiesQuery, 'projectId' | 'skip' | 'limit'> {
  projectId?: string | undefined;
  selectedResults?: EntityKey[] | undefined;
  fields: ProjectRequest['fields'];
}

/**
 * Builds the request of a project export.
 * @throws AppError NOT_FOUND for a project the actor cannot see
 */
export async function requestOfProject(
  db: DatabaseHandle,
  actor: Actor,
  { fields, selectedResults, projectId, ...list }: ProjectInput,
): Promise<ProjectRequest> {
  if (projectId !== undefined) await getProject(db, actor, projectId);
  if (selectedResults !== undefined) {
    const keys = selectedResults.map((key) => ({ fusionId: key.fusionId, projectId: key.projectId ?? projectId }));
    return { kind: 'projectEntities', fields, selection: { by: 'ids', keys } };
  }
  if (projectId === undefined) throw noneSelected();
  const { documentTypes, searchText, priorities, positions, tagIds, sortBy, sortOrder } = list;
  return {
    kind: 'projectEntities',
    fields,
    selection: {
      by: 'list',
      list: {
        projectId,
        documentTypes,
        searchText,
        priorities,
        positions,
        tagIds,
        sortBy,
        sortOrder,
      },
    },
  };
}
