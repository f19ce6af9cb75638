import type { Deadline } from './deadline.ts';
import { tokenize } from './tokenize.ts';
import type { ComparableText } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A heading or a paragraph; offsets of runs are relative to it. */
export interface Piece {
  unit: number;
  /** Index of the paragraph in its unit; -1 is the heading. */
  paragraph: number;
  /** First token of the piece, and the end (exclusive). */
  from: number;
  to: number;
  text: string;
  /** Letter or number of the paragraph; null without one. */
  number: string | null;
}

/** All words of a text in order, as integer codes. */
export interface TokenStream {
  pieces: readonly Piece[];
  /** Index of the first piece of each unit, then the total number of pieces. */
  unitPieces: Int32Array;
  getPiece: Int32Array;
  /** Codes of the folded words, which are compared. */
  codes: Int32Array;
  /** Codes of the words as written. */
  exact: Int32Array;
  /** UTF-16 offsets into the text of the piece. */
  starts: Int32Array;
  ends: Int32Array;
}

export interface TokenRange {
  from: number;
  to: number;
}

export function createTokenStream(text: ComparableText, vocabulary: Vocabulary, deadline: Deadline): TokenStream {
  const pieces: Piece[] = [];
  const unitPieces = new Int32Array(text.units.length + 1);
  const columns = { exact: [] as number[], starts: [] as number[], ends: [] as number[], getPiece: [] as number[] };
  const addPiece = (unit: number, paragraph: number, words: string, number: string | null) => {
    const from = columns.exact.length;
    tokenize(words, text.language, (start, end) => {
      // Checked for each word, because a text without sections or line breaks is one paragraph of megabytes.
      deadline.tick();
      columns.exact.push(vocabulary.getCode(words.slice(start, end)));
      columns.starts.push(start);
      columns.ends.push(end);
      columns.getPiece.push(pieces.length);
    });
    pieces.push({ unit, paragraph, from, to: columns.exact.length, text: words, number });
  };
  for (const [index, unit] of text.units.entries()) {
    deadline.check();
    unitPieces[index] = pieces.length;
    if (unit.heading !== null) addPiece(index, -1, unit.heading, null);
    for (const [at, paragraph] of unit.paragraphs.entries()) addPiece(index, at, paragraph.text, paragraph.number);
  }
  unitPieces[text.units.length] = pieces.length;
  return {
    pieces,
    unitPieces,
    getPiece: Int32Array.from(columns.getPiece),
    codes: Int32Array.from(columns.exact, (code) => vocabulary.folded[code] ?? code),
    exact: Int32Array.from(columns.exact),
    starts: Int32Array.from(columns.starts),
    ends: Int32Array.from(columns.ends),
  };
}

/** Returns the token range of a unit, heading and paragraphs. */
export function unitTokens(stream: TokenStream, unit: number): TokenRange {
  const first = stream.unitPieces[unit] ?? 0;
  const last = (stream.unitPieces[unit + 1] ?? 0) - 1;
  if (last < first) {
    const at = stream.pieces[first]?.from ?? stream.codes.length;
    return { from: at, to: at };
  }
  return { from: stream.pieces[first]?.from ?? 0, to: stream.pieces[last]?.to ?? 0 };
}

/** Returns the token range of a unit after its heading. */
export function bodyTokens(stream: TokenStream, unit: number): TokenRange {
  const { from, to } = unitTokens(stream, unit);
  const first = stream.pieces[stream.unitPieces[unit] ?? 0];
  return first?.unit === unit && first.paragraph === -1 ? { from: first.to, to } : { from, to };
}

export function headingTokens(stream: TokenStream, unit: number): TokenRange {
  return { from: unitTokens(stream, unit).from, to: bodyTokens(stream, unit).from };
}
