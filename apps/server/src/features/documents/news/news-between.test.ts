import { describe, expect, it } from 'vitest';
import type { BillFacts, DocumentFacts } from '../merge/merged-document.ts';
import { NEWS_DAYS, newsBetween, describeVote } from './news-between.ts';

const TODAY = '2026-03-20';
const bill = (facts: Partial<BillFacts> = {}): BillFacts => ({
  kind: 'bill',
  documentType: 'Legislation',
  isoCode: 'us',
  session: '119',
  localityExternalId: 'US HR 1',
  ...facts,
});
const words = (before: DocumentFacts, after: DocumentFacts) =>
  newsBetween(before, after, TODAY).map((news) => news.words);
const action = (date: string, text: string) => ({ date, text });

describe('News of a bill', () => {
  const before = bill({ actions: [action('2026-03-01', 'Introduced'), action('2026-03-10', 'Refered to committee')] });
  const actions = before.actions ?? [];

  it('lists new actions in order with their chamber', () => {
    const after = bill({
      actions: [...actions, action('2026-03-12', 'Reported'), { ...action('2026-03-13', 'Passed'), chamber: 'upper' }],
    });
    expect(newsBetween(before, after, TODAY)).toEqual([
      { kind: 'action', newsOn: '2026-03-12', words: 'Reported' },
      { kind: 'action', newsOn: '2026-03-13', words: 'Senate: Passed' },
    ]);
  });

  it('ignores corrected wording of an action', () => {
    const corrected = [action('2026-03-01', 'Introduced'), action('2026-03-10', 'Referred to committee')];
    expect(words(before, bill({ actions: corrected }))).toEqual([]);
    expect(words(before, bill({ actions: [...corrected, action('2026-03-10', 'Hearing set')] }))).toEqual([
      'Hearing set',
    ]);
  });

  it('ignores older history added by a source', () => {
    const history = [action('2025-01-03', 'Prefiled'), action('2026-02-01', 'Filed'), ...actions];
    expect(words(before, bill({ actions: history }))).toEqual([]);
  });

  it('includes a repeated action on a later day', () => {
    expect(words(before, bill({ actions: [...actions, action('2026-03-11', 'Introduced')] }))).toEqual(['Introduced']);
  });

  it('includes new status, texts, votes and summaries', () => {
    const after = bill({
      status: 'PASSED_FIRST_CHAMBER',
      lastActionOn: '2026-03-19',
      actions,
      versions: [
        {
          fnDocumentId: 'us-119-hr-1-eh',
          versionName: 'Engrossed in House',
          date: '2026-03-19',
        },
      ],
      recordedVotes: [
        {
          voteId: 'v1',
          chamber: 'lower',
          session: '119',
          sessionNumber: '2',
          rollcall: '12',
          date: '2026-03-19',
          passed: true,
          yesCount: 220,
          noCount: 210,
          motion: 'On Passage',
        },
      ],
      summaries: [
        {
          text: 'It does.',
          versionName: 'Passed House',
          date: '2026-03-19',
        },
      ],
    });
    expect(words(before, after)).toEqual([
      'Status: Passed the first chamber',
      'New text: Engrossed in House',
      'House vote: passed, 220–210 (On Passage)',
      'New summary: Passed House',
    ]);
    expect(words(after, { ...after, title: 'A corrected title', subjects: ['Water'] })).toEqual([]);
  });
});

describe('News of other documents', () => {
  it('reports a changed end of the comment period', () => {
    const rule = (...commentEndDates: string[]): DocumentFacts => ({
      kind: 'regulation',
      isoCode: 'us',
      regulationDocumentType: 'Proposed Rule',
      commentEndDates,
    });
    expect(words(rule('2026-04-01'), rule('2026-04-01', '2026-05-01'))).toEqual(['Comments are due May 1, 2026']);
    expect(words(rule('2026-04-01'), rule('2026-04-01'))).toEqual([]);
  });

  it('reports a rescheduled or canceled meeting', () => {
    const meeting = (date: string, meetingStatus: string): DocumentFacts => ({
      kind: 'hearing',
      isoCode: 'us',
      eventId: '1',
      eventType: 'committee_hearing',
      date,
      meetingStatus,
    });
    expect(words(meeting('2026-04-01', 'Scheduled'), meeting('2026-04-02', 'Scheduled'))).toEqual([
      'Moved to April 2, 2026',
    ]);
    expect(words(meeting('2026-04-01', 'Scheduled'), meeting('2026-04-01', 'Postponed'))).toEqual([
      'Meeting: Postponed',
    ]);
  });

  it('is empty when the kind of document changed', () => {
    expect(words(bill(), { kind: 'research', documentSubtype: 'CRS' })).toEqual([]);
  });
});

describe('Limits of news', () => {
  it('are 30 days back, and none for what has no day', () => {
    expect(NEWS_DAYS).toBe(30);
    const versions = [
      { fnDocumentId: 'a', versionName: 'A', date: '2026-02-18' },
      { fnDocumentId: 'b', versionName: 'B', date: '2026-02-17' },
      { fnDocumentId: 'c', versionName: 'C' },
    ];
    expect(words(bill(), bill({ versions }))).toEqual(['New text: A', 'New text: C']);
  });

  it('are the last ten of a kind', () => {
    const actions = Array.from({ length: 12 }, (_, place) => action('2026-03-15', `Step ${place}`));
    expect(words(bill(), bill({ actions }))).toEqual(actions.slice(2).map(({ text }) => text));
  });

  it('are the latest actions of a day that has more than before, however many are reworded', () => {
    const before = bill({ actions: [action('2026-03-15', 'One'), action('2026-03-15', 'Two')] });
    const reworded = ['1', '2', '3'].map((text) => action('2026-03-15', text));
    expect(words(before, bill({ actions: reworded }))).toEqual(['3']);
    expect(words(before, bill({ actions: reworded.slice(0, 2) }))).toEqual([]);
    expect(words(before, bill({ actions: [] }))).toEqual([]);
  });

  it('leave out a status without words and one that is unchanged or gone', () => {
    const enacted = bill({ status: 'ENACTED' });
    expect(words(bill({ status: 'INTRODUCED' }), bill({ status: 'OTHER' }))).toEqual([]);
    expect(words(enacted, enacted)).toEqual([]);
    expect(words(enacted, bill())).toEqual([]);
    expect(words(bill(), enacted)).toEqual(['Status: Enacted']);
  });

  it('leave out the first day or status that a meeting gets, except its status', () => {
    const meeting = (facts: object = {}): DocumentFacts => ({
      kind: 'hearing',
      isoCode: 'us',
      eventId: '1',
      eventType: 'committee_hearing',
      ...facts,
    });
    expect(words(meeting(), meeting({ date: '2026-04-01' }))).toEqual([]);
    expect(words(meeting({ date: '2026-04-01' }), meeting())).toEqual([]);
    expect(words(meeting(), meeting({ meetingStatus: 'Scheduled' }))).toEqual(['Meeting: Scheduled']);
  });
});

it.each([
  [{ isoCode: 'us' }, 'Vote'],
  [{ isoCode: 'us', chamber: 'upper' as const }, 'Senate vote'],
  [{ isoCode: 'us', passed: false, result: 'Defeated' }, 'Vote: rejected'],
  [{ isoCode: 'us', passed: false, motion: 'On passage' }, 'Vote: failed (On passage)'],
  [{ isoCode: 'us', passed: true, motion: 'On motion to table' }, 'Vote: agreed to (On motion to table)'],
  [{ isoCode: 'us', passed: true, motion: 'On passage', billType: 'Resolution' }, 'Vote: agreed to (On passage)'],
  [
    {
      isoCode: 'us',
      passed: true,
      motion: 'On the amendment',
      yesCount: 50,
      noCount: 50,
      details: {
        tieBreaker: {
          by: 'Vice President',
          vote: 'Yea',
        },
      },
    },
    'Vote: agreed to, 50–50, Vice President voted Yea (On the amendment)',
  ],
  [{ isoCode: 'us', result: 'Agreed to' }, 'Vote: Agreed to'],
  [{ isoCode: 'us', yesCount: 51 }, 'Vote'],
  [{ isoCode: 'us', yesCount: 51, noCount: 0 }, 'Vote: 51–0'],
  [
    { isoCode: 'us', passed: true, yesCount: 51, noCount: 49, motion: 'On passage' },
    'Vote: passed, 51–49 (On passage)',
  ],
  [{ isoCode: 'us', motion: 'On passage' }, 'Vote (On passage)'],
])('describeVote describes %j as "%s"', (vote, text) => {
  expect(describeVote(vote)).toBe(text);
});
