import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { lockProjects, publishToProjects } from '../../projects/index.ts';
import type { WorkflowDeps } from '../workflow.deps.ts';
import { createWorkflowRepository, type StoredColumn, type WorkflowRepository } from '../workflow.repository.ts';

/** A locked board and the repository to change it with. */
export interface Board {
  repository: WorkflowRepository;
  /** Columns as they are while the project is locked. */
  columns: StoredColumn[];
  /** @throws AppError NOT_FOUND for a column that is not on this board */
  column(columnId: string): StoredColumn;
}

/**
 * Changes a board exclusively. The project's row is locked, so concurrent changes queue up, each sees the one before
 * it, and no card is lost or duplicated. @throws AppError NOT_FOUND
 */
export function changeBoard<T>(
  { database }: Pick<WorkflowDeps, 'database'>,
  actor: Actor,
  projectId: string,
  change: (board: Board, tx: DatabaseHandle) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    await lockProjects(tx, actor, [projectId]);
    const repository = createWorkflowRepository(tx);
    const columns = await repository.findColumns(actor, [projectId]);
    const column = (columnId: string): StoredColumn => {
      const found = columns.find((one) => one.columnId === columnId);
      if (found === undefined) throw new AppError('NOT_FOUND');
      return found;
    };
    const result = await change({ repository, columns, column }, tx);
    await announceBoards(tx, actor, [projectId]);
    return result;
  });
}

export function announceBoards(tx: DatabaseHandle, actor: Actor, projectIds: readonly string[]): Promise<void> {
  const boards = projectIds.map((projectId) => ({ projectId }));
  return publishToProjects(tx, actor.organizationId, 'workflow.changed', boards);
}
