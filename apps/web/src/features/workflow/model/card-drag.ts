import type { WorkflowColumn } from '@rotunda/contract';
import { placeOf, type CardMove } from './move-card.ts';

type DragData = Record<string | symbol, unknown>;

/** What is dragged: a card of a column. Its place is looked up when it is dropped, because others may move cards meanwhile. */
export const cardData = (fusionId: string, columnId: string): DragData => ({ kind: 'card', fusionId, columnId });
/** What it can be dropped on besides another card: the rest of a column. */
export const columnData = (columnId: string): DragData => ({ kind: 'column', columnId });

interface DropTarget {
  data: DragData;
  element: Element;
}

/** Whether a pointer is over the lower half of an element. */
export function isLowerHalf(element: Element, clientY: number): boolean {
  const { top, height } = element.getBoundingClientRect();
  return clientY > top + height / 2;
}

/** The move a drop means, innermost target first; null for one outside of the board or onto itself. */
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
  const fromPlace = placeOf(from, fusionId);
  const over = placeOf(to, target.data['fusionId']);
  const place = over < 0 ? to.cards.length : over + (isLowerHalf(target.element, clientY) ? 1 : 0);
  // Places are counted without the card itself.
  const position = from === to && fromPlace < place ? place - 1 : place;
  if (from === to && position === fromPlace) return null;
  return { fusionId, fromColumnId: from._id, toColumnId: to._id, position };
}
