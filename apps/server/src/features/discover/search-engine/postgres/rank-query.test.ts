import { describe, expect, it } from 'vitest';
import { buildQuery } from '../testing/test-search.ts';
import { buildRankQuery } from './rank-query.ts';

const NO_PAIRS: ReadonlySet<string> = new Set();
/** Without the French stem of each word, which repeats the English one here. */
const withoutFrench = (tsquery: string) =>
  tsquery.replaceAll(
    /\('([^' ]*)'(:\w)? \| '[^' ]*~[^' ]*'(:\w)?\)/g,
    (_, lexeme, weight = '') => `'${lexeme}'${weight}`,
  );
function rank(text: string, frequent = NO_PAIRS) {
  const ranked = buildRankQuery(buildQuery(text), frequent);
  if (ranked === null) return null;
  return {
    tiers: ranked.tiers.map(({ tsquery, isWholeQuery }) => [withoutFrench(tsquery), isWholeQuery]),
    scored: withoutFrench(ranked.scored),
  };
}

describe('buildRankQuery', () => {
  it('looks for all words in the title, then in title or summary, then for any word in the title', () => {
    expect(rank('rent tax')).toEqual({
      tiers: [
        ["('t/rent' & 't/tax')", true],
        ["(('t/rent' | 's/rent') & ('t/tax' | 's/tax'))", true],
        ["('t/rent' | 't/tax')", false],
      ],
      scored: "('rent' | 'tax')",
    });
  });

  it('leaves out a tier that repeats an earlier one', () => {
    expect(rank('rent')?.tiers).toEqual([
      ["'t/rent'", true],
      ["('t/rent' | 's/rent')", true],
    ]);
  });

  it.each([
    ['title:rent', [["'t/rent'", true]], "'rent':A"],
    ['summary:rent', [["'s/rent'", true]], "'rent':B"],
  ])('stays within the field of %s', (text, tiers, scored) => {
    expect(rank(text)).toEqual({ tiers, scored });
  });

  it.each(['text:rent', 'sponsor:rent', 'NOT rent', 'rent*', ''])(
    'returns null for %j, which only has a date',
    (text) => {
      expect(rank(text)).toBeNull();
    },
  );

  it.each([
    ['an exclusion', 'rent NOT tax'],
    ['a word of the text', 'rent text:tax'],
    ['a distance', 'rent w/2 tax'],
  ])('does not take the title for the whole query when it has %s', (_what, text) => {
    expect(rank(text)?.tiers.map(([, isWholeQuery]) => isWholeQuery)).not.toContain(true);
  });

  it('takes an alternative in the title for the whole query even if others are only in the text', () => {
    expect(rank('rent OR text:tax')?.tiers[0]).toEqual(["'t/rent'", true]);
  });

  it('scores phrases as phrases, with the pairs that the index has', () => {
    expect(rank('"rent tax"', new Set(['rent', 'tax']))).toMatchObject({
      tiers: [[expect.stringContaining("'t/rent tax'"), true], expect.anything()],
      scored: "('rent' <-> 'tax')",
    });
  });

  it('scores the words of a phrase without its prefix, and both sides of a distance', () => {
    expect(rank('"rent contr*"')?.scored).toBe("'rent'");
    expect(rank('rent w/2 (tax OR fee)')?.scored).toBe("('rent' | 'tax' | 'fee')");
  });

  it('tries only the title, and scores 32 words, for a query of more', () => {
    const words = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`).join(' ');
    expect(rank(words(32))?.tiers).toHaveLength(3);
    expect(rank(words(33))?.tiers).toHaveLength(1);
    expect(rank(words(33))?.scored).toContain("'w31'");
    expect(rank(words(33))?.scored).not.toContain("'w32'");
  });
});
