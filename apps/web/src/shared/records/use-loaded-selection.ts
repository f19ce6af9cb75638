import { useRowSelection, type RowSelection } from '../hooks/use-row-selection.ts';
import type { RowBox } from '../ui/data-list-row.tsx';

export interface LoadedSelection<Row> extends Pick<RowSelection<Row>, 'selectAll' | 'clear'> {
  /** Chosen ones of those loaded. */
  rows: Row[];
  /** Everything loaded so far is chosen (S1 §4); what is loaded later is not chosen with it. */
  isAll: boolean;
  boxOf: (id: string) => RowBox;
}

/**
 * Records chosen with their boxes. Those that have left the list are no longer chosen.
 * @param idOf the same function at every rendering
 */
export function useLoadedSelection<Row>(loaded: readonly Row[], idOf: (row: Row) => string): LoadedSelection<Row> {
  const { has, toggle, selectAll, clear } = useRowSelection(loaded, idOf);
  const rows = loaded.filter((row) => has(idOf(row)));
  return {
    rows,
    isAll: loaded.length > 0 && rows.length === loaded.length,
    boxOf: (id) => ({ isChecked: has(id), onToggle: (isChecked, isRange) => toggle(id, isChecked, isRange) }),
    selectAll,
    clear,
  };
}
