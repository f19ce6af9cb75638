import { analyzeDocument, type TextStream } from '@rotunda/analysis';
import { describe, expect, it } from 'vitest';
import { body, title } from '../testing/test-search.ts';
import { documentLexemes } from './document-lexemes.ts';
import { PADDING } from './lexemes.ts';

const FREQUENT = new Set(['x1', 'x2']);
const split = (streams: TextStream[], maxVectorBytes: number) =>
  documentLexemes(analyzeDocument(streams), { maxVectorBytes, frequentTerms: FREQUENT });
/** Without padding and without the forms for prefixes. */
const getLexemes = (...streams: TextStream[]) =>
  (split(streams, 1e6).whole.match(/'[^']*'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
    .filter((lexeme) => lexeme !== PADDING && !lexeme.includes('='));

describe('documentLexemes', () => {
  it('has something that every document has', () => {
    expect(getLexemes()).toEqual(['*']);
  });

  it('has the words of the title with and without mark, those of the body without', () => {
    expect(getLexemes(title('x1'), body('x3'))).toEqual(['*', 'x1', 'x3', 't/x1']);
  });

  it('has the words of sponsors with mark only', () => {
    expect(getLexemes({ field: 'sponsor', language: 'en', text: 'x1 x2' })).toEqual(['*', 'p/x1', 'p/x2', 'p/x1 x2']);
  });

  it('has pairs of adjacent frequent words, in their order', () => {
    expect(getLexemes(body('x1 x2'))).toEqual(['*', 'x1', 'x2', 'x1 x2']);
    expect(getLexemes(body('x2 x1'))).toContain('x2 x1');
    expect(getLexemes(body('x1 x1'))).toContain('x1 x1');
  });

  it.each(['x1 x3', 'x3 x2', 'x1 x3 x2'])('has no pairs in "%s"', (text) => {
    expect(getLexemes(body(text)).filter((lexeme) => lexeme.includes(' '))).toEqual([]);
  });

  it('has no pair across two texts', () => {
    expect(getLexemes(body('x1'), body('x2'))).toEqual(['*', 'x1', 'x2']);
  });

  it('splits when the lexemes take more bytes than a vector may, and keeps all of them', () => {
    const streams = [body('x1 x3 Québec')];
    const { whole } = split(streams, 1e6);
    const quoted = whole.split(' ');
    const bytes = Buffer.byteLength(whole) - 3 * quoted.length + 1;
    expect(split(streams, bytes)).toEqual({ whole, parts: [] });
    const { whole: none, parts } = split(streams, bytes - 1);
    expect([none, parts.length]).toEqual(['', 2]);
    expect(parts.join(' ')).toBe(whole);
  });
});
