import { describe, expect, it } from 'vitest';
import type { PassageOccurrence } from '../../similar/index.ts';
import { explainMissingAlert, failedRules } from './explain-verdict.ts';

const OCCURRENCE: PassageOccurrence = {
  fnDocumentId: 'hr1-ih',
  share: 1,
  sectionId: null,
  sectionLabel: null,
  place: null,
  excerpt: {
    text: 'clean water',
    marks: [],
  },
};

describe('failedRules', () => {
  const PASSED = { holds: true, passesFilters: true, occurrences: null };

  it.each<[string, Parameters<typeof failedRules>, ReturnType<typeof failedRules>]>([
    ['nothing when every rule is passed', [PASSED, []], []],
    ['the words', [{ ...PASSED, holds: false }, []], ['words']],
    ['the filters', [{ ...PASSED, passesFilters: false }, []], ['filters']],
    ['nothing of metadata that passes', [PASSED, [{ list: 'tagIds', passes: true }]], []],
    [
      'metadata of which one list fails',
      [
        PASSED,
        [
          { list: 'tagIds', passes: true },
          { list: 'positions', passes: false },
        ],
      ],
      ['metadata'],
    ],
    ['a passage that no text carries', [{ ...PASSED, occurrences: [] }, []], ['passage']],
    ['nothing of a passage that a text carries', [{ ...PASSED, occurrences: [OCCURRENCE] }, []], []],
    [
      'all that fail, in the order in which they are explained',
      [{ holds: false, passesFilters: false, occurrences: [] }, [{ list: 'priorities', passes: false }]],
      ['words', 'filters', 'metadata', 'passage'],
    ],
  ])('names %s', (_what, args, reasons) => {
    expect(failedRules(...args)).toEqual(reasons);
  });
});

describe('circumstances', () => {
  type Times = Parameters<typeof explainMissingAlert>[2];
  /** A search saved at second 100, and a document that changed at 200 and was matched. */
  const TIMES: Times = {
    searchChangedTs: 100,
    change: {
      committedMs: 2e5,
      isMatched: true,
      hasFailed: false,
    },
    isReported: false,
  };
  const inProject = { projectId: 'p1' };
  const reasonsFor = (times: Partial<Times> = {}, matches = true, search: { projectId: string | null } = inProject) =>
    explainMissingAlert(search, matches, { ...TIMES, ...times });
  const change = (changes: Partial<NonNullable<Times['change']>>) => ({
    change: { committedMs: 200_000, isMatched: true, hasFailed: false, ...changes },
  });

  it('names nothing for a document that does not match', () => {
    expect(reasonsFor({}, false)).toEqual([]);
    expect(reasonsFor({ isReported: true, ...change({ isMatched: false }) }, false)).toEqual([]);
  });

  it('names a missing project whether the document matches or not, and nothing besides', () => {
    expect(reasonsFor({}, true, { projectId: null })).toEqual(['no-project']);
    expect(reasonsFor({}, false, { projectId: null })).toEqual(['no-project']);
    expect(reasonsFor({ isReported: true }, true, { projectId: null })).toEqual(['no-project']);
  });

  it.each<[string, Partial<Times>, string]>([
    ['texts that were all told before', { isReported: true, ...change({ isMatched: false }) }, 'told'],
    ['a change that waits', change({ isMatched: false }), 'waiting'],
    ['a change that failed', change({ isMatched: false, hasFailed: true }), 'quarantined'],
    ['a change that failed before it was matched', change({ isMatched: true, hasFailed: true }), 'since'],
    ['a search saved before the document changed', { searchChangedTs: 199 }, 'since'],
    ['a search saved in the second of the change', { searchChangedTs: 200 }, 'older'],
    [
      'a search saved in the second of the change, late',
      { searchChangedTs: 200, ...change({ committedMs: 200_999 }) },
      'older',
    ],
    ['a search saved after the document changed', { searchChangedTs: 201 }, 'older'],
    ['a document without a stored change', { searchChangedTs: 500, change: null }, 'since'],
  ])('explains the missing alert by %s', (_what, times, reason) => {
    expect(reasonsFor(times)).toEqual([reason]);
  });
});
