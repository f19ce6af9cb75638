import { federalBillTypeOf } from './bill-number.ts';
import { federalBillId } from './fusion-id.ts';

/**
 * The id of a measure of Congress from its session, its type in any spelling and its number: `us-119-hr-1`. A session that
 * is no number is kept as a word, as the sample workspace has it (`us-sample-hr-101`).
 *
 * @returns nothing for what is no type of a federal measure
 */
export function congressBillId(session: string, typeWord: string, number: string): string | undefined {
  const type = federalBillTypeOf(typeWord);
  if (type === undefined) return undefined;
  return /^\d+$/.test(session) ? federalBillId(session, type, number) : `us-${session}-${type}-${Number(number)}`;
}
