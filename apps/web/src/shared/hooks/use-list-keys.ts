import { texts } from '../texts/texts.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

export interface ListKeysOptions {
  count: number;
  /** Row the flyout shows or the keyboard is on; null for none. */
  index: number | null;
  onMove: (index: number) => void;
  onOpen?: (index: number) => void;
}

/** j/k and ↑/↓ move through a list, Enter opens; the ends stop. */
export function useListKeys({ count, index, onMove, onOpen }: ListKeysOptions): void {
  const move = (step: 1 | -1) => {
    if (count === 0) return;
    const next = index === null ? (step === 1 ? 0 : count - 1) : index + step;
    if (next >= 0 && next < count) onMove(next);
  };
  const group = texts.shortcuts.lists;
  useShortcut({ keys: 'j', label: 'Next document', group, run: () => move(1) });
  useShortcut({ keys: 'k', label: 'Previous document', group, run: () => move(-1) });
  useShortcut({ keys: 'ArrowDown', label: 'Next document', group, run: () => move(1) });
  useShortcut({ keys: 'ArrowUp', label: 'Previous document', group, run: () => move(-1) });
  useShortcut(
    onOpen && index !== null ? { keys: 'Enter', label: 'Open the document', group, run: () => onOpen(index) } : null,
  );
}
