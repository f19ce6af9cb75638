import { useState } from 'react';
import type { ShownAction } from '../api/use-action-list.ts';

export interface ActionSelection {
  /** Chosen ones of those loaded. */
  actions: ShownAction[];
  isAll: boolean;
  has: (actionId: string) => boolean;
  toggle: (actionId: string, isChecked: boolean) => void;
  /** Everything loaded so far (S1 §4); what is loaded later is not chosen with it. */
  selectAll: () => void;
  clear: () => void;
}

/** Actions chosen with their boxes. Those that have left the list are no longer chosen. */
export function useActionSelection(loaded: readonly ShownAction[]): ActionSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const actions = loaded.filter((action) => chosen.has(action._id));
  return {
    actions,
    isAll: loaded.length > 0 && actions.length === loaded.length,
    has: (actionId) => chosen.has(actionId),
    toggle: (actionId, isChecked) => {
      const next = new Set(chosen);
      if (isChecked) next.add(actionId);
      else next.delete(actionId);
      setChosen(next);
    },
    selectAll: () => setChosen(new Set(loaded.map((action) => action._id))),
    clear: () => setChosen(new Set()),
  };
}
