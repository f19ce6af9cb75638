import type { PiecePair } from './pair-pieces.ts';
import type { TokenStream } from './token-stream.ts';
import type { ComparedRow, RowSide } from './types.ts';
import type { RunsByPiece } from './write-runs.ts';

/** Writes the rows of a section for the result. */
export function writeRows(
  pairs: readonly PiecePair[],
  left: TokenStream,
  right: TokenStream,
  runs: { left: RunsByPiece; right: RunsByPiece },
): ComparedRow[] {
  return pairs.map((pair) => {
    const leftNumber = pair.left === null ? null : (left.pieces[pair.left]?.number ?? null);
    const rightNumber = pair.right === null ? null : (right.pieces[pair.right]?.number ?? null);
    const hasOtherNumber = pair.left !== null && pair.right !== null && leftNumber !== rightNumber;
    const side = (stream: TokenStream, piece: number | null, ofPiece: RunsByPiece): RowSide | null =>
      piece === null
        ? null
        : { paragraph: stream.pieces[piece]?.paragraph ?? -1, hasOtherNumber, runs: ofPiece.get(piece) ?? [] };
    return { left: side(left, pair.left, runs.left), right: side(right, pair.right, runs.right) };
  });
}
