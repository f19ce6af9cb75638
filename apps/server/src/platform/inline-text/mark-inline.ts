import { type InlineKind, INLINE_MARKS } from './inline-marks.ts';

/** Marks a stretch of a text that is being read; `settleInlineText` writes it when the line is complete. */
export function markInline(kind: InlineKind, text: string): string {
  return INLINE_MARKS[kind] + text + INLINE_MARKS.end;
}
