import { EXPORT_LIMITS } from '@rotunda/contract';
import { getChunks } from '../../../platform/get-chunks.ts';
import type { ReadList } from './reading.deps.ts';

/** Rows that are read and held in memory at a time. */
const CHUNK_SIZE = 250;
/** One more than an export may contain, to detect whether there are more. */
export const MAX_IDS = EXPORT_LIMITS.rows + 1;

/**
 * Reads rows in chunks from a list of ids that were all read at one moment. No row occurs twice or is skipped, whatever
 * changes in the meantime. Rows deleted by then are absent.
 *
 * @param ids at most `MAX_IDS`
 */
export function chunksById<Id, Row>(
  ids: readonly Id[],
  readRows: (chunk: readonly Id[]) => Promise<Row[]>,
): ReadList<Row> {
  const kept = ids.slice(0, EXPORT_LIMITS.rows);
  async function* chunks() {
    for (const chunk of getChunks(kept, () => 1, CHUNK_SIZE)) yield await readRows(chunk);
  }
  return { total: kept.length, isCut: ids.length > kept.length, chunks: chunks() };
}
