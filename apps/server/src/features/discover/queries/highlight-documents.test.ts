import { describe, expect, it } from 'vitest';
import { type Highlights, markHeads, markPassages, markRows, type RowTexts } from './highlight-documents.ts';
import type { MatchedPassage } from '../search-engine/search-engine.ts';
import { buildQuery } from '../search-engine/testing/test-search.ts';

const row = (title: string, summary: string | null = null): RowTexts => ({ title, summary });
const passage = (documentId: number, excerpt: string): MatchedPassage => ({
  documentId,
  streamIndex: 0,
  startOffset: 0,
  excerpt,
  isStruck: false,
});
/** Marked words by field: `title: water`. */
const getWords = (highlights: Highlights | undefined) =>
  highlights?.map(
    ({ field, text, marks }) => `${field}: ${marks.map(([start, end]) => text.slice(start, end)).join(' ')}`,
  );
const marked = (text: string, of: RowTexts, ...excerpts: string[]) =>
  getWords(
    markRows(
      buildQuery(text),
      new Map([[1, of]]),
      excerpts.map((excerpt) => passage(1, excerpt)),
    ).get(1),
  );

describe('markRows', () => {
  it.each([
    ['canadiens', 'La prestation canadienne est établie.', 'canadienne'],
    ['travaux', 'Le travail et les travaux publics.', 'travaux'],
    ['taxes', 'A tax is levied.', 'tax'],
  ])('highlights an excerpt found for "%s" with the stemming of its language', (words, excerpt, expected) => {
    expect(marked(words, row('An Act'), excerpt)).toEqual([`text: ${expected}`]);
  });

  it('says that an excerpt is struck', () => {
    const excerpts = (isStruck: boolean) => [{ ...passage(1, 'A tax is levied.'), isStruck }];
    const getHighlights = (isStruck: boolean) =>
      markRows(buildQuery('tax'), new Map([[1, row('An Act')]]), excerpts(isStruck)).get(1);
    expect(getHighlights(true)).toMatchObject([{ field: 'text', isStruck: true }]);
    expect(getHighlights(false)?.[0]).not.toHaveProperty('isStruck');
  });

  it('marks every match in the title', () => {
    expect(marked('water OR tax', row('Water tax on water'))).toEqual(['title: Water tax water']);
  });

  it('marks nothing where only the excluded words occur', () => {
    expect(marked('water NOT tax', row('A tax'))).toEqual([]);
  });

  it('shows a passage of the text only when the summary has no match', () => {
    expect(marked('water', row('Water Act', 'On rents'), 'clean water')).toEqual(['title: Water', 'text: water']);
    expect(marked('water', row('Water Act', 'On water'), 'clean water')).toEqual(['title: Water', 'summary: water']);
  });

  it('shows the title in full and a long summary from shortly before its first match', () => {
    const long = `${'word '.repeat(60)}water`;
    const [title, summary] = markRows(buildQuery('water'), new Map([[1, row(long, long)]]), []).get(1) ?? [];
    expect(title?.text).toBe(long);
    expect(summary?.text).toMatch(/^…(word ){1,8}water$/);
  });

  it('tries French only for passages without a match in English', () => {
    const found = marked('nation', row('An Act'), 'the nation', 'les nations');
    expect(found).toEqual(['text: nation', 'text: nations']);
  });

  it('keeps documents apart and has an entry for each that is known', () => {
    const rows = new Map<number, RowTexts | undefined>([
      [1, row('Water')],
      [2, row('Rents')],
      [3, undefined],
    ]);
    const found = markRows(buildQuery('water'), rows, [passage(2, 'dirty water'), passage(3, 'clean water')]);
    expect([...found.keys()]).toEqual([1, 2]);
    expect(getWords(found.get(1))).toEqual(['title: Water']);
    expect(getWords(found.get(2))).toEqual(['text: water']);
  });
});

describe('markPassages', () => {
  it('ignores passages of documents that are not shown', () => {
    const marks = markHeads(buildQuery('water'), new Map([[1, row('Rents')]]));
    markPassages(buildQuery('water'), [passage(9, 'clean water')], marks);
    expect(marks).toEqual(new Map([[1, []]]));
  });
});
