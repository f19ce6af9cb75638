import type { MenuName } from './shown-menus.ts';

/** Shortcuts that open the menus. */
export const MENU_KEYS: Readonly<Record<MenuName, string | null>> = {
  priority: null,
  position: null,
  tags: 't',
  projects: 'p',
  workflow: 'w',
};
