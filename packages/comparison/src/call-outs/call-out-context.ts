import type { Place } from '../section-draft.ts';
import type { TokenMatches } from '../token-matches.ts';
import type { Piece, TokenRange, TokenStream } from '../token-stream.ts';
import type { ComparisonLanguage } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** What the call-out finders read: both texts, their matches and the sections around the place. */
export interface CallOutContext {
  left: TokenStream;
  right: TokenStream;
  matches: TokenMatches;
  vocabulary: Vocabulary;
  language: ComparisonLanguage;
  /** The place's section and the sections it was split from or merged with. */
  leftRanges: readonly TokenRange[];
  rightRanges: readonly TokenRange[];
}

/** A change that a finder reports; both values as printed, null where a side has none. */
export interface FoundChange {
  left: string | null;
  right: string | null;
}

/** In longer places it is unclear which value replaced which. */
const MAX_WORDS = 40;

export function isSmall(place: Place): boolean {
  return place.leftTo - place.leftFrom <= MAX_WORDS && place.rightTo - place.rightFrom <= MAX_WORDS;
}

/** Returns the text of tokens `from` to `to` (exclusive) as printed; they must be in one paragraph. */
export function printed(stream: TokenStream, from: number, to: number): string {
  const piece = stream.pieces[stream.getPiece[from] ?? 0];
  return piece?.text.slice(stream.starts[from], stream.ends[to - 1]) ?? '';
}

export function isOnePiece(stream: TokenStream, from: number, to: number): boolean {
  return from >= 0 && to <= stream.codes.length && stream.getPiece[from] === stream.getPiece[to - 1];
}

/** Returns the paragraphs of a section; an empty section has none. */
export function piecesIn(stream: TokenStream, { from, to }: TokenRange): readonly Piece[] {
  return from === to ? [] : stream.pieces.slice(stream.getPiece[from] ?? 0, (stream.getPiece[to - 1] ?? -1) + 1);
}
