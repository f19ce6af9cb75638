import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentCard, WorkflowColumn } from '@rotunda/contract';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cachePatch, runOptimisticChange } from '../../../shared/api/optimistic-change.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { moveCard, type CardMove } from '../model/move-card.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

interface Columns {
  results: WorkflowColumn[];
  total: number;
}

/** A project's board: its columns, from left to right, and the documents on it. */
export function useBoard(projectId: string) {
  const { queries } = useApi();
  const options = queries.workflow.findColumns.queryOptions({ input: { id: projectId } });
  const columns = useQuery(options);
  const entities = useQuery(queries.workflow.findEntities.queryOptions({ input: { id: projectId } }));
  const documents = new Map<string, DocumentCard>(entities.data?.results.map((card) => [card.fusionId, card]));
  const change = useBoardChange(options);
  return { columns, entities, documents, ...useCardChanges(projectId, change), ...useColumnChanges(projectId, change) };
}
export type BoardState = ReturnType<typeof useBoard>;

type Change = ReturnType<typeof useBoardChange>;
const unchanged = (results: WorkflowColumn[]) => results;

/** Shows a change at once; a refusal takes it back and says so. */
function useBoardChange(options: { queryKey: readonly unknown[] }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return async (change: {
    update: (results: WorkflowColumn[]) => WorkflowColumn[];
    commit: () => Promise<unknown>;
    /** Said when someone else was faster. */
    conflict?: string;
  }): Promise<boolean> => {
    const outcome = await runOptimisticChange({
      queryClient,
      patches: [cachePatch<Columns>(options, (data) => ({ ...data, results: change.update(data.results) }))],
      commit: change.commit,
      refetch: [queries.workflow.key()],
    });
    if (outcome.ok) return true;
    const fault = toApiFault(outcome.error);
    toast.error(fault.code === 'CONFLICT' ? (change.conflict ?? fault.message) : fault.message);
    return false;
  };
}

function useCardChanges(projectId: string, change: Change) {
  const { client } = useApi();
  return {
    move: (move: CardMove) =>
      change({
        update: (results) => moveCard(results, move),
        commit: () => client.workflow.updateCardPosition({ id: projectId, ...move }),
        conflict: workflowTexts.moveFailed,
      }),
    takeOff: ({ fusionId, documentType }: DocumentCard) =>
      change({
        update: (results) =>
          results.map((one) => ({ ...one, cards: one.cards.filter((card) => card.fusionId !== fusionId) })),
        commit: () =>
          client.workflow.removeEntities({
            documentType,
            fusionIds: [fusionId],
            columnIds: [],
            projectIds: [projectId],
          }),
      }),
  };
}

function useColumnChanges(projectId: string, change: Change) {
  const { client } = useApi();
  return {
    addColumn: (name: string) =>
      change({ update: unchanged, commit: () => client.workflow.createColumn({ id: projectId, name }) }),
    rename: ({ _id, title }: WorkflowColumn, name: string) =>
      change({
        update: (results) => results.map((one) => (one._id === _id ? { ...one, title: name } : one)),
        commit: () => client.workflow.renameColumn({ id: projectId, colId: _id, name, previousTitle: title }),
        conflict: workflowTexts.renameFailed,
      }),
    order: (columnIds: string[]) =>
      change({
        update: (results) => results.toSorted((a, b) => columnIds.indexOf(a._id) - columnIds.indexOf(b._id)),
        commit: () => client.workflow.orderColumns({ id: projectId, columnIds }),
      }),
    deleteColumn: (columnId: string, moveCardsTo: string | null) =>
      change({
        update: unchanged,
        commit: () => client.workflow.deleteColumn({ id: projectId, colId: columnId, moveCardsTo }),
      }),
  };
}
