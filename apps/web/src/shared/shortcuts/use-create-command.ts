import { texts } from '../texts/texts.ts';
import { useCommand } from './command-registry.ts';

/** Registers a command in the palette that creates something; null if the user may not, or cannot here. */
export function useCreateCommand(name: string, label: string, create: (() => void) | null): void {
  useCommand(create === null ? null : { name, label, icon: 'plus', group: texts.palette.commands, run: create });
}
