import type { Place } from '../section-draft.ts';
import type { TokenMatches } from '../token-matches.ts';
import type { Piece, TokenRange, TokenStream } from '../token-stream.ts';
import type { ComparisonLanguage } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** The texts as the finders of call-outs see them. */
export interface CallOutContext {
  left: TokenStream;
  right: TokenStream;
  matches: TokenMatches;
  vocabulary: Vocabulary;
  language: ComparisonLanguage;
  /** The section the place stands in, and the sections it was parted from or joined with. */
  leftRanges: readonly TokenRange[];
  rightRanges: readonly TokenRange[];
}

/** What a finder says of a place; both values as printed. */
export interface FoundChange {
  left: string | null;
  right: string | null;
}

/** In longer places nobody can say which value gave way to which. */
const MAX_WORDS = 40;

export function isSmall(place: Place): boolean {
  return place.leftTo - place.leftFrom <= MAX_WORDS && place.rightTo - place.rightFrom <= MAX_WORDS;
}

/** The words from one token up to, not including, another, as printed; they must stand in one paragraph. */
export function printed(stream: TokenStream, from: number, to: number): string {
  const piece = stream.pieces[stream.pieceOf[from] ?? 0];
  return piece?.text.slice(stream.starts[from], stream.ends[to - 1]) ?? '';
}

export function isOnePiece(stream: TokenStream, from: number, to: number): boolean {
  return from >= 0 && to <= stream.codes.length && stream.pieceOf[from] === stream.pieceOf[to - 1];
}

/** Paragraphs of a section; none of an empty one. */
export function piecesIn(stream: TokenStream, { from, to }: TokenRange): readonly Piece[] {
  return from === to ? [] : stream.pieces.slice(stream.pieceOf[from] ?? 0, (stream.pieceOf[to - 1] ?? -1) + 1);
}
