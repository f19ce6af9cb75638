import type { Piece } from '../token-stream.ts';

/** No paragraph of law is longer; reading one of megabytes again for each of its changes would cost their product. */
const MAX_CHARACTERS = 20_000;

/** What a pattern finds in a paragraph, read once however many changes the paragraph has; nothing in an endless one. */
export function rememberByPiece<T>(read: (piece: Piece, pattern: RegExp) => T, nothing: T) {
  const known = new WeakMap<Piece, Map<RegExp, T>>();
  return (piece: Piece, pattern: RegExp): T => {
    if (piece.text.length > MAX_CHARACTERS) return nothing;
    const ofPiece = known.get(piece) ?? new Map<RegExp, T>();
    known.set(piece, ofPiece);
    const held = ofPiece.get(pattern);
    if (held !== undefined) return held;
    const found = read(piece, pattern);
    ofPiece.set(pattern, found);
    return found;
  };
}
