import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';

/**
 * Returns the day of the last action for the head of a page or flyout. The label says so if the bill came to its status
 * later, on a day that no source gives.
 */
export function lastActionFact({ isStatusUndated, lastActionOn }: Pick<Bill, 'isStatusUndated' | 'lastActionOn'>) {
  return { label: isStatusUndated ? legislationTexts.lastDatedAction : legislationTexts.lastAction, day: lastActionOn };
}
