import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { WorkflowColumn, WorkflowDocument } from '@rotunda/contract';
import { useEffect, useRef, useState } from 'react';
import { identifierOf } from '../../../shared/documents/card-facts.ts';
import { readDrop } from '../model/card-drag.ts';
import { moveByKey, placeOf, type CardMove } from '../model/move-card.ts';
import { workflowTexts } from '../model/workflow-texts.ts';
import type { BoardState } from './use-board.ts';

/** What is done with a card. The same functions for as long as the board is shown, so that cards are not drawn for them. */
export interface BoardCommands {
  move: (move: CardMove) => void;
  takeOff: (document: WorkflowDocument, columnId: string) => void;
  /** @returns whether the key moved the card */
  moveByKey: (fusionId: string, event: { key: string; shiftKey: boolean }) => boolean;
}

/** Moves cards by every means, keeps the keyboard on the one that moved, and says where it went. */
export function useBoardCommands(board: BoardState, columns: readonly WorkflowColumn[]) {
  const [announcement, setAnnouncement] = useState('');
  const [movedId, setMovedId] = useState<string | null>(null);
  useFocusOnMoved(movedId, columns);
  const move = async (change: CardMove) => {
    const to = columns.find((column) => column._id === change.toColumnId);
    const document = board.documents.get(change.fusionId);
    if (!to || !document) return;
    setMovedId(change.fusionId);
    const size = to.cards.filter((card) => card.fusionId !== change.fusionId).length + 1;
    const place = Math.min(change.position, size - 1) + 1;
    // Refused, it goes back to where it was, and the keyboard with it.
    if (!(await board.move(change))) return;
    setAnnouncement(workflowTexts.moved(identifierOf(document), to.title, place, size));
    setMovedId((current) => (current === change.fusionId ? null : current));
  };
  const commands = useStable({
    move: (change: CardMove) => void move(change),
    takeOff: (document: WorkflowDocument, columnId: string) => {
      const column = columns.find((one) => one._id === columnId);
      if (column) void board.takeOff(document, columnId, placeOf(column, document.fusionId));
    },
    moveByKey: (fusionId: string, event: { key: string; shiftKey: boolean }) => {
      const change = moveByKey(columns, fusionId, event);
      if (change !== null) void move(change);
      return change !== null;
    },
    drop: ({ source, location: { current } }: Drop) => {
      const change = readDrop(columns, source.data, current.dropTargets, current.input.clientY);
      if (change !== null) void move(change);
    },
  });
  useEffect(() => monitorForElements({ onDrop: (drop) => commands.drop(drop) }), [commands]);
  return { commands, announcement, movedId };
}

type Drop = Parameters<NonNullable<Parameters<typeof monitorForElements>[0]['onDrop']>>[0];

interface AllCommands extends BoardCommands {
  drop: (drop: Drop) => void;
}

/** One object that always does what the newest commands do. */
function useStable(commands: AllCommands): AllCommands {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const [stable] = useState<AllCommands>(() => ({
    move: (change) => latest.current.move(change),
    takeOff: (document, columnId) => latest.current.takeOff(document, columnId),
    moveByKey: (fusionId, event) => latest.current.moveByKey(fusionId, event),
    drop: (drop) => latest.current.drop(drop),
  }));
  return stable;
}

/** A card is drawn anew in its other column, and the keyboard would stay behind with the old one. */
function useFocusOnMoved(movedId: string | null, columns: readonly WorkflowColumn[]): void {
  useEffect(() => {
    if (movedId === null || document.activeElement !== document.body) return;
    const link = document.querySelector(`[data-card="${CSS.escape(movedId)}"] a`);
    if (link instanceof HTMLElement) link.focus();
  }, [movedId, columns]);
}
