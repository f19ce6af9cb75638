/** A code of the schedule within other words, from `8471.30` to its ten digits. */
const CODE = /(?<![\d.])\d{4}\.\d{2}(?:\.\d{2}(?:\.?\d{2})?)?(?![\d]|\.\d)/g;

/** The digits of a code alone: an address would read `8471.30` as a number and lose its last digit. */
export const digitsOf = (code: string) => code.replace(/\D/g, '');

/** Where the code browser shows a code. */
export const codeAddress = (code: string) => `/global-tariff-tracker/codes?code=${digitsOf(code)}`;

/** A piece of a text; `code` where it names one. */
export interface TextPiece {
  text: string;
  code: boolean;
}

/** Cuts a text at the codes it names. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(CODE)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), code: false });
    pieces.push({ text: match[0], code: true });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), code: false }] : pieces;
}
