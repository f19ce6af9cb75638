/** A key or a key with the platform's command key: `j`, `?`, `/`, `Enter`, `ArrowDown`, `mod+k`. */
export type ShortcutKeys = string;

export interface Shortcut {
  keys: ShortcutKeys;
  /** As the list of shortcuts says it: `Mark read`. */
  label: string;
  /** Heading it stands under in the list. */
  group: string;
  run: (event: KeyboardEvent) => void;
  /** Also while typing in a field or with a dialog open: only for keys held with the command key and for Escape. */
  isGlobal?: boolean;
}

export interface ShortcutRegistry {
  /** Later registrations win over earlier ones with the same keys; returns how to take it back. */
  add: (shortcut: Shortcut) => () => void;
  /** What works now, first registered first, without those another one hides. */
  list: () => readonly Shortcut[];
  handle: (event: KeyboardEvent) => void;
}

/** Whether a press is a character of what is typed. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"], [role="menu"]') !== null;

/** The press as registrations spell it. Shift is part of the character (`?`) and not written out. */
export function keysOf(event: KeyboardEvent): ShortcutKeys {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.metaKey || event.ctrlKey ? `mod+${key}` : key;
}

/** Keeps the shortcuts of what is on the screen. */
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
      const shortcut = winner(keysOf(event));
      if (shortcut === undefined) return;
      if (!shortcut.isGlobal && (isTyping(event.target) || isDialogOpen())) return;
      event.preventDefault();
      shortcut.run(event);
    },
  };
}
