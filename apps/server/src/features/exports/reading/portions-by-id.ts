import { EXPORT_LIMITS } from '@rotunda/contract';
import { portionsOf } from '../../../platform/portions-of.ts';
import type { ReadList } from './reading-deps.ts';

/** Rows that are read and held in memory at a time. */
const PORTION = 250;
/** One more than an export may contain, to detect whether there are more. */
export const MOST_IDS = EXPORT_LIMITS.rows + 1;

/**
 * Reads rows in chunks from a list of ids that were all read at one moment. No row occurs twice or is skipped, whatever
 * changes in the meantime. Rows deleted by then are absent.
 *
 * @param ids at most `MOST_IDS`
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
