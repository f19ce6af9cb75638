import type { PersonVote } from '@rotunda/contract';
import type { VoteRecord, VoterFact } from '@rotunda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { remergeStale } from '../documents/index.ts';
import { FAMILY_NAMES, GIVEN_NAMES, inventedLegislator, legislatorShape } from './testing/invented-legislator.ts';

const TABLES = [
  'documents',
  'source_facts',
  'document_changes',
  'entity_aliases',
  'votes',
  'vote_voters',
  'bill_sponsors',
];
const voter: fc.Arbitrary<VoterFact> = fc
  .record({
    name: fc.oneof(
      fc.constantFrom(...FAMILY_NAMES),
      fc
        .tuple(fc.constantFrom(...FAMILY_NAMES), fc.constantFrom(...GIVEN_NAMES))
        .map(([last, first]) => `${last}, ${first[0]}`),
      fc.constantFrom('Rep. Brown (D-2)', 'President', 'x'.repeat(300)),
    ),
    voteType: fc.constantFrom('yes' as const, 'no' as const, 'other' as const),
    id: fc.constantFrom(undefined, 'ocd-0', 'legiscan-1', 'bioguide-2', 'lis-S0', 'lis-S3', 'ocd-99'),
    locality: fc.constantFrom(undefined, '1', 'HD-003'),
  })
  .map(({ name, voteType, id, locality }) => ({
    name,
    voteType,
    ...(id === undefined ? {} : { personFusionId: `person-${id}` }),
    ...(locality === undefined ? {} : { locality }),
  }));

const voteShape = fc.record({
  voters: fc.array(voter, { maxLength: 8 }),
  place: fc.constantFrom('us-wy', 'us'),
  chamber: fc.constantFrom('lower' as const, 'upper' as const, undefined),
  date: fc.constantFrom('2025-03-01', '2025-07-01', '2026-02-01'),
});

const rollCall = (at: number, voters: VoterFact[], changes: Partial<VoteRecord> = {}): VoteRecord => ({
  kind: 'vote',
  fusionId: `vote-us-119-house-${at}`,
  part: 'main',
  isoCode: 'us',
  session: '119',
  chamber: 'lower',
  rollcall: String(at),
  motion: `Motion ${at}`,
  date: '2026-02-01',
  passed: true,
  voters,
  ...changes,
});

describe('Votes of a person', () => {
  const { api, ingest, user } = workspaceTest({ user: 'viewer' }, { withPipeline: true, emptied: TABLES });
  const empty = async (...tables: string[]) => {
    for (const table of tables) await api.deps.database.$client.query(`delete from ${table}`);
  };
  const getVotes = async (personId: string, query = 'pageSize=100') => {
    const path = `/stakeholders/person/votes?fullSourceId=${personId}&${query}`;
    const { body } = await api.call(user.token, 'GET', path);
    return body as { total: number; results: PersonVote[] };
  };

  it('match the voters linked to the person, in any order of arrival', async () => {
    let links = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(legislatorShape, { minLength: 3, maxLength: 6 }),
        fc.array(voteShape, { minLength: 2, maxLength: 5 }),
        fc.boolean(),
        async (shapes, votes, areVotesFirst) => {
          await empty(...TABLES);
          const people = shapes.map(inventedLegislator);
          const records = votes.map(({ voters, place, chamber, date }, at) => {
            const { chamber: _chamber, ...rest } = rollCall(at, voters, { isoCode: place, date });
            return chamber === undefined ? rest : { ...rest, chamber };
          });
          await ingest(...(areVotesFirst ? [...records, ...people] : [...people, ...records]));
          const told = new Map<string, string[]>();
          for (const { fusionId } of records) {
            const { body } = await api.call(user.token, 'GET', `/documents/votes/${fusionId}/voters`);
            const { voters } = body as { voters: { fusionId: string | null; voteType: string }[] };
            for (const one of voters)
              if (one.fusionId !== null)
                told.set(one.fusionId, [...(told.get(one.fusionId) ?? []), `${fusionId} ${one.voteType}`]);
          }
          for (const { fusionId } of people) {
            const { total, results } = await getVotes(fusionId);
            const own = results.map(({ voteId, voteType }) => `${voteId} ${voteType}`);
            expect(own.toSorted()).toEqual((told.get(fusionId) ?? []).toSorted());
            expect(total).toBe(results.length);
            links += total;
          }
        },
      ),
      { numRuns: 15, seed: 20261123 },
    );
    expect(links).toBeGreaterThan(30);
  });

  const shape = { given: 'Gary', family: 'Brown', chamber: 'lower', district: '1', source: 'ocd' } as const;
  const rowan = inventedLegislator({ ...shape, from: '2025-01-06', to: undefined }, 0);
  const yes: VoterFact = { name: 'Brown', voteType: 'yes', voteText: 'Yea', personFusionId: 'person-lis-S0' };

  it('are returned newest first in pages, also for many votes on the same day', async () => {
    await ingest(
      rowan,
      ...[1, 2, 3, 4, 5].map((at) => rollCall(at, [yes], { date: at < 4 ? '2026-02-01' : `2026-02-0${at}` })),
      rollCall(6, [{ ...yes, personFusionId: 'person-lis-S9' }]),
    );
    const pages = await Promise.all([0, 2, 4].map((offset) => getVotes(rowan.fusionId, `pageSize=2&offset=${offset}`)));
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(pages.map(({ results }) => results.map(({ rollcall }) => rollcall))).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['1'],
    ]);
    expect((await getVotes(rowan.fusionId, 'offset=5')).results).toEqual([]);
  });

  it('name the bills that list them, stored or not', async () => {
    const named = { voteId: 'vote-us-119-house-2', chamber: 'lower', session: '119', sessionNumber: '1' } as const;
    await ingest(
      rowan,
      testBill(1),
      testBill(2, { recordedVotes: [{ ...named, rollcall: '2', date: '2026-02-01' }] }),
      rollCall(1, [yes], { billFusionId: 'us-119-hr-1' }),
      // Another bill names the number of this roll call.
      testBill(3, { recordedVotes: [{ ...named, rollcall: '2', date: '2025-02-01' }] }),
      rollCall(2, [yes]),
      rollCall(4, [yes], { billFusionId: 'us-119-hr-77' }),
      rollCall(3, [yes]),
    );
    const { results } = await getVotes('lis:S0');
    expect(results).toMatchObject([
      { motion: 'Motion 4', bills: [{ fusionId: 'us-119-hr-77', title: null, isStored: false }] },
      { motion: 'Motion 3', bills: [] },
      {
        motion: 'Motion 2',
        voteType: 'yes',
        voteText: 'Yea',
        date: '2026-02-01',
        passed: true,
        bills: [
          {
            fusionId: 'us-119-hr-2',
            localityExternalId: 'US HR 2',
            isStored: true,
          },
        ],
      },
      { motion: 'Motion 1', bills: [{ fusionId: 'us-119-hr-1', documentType: 'Legislation', isStored: true }] },
    ]);
  });

  it('follow corrections of a roll call', async () => {
    await ingest(rowan, rollCall(1, [yes]));
    await ingest(
      rollCall(1, [
        { name: 'Green', voteType: 'no' },
        { ...yes, voteType: 'no', voteText: 'Nay' },
      ]),
    );
    expect((await getVotes(rowan.fusionId)).results).toMatchObject([{ voteType: 'no', voteText: 'Nay', place: 1 }]);
  });

  it('include roll calls stored by an earlier release once they are merged again', async () => {
    await ingest(rowan, rollCall(1, [yes]), rollCall(2, [yes]));
    await empty('vote_voters');
    expect((await getVotes(rowan.fusionId)).total).toBe(0);
    await api.deps.database.$client.query('update votes set merge_version = 6');
    expect((await remergeStale(api.deps, 1)).examined).toBe(1);
    expect((await getVotes(rowan.fusionId)).total).toBe(1);
    while ((await remergeStale(api.deps)).examined > 0);
    expect((await getVotes(rowan.fusionId)).total).toBe(2);
  });
});
