import { type Action, actionTypeSchema } from '@rotunda/contract';
import { getLinkedEntityType } from '../linked-entities/index.ts';
import type { StoredAction } from './actions.repository.ts';

export function presentAction(action: StoredAction): Action {
  return {
    _id: action.actionId,
    name: action.name,
    type: actionTypeSchema.parse(action.actionType),
    summary: action.summary,
    startTime: action.startTs,
    endTime: action.endTs,
    attendees: action.attendees,
    linkedEntities: action.linkedEntities.flatMap(({ fusionId, documentType }) => {
      const type = getLinkedEntityType(documentType);
      return type === undefined ? [] : [{ documentType: type, fusionId }];
    }),
    tags: action.tags,
    projects: action.projects,
    createdBy: action.createdBy,
    createdAt: action.createdTs,
    updatedAt: action.updatedTs,
    version: action.version,
  };
}
