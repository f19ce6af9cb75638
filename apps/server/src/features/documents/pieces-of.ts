/** A part of a text, and where it begins in it. */
export interface TextPiece {
  from: number;
  text: string;
}

/**
 * A text in pieces of so many UTF-16 units at most, which together are the text. One ends behind its last semicolon or
 * line, which end a citation, else behind its last blank.
 */
export function* piecesOf(text: string, most: number): Generator<TextPiece> {
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, from + most);
    const isLast = from + most >= text.length;
    const end = isLast ? piece.length : endOf(piece);
    yield { from, text: piece.slice(0, end) };
    from += end;
  }
}

function endOf(piece: string): number {
  const last = Math.max(piece.lastIndexOf(';'), piece.lastIndexOf('\n'));
  const end = (last > 0 ? last : piece.lastIndexOf(' ')) + 1;
  return end > 1 ? end : piece.length;
}
