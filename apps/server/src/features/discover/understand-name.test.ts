import { parseQuery } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import { understandName } from './understand-name.ts';

const parsed = (text: string) => {
  const answer = parseQuery(text);
  return answer.ok ? answer.query : null;
};

describe('the name of a document that is typed', () => {
  it('is looked for in titles and numbers, its last word as the beginning of one', () => {
    expect(understandName('clean wat')).toEqual(parsed('title:(clean wat) OR bill:(clean wat) OR title:(clean wat*)'));
  });

  it.each(['', '   ', '"', '()', '* ? :', '– …'])('is nothing to look for where "%s" is typed', (text) => {
    expect(understandName(text)).toBeNull();
  });

  it.each([
    ['water OR tax', 'water or tax'],
    ['water AND NOT tax', 'water and not tax'],
    ['title:water', 'title water'],
    ['"clean water', 'clean water'],
    ['(clean water', 'clean water'],
  ])('of "%s" holds the words alone: no operator is meant', (typed, words) => {
    expect(understandName(typed)).toEqual(understandName(words));
    expect(understandName(typed)).not.toBeNull();
  });

  it('is looked for as it is where its last word is too short to be begun', () => {
    expect(understandName('hr 1')).not.toBeNull();
    expect(understandName('a')).toEqual(parsed('title:(a) OR bill:(a)'));
  });

  it('is found in any script', () => {
    expect(understandName('Québec')).not.toBeNull();
    expect(understandName('水')).not.toBeNull();
  });
});
