import type { VoteRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { getRecords, only, parseFiles } from '../testing/collect-records.ts';
import { congressApi } from './index.ts';

const lines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\r\n');

describe('Roll calls from mirrors', () => {
  const recordedVote = (chamber: string, rollNumber: string) => ({
    chamber,
    rollNumber,
    congress: '119',
    sessionNumber: '1',
    url: 'https://example.org/roll.xml',
  });
  const cast = (bioguideId: string, voteCast: string) => ({
    bioguideId,
    fullName: 'Doe',
    voteCast,
    voteParty: 'D',
    voteState: 'ZZ',
  });
  const house = {
    recordedVote: recordedVote('House', '212'),
    detail: {
      houseRollCallVote: {
        actionDate: '18-Jul-2025',
        actionTime: '12:45 AM',
        voteQuestion: 'On Passage',
        result: 'Passed',
        totals: {
          'totals-by-vote': {
            'yea-total': '2',
            'nay-total': '1',
            'present-total': '1',
            'not-voting-total': '3',
          },
        },
      },
    },
    members: {
      houseRollCallVoteMemberVotes: {
        results: [cast('X000001', 'Aye'), cast('X000002', 'Nay'), cast('X000003', 'Present'), cast('X000004', 'Jones')],
      },
    },
    sourcePayload: { 'vote-metadata': { 'legis-num': 'H CON RES 14' } },
  };
  const senate = {
    recordedVote: recordedVote('Senate', '548'),
    detail: {
      senateRollCallVote: {
        voteDate: 'October 7, 2025, 05:49 PM',
        voteType: 'On the Motion to Proceed',
        result: 'Cloture on the Motion to Proceed Rejected (54-46, 3/5 majority required)',
      },
    },
    members: { senateRollCallVoteMemberVotes: { results: [cast('S428', 'Yea')] } },
    sourcePayload: {
      document: { document_name: 'H.J.Res. 104' },
      count: { yeas: '54', nays: '46', present: '', absent: '0' },
      tie_breaker: { by_whom: '', tie_breaker_vote: '' },
    },
  };

  async function votes(...values: unknown[]): Promise<VoteRecord[]> {
    return getRecords('vote', await parseFiles(congressApi, { 'roll-calls.jsonl': lines(...values) }));
  }

  it("keep the date of a vote after midnight, each member's vote and the Clerk's bill number", async () => {
    const vote = only(await votes(house));
    expect(vote).toMatchObject({
      fusionId: 'vote-us-119-1-h-212',
      billFusionId: 'us-119-hconres-14',
      chamber: 'lower',
      date: '2025-07-18',
      ts: Date.UTC(2025, 6, 18, 4, 45) / 1000,
      passed: true,
      yesCount: 2,
      noCount: 1,
      otherCount: 4,
    });
    expect(vote.voters?.map((voter) => [voter.voteType, voter.voteText])).toEqual([
      ['yes', 'Aye'],
      ['no', 'Nay'],
      ['other', 'Present'],
      ['other', 'Jones'],
    ]);
    expect(vote.voters?.[0]?.personFusionId).toBe('person-bioguide-X000001');
  });

  it('derive the session and read the elections and ties of the original', async () => {
    const wrong = { ...house, recordedVote: { ...house.recordedVote, sessionNumber: '2' } };
    const tie_breaker = { by_whom: 'Vice President', tie_breaker_vote: 'Nay' };
    const candidate = { candidate: 'Jones', 'candidate-total': '218' };
    const detail = {
      houseRollCallVote: {
        ...house.detail.houseRollCallVote,
        voteQuestion: 'Election of the Speaker',
        result: 'Jones',
        totals: { 'totals-by-candidate': candidate },
      },
    };
    const [moved, tied, election] = await votes(
      wrong,
      { ...senate, sourcePayload: { ...senate.sourcePayload, tie_breaker } },
      { ...house, recordedVote: recordedVote('House', '2'), detail, sourcePayload: {} },
    );
    expect(moved).toMatchObject({ fusionId: 'vote-us-119-1-h-212', contradictions: { length: 1 } });
    expect(tied?.tieBreaker).toEqual({ by: 'Vice President', vote: 'Nay' });
    expect(election).toMatchObject({ candidates: [{ name: 'Jones', votes: 218 }], result: 'Jones' });
    expect(election).not.toHaveProperty('yesCount');
    expect(election).not.toHaveProperty('passed');
  });

  it('recognize a Senate LIS id in the bioguideId field', async () => {
    const vote = only(await votes(senate));
    expect(vote.voters?.[0]?.personFusionId).toBe('person-lis-S428');
    expect(vote).toMatchObject({
      billFusionId: 'us-119-hjres-104',
      ts: Date.UTC(2025, 9, 7, 21, 49) / 1000,
      passed: false,
      yesCount: 54,
      otherCount: 0,
    });
  });
});
