/** A chunk of a text with its offset. */
export interface TextPiece {
  from: number;
  text: string;
}

/**
 * Splits a text into chunks of at most `max` UTF-16 units that together are the whole text. A chunk ends after its
 * last semicolon or line break, because those end a citation, or else after its last space.
 */
export function* getPieces(text: string, max: number): Generator<TextPiece> {
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, from + max);
    const isLast = from + max >= text.length;
    const end = isLast ? piece.length : getEnd(piece);
    yield { from, text: piece.slice(0, end) };
    from += end;
  }
}

function getEnd(piece: string): number {
  const last = Math.max(piece.lastIndexOf(';'), piece.lastIndexOf('\n'));
  const end = (last > 0 ? last : piece.lastIndexOf(' ')) + 1;
  return end > 1 ? end : piece.length;
}
