import { readHistory } from './bill-history.ts';
import { endIn, type EndOfBill } from './bill-position.ts';
import type { ActionFact } from './source-record.ts';

/**
 * Determines how a bill ended short of becoming law, by the rules of its legislature. Returns null while the bill is
 * alive, including when it moved on afterward (reconsidered, recalled, reported again). Only an override undoes a veto,
 * which the caller checks.
 *
 * @param actions oldest first
 */
export function endOfBill(actions: readonly ActionFact[], isoCode = ''): EndOfBill | null {
  return endIn(readHistory(actions, { isoCode, first: 'lower' }).standing);
}
