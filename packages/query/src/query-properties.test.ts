import { analyzeDocument } from '@rotunda/analysis';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  evaluate,
  findMatches,
  findQueryHints,
  mergeSpans,
  normalizeQuery,
  parseQuery,
  printQuery,
  type QueryNode,
  buildTermFilter,
  suggestFixes,
} from './index.ts';
import { arbitraryDocument, arbitraryQuery, arbitraryQueryText } from './testing/index.ts';

function parsed(text: string): QueryNode {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(`${text}: ${result.fault.code} at ${result.fault.position}`);
  return result.query;
}

/** Whether only words can make the query hold. */
function asksOnlyForWords(query: QueryNode): boolean {
  if (query.kind === 'and' || query.kind === 'or') return query.children.every(asksOnlyForWords);
  return query.kind !== 'all' && query.kind !== 'not';
}

describe('Any query tree', () => {
  test('prints to text that parses to the same tree', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        expect(parsed(printQuery(query))).toEqual(query);
      }),
      { numRuns: 1000 },
    );
  });

  test('matches the same documents after normalization', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document }) => {
        expect(evaluate(normalizeQuery(query), document)).toBe(evaluate(query, document));
      }),
      { numRuns: 2000 },
    );
  });

  test('matches the same in a document reduced to the requested terms', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document, streams }) => {
        const kept = analyzeDocument(streams, buildTermFilter(query));
        expect(kept.terms.every(buildTermFilter(query))).toBe(true);
        expect(evaluate(query, kept)).toBe(evaluate(query, document));
        expect(findMatches(query, kept)).toEqual(findMatches(query, document));
      }),
      { numRuns: 2000 },
    );
  });

  test('is unchanged by a second normalization', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        const once = normalizeQuery(query);
        expect(normalizeQuery(once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('yields matches only when it holds, and always when it asks only for words', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document, streams }) => {
        const spans = findMatches(query, document);
        if (!evaluate(query, document)) expect(spans).toEqual([]);
        for (const { streamIndex, start, end } of spans) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(streams[streamIndex]?.text.length ?? 0);
        }
        for (const { leaf } of spans)
          expect(evaluate({ ...leaf, field: null }, document) || leaf.field === 'sponsor').toBe(true);
        if (asksOnlyForWords(query)) expect(spans.length > 0).toBe(evaluate(query, document));
        const merged = mergeSpans(spans);
        merged.forEach((span, i) => {
          const next = merged[i + 1];
          if (next?.streamIndex === span.streamIndex) expect(next.start).toBeGreaterThanOrEqual(span.end);
        });
      }),
      { numRuns: 2000 },
    );
  });
});

describe('Any query text', () => {
  test('parses to a tree or to a fault whose position lies within it', () => {
    fc.assert(
      fc.property(arbitraryQueryText(), (text) => {
        const result = parseQuery(text);
        if (result.ok) {
          expect(parsed(printQuery(result.query))).toEqual(result.query);
          for (const { position, length } of findQueryHints(text)) {
            expect(position + length).toBeLessThanOrEqual(text.length);
          }
        } else {
          expect(result.fault.position).toBeGreaterThanOrEqual(0);
          expect(result.fault.position + result.fault.length).toBeLessThanOrEqual(text.length);
          expect(result.fault.message).toMatch(/\.$/);
          for (const fix of suggestFixes(text, result.fault)) expect(fix.text).not.toBe(text);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['½', '"1 2"'],
    ['1½ ', '"1 1 2"'],
    ['"rose by ⅔"', '"rose by 2 3"'],
    ['↉ x', '"0 3" AND x'],
    ['½ w/3 cup', '"1 2" w/3 cup'],
  ])('prints as it parses with one character that is two words: %s', (text, printed) => {
    const query = parsed(text);
    expect(printQuery(query)).toBe(printed);
    expect(parsed(printed)).toEqual(query);
  });

  test.each(['and- near/5 ”', 'long- near/5 "', 'water\u0093 AND tax\u0094'])(
    'has hints about the words that it was parsed into: %j',
    (text) => {
      expect(parseQuery(text).ok).toBe(true);
      for (const { position, length } of findQueryHints(text))
        expect(position + length).toBeLessThanOrEqual(text.length);
    },
  );

  test.each(['\u{2F800}tax*', '\uF951tax*', '\uFF71tax*'])(
    'prints as it parses with compatibility ideographs: %s',
    (text) => {
      const query = parsed(text);
      expect(parsed(printQuery(query))).toEqual(query);
    },
  );

  test('finds the text it was copied from when in quotation marks', () => {
    fc.assert(
      fc.property(arbitraryDocument(20), ({ streams, document }) => {
        streams.forEach((stream) => {
          if (stream.field === 'sponsor' || /["*]/.test(stream.text)) return;
          const result = parseQuery(`"${stream.text}"`);
          if (result.ok) expect(evaluate(result.query, document)).toBe(true);
          else expect(['empty-phrase', 'phrase-too-long']).toContain(result.fault.code);
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('finds a word as written when it is a single plain word', () => {
    const document = analyzeDocument([{ field: 'title', language: 'fr', text: 'La sécurité des données' }]);
    expect(evaluate(parsed('securite'), document)).toBe(true);
  });
});
