import type { Place } from '../section-draft.ts';
import type { TokenRange, TokenStream } from '../token-stream.ts';
import { type CallOutContext, type FoundChange, isSmall } from './call-out-context.ts';
import { rememberByPiece } from './remember-by-piece.ts';
import { VALUE_PATTERNS, type ValueKind } from './value-patterns.ts';

/** Laws carry the places they are codified at in the margin, which bills do not: `22 USC 3301 note.` */
const MARGINAL_NOTE = /^\d{1,2}\sUSC\s[\w–—-]+(?:\s(?:et\sseq\.|note|prec\.))*\.?$/;

/** A value of the text by the tokens it is made of. */
interface Value {
  from: number;
  to: number;
  text: string;
}

/**
 * Values of a kind that changed at a place: one that shares kept words with its counterpart (`not later than` 90 `days`),
 * else the only one struck beside the only one inserted, else one that came or went by itself.
 */
export function findValueChanges(kind: ValueKind, place: Place, context: CallOutContext): FoundChange[] {
  const { left, right, matches, language, leftRange, rightRange } = context;
  if (!isSmall(place)) return [];
  const pattern = VALUE_PATTERNS[language][kind];
  const leftValues = valuesAt(left, place.leftFrom, place.leftTo, pattern);
  const rightValues = valuesAt(right, place.rightFrom, place.rightTo, pattern);
  const found: FoundChange[] = [];
  const taken = new Set<Value>();
  for (const value of rightValues) {
    const counterpart = leftValues.find((each) => !taken.has(each) && sharesKeptWord(each, value, context));
    if (counterpart === undefined) continue;
    taken.add(counterpart).add(value);
    if (!isAlike(counterpart, value)) found.push({ left: counterpart.text, right: value.text });
  }
  const isFree = (value: Value, partner: Int32Array) =>
    !taken.has(value) && anyToken(value, (at) => partner[at] === -1);
  const struck = leftValues.filter((value) => isFree(value, matches.rightOf));
  const inserted = rightValues.filter((value) => isFree(value, matches.leftOf));
  const [onlyStruck, onlyInserted] = [struck[0], inserted[0]];
  if (onlyStruck === undefined || onlyInserted === undefined) {
    found.push(
      ...struck.filter((value) => !standsIn(right, rightRange, value)).map(({ text }) => ({ left: text, right: null })),
    );
    found.push(
      ...inserted.filter((value) => !standsIn(left, leftRange, value)).map(({ text }) => ({ left: null, right: text })),
    );
  } else if (struck.length === 1 && inserted.length === 1 && !isAlike(onlyStruck, onlyInserted)) {
    found.push({ left: onlyStruck.text, right: onlyInserted.text });
  }
  return found;
}

/** Whether the words of a value stand elsewhere in the other side's section: then they did not come or go. */
function standsIn(stream: TokenStream, section: TokenRange, value: Value): boolean {
  const wanted = fold(value.text);
  for (let index = stream.pieceOf[section.from] ?? 0; index <= (stream.pieceOf[section.to - 1] ?? -1); index += 1) {
    if (fold(stream.pieces[index]?.text ?? '').includes(wanted)) return true;
  }
  return false;
}

const spansOf = rememberByPiece(
  (piece, pattern) => Array.from(piece.text.matchAll(pattern), (match) => ({ start: match.index, text: match[0] })),
  [],
);

/** Values that stand in the place, reach into it or border on it, as `section 5` does where `(a)` was added. */
function valuesAt(stream: TokenStream, from: number, to: number, pattern: RegExp): Value[] {
  const values: Value[] = [];
  const last = Math.max(from, to - 1);
  for (let index = stream.pieceOf[from] ?? 0; index <= (stream.pieceOf[last] ?? 0); index += 1) {
    const piece = stream.pieces[index];
    if (piece === undefined || MARGINAL_NOTE.test(piece.text)) continue;
    for (const { start, text } of spansOf(piece, pattern)) {
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

/** The first token of a range whose offset is the given one or lies behind it; offsets ascend within a paragraph. */
function firstBehind(offsets: Int32Array, { from, to }: TokenRange, offset: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharesKeptWord(left: Value, right: Value, { matches }: CallOutContext): boolean {
  return anyToken(right, (at) => {
    const source = matches.leftOf[at] ?? -1;
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
