import type { AnalysedField } from '@rotunda/analysis';
import { QUERY_LIMITS } from './query-limits.ts';
import { QueryFaultError } from './query-fault.ts';

interface Placed {
  /** UTF-16 offsets into the text as typed, end exclusive. */
  start: number;
  end: number;
}

export type QueryToken = Placed &
  (
    | { kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'all' | 'boolean' | 'end' }
    | { kind: 'near'; distance: number; ordered: boolean }
    /** `inner` is the text between the quotation marks; it begins one unit after `start`. */
    | { kind: 'quote'; inner: string }
    /** A run of characters without spaces; `starred` if it contains a `*`. */
    | { kind: 'plain'; starred: boolean }
    | { kind: 'citation'; term: string }
    | { kind: 'field'; field: AnalysedField }
  );

const QUOTES = '"“”„‟«»″＂';
const FIELD = /(title|summary|text|sponsor|bill|legislation|boolean):/iy;
const CITATION_TERM = /(?:bill|usc|cfr|sec|pl|eo|fr|stat|docket|rin)#[a-z0-9][a-z0-9.-]*(?![^\s()])/y;
const PROXIMITY = /^(w|pre|near)\/(\d+)$/i;
// Operators of other search services: sentence, paragraph, and distances without a word.
const FOREIGN_PROXIMITY = /^(?:(?:w|pre|near)?\/[sp]|\/\d+|pre\/.*|near\/.*)$/i;
/** Matches `(c)(3)` written onto a number or word, which belongs to it: `501(c)(3)`, `1395(a)`. */
const SUBSECTION = /\((?:\d{1,3}|[A-Za-z]{1,2}|[ivxlcIVXLC]{1,6})\)/y;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

const FIELD_NAMES: Readonly<Record<string, AnalysedField>> = {
  title: 'title',
  summary: 'summary',
  text: 'text',
  sponsor: 'sponsor',
  bill: 'bill',
  legislation: 'bill',
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function isBlank(character: string): boolean {
  return /\s/.test(character);
}

/** Returns the offset after the run of plain characters that begins at `start`. */
function endOfChunk(text: string, start: number): number {
  let i = start;
  while (i < text.length) {
    const character = text[i] ?? '';
    if (character === '(') {
      const before = text[i - 1] ?? '';
      const subsection =
        i > start && (WORD_CHARACTER.test(before) || before === ')') ? matchAt(SUBSECTION, text, i) : null;
      if (subsection === null) return i;
      i += subsection[0].length;
    } else if (character === ')' || isBlank(character) || QUOTES.includes(character)) return i;
    else i++;
  }
  return i;
}

function readProximity(chunk: string, start: number, end: number): QueryToken | null {
  const found = PROXIMITY.exec(chunk);
  if (found === null) {
    if (FOREIGN_PROXIMITY.test(chunk)) throw new QueryFaultError('unknown-proximity', start, end - start);
    return null;
  }
  const distance = Number(found[2]);
  if (distance < 1 || distance > QUERY_LIMITS.distance) {
    throw new QueryFaultError('distance-out-of-range', start, end - start);
  }
  return { kind: 'near', distance, ordered: found[1]?.toLowerCase() === 'pre', start, end };
}

function readChunk(text: string, start: number): QueryToken {
  const end = endOfChunk(text, start);
  const chunk = text.slice(start, end);
  if (chunk === 'AND' || chunk === 'OR' || chunk === 'NOT') {
    return { kind: chunk === 'AND' ? 'and' : chunk === 'OR' ? 'or' : 'not', start, end };
  }
  if (chunk === '*') return { kind: 'all', start, end };
  return readProximity(chunk, start, end) ?? { kind: 'plain', starred: chunk.includes('*'), start, end };
}

function readQuote(text: string, start: number): QueryToken {
  for (let i = start + 1; i < text.length; i++) {
    if (QUOTES.includes(text[i] ?? ' ')) return { kind: 'quote', inner: text.slice(start + 1, i), start, end: i + 1 };
  }
  throw new QueryFaultError('unclosed-quote', start, 1);
}

function readToken(text: string, start: number): QueryToken {
  const character = text[start] ?? '';
  if (character === '(') return { kind: 'open', start, end: start + 1 };
  if (character === ')') return { kind: 'close', start, end: start + 1 };
  if (QUOTES.includes(character)) return readQuote(text, start);
  const citation = matchAt(CITATION_TERM, text, start);
  if (citation !== null) return { kind: 'citation', term: citation[0], start, end: start + citation[0].length };
  const name = matchAt(FIELD, text, start);
  if (name === null) return readChunk(text, start);
  const end = start + name[0].length;
  const field = FIELD_NAMES[name[1]?.toLowerCase() ?? ''];
  return field === undefined ? { kind: 'boolean', start, end } : { kind: 'field', field, start, end };
}

/**
 * Splits a query text into tokens; the last one is `end`. Linear in the length of the text.
 *
 * @throws QueryFaultError for an unclosed quotation mark or an unsupported proximity operator
 */
export function tokenizeQuery(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let i = 0;
  for (;;) {
    while (i < text.length && isBlank(text[i] ?? '')) i++;
    if (i >= text.length) break;
    const token = readToken(text, i);
    tokens.push(token);
    i = token.end;
  }
  tokens.push({ kind: 'end', start: text.length, end: text.length });
  return tokens;
}
