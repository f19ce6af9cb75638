import type { ComparedRowSide, ComparedRun } from '@rotunda/contract';
import type { TrackedDetail } from './tracked-paragraph.ts';

/** Piece of one side: shared text, text of its own, or an item without words. */
export type SideItem =
  | { type: 'kept'; text: string }
  | { type: 'own'; text: string; other?: string }
  /** Changed capitals or punctuation of the right text, when such changes are not tracked. */
  | { type: 'shown'; text: string }
  | { type: 'space'; text: string }
  | { type: 'number'; text: string }
  | { type: 'end'; isHeading: boolean; indent: number };

/** Characters that the comparison treats as space, including soft hyphens and zero-width characters. */
const SPACE = '[\\s\\u00AD\\u200B\\u2060\\uFEFF]';
const PIECES = new RegExp(`${SPACE}+|[^\\s\\u00AD\\u200B\\u2060\\uFEFF]+`, 'g');
const SPACES = new RegExp(`${SPACE}+`, 'g');
const BEGINS_WITH_SPACE = new RegExp(`^${SPACE}`);

/** Splits a paragraph of one side into items, with its number first and its end last. */
export function getItems(side: ComparedRowSide, of: 'left' | 'right', detail: TrackedDetail): SideItem[] {
  const number: SideItem[] = side.number ? [{ type: 'number', text: side.number }] : [];
  const space: SideItem[] = side.number && side.text !== '' ? [{ type: 'space', text: ' ' }] : [];
  // Nested lists, because a very long paragraph has more items than a call can take as arguments.
  const items = [number, space];
  let at = 0;
  for (const run of side.runs) {
    items.push(sharedItems(side.text.slice(at, run.start)), runItems(run, side.text, of, detail));
    at = run.end;
  }
  items.push(sharedItems(side.text.slice(at)), [{ type: 'end', isHeading: side.isHeading, indent: side.indent }]);
  return items.flat();
}

function sharedItems(text: string): SideItem[] {
  return (text.match(PIECES) ?? []).map((piece) => ({
    type: BEGINS_WITH_SPACE.test(piece) ? 'space' : 'kept',
    text: piece,
  }));
}

function runItems(run: ComparedRun, text: string, of: 'left' | 'right', detail: TrackedDetail): SideItem[] {
  const words = text.slice(run.start, run.end);
  const { other } = run;
  if (detail === 'letters' || run.weight === 'words') {
    return [{ type: 'own', text: words, ...(other === undefined ? {} : { other }) }];
  }
  return of === 'left' ? [] : [{ type: 'shown', text: words }];
}

/** Counts the non-space characters of a side that both texts share. */
export function countShared(side: ComparedRowSide | null): number {
  if (side === null) return 0;
  let length = 0;
  let at = 0;
  for (const { start, end } of [...side.runs, { start: side.text.length, end: side.text.length }]) {
    length += side.text.slice(at, start).replace(SPACES, '').length;
    at = end;
  }
  return length;
}
