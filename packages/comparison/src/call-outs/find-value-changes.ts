import type { Place } from '../section-draft.ts';
import type { TokenRange, TokenStream } from '../token-stream.ts';
import { type CallOutContext, type FoundChange, isSmall, piecesIn } from './call-out-context.ts';
import { cacheByPiece } from './cache-by-piece.ts';
import { VALUE_PATTERNS, type ValueKind } from './value-patterns.ts';

/** Laws print their place of codification in the margin, which bills do not: `22 USC 3301 note.` */
const MARGINAL_NOTE = /^\d{1,2}\sUSC\s[\w–—-]+(?:\s(?:et\sseq\.|note|prec\.))*\.?$/;

/** A value in the text, with the range of its tokens. */
interface Value {
  from: number;
  to: number;
  text: string;
}

/**
 * Finds the values of a kind that changed at a place. A value is paired with a counterpart that shares kept words with
 * it (`not later than` 90 `days`); otherwise, if as many were struck as inserted, values are paired in order; otherwise
 * each is reported alone.
 */
export function findValueChanges(kind: ValueKind, place: Place, context: CallOutContext): FoundChange[] {
  const { left, right, matches, language, leftRanges, rightRanges } = context;
  if (!isSmall(place)) return [];
  const pattern = VALUE_PATTERNS[language][kind];
  const leftValues = valuesAt(left, place.leftFrom, place.leftTo, pattern);
  const rightValues = valuesAt(right, place.rightFrom, place.rightTo, pattern);
  const found: FoundChange[] = [];
  const taken = new Set<Value>();
  for (const value of rightValues) {
    const counterpart = leftValues.find((each) => !taken.has(each) && sharesUnchangedWord(each, value, context));
    if (counterpart === undefined) continue;
    taken.add(counterpart).add(value);
    if (!isAlike(counterpart, value)) found.push({ left: counterpart.text, right: value.text });
  }
  const isFree = (value: Value, partner: Int32Array) =>
    !taken.has(value) && anyToken(value, (at) => partner[at] === -1);
  const struck = leftValues.filter((value) => isFree(value, matches.rightByLeft));
  const inserted = rightValues.filter((value) => isFree(value, matches.leftByRight));
  if (struck.length === inserted.length) {
    for (const [index, value] of struck.entries()) {
      const counterpart = inserted[index];
      if (counterpart !== undefined && !isAlike(value, counterpart)) {
        found.push({ left: value.text, right: counterpart.text });
      }
    }
    return found;
  }
  found.push(
    ...struck.filter((value) => !occursIn(right, rightRanges, value)).map(({ text }) => ({ left: text, right: null })),
    ...inserted.filter((value) => !occursIn(left, leftRanges, value)).map(({ text }) => ({ left: null, right: text })),
  );
  return found;
}

/** Whether the value occurs in the other side's sections; then it was neither struck nor inserted. */
function occursIn(stream: TokenStream, sections: readonly TokenRange[], value: Value): boolean {
  const wanted = fold(value.text);
  return sections.some((section) => piecesIn(stream, section).some(({ text }) => fold(text).includes(wanted)));
}

const getSpans = cacheByPiece(
  (piece, pattern) => Array.from(piece.text.matchAll(pattern), (match) => ({ start: match.index, text: match[0] })),
  [],
);

/** Returns values that lie in the place, overlap it or border on it, as `section 5` does where `(a)` was added. */
function valuesAt(stream: TokenStream, from: number, to: number, pattern: RegExp): Value[] {
  const values: Value[] = [];
  const last = Math.max(from, to - 1);
  for (let index = stream.getPiece[from] ?? 0; index <= (stream.getPiece[last] ?? 0); index += 1) {
    const piece = stream.pieces[index];
    if (piece === undefined || MARGINAL_NOTE.test(piece.text)) continue;
    for (const { start, text } of getSpans(piece, pattern)) {
      const value = valueOf(stream, piece, start, text);
      const isInside = value.from <= to && value.to >= from;
      if (isInside) values.push(value);
    }
  }
  return values;
}

function valueOf(stream: TokenStream, piece: { from: number; to: number }, start: number, text: string): Value {
  const from = firstBehind(stream.ends, piece, start + 1);
  return { from, to: firstBehind(stream.starts, { from, to: piece.to }, start + text.length), text };
}

/** Finds the first token of a range whose offset is at or after the given one; offsets ascend within a paragraph. */
function firstBehind(offsets: Int32Array, { from, to }: TokenRange, offset: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharesUnchangedWord(left: Value, right: Value, { matches }: CallOutContext): boolean {
  return anyToken(right, (at) => {
    const source = matches.leftByRight[at] ?? -1;
    return matches.isRightKept(at) && left.from <= source && source < left.to;
  });
}

function anyToken({ from, to }: Value, isSo: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (isSo(at)) return true;
  return false;
}

function isAlike(a: Value, b: Value): boolean {
  return fold(a.text) === fold(b.text);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[–—]/g, '-');
}
