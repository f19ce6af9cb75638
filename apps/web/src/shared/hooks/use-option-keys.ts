import { useState, type KeyboardEvent } from 'react';

export interface OptionKeys {
  /** The option the keyboard is on; null while it is in the text. */
  active: number | null;
  setActive: (index: number | null) => void;
  /** For the text field's `onKeyDown`: ↑ ↓ move through the options, Enter takes one, Escape leaves. */
  handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keyboard of a field with a list of options under it (ARIA combobox): the focus stays in the field, the option is told
 * by `aria-activedescendant`.
 *
 * @param onTake the option entered; null for Enter in the text itself
 */
export function useOptionKeys(
  count: number,
  onTake: (index: number | null) => void,
  onLeave: () => void,
  startsAt: number | null = null,
): OptionKeys {
  const [chosen, setActive] = useState<number | null>(startsAt);
  // The list may have become shorter since.
  const active = chosen !== null && chosen < count ? chosen : count > 0 ? startsAt : null;
  const move = (step: 1 | -1) => {
    if (count === 0) return;
    const from = active ?? (step === 1 ? -1 : count);
    setActive((from + step + count) % count);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onTake(active);
    } else if (event.key === 'Escape') {
      onLeave();
    }
  };
  return { active, setActive, handleKeyDown };
}
