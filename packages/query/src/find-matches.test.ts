import { analyzeDocument, type TextStream } from '@rotunda/analysis';
import { describe, expect, test } from 'vitest';
import { findMatches, mergeSpans, parseQuery } from './index.ts';

/** Returns the marked passages of the texts, each text in its own stream. */
function marked(query: string, ...texts: string[]): string[] {
  const streams = texts.map((text): TextStream => ({ field: 'text', language: 'en', text }));
  const result = parseQuery(query);
  if (!result.ok) throw new Error(result.fault.code);
  const spans = findMatches(result.query, analyzeDocument(streams));
  return spans.map(({ streamIndex, start, end }) => streams[streamIndex]?.text.slice(start, end) ?? '');
}

describe('findMatches', () => {
  test.each([
    ['tax', 'Tax and taxes', ['Tax', 'taxes']],
    ['"data privacy"', 'data privacy, data', ['data privacy']],
    ['tax w/2 credit', 'tax x credit and the tax', ['tax', 'credit']],
    ['usc#42-1395', 'see 42 U.S.C. § 1395(a)(1).', ['42 U.S.C. § 1395(a)(1)']],
    ['42 USC 1395', 'see 42 U.S.C. § 1395(a)(1).', ['42 U.S.C. § 1395(a)(1)', '42 U.S.C. § 1395']],
    ['email', 'an e-mail', ['e-mail']],
    ['tax AND NOT credit', 'tax', ['tax']],
    ['tax AND NOT credit', 'tax credit', []],
    ['(tax AND rate) OR credit', 'tax credit', ['credit']],
    ['NOT rate', 'tax', []],
    ['poli*', 'Policies', ['Policies']],
  ])('%s in “%s”', (query, text, expected) => {
    expect(marked(query, text)).toEqual(expected);
  });

  test('returns matches in the order of streams and text', () => {
    expect(marked('a OR b', 'b a', 'a')).toEqual(['b', 'a', 'a']);
  });

  test('returns overlapping matches that mergeSpans joins', () => {
    const document = analyzeDocument([{ field: 'text', language: 'en', text: 'a b c d' }]);
    const result = parseQuery('"a b" OR "b c" OR d');
    const spans = result.ok ? findMatches(result.query, document) : [];
    expect(spans.map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [2, 5],
      [6, 7],
    ]);
    expect(mergeSpans(spans).map(({ start, end }) => [start, end])).toEqual([
      [0, 5],
      [6, 7],
    ]);
  });
});
