import type { SearchAlert } from '@rotunda/contract';
import { useRowSelection, type RowSelection } from '../../../shared/hooks/use-row-selection.ts';

export interface AlertSelection extends Omit<RowSelection<SearchAlert>, 'rows'> {
  /** Chosen rows of those given, in their order. */
  alerts: SearchAlert[];
}

const idOf = (alert: SearchAlert) => alert._id;

/** Rows chosen with their boxes. Rows that have left the list are no longer chosen. */
export function useAlertSelection(shown: readonly SearchAlert[]): AlertSelection {
  const { rows: _rows, ...selection } = useRowSelection(shown, idOf);
  return { ...selection, alerts: shown.filter((alert) => selection.has(alert._id)) };
}
