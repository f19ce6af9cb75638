import { describe, expect, it } from 'vitest';
import { buildQuery } from '../testing/test-search.ts';
import { buildPassageQuery } from './passage-query.ts';

/** Words with a digit have the same stem in both languages. */
const queryFor = (text: string) => buildPassageQuery(buildQuery(text));

describe('buildPassageQuery', () => {
  it.each([
    ['x1', "'x1'", "'x1'", null],
    ['x1 x2', "('x1' & 'x2')", "('x1' | 'x2')", null],
    ['x1 OR x2', "('x1' | 'x2')", "('x1' | 'x2')", null],
    ['"x1 x2"', "('x1' <-> 'x2')", "('x1' <-> 'x2')", null],
    ['x1 x1', "('x1' & 'x1')", "'x1'", null],
    ['x1 NOT x2', "'x1'", "'x1'", null],
    ['NOT x1', null, null, null],
    ['', null, null, null],
    ['title:x1', "'x1':A", "'x1':A", null],
    ['x123*', null, null, "'=x123':*"],
    ['x1 x123*', "'x1'", "'x1'", "'=x123':*"],
    ['"x1 x123*"', "'x1'", "'x1'", "'=x123':*"],
    ['x123* w/2 x234*', null, null, "('=x123':* | '=x234':*)"],
  ])('looks for passages with %j', (text, all, any, prefixes) => {
    expect(queryFor(text)).toEqual({ all, any, prefixes });
  });

  it('looks for words of one language together', () => {
    expect(queryFor('"rent taxes"').all).toBe("(('rent' <-> 'tax') | ('~rent' <-> '~tax'))");
  });

  it('spells the distances of a proximity in either order, or in the given one', () => {
    expect(queryFor('x1 w/2 x2').all).toBe(
      "(('x1' & 'x2') & (('x1' <1> 'x2') | ('x2' <1> 'x1') | ('x1' <2> 'x2') | ('x2' <2> 'x1')))",
    );
    expect(queryFor('x1 pre/2 x2').all).toBe("(('x1' & 'x2') & (('x1' <1> 'x2') | ('x1' <2> 'x2')))");
  });

  it('looks only for the words of a proximity with a prefix or with too many distances', () => {
    expect(queryFor('x1 w/2 (x2 OR x123*)')).toEqual({ all: "'x1'", any: "'x1'", prefixes: null });
    const many = Array.from({ length: 60 }, (_, place) => `x${place}`);
    const all = queryFor(`x1 w/50 ("${many.slice(0, 10).join(' ')}" OR ${many.join(' OR ')})`).all ?? '';
    expect(all).not.toMatch(/<\d+>/);
    expect(all.length).toBeLessThan(1000);
  });
});
