import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { IconName } from '../ui/icon-shapes.tsx';

/** One line of the command palette. */
export interface Command {
  /** Unique among commands: `saved-searches.create`. */
  name: string;
  label: string;
  icon: IconName;
  /** Heading it stands under. */
  group: string;
  /** Shown at the right: `g d`. */
  keys?: string;
  run: () => void;
}

export interface CommandRegistry {
  /** Later offers win over earlier ones of the same name; returns how to take it back. */
  add: (command: Command) => () => void;
  list: () => readonly Command[];
  subscribe: (listener: () => void) => () => void;
}

/** Commands of what is on the screen and of the shell. */
export function createCommandRegistry(): CommandRegistry {
  let offered: readonly Command[] = [];
  // A screen's command hides the shell's of the same name; when the screen goes, the shell's is back.
  let commands: readonly Command[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Command[]) => {
    offered = next;
    commands = next.filter((command) => next.findLast((other) => other.name === command.name) === command);
    for (const listener of listeners) listener();
  };
  return {
    add: (command) => {
      change([...offered, command]);
      return () => change(offered.filter((other) => other !== command));
    },
    list: () => commands,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const CommandContext = createContext<CommandRegistry>(createCommandRegistry());

/** Offers a command in the palette while the component is shown; `null` offers none. */
export function useCommand(command: Command | null): void {
  const registry = useContext(CommandContext);
  const run = useEffectEvent(() => command?.run());
  const { name, label, icon, group, keys } = command ?? {};
  useEffect(() => {
    if (name === undefined || label === undefined || icon === undefined || group === undefined) return;
    return registry.add({ name, label, icon, group, ...(keys ? { keys } : {}), run: () => run() });
  }, [registry, name, label, icon, group, keys]);
}

/** Every command offered now. */
export function useCommands(): readonly Command[] {
  const registry = useContext(CommandContext);
  return useSyncExternalStore(registry.subscribe, registry.list);
}
