import type { CqOfBill, Legislation } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { linkFloorVotes } from './link-floor-votes.ts';

type Vote = Legislation['votes'][number];
// The rule reads only these fields of a vote and of a licensed record.
const vote = (voteId: string, changes: Partial<Vote> = {}) =>
  ({
    voteId,
    isStored: true,
    cqUid: null,
    cqOid: null,
    sourceUrl: `https://votes.example/${voteId}`,
    ...changes,
  }) as Vote;
const floorVote = (voteId: string) =>
  ({
    voteId,
    isStored: false,
    sourceUrl: null,
    cqUid: `uid-${voteId}`,
    cqOid: `oid-${voteId}`,
  }) as unknown as CqOfBill['floorVotes'][number];
const licensed = (...voteIds: string[]) => ({ floorVotes: voteIds.map(floorVote) }) as CqOfBill;

describe('linkFloorVotes', () => {
  it('links the same roll call in both directions', () => {
    const { votes, cq } = linkFloorVotes([vote('h1')], licensed('h1'));
    expect(votes).toMatchObject([{ cqUid: 'uid-h1', cqOid: 'oid-h1' }]);
    expect(cq?.floorVotes).toMatchObject([{ isStored: true, sourceUrl: 'https://votes.example/h1', cqUid: 'uid-h1' }]);
  });

  it('leaves roll calls unchanged that only a single source has', () => {
    const { votes, cq } = linkFloorVotes([vote('h1', { cqUid: 'known' })], licensed('s1'));
    expect(votes).toEqual([vote('h1', { cqUid: 'known' })]);
    expect(cq?.floorVotes).toEqual([floorVote('s1')]);
  });

  it('does not link voters of a roll call that is only named', () => {
    const { votes, cq } = linkFloorVotes([vote('h1', { isStored: false })], licensed('h1'));
    expect(votes).toMatchObject([{ cqUid: 'uid-h1', isStored: false }]);
    expect(cq?.floorVotes).toEqual([floorVote('h1')]);
  });

  it('returns the public votes unchanged without CQ content', () => {
    const votes = [vote('h1')];
    expect(linkFloorVotes(votes, null)).toEqual({ votes, cq: null });
  });
});
