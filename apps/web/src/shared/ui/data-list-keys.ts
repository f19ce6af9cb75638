import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

export interface DataListKeysOptions {
  count: number;
  /** Index of the record in the flyout, or -1 for none. The flyout follows the keyboard. */
  openIndex: number;
  onOpen: (index: number) => void;
  /** Null if rows cannot be selected. */
  onToggle: ((index: number, isRange: boolean) => void) | null;
}

/** Parts of a row that handle keys: its name and its checkbox. */
const NAME = '[data-row-link]';
const BOX = '[data-box] input';

function getRowIndex(element: Element): number {
  const row = element.closest('[role="row"][data-index]');
  return row === null ? -1 : Number(row.getAttribute('data-index'));
}

function getNextIndex(key: string, from: number, count: number): number | null {
  const nextIndexes: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
  };
  const nextIndex = nextIndexes[key];
  return nextIndex === undefined ? null : Math.min(Math.max(nextIndex, 0), count - 1);
}

/**
 * Handles the keyboard of a list: ↑ ↓ Home End move between names, Space selects (with Shift every row since the last),
 * and Enter opens the link natively. Tab reaches the last focused row. Keys pressed in another control of a row belong
 * to that control.
 */
export function useDataListKeys({ count, openIndex, onOpen, onToggle }: DataListKeysOptions) {
  const [{ current, shown }, setPlace] = useState({ current: 0, shown: openIndex });
  if (shown !== openIndex) setPlace({ current: openIndex >= 0 ? openIndex : current, shown: openIndex });
  const moved = useRef<{ list: Element; index: number; part: string } | null>(null);
  // A row outside the viewport is rendered only once it is the current one, so focus moves after rendering.
  useEffect(() => {
    if (moved.current === null) return;
    const { list, index, part } = moved.current;
    moved.current = null;
    list.querySelector<HTMLElement>(`[role="row"][data-index="${index}"] :is(${part})`)?.focus();
  });
  const setCurrent = (index: number) => setPlace((place) => ({ ...place, current: index }));
  return {
    /** Index of the row that Tab reaches. */
    current: Math.min(current, Math.max(count - 1, 0)),
    handleFocus: ({ target }: FocusEvent) => {
      const index = getRowIndex(target);
      if (index >= 0 && index !== current) setCurrent(index);
    },
    handleKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, key } = event;
      const part = [NAME, BOX].find((one) => target instanceof Element && target.matches(one));
      if (part === undefined || !(target instanceof Element)) return;
      if (event.altKey || event.metaKey || event.ctrlKey) return;
      const index = getRowIndex(target);
      if (key === ' ' && onToggle && part === NAME) {
        event.preventDefault();
        onToggle(index, event.shiftKey);
        return;
      }
      const nextIndex = getNextIndex(key, index, count);
      if (nextIndex === null) return;
      // Prevents scrolling and the page's shortcuts.
      event.preventDefault();
      if (nextIndex === index) return;
      moved.current = { list: currentTarget, index: nextIndex, part };
      setCurrent(nextIndex);
      if (openIndex >= 0) onOpen(nextIndex);
    },
  };
}
