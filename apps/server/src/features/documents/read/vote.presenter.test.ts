import type { RecordedVoteFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import type { StoredVote } from './documents.repository.ts';
import { presentVote, presentVotes } from './vote.presenter.ts';

const held = (voteId: string, changes: Partial<StoredVote> = {}): StoredVote => ({
  voteId,
  billFusionId: 'us-119-hr-1',
  isoCode: 'us',
  chamber: 'lower',
  rollcall: '1',
  motion: 'On passage',
  voteDate: '2026-01-05',
  session: '119',
  result: 'Passed',
  passed: true,
  yesCount: 3,
  noCount: 2,
  otherCount: 1,
  sourceUrl: null,
  hasVoters: true,
  details: {},
  mergeVersion: 1,
  isSample: false,
  updatedTs: 0,
  ...changes,
});
const named = (voteId: string, changes: Partial<RecordedVoteFact> = {}): RecordedVoteFact => ({
  voteId,
  chamber: 'lower',
  rollcall: '1',
  date: '2026-01-05',
  session: '119',
  sessionNumber: '2',
  url: 'https://clerk.example/1',
  ...changes,
});
const order = (stored: StoredVote[], facts: RecordedVoteFact[]) =>
  presentVotes(stored, facts, BILL).map(({ voteId }) => voteId);

const BILL = { fusionId: 'us-119-hr-1', isoCode: 'us' };

describe('presentVotes', () => {
  it('lists stored roll calls and those that only the bill names, each once', () => {
    const votes = presentVotes([held('a')], [named('a'), named('b')], BILL);
    expect(votes.map(({ voteId, isStored: isHeld }) => [voteId, isHeld]).toSorted()).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it("takes a missing address from the bill's record", () => {
    expect(presentVotes([held('a')], [named('a')], BILL)[0]?.sourceUrl).toBe('https://clerk.example/1');
    const own = held('a', { sourceUrl: 'https://own.example/1' });
    expect(presentVotes([own], [named('a')], BILL)[0]?.sourceUrl).toBe('https://own.example/1');
    expect(presentVotes([held('a', { sourceUrl: 'javascript:alert(1)' })], [], BILL)[0]?.sourceUrl).toBeNull();
  });

  it('sorts by day, then by time, then by number, newest first', () => {
    expect(order([held('old', { voteDate: '2026-01-04', rollcall: '99' }), held('new')], [])).toEqual(['new', 'old']);
    expect(order([held('early'), held('late')], [named('early', { ts: 5 }), named('late', { ts: 9 })])).toEqual([
      'late',
      'early',
    ]);
    expect(order([held('9', { rollcall: '9' }), held('10', { rollcall: '10' })], [])).toEqual(['10', '9']);
    expect(order([held('none', { rollcall: null }), held('one')], [])).toEqual(['one', 'none']);
  });

  it('shows what a bill tells of a roll call that is not stored', () => {
    expect(presentVotes([], [named('a')], BILL)).toMatchObject([
      {
        motion: 'Roll call',
        result: null,
        passed: null,
        yesCount: null,
        noCount: null,
        otherCount: null,
        isStored: false,
      },
    ]);
    expect(presentVotes([], [named('a', { motion: 'On cloture', passed: false, yesCount: 40 })], BILL)).toMatchObject([
      { motion: 'On cloture', passed: false, yesCount: 40 },
    ]);
  });
});

describe('presentVote', () => {
  it('names the chamber, and none for a vote of both or of an unknown one', () => {
    expect(presentVote(held('a'))).toMatchObject({ chamber: 'lower', chamberName: 'House', date: '2026-01-05' });
    expect(presentVote(held('a', { chamber: null }))).toMatchObject({ chamber: null, chamberName: null });
    expect(presentVote(held('a', { chamber: 'middle' }))).toMatchObject({ chamber: null, chamberName: null });
  });

  it('is held only with its voters', () => {
    expect(presentVote(held('a', { hasVoters: false })).isStored).toBe(false);
  });
});
