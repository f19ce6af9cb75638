import type { WorkflowColumn } from '@rotunda/contract';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectsRepository } from '../projects/index.ts';
import { createWorkflowRepository, type StoredColumn } from './workflow.repository.ts';

export interface Columns {
  results: WorkflowColumn[];
  total: number;
}

export function presentColumn({ columnId, projectId, title, cards }: StoredColumn): WorkflowColumn {
  return {
    _id: columnId,
    projectId,
    title,
    cards: cards.flatMap(({ fusionId, documentType, ownerId }) => {
      const type = DOCUMENT_TYPES.find((one) => one === documentType);
      return type === undefined ? [] : [{ fusionId, documentType: type, ownerId }];
    }),
  };
}

export function presentColumns(columns: readonly StoredColumn[]): Columns {
  return { results: columns.map(presentColumn), total: columns.length };
}

/** Returns the columns of a project from left to right. @throws AppError NOT_FOUND */
export async function findBoard(db: DatabaseHandle, actor: Actor, projectId: string): Promise<StoredColumn[]> {
  if ((await createProjectsRepository(db).get(actor, projectId)) === null) throw new AppError('NOT_FOUND');
  return createWorkflowRepository(db).findColumns(actor, [projectId]);
}
