import { useState, type KeyboardEvent } from 'react';

export interface OptionKeys {
  /** Index of the active option; null while the text itself is active. */
  active: number | null;
  setActive: (index: number | null) => void;
  /** For the text field's `onKeyDown`: ↑ ↓ move through the options, Enter selects one, and Escape closes the list. */
  handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Handles the keyboard of a field with a list of options (ARIA combobox): focus stays in the field, and
 * `aria-activedescendant` points to the active option.
 *
 * @param onTake receives the selected option; null for Enter in the text itself
 */
export function useOptionKeys(
  count: number,
  onTake: (index: number | null) => void,
  onLeave: () => void,
  startsAt: number | null = null,
): OptionKeys {
  const [chosen, setActive] = useState<number | null>(startsAt);
  // The list may have become shorter.
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
