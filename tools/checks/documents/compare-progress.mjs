import { Comparison } from './comparing/comparison.mjs';
import { progressErrors } from './comparing/progress-errors.mjs';
import { SETS } from './sets/index.mjs';

/** Name of this comparison for `--only`. */
export const PROGRESS = 'progress';

/** Calls at a time; more would only wait for the database. */
const CALLS = 4;

/**
 * Compares the accounts that the product gives of one bill's progress, for every bill of the data: status, generic
 * status, stages and last action must tell one story. Unlike the other comparisons, it draws no sample.
 */
export async function compareProgress({ data, ask }) {
  const comparison = new Comparison();
  const keys = new Set();
  const sets = SETS.filter(({ kind, isThere }) => kind === 'bill' && isThere(data));
  for (const set of sets) for await (const { key } of set.read(data)) keys.add(key);
  const waiting = keys.values();
  const next = async () => {
    for (const key of waiting) {
      const bill = key.startsWith('ca-') ? await ask.globalBill(key) : await ask.bill(key);
      // That every record became a document is what the other comparisons check.
      if (bill === undefined) continue;
      comparison.about(key);
      for (const [field, isRight, shown] of progressErrors(bill))
        comparison.holds(field, isRight, 'one account', shown);
    }
  };
  await Promise.all(Array.from({ length: CALLS }, next));
  const set = { name: 'every bill', kind: PROGRESS, source: PROGRESS };
  return { set, comparison, isThere: sets.length > 0, keys: [] };
}
