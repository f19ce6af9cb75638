import { useRowSelection, type RowSelection } from '../hooks/use-row-selection.ts';
import type { RowBox } from '../ui/data-list-row.tsx';

export interface LoadedSelection<Row> extends Pick<RowSelection<Row>, 'selectAll' | 'clear'> {
  /** Selected rows among those loaded. */
  rows: Row[];
  /** Whether every loaded row is selected (ACT-04). Rows loaded later are not selected. */
  isAll: boolean;
  getBox: (id: string) => RowBox;
}

/**
 * Manages the selection of loaded records. Records that leave the list are deselected.
 * @param getId must be the same function on every render
 */
export function useLoadedSelection<Row>(loaded: readonly Row[], getId: (row: Row) => string): LoadedSelection<Row> {
  const { has, toggle, selectAll, clear } = useRowSelection(loaded, getId);
  const rows = loaded.filter((row) => has(getId(row)));
  return {
    rows,
    isAll: loaded.length > 0 && rows.length === loaded.length,
    getBox: (id) => ({ isChecked: has(id), onToggle: (isChecked, isRange) => toggle(id, isChecked, isRange) }),
    selectAll,
    clear,
  };
}
