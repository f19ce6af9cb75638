import { EXPORT_LIMITS } from '@rotunda/contract';
import { portionsOf } from '../../../platform/portions-of.ts';
import type { ReadList } from './reading-deps.ts';

/** Rows that are read and held at once. */
const PORTION = 250;
/** One more than an export holds: whether there are more is told. */
export const MOST_IDS = EXPORT_LIMITS.rows + 1;

/**
 * A list of which the ids were read at one moment, in their order, and whose rows are read by the portion: nothing is
 * twice in it and nothing left out, whatever changes meanwhile. What is gone by then is absent.
 *
 * @param ids `MOST_IDS` at most
 */
export function portionsById<Id, Row>(
  ids: readonly Id[],
  readRows: (portion: readonly Id[]) => Promise<Row[]>,
): ReadList<Row> {
  const kept = ids.slice(0, EXPORT_LIMITS.rows);
  async function* portions() {
    for (const portion of portionsOf(kept, () => 1, PORTION)) yield await readRows(portion);
  }
  return { total: kept.length, isCut: ids.length > kept.length, portions: portions() };
}
