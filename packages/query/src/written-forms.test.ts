import { analyzeDocument } from '@rotunda/analysis';
import { describe, expect, test } from 'vitest';
import { evaluate, parseQuery, printQuery } from './index.ts';

function isFoundBy(typed: string, text: string): boolean {
  const result = parseQuery(typed);
  return result.ok && evaluate(result.query, analyzeDocument([{ field: 'text', language: 'en', text }]));
}

describe('One written form finds the other', () => {
  test.each([
    ['401k', '401(k)'],
    ['501c3', '501(c)(3)'],
    ['403b', '403(b)'],
    ['1990s', '1990’s'],
    ['PM2.5', 'PM 2.5'],
    ['PM₂.₅', 'PM 2.5'],
    ['COVID19', 'COVID-19'],
    ['PhD', 'Ph.D.'],
    ['MSc', 'M.Sc.'],
    ['$7,500', '$7,500.00'],
    ['7500', '$7,500.00'],
  ])('%s and %s', (one, other) => {
    const sentence = (form: string) => `Under the ${form} of that part, amounts apply.`;
    expect(isFoundBy(one, sentence(other))).toBe(true);
    expect(isFoundBy(other, sentence(one))).toBe(true);
    expect(isFoundBy(one, sentence(one))).toBe(true);
    expect(isFoundBy(other, sentence(other))).toBe(true);
  });

  test.each([
    ['"PM2.5"', 'PM 2.5'],
    ['"PM 2.5"', 'PM2.5'],
    ['1990', '1990’s'],
  ])('%s finds %s', (typed, text) => {
    expect(isFoundBy(typed, `Levels of ${text} in the air`)).toBe(true);
  });

  test.each([
    ['401k', '401(b)'],
    ['401k', 'section 401 of title K'],
    ['$7,500', '$7,500.50'],
    ['1990s', '1990'],
    ['PhD', 'Ph. and D.'],
    ['501c3', '501(c)(4)'],
    ['WWWEPA', 'www.epa.gov'],
  ])('%s does not find %s', (typed, text) => {
    expect(isFoundBy(typed, `Under ${text} of that part`)).toBe(false);
  });

  test.each(['401k', '401(k) plans', '501(c)(3)', 'PM2.5', 'Ph.D.', '1990’s'])(
    'the printed form of %s means the same',
    (typed) => {
      const parsed = parseQuery(typed);
      const printed = parsed.ok ? printQuery(parsed.query) : '';
      expect(parsed).toMatchObject({ ok: true });
      expect(parseQuery(printed)).toMatchObject({ query: parsed.ok ? parsed.query : null });
    },
  );
});
