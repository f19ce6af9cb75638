import { analyzeDocument } from '@rotunda/analysis';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  evaluate,
  findMatches,
  mergeSpans,
  normalizeQuery,
  parseQuery,
  printQuery,
  type QueryNode,
  termsAskedFor,
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

describe('any query tree', () => {
  test('is printed as a text that parses to the same tree', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        expect(parsed(printQuery(query))).toEqual(query);
      }),
      { numRuns: 1000 },
    );
  });

  test('holds in the same documents after normalizing', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document }) => {
        expect(evaluate(normalizeQuery(query), document)).toBe(evaluate(query, document));
      }),
      { numRuns: 2000 },
    );
  });

  test('finds the same in a document of which only the terms it asks for are kept', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document, streams }) => {
        const kept = analyzeDocument(streams, termsAskedFor(query));
        expect(kept.terms.every(termsAskedFor(query))).toBe(true);
        expect(evaluate(query, kept)).toBe(evaluate(query, document));
        expect(findMatches(query, kept)).toEqual(findMatches(query, document));
      }),
      { numRuns: 2000 },
    );
  });

  test('is normalized in one step', () => {
    fc.assert(
      fc.property(arbitraryQuery(), (query) => {
        const once = normalizeQuery(query);
        expect(normalizeQuery(once)).toEqual(once);
      }),
      { numRuns: 1000 },
    );
  });

  test('shows passages exactly when it holds by what it asks for', () => {
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

describe('any text as a query', () => {
  test('is answered by a tree or by a fault that points into it', () => {
    fc.assert(
      fc.property(arbitraryQueryText(), (text) => {
        const result = parseQuery(text);
        if (result.ok) {
          expect(parsed(printQuery(result.query))).toEqual(result.query);
        } else {
          expect(result.fault.position).toBeGreaterThanOrEqual(0);
          expect(result.fault.position + result.fault.length).toBeLessThanOrEqual(text.length);
          expect(result.fault.message).toMatch(/\.$/);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test.each(['\u{2F800}tax*', '\uF951tax*', '\uFF71tax*'])(
    'is printed as it is read where ideographs are written in a compatibility form: %s',
    (text) => {
      const query = parsed(text);
      expect(parsed(printQuery(query))).toEqual(query);
    },
  );

  test('in quotation marks finds the text it was copied from', () => {
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

  test('finds as a plain word what was written as one', () => {
    const document = analyzeDocument([{ field: 'title', language: 'fr', text: 'La sécurité des données' }]);
    expect(evaluate(parsed('securite'), document)).toBe(true);
  });
});
