/** A key, alone or with the platform's command key: `j`, `?`, `/`, `Enter`, `ArrowDown`, `mod+k`. */
export type ShortcutKeys = string;

export interface Shortcut {
  keys: ShortcutKeys;
  /** Text in the list of shortcuts, such as `Mark read`. */
  label: string;
  /** Heading in the list of shortcuts. */
  group: string;
  run: (event: KeyboardEvent) => void;
  /** Also works while typing or with a dialog open. Only for Escape and keys combined with the command key. */
  isGlobal?: boolean;
}

export interface ShortcutRegistry {
  /** Adds a shortcut, which overrides earlier ones with the same keys; returns a function that removes it. */
  add: (shortcut: Shortcut) => () => void;
  /** Returns the active shortcuts in registration order, without overridden ones. */
  list: () => readonly Shortcut[];
  handle: (event: KeyboardEvent) => void;
}

/** Whether a key press goes to a text field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"], [role="menu"]') !== null;

/**
 * Returns the keys of an event as shortcuts spell them. Shift is not spelled out, because it is part of the character
 * (`?`).
 */
export function getKeys(event: KeyboardEvent): ShortcutKeys {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.metaKey || event.ctrlKey ? `mod+${key}` : key;
}

/** Creates the registry of the active shortcuts. */
export function createShortcutRegistry(): ShortcutRegistry {
  let shortcuts: readonly Shortcut[] = [];
  const winner = (keys: ShortcutKeys) => shortcuts.findLast((shortcut) => shortcut.keys === keys);
  return {
    add: (shortcut) => {
      shortcuts = [...shortcuts, shortcut];
      return () => {
        shortcuts = shortcuts.filter((other) => other !== shortcut);
      };
    },
    list: () => shortcuts.filter((shortcut) => winner(shortcut.keys) === shortcut),
    handle: (event) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const shortcut = winner(getKeys(event));
      if (shortcut === undefined) return;
      if (!shortcut.isGlobal && (isTyping(event.target) || isDialogOpen())) return;
      event.preventDefault();
      shortcut.run(event);
    },
  };
}
