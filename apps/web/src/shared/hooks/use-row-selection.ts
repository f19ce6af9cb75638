import { useCallback, useMemo, useState } from 'react';
import { useSteadyCallback } from './use-steady-callback.ts';

export interface RowSelection<Row> {
  /** Selected rows in selection order, including those no longer shown. */
  rows: Row[];
  has: (id: string) => boolean;
  /** With `isRange`, applies to every row between the last toggled one and this one. */
  toggle: (id: string, isChecked: boolean, isRange: boolean) => void;
  /** Adds every shown row. */
  selectAll: () => void;
  clear: () => void;
}

interface Chosen<Row> {
  rows: ReadonlyMap<string, Row>;
  /** Last toggled row, where a range starts. */
  anchor: string | null;
}

const NOTHING = { rows: new Map(), anchor: null };

/**
 * Manages row selection with checkboxes. Rows stay selected while another page of the list is shown.
 * @param getId must be the same function on every render
 * @param limit maximum number of rows; any beyond it are ignored
 */
export function useRowSelection<Row>(
  shown: readonly Row[],
  getId: (row: Row) => string,
  limit = Infinity,
): RowSelection<Row> {
  const [chosen, setChosen] = useState<Chosen<Row>>(NOTHING);
  const toggle = useSteadyCallback((id: string, isChecked: boolean, isRange: boolean) =>
    setChosen(({ rows, anchor }) => {
      const from = isRange ? shown.findIndex((row) => getId(row) === anchor) : -1;
      const to = shown.findIndex((row) => getId(row) === id);
      const touched = from === -1 ? shown.slice(to, to + 1) : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      const next = new Map(rows);
      for (const row of touched) {
        if (isChecked) next.set(getId(row), row);
        else next.delete(getId(row));
      }
      return { rows: getFirst(next, limit), anchor: id };
    }),
  );
  const clear = useCallback(() => setChosen(NOTHING), []);
  const selectAll = useSteadyCallback(() =>
    setChosen(({ rows, anchor }) => ({
      rows: getFirst(new Map([...rows, ...shown.map((row) => [getId(row), row] as const)]), limit),
      anchor,
    })),
  );
  return useMemo(
    () => ({ rows: [...chosen.rows.values()], has: (id) => chosen.rows.has(id), toggle, selectAll, clear }),
    [chosen, toggle, selectAll, clear],
  );
}

function getFirst<Row>(rows: ReadonlyMap<string, Row>, limit: number): ReadonlyMap<string, Row> {
  return rows.size <= limit ? rows : new Map([...rows].slice(0, limit));
}
