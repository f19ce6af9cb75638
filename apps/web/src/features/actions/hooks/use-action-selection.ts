import { useRowSelection, type RowSelection } from '../../../shared/hooks/use-row-selection.ts';
import type { ShownAction } from '../api/use-action-list.ts';

export interface ActionSelection extends Omit<RowSelection<ShownAction>, 'rows'> {
  /** Chosen ones of those loaded. */
  actions: ShownAction[];
  /** Everything loaded so far is chosen (S1 §4); what is loaded later is not chosen with it. */
  isAll: boolean;
}

const idOf = (action: ShownAction) => action._id;

/** Actions chosen with their boxes. Those that have left the list are no longer chosen. */
export function useActionSelection(loaded: readonly ShownAction[]): ActionSelection {
  const { rows: _rows, ...selection } = useRowSelection(loaded, idOf);
  const actions = loaded.filter((action) => selection.has(action._id));
  return { ...selection, actions, isAll: loaded.length > 0 && actions.length === loaded.length };
}
