import type { PersonRecord, VoteRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../../app/testing/workspace-test.ts';

describe('Votes of a bill', () => {
  const { member, ingest } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'votes', 'entity_aliases'] },
  );
  const get = (path: string) => member.call('GET', `/documents/${path}`);

  it("merges a vote listed by a bill with its roll call in any order and keeps the bill's place", async () => {
    const counted: VoteRecord = {
      kind: 'vote',
      fusionId: 'vote-1',
      part: 'bill',
      billFusionId: 'us-119-hr-1',
      isoCode: 'us-ak',
      session: '2025-2026',
      motion: 'Third reading',
      date: '2026-02-01',
      yesCount: 2,
      noCount: 1,
      otherCount: 0,
    };
    const { billFusionId: _bill, ...unplaced } = counted;
    const called: VoteRecord = {
      ...unplaced,
      part: 'roll-call',
      isoCode: 'us',
      session: '2026',
      voters: [
        {
          name: 'Ada Example',
          voteType: 'yes',
        },
      ],
    };
    await ingest(called, counted, testBill(1));
    expect((await get('legislation/us-119-hr-1')).body).toMatchObject({ votes: [{ voteId: 'vote-1', yesCount: 2 }] });
    expect((await get('votes/vote-1/voters')).body).toMatchObject({ voters: [{ name: 'Ada Example' }] });
  });

  it('returns votes with voters linked by any of their ids and their party at the time', async () => {
    const seat = {
      title: 'U.S. Senator',
      organizationName: 'U.S. Senate',
      organizationType: 'legislative',
      isoCode: 'us',
      seatDistrictName: 'Ohio',
    };
    const person: PersonRecord = {
      kind: 'person',
      fusionId: 'person-bioguide-D000001',
      part: 'main',
      isoCode: 'us',
      fullSourceId: 'bioguide:D000001',
      fullName: 'Jane Doe',
      otherIds: ['lis:S001'],
      parties: [
        {
          partyCode: 'D',
          rawParty: 'Democrat',
          activeEndDate: '2026-06-30',
        },
        {
          partyCode: 'I',
          rawParty: 'Independent',
        },
      ],
      roles: [
        {
          ...seat,
          party: 'Independent',
          activeStartDate: '2021-01-03',
          activeEndDate: '2027-01-03',
        },
      ],
    };
    const vote: VoteRecord = {
      kind: 'vote',
      fusionId: 'vote-us-119-1-s-1',
      part: 'main',
      isoCode: 'us',
      session: '119',
      chamber: 'upper',
      billFusionId: 'us-119-hr-1',
      motion: 'On Passage',
      date: '2026-02-01',
      passed: true,
      voters: [
        {
          name: 'Doe',
          voteType: 'yes',
          personFusionId: 'person-lis-S001',
        },
        {
          name: 'Roe',
          voteType: 'no',
          personFusionId: 'person-lis-S002',
        },
      ],
    };
    await ingest(testBill(1), person, vote);
    expect(await get('legislation/us-119-hr-1')).toMatchObject({ body: { votes: [{ motion: 'On Passage' }] } });
    expect(await get('votes/vote-us-119-1-s-1/voters')).toMatchObject({
      body: {
        voters: [
          { name: 'Doe', fusionId: 'person-bioguide-D000001', party: 'Democrat', locality: 'Ohio' },
          { name: 'Roe', party: null, fusionId: null, stakeHolderFullSourceId: 'person-lis-S002' },
        ],
      },
    });
    expect(await get('cards/person-lis-S001')).toMatchObject({
      body: { fusionId: 'person-bioguide-D000001', provenance: [{ fields: expect.arrayContaining(['roles']) }] },
    });
    expect((await get('cards/person-lis-S002')).status).toBe(404);
    expect((await get('votes/vote-us-119-1-s-2/voters')).status).toBe(404);
  });
});
