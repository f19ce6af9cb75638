import { parseQuery } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import { buildNameQuery } from './build-name-query.ts';

const parsed = (text: string) => {
  const answer = parseQuery(text);
  return answer.ok ? answer.query : null;
};

describe('buildNameQuery', () => {
  it('searches titles and numbers, with the last word as a prefix', () => {
    expect(buildNameQuery('clean wat')).toEqual(parsed('title:(clean wat) OR bill:(clean wat) OR title:(clean wat*)'));
  });

  it.each(['', '   ', '"', '()', '* ? :', '– …'])('returns null for "%s"', (text) => {
    expect(buildNameQuery(text)).toBeNull();
  });

  it.each([
    ['water OR tax', 'water or tax'],
    ['water AND NOT tax', 'water and not tax'],
    ['title:water', 'title water'],
    ['"clean water', 'clean water'],
    ['(clean water', 'clean water'],
  ])('treats "%s" as plain words without operators', (typed, words) => {
    expect(buildNameQuery(typed)).toEqual(buildNameQuery(words));
    expect(buildNameQuery(typed)).not.toBeNull();
  });

  it('does not use a very short last word as a prefix', () => {
    expect(buildNameQuery('hr 1')).not.toBeNull();
    expect(buildNameQuery('a')).toEqual(parsed('title:(a) OR bill:(a)'));
  });

  it('accepts words in any script', () => {
    expect(buildNameQuery('Québec')).not.toBeNull();
    expect(buildNameQuery('水')).not.toBeNull();
  });
});
