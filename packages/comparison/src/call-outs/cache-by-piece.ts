import type { Piece } from '../token-stream.ts';

/** No paragraph of law is longer. Matching megabytes again for each of their changes would be quadratic. */
const MAX_CHARACTERS = 20_000;

/**
 * Caches what `read` finds in a paragraph, so that each pattern runs once per paragraph. Returns `nothing` for
 * oversized paragraphs.
 */
export function cacheByPiece<T>(read: (piece: Piece, pattern: RegExp) => T, nothing: T) {
  const known = new WeakMap<Piece, Map<RegExp, T>>();
  return (piece: Piece, pattern: RegExp): T => {
    if (piece.text.length > MAX_CHARACTERS) return nothing;
    const ofPiece = known.get(piece) ?? new Map<RegExp, T>();
    known.set(piece, ofPiece);
    const existing = ofPiece.get(pattern);
    if (existing !== undefined) return existing;
    const found = read(piece, pattern);
    ofPiece.set(pattern, found);
    return found;
  };
}
