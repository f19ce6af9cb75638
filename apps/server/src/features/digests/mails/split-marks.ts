import type { MarkedText } from '../content/digest-model.ts';

/**
 * Splits a text into highlighted and other pieces; marks that exceed the text or overlap an earlier one are ignored.
 */
export function splitMarks(text: string, marks: MarkedText['marks']): { words: string; isMarked: boolean }[] {
  const pieces: { words: string; isMarked: boolean }[] = [];
  let place = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > place) pieces.push({ words: text.slice(place, end), isMarked });
    place = Math.max(place, end);
  };
  for (const [start, end] of marks.toSorted(([a], [b]) => a - b)) {
    if (start < place || end <= start || end > text.length) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}
