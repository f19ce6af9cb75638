import type { WorkflowColumn } from '@rotunda/contract';

export interface CardMove {
  fusionId: string;
  fromColumnId: string;
  toColumnId: string;
  /** Index in the column without the moved card, starting at 0. */
  position: number;
}

/** Returns the index of a document in a column, or -1 if it is not there. */
export function getCardIndex(column: WorkflowColumn, fusionId: unknown): number {
  return column.cards.findIndex((card) => card.fusionId === fusionId);
}

/**
 * Returns the columns after a move. If the card is not in the column the move starts from, every column is unchanged.
 */
export function moveCard(columns: readonly WorkflowColumn[], move: CardMove): WorkflowColumn[] {
  const card = columns
    .find((column) => column._id === move.fromColumnId)
    ?.cards.find((one) => one.fusionId === move.fusionId);
  return columns.map((column) => {
    if (card === undefined || ![move.fromColumnId, move.toColumnId].includes(column._id)) return column;
    const cards = column.cards.filter((one) => one.fusionId !== move.fusionId);
    if (column._id === move.toColumnId) cards.splice(move.position, 0, card);
    return { ...column, cards };
  });
}

/** Returns the columns with a new owner for a card. */
export function setOwner(
  columns: readonly WorkflowColumn[],
  fusionId: string,
  ownerId: string | null,
): WorkflowColumn[] {
  return columns.map((column) =>
    getCardIndex(column, fusionId) < 0
      ? column
      : { ...column, cards: column.cards.map((card) => (card.fusionId === fusionId ? { ...card, ownerId } : card)) },
  );
}

/**
 * Converts a move among filtered cards to the same move on the unfiltered board: below the visible card above it, else
 * above the visible card below it, else last.
 */
export function toFullBoard(
  full: readonly WorkflowColumn[],
  shown: readonly WorkflowColumn[],
  move: CardMove,
): CardMove {
  const getOthers = (columns: readonly WorkflowColumn[]) =>
    (columns.find((column) => column._id === move.toColumnId)?.cards ?? [])
      .map((card) => card.fusionId)
      .filter((fusionId) => fusionId !== move.fusionId);
  const all = getOthers(full);
  const visible = getOthers(shown);
  const above = visible[Math.min(move.position, visible.length) - 1];
  if (above !== undefined) return { ...move, position: all.indexOf(above) + 1 };
  const below = visible[0];
  return { ...move, position: below === undefined ? all.length : all.indexOf(below) };
}

/**
 * Returns the move for an arrow key: ← → move to the same position in the neighboring column, and Shift+↑ ↓ move within
 * the column.
 */
export function moveByKey(
  columns: readonly WorkflowColumn[],
  fusionId: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): CardMove | null {
  const at = columns.findIndex((column) => getCardIndex(column, fusionId) >= 0);
  const from = columns[at];
  if (from === undefined) return null;
  const place = getCardIndex(from, fusionId);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const to = columns[at + (key === 'ArrowLeft' ? -1 : 1)];
    if (to === undefined) return null;
    return { fusionId, fromColumnId: from._id, toColumnId: to._id, position: Math.min(place, to.cards.length) };
  }
  if (!shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null;
  const position = place + (key === 'ArrowUp' ? -1 : 1);
  if (position < 0 || position >= from.cards.length) return null;
  return { fusionId, fromColumnId: from._id, toColumnId: from._id, position };
}
