import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

export interface DataListKeysOptions {
  count: number;
  /** Place of the record in the flyout, -1 for none: the flyout follows the keyboard. */
  openIndex: number;
  onOpen: (index: number) => void;
  /** Null where nothing can be chosen. */
  onToggle: ((index: number, isRange: boolean) => void) | null;
}

/** What of a row hears the keys: its name and its box. */
const NAME = '[data-row-link]';
const BOX = '[data-box] input';

function placeOf(element: Element): number {
  const row = element.closest('[role="row"][data-index]');
  return row === null ? -1 : Number(row.getAttribute('data-index'));
}

function goalOf(key: string, from: number, count: number): number | null {
  const goals: Readonly<Record<string, number>> = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 };
  const goal = goals[key];
  return goal === undefined ? null : Math.min(Math.max(goal, 0), count - 1);
}

/**
 * Keyboard of a list: ↑ ↓ Home End move from name to name, Space chooses (with Shift everything since), Enter opens, which
 * is the link's own doing. Tab reaches the row the keyboard was on last. Keys pressed in another control of a row belong
 * to that control.
 */
export function useDataListKeys({ count, openIndex, onOpen, onToggle }: DataListKeysOptions) {
  const [{ current, shown }, setPlace] = useState({ current: 0, shown: openIndex });
  if (shown !== openIndex) setPlace({ current: openIndex >= 0 ? openIndex : current, shown: openIndex });
  const moved = useRef<{ list: Element; index: number; part: string } | null>(null);
  // A row out of sight is drawn only once it is the current one.
  useEffect(() => {
    if (moved.current === null) return;
    const { list, index, part } = moved.current;
    moved.current = null;
    list.querySelector<HTMLElement>(`[role="row"][data-index="${index}"] :is(${part})`)?.focus();
  });
  const setCurrent = (index: number) => setPlace((place) => ({ ...place, current: index }));
  return {
    /** The row Tab reaches. */
    current: Math.min(current, Math.max(count - 1, 0)),
    handleFocus: ({ target }: FocusEvent) => {
      const index = placeOf(target);
      if (index >= 0 && index !== current) setCurrent(index);
    },
    handleKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, key } = event;
      const part = [NAME, BOX].find((one) => target instanceof Element && target.matches(one));
      if (part === undefined || !(target instanceof Element)) return;
      if (event.altKey || event.metaKey || event.ctrlKey) return;
      const index = placeOf(target);
      if (key === ' ' && onToggle && part === NAME) {
        event.preventDefault();
        onToggle(index, event.shiftKey);
        return;
      }
      const goal = goalOf(key, index, count);
      if (goal === null) return;
      // Neither the pane nor the shortcuts of the page move with it.
      event.preventDefault();
      if (goal === index) return;
      moved.current = { list: currentTarget, index: goal, part };
      setCurrent(goal);
      if (openIndex >= 0) onOpen(goal);
    },
  };
}
