import { INLINE_MARKS } from './inline-marks.ts';

/** Elements of HTML that are printed above or below the line. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['sup', INLINE_MARKS.raised],
  ['sub', INLINE_MARKS.lowered],
  // Reported by `readHtml`.
  ['note-reference', INLINE_MARKS['note-mark']],
]);

/** Returns the mark that a tag of HTML writes into the text being read; empty for any other tag. */
export function markOfTag(name: string, isClosing: boolean): string {
  const mark = KINDS.get(name) ?? '';
  return mark !== '' && isClosing ? INLINE_MARKS.end : mark;
}
