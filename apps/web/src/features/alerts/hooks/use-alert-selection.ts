import type { SearchAlert } from '@rotunda/contract';
import { useState } from 'react';

export interface AlertSelection {
  /** Chosen rows of those given, in their order. */
  alerts: SearchAlert[];
  has: (alertId: string) => boolean;
  /** With `isRange`, everything between the last toggled row and this one follows it. */
  toggle: (alertId: string, isChecked: boolean, isRange: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Rows chosen with their boxes. Rows that have left the list are no longer chosen. */
export function useAlertSelection(shown: readonly SearchAlert[]): AlertSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  return {
    alerts: shown.filter((alert) => chosen.has(alert._id)),
    has: (alertId) => chosen.has(alertId),
    toggle: (alertId, isChecked, isRange) => {
      const from = isRange ? shown.findIndex((alert) => alert._id === anchor) : -1;
      const to = shown.findIndex((alert) => alert._id === alertId);
      const touched =
        from === -1 ? [alertId] : shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((alert) => alert._id);
      const next = new Set(chosen);
      for (const id of touched) {
        if (isChecked) next.add(id);
        else next.delete(id);
      }
      setChosen(next);
      setAnchor(alertId);
    },
    selectAll: () => setChosen(new Set(shown.map((alert) => alert._id))),
    clear: () => setChosen(new Set()),
  };
}
