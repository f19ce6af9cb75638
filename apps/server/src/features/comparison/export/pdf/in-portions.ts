import { endOfWords } from '../../../../platform/end-of-words.ts';
import type { TrackedStretch } from '../tracked-paragraph.ts';

/** About two pages, in characters. */
const PORTION = 10_000;

/**
 * Splits an endless paragraph into chunks of at most two pages, because layout time grows with the square of a
 * paragraph's length.
 */
export function inPortions(stretches: readonly TrackedStretch[]): TrackedStretch[][] {
  const portions: TrackedStretch[][] = [[]];
  let room = PORTION;
  for (const stretch of stretches) {
    let at = 0;
    while (stretch.text.length - at > room) {
      const end = at + endOfWords(stretch.text.slice(at, at + room + 1), Math.max(room, 2));
      portions.at(-1)?.push({ ...stretch, text: stretch.text.slice(at, end) });
      portions.push([]);
      [at, room] = [end, PORTION];
    }
    portions.at(-1)?.push({ ...stretch, text: stretch.text.slice(at) });
    room -= stretch.text.length - at;
  }
  return portions;
}
