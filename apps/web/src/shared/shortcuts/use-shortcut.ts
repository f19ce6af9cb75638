import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { createShortcutRegistry, type Shortcut, type ShortcutRegistry } from './shortcut-registry.ts';

export const ShortcutContext = createContext<ShortcutRegistry>(createShortcutRegistry());

/** Registers a shortcut while the component is mounted; `null` registers none. */
export function useShortcut(shortcut: Shortcut | null): void {
  const registry = useContext(ShortcutContext);
  const run = useEffectEvent((event: KeyboardEvent) => shortcut?.run(event));
  const { keys, label, group, isGlobal = false } = shortcut ?? {};
  useEffect(() => {
    if (keys === undefined || label === undefined || group === undefined) return;
    return registry.add({ keys, label, group, isGlobal, run: (event) => run(event) });
  }, [registry, keys, label, group, isGlobal]);
}
