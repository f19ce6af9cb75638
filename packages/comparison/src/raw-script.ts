import { type ComparedStreams, compareStreams } from './compare-streams.ts';
import { Deadline } from './deadline.ts';
import type { TokenMatches } from './token-matches.ts';
import type { Piece, TokenStream } from './token-stream.ts';
import { tokenize } from './tokenize.ts';
import type { ComparableText, CompareOptions, Comparison } from './types.ts';

/** Copies words `copy` to `to` (exclusive) of the left text, or writes words that are not taken from it. */
export type ScriptStep = { copy: number; to: number } | { write: readonly string[] };

/**
 * Returns all words of a text as printed and in order, with each paragraph number as one word. Section numbers are left
 * out, because `isRenumbered` reports them.
 */
export function getWords(text: ComparableText): string[] {
  const words: string[] = [];
  const read = (written: string) =>
    tokenize(written, text.language, (start, end) => words.push(written.slice(start, end)));
  for (const unit of text.units) {
    if (unit.heading !== null) read(unit.heading);
    for (const paragraph of unit.paragraphs) {
      if (paragraph.number !== null) words.push(paragraph.number);
      read(paragraph.text);
    }
  }
  return words;
}

/** Applies a script to the words of the left text. */
export function applyScript(leftWords: readonly string[], script: readonly ScriptStep[]): string[] {
  return script.flatMap((step) => ('write' in step ? step.write : leftWords.slice(step.copy, step.to)));
}

/**
 * Compares two texts and returns the raw script too, from before changes are joined for the reader. The script proves
 * that neither text lost anything: it rebuilds the words of the right text and copies no left word twice.
 */
export function compareWithScript(
  left: ComparableText,
  right: ComparableText,
  options: CompareOptions = {},
): { comparison: Comparison; script: ScriptStep[] } {
  const compared = compareStreams(
    left,
    right,
    new Deadline(options.deadlineMs, options.now ?? (() => performance.now())),
  );
  return { comparison: compared.comparison, script: rawScript(compared) };
}

/** Derives the raw script of a finished comparison. */
export function rawScript({ left, right, matches, comparison }: ComparedStreams): ScriptStep[] {
  const writer = new ScriptWriter();
  const leftNumbers = numbersBefore(left.pieces);
  const getNumber = numberSources(left, right, comparison, leftNumbers);
  for (const [index, piece] of right.pieces.entries()) {
    if (piece.number !== null) {
      const source = getNumber.get(index);
      if (source === undefined) writer.write(piece.number);
      else writer.copy(source);
    }
    for (let at = piece.from; at < piece.to; at += 1) {
      const source = getSource(left, right, matches, at);
      if (source === -1) writer.write(piece.text.slice(right.starts[at], right.ends[at]));
      else writer.copy(source + (leftNumbers[left.getPiece[source] ?? 0] ?? 0));
    }
  }
  return writer.steps;
}

/** Returns the left word that matches a right one exactly, or -1. */
function getSource(left: TokenStream, right: TokenStream, matches: TokenMatches, at: number): number {
  const source = matches.leftByRight[at] ?? -1;
  return source !== -1 && left.exact[source] === right.exact[at] ? source : -1;
}

/** Counts the paragraph numbers up to the words of each piece. */
function numbersBefore(pieces: readonly Piece[]): number[] {
  let numbers = 0;
  return pieces.map((piece) => (piece.number === null ? numbers : (numbers += 1)));
}

/**
 * Maps right pieces with the same number as the left piece beside them to the position of that number among the left
 * words.
 */
function numberSources(
  left: TokenStream,
  right: TokenStream,
  comparison: Comparison,
  leftNumbers: readonly number[],
): Map<number, number> {
  const sources = new Map<number, number>();
  for (const section of comparison.sections) {
    for (const row of section.rows) {
      if (section.left === null || section.right === null || row.left === null || row.right === null) continue;
      const leftPiece = pieceIndex(left, section.left, row.left.paragraph);
      const rightPiece = pieceIndex(right, section.right, row.right.paragraph);
      const piece = left.pieces[leftPiece];
      if (piece === undefined || piece.number === null || piece.number !== right.pieces[rightPiece]?.number) continue;
      sources.set(rightPiece, piece.from + (leftNumbers[leftPiece] ?? 0) - 1);
    }
  }
  return sources;
}

function pieceIndex({ pieces, unitPieces }: TokenStream, unit: number, paragraph: number): number {
  const first = unitPieces[unit] ?? 0;
  return first + (pieces[first]?.paragraph === -1 ? paragraph + 1 : paragraph);
}

class ScriptWriter {
  readonly steps: ScriptStep[] = [];
  private written: string[] | undefined;

  write(word: string): void {
    if (this.written === undefined) {
      this.written = [];
      this.steps.push({ write: this.written });
    }
    this.written.push(word);
  }

  copy(place: number): void {
    const last = this.steps.at(-1);
    this.written = undefined;
    if (last !== undefined && 'copy' in last && last.to === place) last.to = place + 1;
    else this.steps.push({ copy: place, to: place + 1 });
  }
}
