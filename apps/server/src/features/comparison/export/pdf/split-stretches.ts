import { findCutPosition } from '../../../../platform/find-cut-position.ts';
import type { TrackedStretch } from '../tracked-paragraph.ts';

/** About two pages, in characters. */
const CHUNK_SIZE = 10_000;

/**
 * Splits an endless paragraph into chunks of at most two pages, because layout time grows with the square of a
 * paragraph's length.
 */
export function splitStretches(stretches: readonly TrackedStretch[]): TrackedStretch[][] {
  const chunks: TrackedStretch[][] = [[]];
  let room = CHUNK_SIZE;
  for (const stretch of stretches) {
    let at = 0;
    while (stretch.text.length - at > room) {
      const end = at + findCutPosition(stretch.text.slice(at, at + room + 1), Math.max(room, 2));
      chunks.at(-1)?.push({ ...stretch, text: stretch.text.slice(at, end) });
      chunks.push([]);
      [at, room] = [end, CHUNK_SIZE];
    }
    chunks.at(-1)?.push({ ...stretch, text: stretch.text.slice(at) });
    room -= stretch.text.length - at;
  }
  return chunks;
}
