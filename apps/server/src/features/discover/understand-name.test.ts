import { parseQuery } from '@rotunda/query';
import { describe, expect, it } from 'vitest';
import { understandName } from './understand-name.ts';

const parsed = (text: string) => {
  const answer = parseQuery(text);
  return answer.ok ? answer.query : null;
};

describe('understandName', () => {
  it('searches titles and numbers, with the last word as a prefix', () => {
    expect(understandName('clean wat')).toEqual(parsed('title:(clean wat) OR bill:(clean wat) OR title:(clean wat*)'));
  });

  it.each(['', '   ', '"', '()', '* ? :', '– …'])('returns null for "%s"', (text) => {
    expect(understandName(text)).toBeNull();
  });

  it.each([
    ['water OR tax', 'water or tax'],
    ['water AND NOT tax', 'water and not tax'],
    ['title:water', 'title water'],
    ['"clean water', 'clean water'],
    ['(clean water', 'clean water'],
  ])('treats "%s" as plain words without operators', (typed, words) => {
    expect(understandName(typed)).toEqual(understandName(words));
    expect(understandName(typed)).not.toBeNull();
  });

  it('does not use a very short last word as a prefix', () => {
    expect(understandName('hr 1')).not.toBeNull();
    expect(understandName('a')).toEqual(parsed('title:(a) OR bill:(a)'));
  });

  it('accepts words in any script', () => {
    expect(understandName('Québec')).not.toBeNull();
    expect(understandName('水')).not.toBeNull();
  });
});
