import { analyzeDocument } from '@rotunda/analysis';
import { describe, expect, test } from 'vitest';
import { evaluate, findMatches, parseQuery } from './index.ts';
import { CITED_TEXTS, copiedRuns, quotedRun } from './testing/index.ts';

describe('Words copied from a text find it', () => {
  test.each(CITED_TEXTS.map((one) => [one.text, one] as const))('%s', (_, { text, language }) => {
    const document = analyzeDocument([{ field: 'text', language, text }]);
    const missed = copiedRuns(text)
      .flatMap((run) => [run, quotedRun(run) ?? run])
      .filter((typed) => {
        const parsed = parseQuery(typed);
        return !parsed.ok || !evaluate(parsed.query, document) || findMatches(parsed.query, document).length === 0;
      });
    expect(missed).toEqual([]);
  });
});

test.each([
  ['judicial transpar-\nency', true],
  ['judicial transpar- ency', true],
  ['people\u0092s right', true],
  ['\u0093judicial transparency\u0094', true],
  ['short- and long-term plans', true],
  ['judicial- review', false],
])('%j, as a PDF or an old page gives it, finds the text: %s', (typed, isFound) => {
  const text = 'The people’s right to judicial transparency. Short and long-term plans.';
  const document = analyzeDocument([{ field: 'text', language: 'en', text }]);
  const parsed = parseQuery(typed);
  expect(parsed.ok && evaluate(parsed.query, document)).toBe(isFound);
});

test.each([
  ['§ 1983', '42 U.S.C. § 1983', true],
  ['section 1983', '42 U.S.C. § 1983', true],
  ['sec. 1983', '42 USC 1983', true],
  ['42 U.S.C. 1983', 'section 1983 of title 42, United States Code', true],
  ['§ 314.50', '21 CFR 314.50', true],
  ['section 60', '40 CFR part 60', false],
  ['§ 1983', 'in the year 1983', false],
  ['43 U.S.C. 1983', '42 U.S.C. § 1983', false],
])('%s finds “%s”: %s', (typed, text, isFound) => {
  const parsed = parseQuery(typed);
  const document = analyzeDocument([{ field: 'text', language: 'en', text }]);
  expect(parsed.ok && evaluate(parsed.query, document)).toBe(isFound);
});
