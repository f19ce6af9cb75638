import type { TextStream } from '@rotunda/analysis';
import { describe, expect, it } from 'vitest';
import { indexedDocument } from '../testing/engine-conformance.ts';
import { body, summary, title } from '../testing/test-search.ts';
import { documentPassages, headLiteral } from './document-passages.ts';

const words = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`).join(' ');
const getRows = (...streams: TextStream[]) => [...documentPassages(indexedDocument(1, streams))];
/** First and last word of a window. */
const getEnds = (excerpt: string | null) => [excerpt?.split(' ')[0], excerpt?.split(' ').at(-1)];
const getPosition = (literal: string, lexeme: string) => literal.match(`'${lexeme}':(\\S+)`)?.[1];

describe('documentPassages', () => {
  it('has one window for up to 192 words of body text', () => {
    expect(getRows(body(words(192)))).toHaveLength(1);
    expect(getRows(body(''))).toEqual([]);
  });

  it('overlaps windows by the 64 words that a query can span', () => {
    const rows = getRows(body(words(193)));
    expect(rows.map(({ excerpt }) => getEnds(excerpt))).toEqual([
      ['w0', 'w191'],
      ['w128', 'w192'],
    ]);
    expect(rows.map(({ startOffset }) => startOffset)).toEqual([0, words(128).length + 1]);
    expect(getRows(body(words(320)))).toHaveLength(2);
    expect(getRows(body(words(321)))).toHaveLength(3);
  });

  it('gives each body text rows of its own, and the others a row together without text', () => {
    const rows = getRows(title('Water'), body('x1'), summary('On rents'), body('x2'));
    expect(rows.map(({ streamIndex, excerpt }) => [streamIndex, excerpt])).toEqual([
      [null, null],
      [1, 'x1'],
      [3, 'x2'],
    ]);
  });

  it('weights the fields and leaves more words between them than a query can span', () => {
    const [{ terms } = { terms: '' }] = getRows(title('x1 x2'), summary('x3'));
    expect(['x1', 'x2', 'x3'].map((lexeme) => getPosition(terms, lexeme))).toEqual(['1A', '2A', '67B']);
  });

  it('keeps positions of a repeated word together', () => {
    expect(getPosition(getRows(body('x1 x2 x1'))[0]?.terms ?? '', 'x1')).toBe('1,3');
  });

  it('starts a new row when the fields together have more than 255 words', () => {
    const rows = (first: number, second: number) => getRows(title(words(first)), summary(words(second))).length;
    expect(rows(100, 155)).toBe(1);
    expect(rows(100, 156)).toBe(2);
  });

  it('marks the words of sponsors, which other searches do not cover', () => {
    const [{ terms, forms } = { terms: '', forms: '' }] = getRows({ field: 'sponsor', language: 'en', text: 'Ann' });
    expect(terms).toBe("'p/ann':1 ");
    expect(forms).toBe("'p/=ann':1 ");
  });

  it('replaces what PostgreSQL cannot store by as many characters', () => {
    const text = 'a\0b \ud800 \u{1f30a} z';
    const [row] = getRows(body(text));
    expect(row?.excerpt).toBe('a b \ufffd \u{1f30a} z');
    expect(row?.excerpt).toHaveLength(text.length);
  });
});

describe('headLiteral', () => {
  const head = (...streams: TextStream[]) => headLiteral(indexedDocument(1, streams));

  it('has the words of title and summaries, but neither their forms nor other fields', () => {
    expect(head(title('x1'), body('x2'), summary('x3'), { field: 'sponsor', language: 'en', text: 'Ann' })).toBe(
      "'x1':1A 'x3':193B ",
    );
  });

  it('has the first 192 words of each', () => {
    const literal = head(summary(words(193)));
    expect(getPosition(literal, 'w191')).toBe('192B');
    expect(getPosition(literal, 'w192')).toBeUndefined();
  });

  it('has only positions that PostgreSQL can store', () => {
    // 16,383 is in the 86th of 192 words each.
    const literal = head(...Array.from({ length: 90 }, (_, place) => summary(`x${place} ${words(191)}`)));
    expect(getPosition(literal, 'x85')).toBe('16321B');
    expect(getPosition(literal, 'x86')).toBeUndefined();
    expect(literal).not.toMatch(/16384|16385/);
    expect(literal).toMatch(/16383B/);
  });
});
