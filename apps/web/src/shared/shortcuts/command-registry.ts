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
  add: (command: Command) => () => void;
  list: () => readonly Command[];
  subscribe: (listener: () => void) => () => void;
}

/** Commands of what is on the screen and of the shell. */
export function createCommandRegistry(): CommandRegistry {
  let commands: readonly Command[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Command[]) => {
    commands = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (command) => {
      change([...commands.filter((other) => other.name !== command.name), command]);
      return () => change(commands.filter((other) => other !== command));
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
