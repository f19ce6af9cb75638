/** A schedule code in a text, from `8471.30` to all ten digits. */
const CODE = /(?<![\d.])\d{4}\.\d{2}(?:\.\d{2}(?:\.?\d{2})?)?(?![\d]|\.\d)/g;

/**
 * Returns only the digits of a code, because the search parameters would parse `8471.30` as a number and drop its last
 * digit.
 */
export const getDigits = (code: string) => code.replace(/\D/g, '');

/** Returns the address of a code in the code browser. */
export const codeAddress = (code: string) => `/global-tariff-tracker/codes?code=${getDigits(code)}`;

/** A piece of a text; `code` is true if it is a code. */
export interface TextPiece {
  text: string;
  code: boolean;
}

/** Splits a text at its codes. */
export function getPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(CODE)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), code: false });
    pieces.push({ text: match[0], code: true });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), code: false }] : pieces;
}
