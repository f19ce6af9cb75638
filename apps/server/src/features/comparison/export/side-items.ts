import type { ComparedRowSide, ComparedRun } from '@rotunda/contract';
import type { TrackedDetail } from './tracked-paragraph.ts';

/** A piece of one side: what both texts have, what it alone has, and what has no words. */
export type SideItem =
  | { type: 'kept'; text: string }
  | { type: 'own'; text: string; other?: string }
  /** Mere capitals or marks of the right text, where those are not told. */
  | { type: 'shown'; text: string }
  | { type: 'space'; text: string }
  | { type: 'number'; text: string }
  | { type: 'end'; isHeading: boolean; indent: number };

/** What the comparison takes for space: soft hyphens and characters without width among it. */
const SPACE = '[\\s\\u00AD\\u200B\\u2060\\uFEFF]';
const PIECES = new RegExp(`${SPACE}+|[^\\s\\u00AD\\u200B\\u2060\\uFEFF]+`, 'g');
const SPACES = new RegExp(`${SPACE}+`, 'g');
const BEGINS_WITH_SPACE = new RegExp(`^${SPACE}`);

/** A paragraph of one side, its number before its text and its end after it. */
export function itemsOf(side: ComparedRowSide, of: 'left' | 'right', detail: TrackedDetail): SideItem[] {
  const number: SideItem[] = side.number ? [{ type: 'number', text: side.number }] : [];
  const space: SideItem[] = side.number && side.text !== '' ? [{ type: 'space', text: ' ' }] : [];
  // Lists in a list, because the words of an endless paragraph are more than a call can be given one by one.
  const items = [number, space];
  let at = 0;
  for (const run of side.runs) {
    items.push(keptItems(side.text.slice(at, run.start)), runItems(run, side.text, of, detail));
    at = run.end;
  }
  items.push(keptItems(side.text.slice(at)), [{ type: 'end', isHeading: side.isHeading, indent: side.indent }]);
  return items.flat();
}

function keptItems(text: string): SideItem[] {
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

/** How many characters of a side both texts have. */
export function keptLength(side: ComparedRowSide | null): number {
  if (side === null) return 0;
  let length = 0;
  let at = 0;
  for (const { start, end } of [...side.runs, { start: side.text.length, end: side.text.length }]) {
    length += side.text.slice(at, start).replace(SPACES, '').length;
    at = end;
  }
  return length;
}
