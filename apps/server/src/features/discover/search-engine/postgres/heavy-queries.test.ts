import { describe, expect, it } from 'vitest';
import { buildQuery } from '../testing/test-search.ts';
import { FREQUENT_TERMS } from './frequent-terms.ts';
import { isHeavyToFind, isHeavyToShow } from './heavy-queries.ts';

describe('isHeavyToFind', () => {
  const isHeavy = (text: string) => isHeavyToFind(buildQuery(text), FREQUENT_TERMS);

  it.each([
    ['a phrase of frequent words near a prefix', '"of the" w/50 sec*'],
    ['a frequent word near a prefix', 'the w/5 act*'],
    ['a phrase with a prefix', '"clean wat*"'],
    ['a prefix in the text only', 'text:wat*'],
    ['a phrase of three frequent words', '"of the act"'],
    ['frequent words near each other', 'section w/10 act'],
    ['frequent words among the alternatives of a proximity', '(aquifer OR section) w/10 (wetland OR act)'],
    ['an excluded proximity of frequent words', 'wetland NOT (section w/10 act)'],
    ['a proximity of frequent words among alternatives', 'wetland OR (aquifer AND section w/10 act)'],
    ['hundreds of words', Array.from({ length: 201 }, (_, place) => `x${place}`).join(' OR ')],
  ])('is true for %s', (_what, text) => expect(isHeavy(text)).toBe(true));

  it.each([
    ['a frequent word', 'act'],
    ['a prefix', 'act*'],
    ['an ordinary phrase', '"clean water"'],
    ['a phrase of two frequent words, which is indexed as a pair', '"of the"'],
    ['a long phrase with a rare word', '"protection of the aquifer"'],
    ['a rare word near a frequent one', 'aquifer w/10 act'],
    ['alternatives that are frequent on one side only', '(aquifer OR section) w/10 (wetland OR mangrove)'],
  ])('is false for %s', (_what, text) => expect(isHeavy(text)).toBe(false));
});

describe('isHeavyToShow', () => {
  it('is true only for a long query, because passages are read only of the documents shown', () => {
    expect(isHeavyToShow(buildQuery('"of the" w/50 sec*'))).toBe(false);
    expect(isHeavyToShow(buildQuery(Array.from({ length: 201 }, (_, place) => `x${place}`).join(' OR ')))).toBe(true);
  });
});
