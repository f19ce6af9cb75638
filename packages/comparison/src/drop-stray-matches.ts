import { getEdits } from './edits.ts';
import { pairPieces } from './pair-pieces.ts';
import type { TokenMatches } from './token-matches.ts';
import type { TokenRange, TokenStream } from './token-stream.ts';

/** More telling words in a row are a paragraph that was joined or split, not chance. */
const MAX_STRAY_WORDS = 3;

/**
 * Drops matches between paragraphs that are not counterparts. The shortest script keeps every `in subsection (b)` it
 * can find in two rewritten passages, which leaves readers with scattered fragments.
 */
export function dropStrayMatches(
  left: TokenStream,
  right: TokenStream,
  leftUnit: number,
  rightUnit: number,
  range: { left: TokenRange; right: TokenRange },
  matches: TokenMatches,
  isMeaningful: (code: number) => boolean,
): void {
  const pieces = (stream: TokenStream, unit: number): TokenRange => ({
    from: stream.unitPieces[unit] ?? 0,
    to: stream.unitPieces[unit + 1] ?? 0,
  });
  const edits = getEdits(range.left, range.right, matches);
  if (edits.length === 0) return;
  const counterparts = new Map<number, number>();
  for (const pair of pairPieces(left, right, pieces(left, leftUnit), pieces(right, rightUnit), edits, matches)) {
    if (pair.left !== null && pair.right !== null) counterparts.set(pair.left, pair.right);
  }
  for (let at = range.left.from; at < range.left.to;) {
    const to = stretchEnd(left, right, at, range.left.to, matches);
    const leftPiece = left.getPiece[at] ?? 0;
    const rightPiece = right.getPiece[matches.rightByLeft[at] ?? 0] ?? 0;
    if (to > at && counterparts.get(leftPiece) !== rightPiece && isStray(left, at, to, isMeaningful)) {
      for (let each = at; each < to; each += 1) matches.remove(each, matches.rightByLeft[each] ?? 0);
    }
    at = Math.max(to, at + 1);
  }
}

/**
 * Returns the end of the kept words that begin here and stay in one paragraph on both sides, regardless of insertions
 * between them.
 */
function stretchEnd(left: TokenStream, right: TokenStream, from: number, to: number, matches: TokenMatches): number {
  let at = from;
  while (at < to && matches.isLeftKept(at)) {
    const isSame =
      left.getPiece[at] === left.getPiece[from] &&
      right.getPiece[matches.rightByLeft[at] ?? 0] === right.getPiece[matches.rightByLeft[from] ?? 0];
    if (!isSame) break;
    at += 1;
  }
  return at;
}

function isStray({ codes }: TokenStream, from: number, to: number, isMeaningful: (code: number) => boolean): boolean {
  let meaningful = 0;
  for (let at = from; at < to; at += 1) if (isMeaningful(codes[at] ?? 0)) meaningful += 1;
  return meaningful <= MAX_STRAY_WORDS;
}
