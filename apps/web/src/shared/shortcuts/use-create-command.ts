import { texts } from '../texts/texts.ts';
import { useCommand } from './command-registry.ts';

/** Offers to make something new in the palette; null for who may not, or where it cannot be made. */
export function useCreateCommand(name: string, label: string, create: (() => void) | null): void {
  useCommand(create === null ? null : { name, label, icon: 'plus', group: texts.palette.commands, run: create });
}
