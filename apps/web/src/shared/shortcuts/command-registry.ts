import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { IconName } from '../ui/icon-shapes.tsx';

/** One line of the command palette. */
export interface Command {
  /** Unique among commands, such as `saved-searches.create`. */
  name: string;
  label: string;
  icon: IconName;
  /** Heading that groups the command. */
  group: string;
  /** Shown on the right, such as `g d`. */
  keys?: string;
  run: () => void;
}

export interface CommandRegistry {
  /** Adds a command, which overrides earlier ones of the same name; returns a function that removes it. */
  add: (command: Command) => () => void;
  list: () => readonly Command[];
  subscribe: (listener: () => void) => () => void;
}

/** Creates the registry of the commands of the current screen and the shell. */
export function createCommandRegistry(): CommandRegistry {
  let offered: readonly Command[] = [];
  // A screen's command hides the shell's command of the same name until the screen unmounts.
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

/** Registers a command in the palette while the component is mounted; `null` registers none. */
export function useCommand(command: Command | null): void {
  const registry = useContext(CommandContext);
  const run = useEffectEvent(() => command?.run());
  const { name, label, icon, group, keys } = command ?? {};
  useEffect(() => {
    if (name === undefined || label === undefined || icon === undefined || group === undefined) return;
    return registry.add({ name, label, icon, group, ...(keys ? { keys } : {}), run: () => run() });
  }, [registry, name, label, icon, group, keys]);
}

/** Returns every available command. */
export function useCommands(): readonly Command[] {
  const registry = useContext(CommandContext);
  return useSyncExternalStore(registry.subscribe, registry.list);
}
