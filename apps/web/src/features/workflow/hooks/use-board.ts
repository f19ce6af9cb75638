import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EntityPlace, WorkflowDocument, WorkflowColumn } from '@rotunda/contract';
import { useEffect, useMemo } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { cachePatch, runOptimisticChange } from '../../../shared/api/optimistic-change.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { groupByType } from '../model/group-by-type.ts';
import { moveCard, setOwner, type CardMove } from '../model/move-card.ts';
import { workflowTexts } from '../model/workflow-texts.ts';

interface Columns {
  results: WorkflowColumn[];
  total: number;
}

/** Fetches a project's board: its columns from left to right and the documents on it. */
export function useBoard(projectId: string) {
  const { queries } = useApi();
  const options = queries.workflow.findColumns.queryOptions({ input: { id: projectId } });
  const columns = useQuery(options);
  const entities = useQuery(queries.workflow.findEntities.queryOptions({ input: { id: projectId } }));
  const documents = useMemo(
    () => new Map<string, WorkflowDocument>(entities.data?.results.map((card) => [card.fusionId, card])),
    [entities.data],
  );
  const { refetch, isSuccess } = entities;
  useEffect(() => {
    const hasNew = columns.data?.results.some(({ cards }) => cards.some(({ fusionId }) => !documents.has(fusionId)));
    if (isSuccess && hasNew) void refetch();
    // Refetches once per new set of columns, whether or not the response includes the document.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [columns.data, isSuccess, refetch]);
  const change = useBoardChange(options);
  return {
    projectId,
    columns,
    entities,
    documents,
    ...useCardChanges(projectId, change),
    ...useColumnChanges(projectId, change),
  };
}
export type BoardState = ReturnType<typeof useBoard>;

type Change = ReturnType<typeof useBoardChange>;
const unchanged = (results: WorkflowColumn[]) => results;

/** Applies optimistic updates to the board. A refusal is rolled back and shown as a toast. */
function useBoardChange(options: { queryKey: readonly unknown[] }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return async (change: {
    update: (results: WorkflowColumn[]) => WorkflowColumn[];
    commit: () => Promise<unknown>;
    revert?: () => Promise<unknown>;
    /** Shown if another user made a conflicting change first. */
    conflict?: string;
    /** Shown on success. */
    done?: string;
  }): Promise<boolean> => {
    const { update, commit, revert, conflict, done } = change;
    const outcome = await runOptimisticChange({
      queryClient,
      patches: [cachePatch<Columns>(options, (data) => ({ ...data, results: update(data.results) }))],
      commit,
      ...(revert === undefined ? {} : { revert }),
      refetch: [
        queries.workflow.findColumns.key(),
        queries.projectEntities.key(),
        queries.dashboards.countByColumn.key(),
      ],
    });
    if (!outcome.ok) {
      const fault = toApiError(outcome.error);
      toast.error(fault.code === 'CONFLICT' ? (conflict ?? fault.message) : fault.message);
      return false;
    }
    const { undo } = outcome;
    if (done !== undefined && undo !== null) toast.undo(done, () => void undo());
    else if (done !== undefined) toast.success(done);
    return true;
  };
}

type CardKey = Pick<WorkflowDocument, 'fusionId' | 'documentType'>;
type CardPlace = Pick<EntityPlace, 'columnId' | 'position' | 'ownerId'>;

function useCardChanges(projectId: string, change: Change) {
  const { client } = useApi();
  const add = async (columnId: string, chosen: readonly CardKey[]) => {
    for (const group of groupByType(chosen)) {
      await client.workflow.addEntities({ ...group, columnIds: [columnId], projectIds: [projectId] });
    }
  };
  const restoreCard = (document: CardKey, place: CardPlace) => {
    const { fusionId, documentType } = document;
    return client.workflow.restoreEntities({
      places: [{ projectId, fusionId, documentType, isMember: true, ...place }],
    });
  };
  return {
    /** @param undone if given, a toast announces the move and offers undo */
    move: (move: CardMove, undone?: { done: string; document: CardKey; from: CardPlace }) =>
      change({
        update: (results) => moveCard(results, move),
        commit: () => client.workflow.updateCardPosition({ id: projectId, ...move }),
        conflict: workflowTexts.moveFailed,
        ...(undone === undefined ? {} : { revert: () => restoreCard(undone.document, undone.from), done: undone.done }),
      }),
    setOwner: (fusionId: string, owner: { before: string | null; ownerId: string | null }, done: string) => {
      const send = (ownerId: string | null) => client.workflow.updateCardOwner({ id: projectId, fusionId, ownerId });
      return change({
        update: (results) => setOwner(results, fusionId, owner.ownerId),
        commit: () => send(owner.ownerId),
        revert: () => send(owner.before),
        done,
      });
    },
    /** Adds cards at the end of a column. */
    addCards: (columnId: string, chosen: readonly CardKey[]) =>
      change({ update: unchanged, commit: () => add(columnId, chosen), done: texts.workflow.updated }),
    removeFromBoard: ({ fusionId, documentType }: CardKey, from: CardPlace & { columnId: string }) =>
      change({
        update: (results) =>
          results.map((one) => ({ ...one, cards: one.cards.filter((card) => card.fusionId !== fusionId) })),
        commit: () =>
          client.workflow.removeEntities({
            documentType,
            fusionIds: [fusionId],
            columnIds: [from.columnId],
            projectIds: [projectId],
          }),
        revert: () => restoreCard({ fusionId, documentType }, from),
        done: texts.workflow.updated,
      }),
  };
}

function useColumnChanges(projectId: string, change: Change) {
  const { client } = useApi();
  return {
    addColumn: (name: string) =>
      change({ update: unchanged, commit: () => client.workflow.createColumn({ id: projectId, name }) }),
    rename: (colId: string, previousTitle: string, name: string) =>
      change({
        update: (results) => results.map((one) => (one._id === colId ? { ...one, title: name } : one)),
        commit: () => client.workflow.renameColumn({ id: projectId, colId, name, previousTitle }),
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
