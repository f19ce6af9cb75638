import type { CardMove } from './move-card.ts';

type DragData = Record<string | symbol, unknown>;

/** What is dragged: a card of a column. */
export const cardData = (fusionId: string, columnId: string, index: number): DragData => ({
  kind: 'card',
  fusionId,
  columnId,
  index,
});
/** What it can be dropped on besides another card: the rest of a column. */
export const columnData = (columnId: string, size: number): DragData => ({ kind: 'column', columnId, size });

interface DropTarget {
  data: DragData;
  element: Element;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Whether a pointer is over the lower half of an element. */
export function isLowerHalf(element: Element, clientY: number): boolean {
  const { top, height } = element.getBoundingClientRect();
  return clientY > top + height / 2;
}

/** The move a drop means, innermost target first; null for one outside of the board or onto itself. */
export function readDrop(source: DragData, targets: readonly DropTarget[], clientY: number): CardMove | null {
  const [target] = targets;
  const fusionId = textOf(source['fusionId']);
  const fromColumnId = textOf(source['columnId']);
  const fromIndex = numberOf(source['index']);
  const toColumnId = textOf(target?.data['columnId']);
  if (!target || fusionId === null || fromColumnId === null || fromIndex === null || toColumnId === null) return null;
  const at = numberOf(target.data['index']);
  const place =
    at === null ? (numberOf(target.data['size']) ?? 0) : at + (isLowerHalf(target.element, clientY) ? 1 : 0);
  // Places are counted without the card itself.
  const position = fromColumnId === toColumnId && fromIndex < place ? place - 1 : place;
  if (fromColumnId === toColumnId && position === fromIndex) return null;
  return { fusionId, fromColumnId, toColumnId, position };
}
