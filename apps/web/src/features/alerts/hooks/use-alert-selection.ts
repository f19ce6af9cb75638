import type { SearchAlert } from '@rotunda/contract';
import { useRowSelection, type RowSelection } from '../../../shared/hooks/use-row-selection.ts';

export interface AlertSelection extends Omit<RowSelection<SearchAlert>, 'rows'> {
  /** The selected rows among those shown, in their order. */
  alerts: SearchAlert[];
}

const getId = (alert: SearchAlert) => alert._id;

/** Tracks the rows selected by their checkboxes. Rows that leave the list are deselected. */
export function useAlertSelection(shown: readonly SearchAlert[]): AlertSelection {
  const { rows: _rows, ...selection } = useRowSelection(shown, getId);
  return { ...selection, alerts: shown.filter((alert) => selection.has(alert._id)) };
}
