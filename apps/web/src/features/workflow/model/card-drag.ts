import type { WorkflowColumn } from '@rotunda/contract';
import { getCardIndex, type CardMove } from './move-card.ts';

type DragData = Record<string | symbol, unknown>;

/** Drag data of a card. Its position is looked up on drop, because other users may move cards in the meantime. */
export const cardData = (fusionId: string, columnId: string): DragData => ({ kind: 'card', fusionId, columnId });
/** Drop data of the rest of a column, the only drop target besides a card. */
export const columnData = (columnId: string): DragData => ({ kind: 'column', columnId });

interface DropTarget {
  data: DragData;
  element: Element;
}

/** Whether the pointer is over the lower half of the element. */
export function isLowerHalf(element: Element, clientY: number): boolean {
  const { top, height } = element.getBoundingClientRect();
  return clientY > top + height / 2;
}

/**
 * Returns the move that a drop makes, from its innermost target; null for a drop outside the board or without a change.
 */
export function readDrop(
  columns: readonly WorkflowColumn[],
  source: DragData,
  [target]: readonly DropTarget[],
  clientY: number,
): CardMove | null {
  const { fusionId } = source;
  const from = columns.find((column) => column._id === source['columnId']);
  const to = columns.find((column) => column._id === target?.data['columnId']);
  if (!target || typeof fusionId !== 'string' || !from || !to) return null;
  const fromPlace = getCardIndex(from, fusionId);
  const over = getCardIndex(to, target.data['fusionId']);
  const place = over < 0 ? to.cards.length : over + (isLowerHalf(target.element, clientY) ? 1 : 0);
  // Positions do not count the moved card itself.
  const position = from === to && fromPlace < place ? place - 1 : place;
  if (from === to && position === fromPlace) return null;
  return { fusionId, fromColumnId: from._id, toColumnId: to._id, position };
}
