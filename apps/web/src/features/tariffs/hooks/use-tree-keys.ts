import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { TreeRow } from '../model/chapter-tree.ts';

export interface TreeKeysOptions {
  rows: readonly TreeRow[];
  onToggle: (row: TreeRow) => void;
  onOpen: (row: TreeRow) => void;
  /** Row where the tree starts; null for the first. */
  startKey: string | null;
}

/**
 * Handles the keyboard of the tree by the ARIA treegrid pattern with focusable rows: ↑ ↓ Home End move, → expands a row
 * or moves into it, ← collapses it or moves to its parent, Space toggles it, and Enter shows the details.
 */
export function useTreeKeys({ rows, onToggle, onOpen, startKey }: TreeKeysOptions) {
  const [current, setCurrent] = useState<{ key: string | null; start: string | null }>({
    key: startKey,
    start: startKey,
  });
  if (current.start !== startKey) setCurrent({ key: startKey ?? current.key, start: startKey });
  const moved = useRef<Element | null>(null);
  const found = rows.findIndex(({ key }) => key === current.key);
  const index = Math.max(found, 0);
  // A row outside the viewport is rendered only once it is the current one, so focus moves after rendering.
  useEffect(() => {
    const tree = moved.current;
    moved.current = null;
    tree?.querySelector<HTMLElement>(`[role="row"][data-index="${index}"]`)?.focus();
  });
  const setCurrentRow = (row: TreeRow) => setCurrent((before) => ({ ...before, key: row.key }));
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tree = event.currentTarget;
    const goTo = (goal: TreeRow | undefined) => {
      if (goal === undefined) return;
      moved.current = tree;
      setCurrentRow(goal);
    };
    const row = rows[index];
    const isRow = event.target instanceof Element && event.target.matches('[role="row"]');
    if (row === undefined || !isRow || event.altKey || event.metaKey || event.ctrlKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(rows[index + 1]),
      ArrowUp: () => goTo(rows[index - 1]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => (row.isOpen === false ? onToggle(row) : goTo(firstChild(rows, index))),
      ArrowLeft: () => (row.isOpen === true ? onToggle(row) : goTo(rows.find(({ key }) => key === row.parentKey))),
      ' ': () => (row.isOpen === null ? undefined : onToggle(row)),
      Enter: () => onOpen(row),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    // Prevents scrolling and the page's shortcuts.
    event.preventDefault();
    act();
  };
  return { index, handleKeyDown, setCurrent: setCurrentRow };
}

function firstChild(rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const next = rows[index + 1];
  return rows[index]?.isOpen === true && next?.parentKey === rows[index]?.key ? next : undefined;
}
