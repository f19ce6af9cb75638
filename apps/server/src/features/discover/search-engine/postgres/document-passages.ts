import { type AnalyzedField, type AnalyzedStream, isFormTerm } from '@rotunda/analysis';
import { QUERY_LIMITS } from '@rotunda/query';
import type { IndexedDocument } from '../../../documents/index.ts';
import { markedLexeme, quoteLexeme } from './lexemes.ts';

/** Number of words two windows share, so that every span a query can ask for is complete in at least one of them. */
const OVERLAP_WORDS = QUERY_LIMITS.spanWords;
/** A vector stores 255 positions per lexeme, so a window of one repeated word must fit. */
const WINDOW_WORDS = OVERLAP_WORDS * 3;
const MAX_ROW_WORDS = 255;
/** A vector stores positions up to 16,383. */
const LAST_ROW_POSITION = 16_383;

export const FIELD_WEIGHTS: Readonly<Record<AnalyzedField, 'A' | 'B' | 'C' | 'D'>> = {
  title: 'A',
  summary: 'B',
  bill: 'C',
  text: 'D',
  // Sponsors need no weight of their own: they have marked lexemes, because an unrestricted leaf does not cover them.
  sponsor: 'D',
};

export interface PassageRow {
  streamIndex: number | null;
  startOffset: number | null;
  excerpt: string | null;
  isStruck: boolean;
  /** Vector literals with positions and weights. */
  terms: string;
  forms: string;
}

/** Rows of a stream from `firstRow` to before `endRow`, at positions `firstPosition` to `lastPosition`. */
interface Window {
  stream: AnalyzedStream;
  firstRow: number;
  endRow: number;
  firstPosition: number;
  lastPosition: number;
}

function* getWindows(stream: AnalyzedStream): Generator<Window> {
  const { positions } = stream;
  const lastOfStream = positions.at(-1);
  if (lastOfStream === undefined) return;
  for (let first = 0, firstRow = 0; ; first += WINDOW_WORDS - OVERLAP_WORDS) {
    while ((positions[firstRow] ?? first) < first) firstRow++;
    const lastPosition = Math.min(first + WINDOW_WORDS - 1, lastOfStream);
    let endRow = firstRow;
    while (endRow < positions.length && (positions[endRow] ?? 0) <= lastPosition) endRow++;
    yield { stream, firstRow, endRow, firstPosition: first, lastPosition };
    if (lastPosition === lastOfStream) return;
  }
}

/** Collects lexemes with their positions and writes the two literals. */
class VectorPair {
  readonly #terms = new Map<string, string>();
  readonly #forms = new Map<string, string>();
  words = 0;
  /** Position at which the next window starts. */
  nextBase = 1;

  hasRoomFor({ firstPosition, lastPosition }: Window): boolean {
    const words = lastPosition - firstPosition + 1;
    return this.words === 0 || (this.words + words <= MAX_ROW_WORDS && this.nextBase + words <= LAST_ROW_POSITION);
  }

  add(window: Window, terms: readonly string[]): void {
    const { stream, firstRow, endRow, firstPosition, lastPosition } = window;
    const weight = FIELD_WEIGHTS[stream.field];
    const suffix = weight === 'D' ? '' : weight;
    for (let row = firstRow; row < endRow; row++) {
      const term = terms[stream.termIds[row] ?? 0] ?? '';
      const lexeme = stream.field === 'sponsor' ? markedLexeme('sponsor', term) : term;
      const target = isFormTerm(term) ? this.#forms : this.#terms;
      const place = `${this.nextBase + (stream.positions[row] ?? 0) - firstPosition}${suffix}`;
      const known = target.get(lexeme);
      target.set(lexeme, known === undefined ? place : `${known},${place}`);
    }
    this.words += lastPosition - firstPosition + 1;
    this.nextBase += lastPosition - firstPosition + 1 + OVERLAP_WORDS;
  }

  literals(): { terms: string; forms: string } {
    return { terms: getLiteral(this.#terms), forms: getLiteral(this.#forms) };
  }
}

function getLiteral(places: ReadonlyMap<string, string>): string {
  let literal = '';
  for (const [lexeme, positions] of places) literal += `${quoteLexeme(lexeme)}:${positions} `;
  return literal;
}

/**
 * Returns the windows of a document's streams. Body text has rows of its own, with the text; short streams share rows.
 */
export function* documentPassages({ searchable, analyzed }: IndexedDocument): Generator<PassageRow> {
  let shared = new VectorPair();
  for (const stream of analyzed.streams) {
    if (stream.field === 'text') continue;
    for (const window of getWindows(stream)) {
      if (!shared.hasRoomFor(window)) {
        yield sharedRow(shared);
        shared = new VectorPair();
      }
      shared.add(window, analyzed.terms);
    }
  }
  if (shared.words > 0) yield sharedRow(shared);
  for (const [streamIndex, stream] of analyzed.streams.entries()) {
    if (stream.field !== 'text') continue;
    for (const window of getWindows(stream)) {
      const vectors = new VectorPair();
      vectors.add(window, analyzed.terms);
      const startOffset = stream.starts[window.firstRow] ?? 0;
      const { text = '', struck: isStruck = false } = searchable.streams[streamIndex] ?? {};
      const excerpt = storable(text.slice(startOffset, endOffset(window)));
      yield { streamIndex, startOffset, excerpt, isStruck, ...vectors.literals() };
    }
  }
}

function sharedRow(vectors: VectorPair): PassageRow {
  return { streamIndex: null, startOffset: null, excerpt: null, isStruck: false, ...vectors.literals() };
}

/** Returns the largest end of all tokens, because a compound can extend beyond the last token into the next window. */
function endOffset({ stream, firstRow, endRow }: Window): number {
  let end = 0;
  for (let row = firstRow; row < endRow; row++) end = Math.max(end, stream.ends[row] ?? 0);
  return end;
}

/** Replaces NUL and lone surrogates, which PostgreSQL text cannot contain, one for one so that offsets stay valid. */
function storable(text: string): string {
  return text.replaceAll('\0', ' ').replace(/\p{Surrogate}/gu, '\u{FFFD}');
}

const HEAD_SUMMARY_WORDS = WINDOW_WORDS;

/** Writes title (A) and the start of the summaries (B), used for relevance. */
export function headLiteral({ analyzed }: IndexedDocument): string {
  const places = new Map<string, string>();
  let base = 1;
  for (const { field, termIds, positions } of analyzed.streams) {
    if (field !== 'title' && field !== 'summary') continue;
    const suffix = FIELD_WEIGHTS[field];
    for (let row = 0; row < termIds.length && (positions[row] ?? 0) < HEAD_SUMMARY_WORDS; row++) {
      const term = analyzed.terms[termIds[row] ?? 0] ?? '';
      const position = base + (positions[row] ?? 0);
      if (isFormTerm(term) || position > LAST_ROW_POSITION) continue;
      const known = places.get(term);
      places.set(term, known === undefined ? `${position}${suffix}` : `${known},${position}${suffix}`);
    }
    base += HEAD_SUMMARY_WORDS;
  }
  return getLiteral(places);
}
