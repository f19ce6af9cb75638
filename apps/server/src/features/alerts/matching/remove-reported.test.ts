import { describe, expect, it } from 'vitest';
import { withoutReported } from './remove-reported.ts';
import type { PassageOccurrence } from '../../similar/index.ts';
import type { FoundSearch } from './saved-search-matcher.ts';

const occurrence = (fnDocumentId: string): PassageOccurrence => ({
  fnDocumentId,
  share: 1,
  sectionId: null,
  sectionLabel: null,
  place: null,
  excerpt: {
    text: 'clean water',
    marks: [],
  },
});
const found = (savedSearchId: string, ...texts: string[]): FoundSearch => ({
  savedSearchId,
  organizationId: 'ours',
  projectId: 'p1',
  scope: null,
  text: '',
  occurrences: texts.map(occurrence),
});
const left = (searches: FoundSearch[], reported: Record<string, string[]>) =>
  withoutReported(searches, new Map(Object.entries(reported).map(([id, texts]) => [id, new Set(texts)]))).map(
    ({ savedSearchId, occurrences }) => [savedSearchId, ...occurrences.map(({ fnDocumentId }) => fnDocumentId)],
  );

describe('withoutReported', () => {
  it.each<[string, FoundSearch[], Record<string, string[]>, string[][]]>([
    ['a text that is new', [found('a', 'ih')], {}, [['a', 'ih']]],
    ['only the new text of several', [found('a', 'ih', 'rh', 'eh')], { a: ['ih', 'eh'] }, [['a', 'rh']]],
    ['nothing of a search whose texts are all known', [found('a', 'ih', 'rh')], { a: ['rh', 'ih', 'enr'] }, []],
    ['what another search was told of', [found('a', 'ih'), found('b', 'ih')], { a: ['ih'] }, [['b', 'ih']]],
    ['every search that follows no passage', [found('a'), found('b', 'ih')], { a: ['ih'], b: ['ih'] }, [['a']]],
    ['the order of searches and texts', [found('b', 'rh', 'ih'), found('a')], {}, [['b', 'rh', 'ih'], ['a']]],
    ['nothing of nothing', [], { a: ['ih'] }, []],
  ])('keeps %s', (_what, searches, reported, kept) => {
    expect(left(searches, reported)).toEqual(kept);
  });
});
