import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { WorkflowColumn, WorkflowDocument } from '@rotunda/contract';
import { getIdentifier } from '@rotunda/contract/values';
import { useEffect, useRef, useState } from 'react';
import { readDrop } from '../model/card-drag.ts';
import { moveByKey, getCardIndex, toFullBoard, type CardMove } from '../model/move-card.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import type { BoardState } from './use-board.ts';

/**
 * Actions on a card. The functions keep their identity while the board is mounted, so that cards do not render because
 * of them.
 */
export interface BoardCommands {
  /** Moves a card to the end of a column, with a toast that offers undo. */
  sendTo: (fusionId: string, columnId: string) => void;
  setOwner: (fusionId: string, owner: { _id: string; name: string } | null) => void;
  removeFromBoard: (document: WorkflowDocument, columnId: string) => void;
  /** @returns whether the key moved the card */
  moveByKey: (fusionId: string, event: { key: string; shiftKey: boolean }) => boolean;
}

/**
 * Moves cards by drag, key or menu, keeps focus on the moved card, and announces its new place.
 *
 * @param columns the unfiltered board
 * @param shown the columns with only the cards that pass the filters; drops and keys count positions in these
 */
export function useBoardCommands(
  board: BoardState,
  columns: readonly WorkflowColumn[],
  shown: readonly WorkflowColumn[],
) {
  const [announcement, setAnnouncement] = useState('');
  const [movedId, setMovedId] = useState<string | null>(null);
  useFocusOnMoved(movedId, columns);
  const move = async (change: CardMove, canUndo = false) => {
    const from = columns.find((column) => column._id === change.fromColumnId);
    const to = columns.find((column) => column._id === change.toColumnId);
    const document = board.documents.get(change.fusionId);
    if (!from || !to || !document) return;
    setMovedId(change.fusionId);
    const size = to.cards.filter((card) => card.fusionId !== change.fusionId).length + 1;
    const place = Math.min(change.position, size - 1) + 1;
    // If the move is refused, the card and the focus return to where they were.
    const undone = {
      done: workflowTexts.movedTo(getIdentifier(document), to.title),
      document,
      from: placeOfCard(from, change),
    };
    if (!(await board.move(change, canUndo ? undone : undefined))) return;
    setAnnouncement(workflowTexts.moved(getIdentifier(document), to.title, place, size));
    setMovedId((current) => (current === change.fusionId ? null : current));
  };
  const commands = useStable({
    sendTo: (fusionId: string, columnId: string) => {
      const from = columns.find((column) => getCardIndex(column, fusionId) >= 0);
      const to = columns.find((column) => column._id === columnId);
      if (!from || !to) return;
      void move({ fusionId, fromColumnId: from._id, toColumnId: columnId, position: to.cards.length }, true);
    },
    setOwner: (fusionId: string, owner: { _id: string; name: string } | null) => {
      const card = columns.flatMap((column) => column.cards).find((one) => one.fusionId === fusionId);
      const document = board.documents.get(fusionId);
      const ownerId = owner?._id ?? null;
      if (!card || !document || card.ownerId === ownerId) return;
      const name = getIdentifier(document);
      const done = owner === null ? workflowTexts.disowned(name) : workflowTexts.owned(name, owner.name);
      void board.setOwner(fusionId, { before: card.ownerId, ownerId }, done);
    },
    removeFromBoard: (document: WorkflowDocument, columnId: string) => {
      const column = columns.find((one) => one._id === columnId);
      if (column) void board.removeFromBoard(document, placeOfCard(column, document));
    },
    moveByKey: (fusionId: string, event: { key: string; shiftKey: boolean }) => {
      const change = moveByKey(shown, fusionId, event);
      if (change !== null) void move(toFullBoard(columns, shown, change));
      return change !== null;
    },
    drop: ({ source, location: { current } }: Drop) => {
      const change = readDrop(shown, source.data, current.dropTargets, current.input.clientY);
      if (change !== null) void move(toFullBoard(columns, shown, change));
    },
  });
  useEffect(() => monitorForElements({ onDrop: (drop) => commands.drop(drop) }), [commands]);
  return { commands, announcement, movedId };
}

/** Returns the place and owner of a card, which an undo restores. */
function placeOfCard(column: WorkflowColumn, { fusionId }: Pick<CardMove, 'fusionId'>) {
  const position = Math.max(getCardIndex(column, fusionId), 0);
  return { columnId: column._id, position, ownerId: column.cards[position]?.ownerId ?? null };
}

type Drop = Parameters<NonNullable<Parameters<typeof monitorForElements>[0]['onDrop']>>[0];

interface AllCommands extends BoardCommands {
  drop: (drop: Drop) => void;
}

/** Returns an object with a stable identity that calls the latest commands. */
function useStable(commands: AllCommands): AllCommands {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const [stable] = useState<AllCommands>(() => ({
    sendTo: (fusionId, columnId) => latest.current.sendTo(fusionId, columnId),
    setOwner: (fusionId, owner) => latest.current.setOwner(fusionId, owner),
    removeFromBoard: (document, columnId) => latest.current.removeFromBoard(document, columnId),
    moveByKey: (fusionId, event) => latest.current.moveByKey(fusionId, event),
    drop: (drop) => latest.current.drop(drop),
  }));
  return stable;
}

/**
 * Restores focus to a moved card, because it is mounted again in its new column and the old element loses the focus.
 */
function useFocusOnMoved(movedId: string | null, columns: readonly WorkflowColumn[]): void {
  useEffect(() => {
    if (movedId === null || document.activeElement !== document.body) return;
    const link = document.querySelector(`[data-card="${CSS.escape(movedId)}"] a`);
    if (link instanceof HTMLElement) link.focus();
  }, [movedId, columns]);
}
