import { expect, it } from 'vitest';
import { isDifferentRule } from './is-different-rule.ts';

const rule = (title: string | null, ...docketIds: string[]) => ({ title, docketIds });

it.each<[string, ReturnType<typeof rule>, ReturnType<typeof rule>, boolean]>([
  ['no word and no docket in common', rule('Widgets of steel'), rule('Lamps for mines'), true],
  ['one word in common', rule('Widgets of steel'), rule('Steel lamps'), false],
  ['a word in another number', rule('Airworthiness directives'), rule('Directive of the agency'), false],
  ['a word whose beginning alone is common', rule('Regulator'), rule('Regions'), true],
  ['short words alone in common', rule('Widgets for the air'), rule('Lamps for the air'), true],
  ['a docket in common', rule('Widgets', 'EPA-1', 'EPA-2'), rule('Lamps', 'EPA-2'), false],
  ['no docket and a word in common in capitals', rule('WIDGETS'), rule('widgets'), false],
  ['a letter of another script', rule('Économie'), rule('économie verte'), false],
  ['one without a title', rule(null), rule('Lamps'), false],
  ['one whose title has no word to compare', rule('A. B.'), rule('Lamps'), false],
])('isDifferentRule for two filings with %s: %s', (_what, one, other, isAnother) => {
  expect(isDifferentRule(one, other)).toBe(isAnother);
  expect(isDifferentRule(other, one)).toBe(isAnother);
});
