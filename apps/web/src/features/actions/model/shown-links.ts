/** Details that rows show besides name, type and time. */
export interface ShownLinks {
  tags: boolean;
  projects: boolean;
  linkedItems: boolean;
}

/** Storage keys; the browser remembers these settings between visits (ACT-01). */
const KEYS = {
  tags: 'rotunda.actions.show-tags',
  projects: 'rotunda.actions.show-projects',
  linkedItems: 'rotunda.actions.show-linked-items',
} as const satisfies Record<keyof ShownLinks, string>;

export function readShownLinks(storage: Storage): ShownLinks {
  const isShown = (name: keyof ShownLinks) => storage.getItem(KEYS[name]) !== 'false';
  return { tags: isShown('tags'), projects: isShown('projects'), linkedItems: isShown('linkedItems') };
}

export function writeShownLinks(storage: Storage, shown: ShownLinks): void {
  storage.setItem(KEYS.tags, String(shown.tags));
  storage.setItem(KEYS.projects, String(shown.projects));
  storage.setItem(KEYS.linkedItems, String(shown.linkedItems));
}
