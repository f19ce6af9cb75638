import { getFederalBillType } from './bill-number.ts';
import { federalBillId } from './fusion-id.ts';

/**
 * Builds the id of a measure of Congress from its session, type in any spelling and number: `us-119-hr-1`. A session
 * that is not a number is kept as a word, as in the sample workspace (`us-sample-hr-101`).
 *
 * @returns undefined if the type is not a federal measure
 */
export function congressBillId(session: string, typeWord: string, number: string): string | undefined {
  const type = getFederalBillType(typeWord);
  if (type === undefined) return undefined;
  return /^\d+$/.test(session) ? federalBillId(session, type, number) : `us-${session}-${type}-${Number(number)}`;
}
