import { describe, expect, it } from 'vitest';
import { passagesIn } from './find-search-alerts.ts';
import type { PassageOccurrence } from '../../similar/index.ts';

const occurrence = (fnDocumentId: string, text: string): PassageOccurrence => ({
  fnDocumentId,
  share: 1,
  sectionId: null,
  sectionLabel: null,
  place: null,
  excerpt: {
    text,
    marks: [[0, 5]],
  },
});
const match = (savedSearchId: string, ...occurrences: PassageOccurrence[]) => ({
  match: { savedSearchId, occurrences: occurrences.length === 0 ? null : occurrences },
});
const shown = (...matches: Parameters<typeof passagesIn>[0]) =>
  passagesIn(matches).map(({ fnDocumentId, text }) => [fnDocumentId, text]);

describe('passagesIn', () => {
  it('shows the best text of a match and none for matches without a passage', () => {
    expect(shown(match('a', occurrence('rh', 'clean water'), occurrence('ih', 'water fund')), match('b'))).toEqual([
      ['rh', 'clean water'],
    ]);
    expect(shown()).toEqual([]);
  });

  it('shows for each search the text of its newest match', () => {
    const [newest, oldest] = [match('a', occurrence('rh', 'newest')), match('a', occurrence('ih', 'oldest'))];
    expect(shown(newest, oldest)).toEqual([['rh', 'newest']]);
    expect(shown(newest, match('b', occurrence('eh', 'other')), oldest).toSorted()).toEqual([
      ['eh', 'other'],
      ['rh', 'newest'],
    ]);
  });

  it('shows once what two searches found in the same wording', () => {
    expect(shown(match('a', occurrence('rh', 'clean water')), match('b', occurrence('rh', 'clean water')))).toEqual([
      ['rh', 'clean water'],
    ]);
  });

  it('presents a passage as an excerpt of the text, with its highlighted words', () => {
    expect(passagesIn([match('a', occurrence('rh', 'clean water'))])).toEqual([
      { field: 'text', fnDocumentId: 'rh', text: 'clean water', marks: [[0, 5]] },
    ]);
  });
});
