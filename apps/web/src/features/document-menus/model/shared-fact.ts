import type { EntityMetadata } from '@rotunda/contract';
import { POSITION_ICONS, PRIORITY_ICONS } from '../../../shared/ui/decision-marks.tsx';
import type { IconName } from '../../../shared/ui/icon-shapes.tsx';

export const FACTS = ['priority', 'position'] as const;
export type Fact = (typeof FACTS)[number];

const NO_FACT = { priority: 'priority-none', position: 'neutral' } as const;

/**
 * Returns the priority or position that all documents share, with its icon; the icon for none if they have none or
 * differ.
 */
export function sharedFact(
  fact: Fact,
  decided: readonly Pick<EntityMetadata, Fact>[],
): { icon: IconName; value: string | null } {
  const [first] = decided;
  const isShared = decided.every((one) => one[fact] === first?.[fact]);
  if (first === undefined || !isShared) return { icon: NO_FACT[fact], value: null };
  if (fact === 'priority') {
    return { icon: first.priority ? PRIORITY_ICONS[first.priority] : NO_FACT.priority, value: first.priority };
  }
  return { icon: first.position ? POSITION_ICONS[first.position] : NO_FACT.position, value: first.position };
}
