import type { WorkflowCard, WorkflowColumn, WorkflowDocument } from '@rotunda/contract';
import { type BoardFilters, NO_OWNER } from './board-search.ts';

const includes = <Value>(chosen: readonly Value[] | undefined, value: Value | null): boolean =>
  chosen === undefined || (value !== null && chosen.includes(value));

function matches(card: WorkflowCard, document: WorkflowDocument | undefined, filters: BoardFilters): boolean {
  if (document === undefined) return false;
  const { metadata } = document;
  return (
    includes(filters.owners, card.ownerId ?? NO_OWNER) &&
    includes(filters.priorities, metadata.priority) &&
    includes(filters.positions, metadata.position) &&
    includes(filters.documentTypes, card.documentType) &&
    (filters.tags === undefined || metadata.tags.some(({ _id }) => includes(filters.tags, _id)))
  );
}

/**
 * Returns the columns with only the cards that pass the filters. The browser has all cards of a board, so it filters
 * them itself, and results stay current while other users make changes.
 */
export function filterBoard(
  columns: readonly WorkflowColumn[],
  documents: ReadonlyMap<string, WorkflowDocument>,
  filters: BoardFilters,
): readonly WorkflowColumn[] {
  if (Object.values(filters).every((one) => one === undefined)) return columns;
  return columns.map((column) => ({
    ...column,
    cards: column.cards.filter((card) => matches(card, documents.get(card.fusionId), filters)),
  }));
}
