import { Settler } from './settler.ts';
import { splitMarks } from './split-marks.ts';

/** Like `settleInlineText`, for sanitized HTML, whose other tags stay where they are. */
export function settleInlineHtml(html: string): string {
  const pieces = splitMarks(html, true);
  if (pieces === null) return html;
  const settler = new Settler();
  for (const piece of pieces) {
    if (piece.startsWith('<')) settler.tag(piece);
    else settler.add(piece);
  }
  return settler.finish();
}
