import type { WorkflowColumn } from '@rotunda/contract';

export interface CardMove {
  fusionId: string;
  fromColumnId: string;
  toColumnId: string;
  /** Place in the column without the card itself, from 0. */
  position: number;
}

/** The place of a document in a column, from 0; -1 where it does not stand in it. */
export function placeOf(column: WorkflowColumn, fusionId: unknown): number {
  return column.cards.findIndex((card) => card.fusionId === fusionId);
}

/** The columns after a move; the same object where the card is not where the move begins. */
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

/** The columns with another owner of a card. */
export function setOwner(
  columns: readonly WorkflowColumn[],
  fusionId: string,
  ownerId: string | null,
): WorkflowColumn[] {
  return columns.map((column) =>
    placeOf(column, fusionId) < 0
      ? column
      : { ...column, cards: column.cards.map((card) => (card.fusionId === fusionId ? { ...card, ownerId } : card)) },
  );
}

/**
 * The same move on the whole board, for one that was made among the cards of a filter: below the card it was put below,
 * else above the one it was put above, else last.
 */
export function toWholeBoard(
  whole: readonly WorkflowColumn[],
  shown: readonly WorkflowColumn[],
  move: CardMove,
): CardMove {
  const othersOf = (columns: readonly WorkflowColumn[]) =>
    (columns.find((column) => column._id === move.toColumnId)?.cards ?? [])
      .map((card) => card.fusionId)
      .filter((fusionId) => fusionId !== move.fusionId);
  const all = othersOf(whole);
  const visible = othersOf(shown);
  const above = visible[Math.min(move.position, visible.length) - 1];
  if (above !== undefined) return { ...move, position: all.indexOf(above) + 1 };
  const below = visible[0];
  return { ...move, position: below === undefined ? all.length : all.indexOf(below) };
}

/** Where an arrow key takes a card: ← → into the neighbouring column at the same height, Shift+↑ ↓ within its own. */
export function moveByKey(
  columns: readonly WorkflowColumn[],
  fusionId: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): CardMove | null {
  const at = columns.findIndex((column) => placeOf(column, fusionId) >= 0);
  const from = columns[at];
  if (from === undefined) return null;
  const place = placeOf(from, fusionId);
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
