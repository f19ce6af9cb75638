import type { UnreadableValue } from '../platform/sealed-values.ts';

/** Lists what must be entered again, one per line, with how. */
export function describeUnreadable(unreadable: readonly UnreadableValue[]): string {
  return unreadable.map(({ what, remedy }) => `  ${what}: ${remedy}`).join('\n');
}
