import { useCallback, useMemo, useState } from 'react';
import { useSteadyCallback } from './use-steady-callback.ts';

export interface RowSelection<Row> {
  /** In the order they were chosen, those no longer shown included. */
  rows: Row[];
  has: (id: string) => boolean;
  /** With `isRange`, everything between the last toggled row and this one follows it. */
  toggle: (id: string, isChecked: boolean, isRange: boolean) => void;
  /** Adds everything shown. */
  selectAll: () => void;
  clear: () => void;
}

interface Chosen<Row> {
  rows: ReadonlyMap<string, Row>;
  /** The row toggled last: where a range begins. */
  anchor: string | null;
}

const NOTHING = { rows: new Map(), anchor: null };

/**
 * Rows of a list chosen with their boxes. They stay chosen while another page of it is shown.
 * @param idOf the same function at every rendering
 * @param limit rows at most; what is chosen beyond is left out
 */
export function useRowSelection<Row>(
  shown: readonly Row[],
  idOf: (row: Row) => string,
  limit = Infinity,
): RowSelection<Row> {
  const [chosen, setChosen] = useState<Chosen<Row>>(NOTHING);
  const toggle = useSteadyCallback((id: string, isChecked: boolean, isRange: boolean) =>
    setChosen(({ rows, anchor }) => {
      const from = isRange ? shown.findIndex((row) => idOf(row) === anchor) : -1;
      const to = shown.findIndex((row) => idOf(row) === id);
      const touched = from === -1 ? shown.slice(to, to + 1) : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      const next = new Map(rows);
      for (const row of touched) {
        if (isChecked) next.set(idOf(row), row);
        else next.delete(idOf(row));
      }
      return { rows: firstOf(next, limit), anchor: id };
    }),
  );
  const clear = useCallback(() => setChosen(NOTHING), []);
  const selectAll = useSteadyCallback(() =>
    setChosen(({ rows, anchor }) => ({
      rows: firstOf(new Map([...rows, ...shown.map((row) => [idOf(row), row] as const)]), limit),
      anchor,
    })),
  );
  return useMemo(
    () => ({ rows: [...chosen.rows.values()], has: (id) => chosen.rows.has(id), toggle, selectAll, clear }),
    [chosen, toggle, selectAll, clear],
  );
}

function firstOf<Row>(rows: ReadonlyMap<string, Row>, limit: number): ReadonlyMap<string, Row> {
  return rows.size <= limit ? rows : new Map([...rows].slice(0, limit));
}
