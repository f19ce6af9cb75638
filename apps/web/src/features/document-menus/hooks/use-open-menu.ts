import { useId, useState } from 'react';
import { MENU_KEYS } from '../model/menu-keys.ts';
import type { MenuDocument } from '../model/menu-document.ts';
import type { MenuName } from '../model/shown-menus.ts';

/**
 * Tracks which document menu is open, and returns the props of its button.
 * @param hasKeys whether t, p and w open these menus; false while the shortcuts apply to others on the page
 */
export function useOpenMenu(documents: readonly MenuDocument[], hasKeys: boolean) {
  const [open, setOpen] = useState<MenuName | null>(null);
  const baseId = useId();
  return {
    open,
    menu: {
      documents,
      anchor: () => document.getElementById(`${baseId}-${open}`),
      onClose: () => setOpen(null),
    },
    getButton: (name: MenuName) => ({
      id: `${baseId}-${name}`,
      isOpen: open === name,
      onOpen: () => setOpen(name),
      keys: hasKeys ? MENU_KEYS[name] : null,
    }),
  };
}
