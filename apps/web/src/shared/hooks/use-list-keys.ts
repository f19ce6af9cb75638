import { texts } from '../texts/texts.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';

export interface ListKeysOptions {
  count: number;
  /** Row shown in the flyout or focused; null for none. */
  index: number | null;
  onMove: (index: number) => void;
  onOpen?: (index: number) => void;
}

/** Moves through a list with j/k and ↑/↓ and opens a row with Enter. Movement stops at both ends. */
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
