import { INLINE_MARKS } from './inline-marks.ts';

/** `¹/₂` made of small digits: `<sup>1</sup>/<sub>2</sub>`, `<sup>1</sup>⁄2`. */
const COMPOSED = /\uE010\s*(\d{1,3})\s*\uE01F\s*[/⁄∕]\s*\uE011?\s*(\d{1,3})\s*(?:\uE01F|(?![\d.,\uE010-\uE01F]))/g;
const COMPOSED_FRACTION = `${INLINE_MARKS.fraction}$1/$2${INLINE_MARKS.end}`;
const ANY_MARK = /[\uE010-\uE013\uE01F]/;
const PIECES = /([\uE010-\uE013\uE01F])/;
const HTML_PIECES = /([\uE010-\uE013\uE01F]|<[^<>]*>)/;

/** Splits a text into marks and what stands between them, in HTML also into tags; null for a text without marks. */
export function splitMarks(text: string, isHtml = false): string[] | null {
  if (!ANY_MARK.test(text)) return null;
  return text.replace(COMPOSED, COMPOSED_FRACTION).split(isHtml ? HTML_PIECES : PIECES);
}
