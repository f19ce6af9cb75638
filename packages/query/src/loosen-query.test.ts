import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate, loosenQuery, parseQuery, printQuery, type QueryNode } from './index.ts';
import { arbitraryDocument, arbitraryQuery } from './testing/index.ts';

function parsed(text: string): QueryNode {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(`${text}: ${result.fault.message}`);
  return result.query;
}

const looserTexts = (text: string) =>
  loosenQuery(parsed(text), 20).map(({ change, clause, query }) => [change, clause, printQuery(query)]);

describe('loosenQuery', () => {
  test.each([
    [
      'river gauge',
      [
        ['any-clause', 'river AND gauge', 'river OR gauge'],
        ['without', 'river', 'gauge'],
        ['without', 'gauge', 'river'],
        ['beginning', 'river', '(river OR river*) AND gauge'],
        ['beginning', 'gauge', 'river AND (gauge OR gaug*)'],
      ],
    ],
    ['"river gauge"', [['words', '"river gauge"', 'river AND gauge']]],
    ['river w/5 gauge', [['anywhere', 'river w/5 gauge', 'river AND gauge']]],
    [
      'title:river',
      [
        ['any-field', 'title:river', 'river'],
        ['beginning', 'title:river', 'title:river OR title:river*'],
      ],
    ],
    [
      'dam NOT lake',
      [
        ['without-exclusion', 'NOT lake', 'dam'],
        ['without', 'dam', 'NOT lake'],
      ],
    ],
    ['dam OR "dry bed"', [['words', '"dry bed"', 'dam OR (dry AND bed)']]],
    ['regulations', [['beginning', 'regulations', 'regulations OR regul*']]],
    ['dam', []],
    ['NOT "river gauge"', []],
    ['sponsor:smith', []],
    ['*', []],
  ])('%s', (text, expected) => {
    expect(looserTexts(text)).toEqual(expected);
  });

  test('drops a group as a whole, loosens each of its phrases and keeps exclusions', () => {
    expect(looserTexts('(dam OR "dry bed") AND sea NOT lake')).toEqual([
      ['words', '"dry bed"', '(dam OR (dry AND bed)) AND sea AND NOT lake'],
      ['without-exclusion', 'NOT lake', '(dam OR "dry bed") AND sea'],
      ['any-clause', '(dam OR "dry bed") AND sea', '(dam OR "dry bed" OR sea) AND NOT lake'],
      ['without', 'dam OR "dry bed"', 'sea AND NOT lake'],
      ['without', 'sea', '(dam OR "dry bed") AND NOT lake'],
    ]);
  });

  test('keeps the fields of a proximity on its sides', () => {
    expect(looserTexts('title:(river w/5 "lake bed")')).toEqual([
      ['anywhere', 'title:(river w/5 "lake bed")', 'title:river AND title:"lake bed"'],
      ['any-field', 'title:(river w/5 "lake bed")', 'river w/5 "lake bed"'],
    ]);
  });

  test('does not split a hyphenated word', () => {
    expect(looserTexts('long-term').map(([change]) => change)).toEqual(['beginning']);
  });

  test('returns no more queries than requested', () => {
    expect(loosenQuery(parsed('a1 b2 c3 d4 e5'), 3)).toHaveLength(3);
  });

  test('starts with the smallest changes and is fast for a thousand words', () => {
    const words = Array.from({ length: 900 }, (_, place) => `word${place.toString(36)}`).join(' ');
    const before = process.cpuUsage();
    expect(
      loosenQuery(parsed(`${words} "river gauge"`), 12)
        .map(({ change }) => change)
        .slice(0, 3),
    ).toEqual(['words', 'any-clause', 'without']);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
  });

  test('returns typable queries that match every document the query matches', () => {
    fc.assert(
      fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document }) => {
        const holds = evaluate(query, document);
        for (const looser of loosenQuery(query, 50)) {
          if (holds) expect(evaluate(looser.query, document)).toBe(true);
          expect(evaluate(parsed(printQuery(looser.query)), document)).toBe(evaluate(looser.query, document));
        }
      }),
      { numRuns: 400 },
    );
  });
});
