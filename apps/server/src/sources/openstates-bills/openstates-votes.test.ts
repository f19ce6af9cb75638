import { describe, expect, test } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { openstatesBills } from './index.ts';
import { joinSplitNames } from './join-split-names.ts';

function voteEvent(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    identifier: '',
    motion_text: 'Third reading',
    start_date: '2026-02-22T02:55:20+00:00',
    result: 'pass',
    organization: '~{"classification": "lower"}',
    legislative_session: '2026',
    bill: '6c485b60-0000-11f1-a875-000000000000',
    bill_identifier: 'HB0005',
    votes: [],
    counts: [
      { option: 'yes', value: 2 },
      { option: 'no', value: 1 },
      { option: 'excused', value: 1 },
    ],
    sources: [{ url: 'https://example.gov/vote', note: '' }],
    ...fields,
  };
}

const lines = (...objects: unknown[]) => objects.map((object) => JSON.stringify(object)).join('\n');

async function getVote(fields: Record<string, unknown>, path = 'wy-2026-vote-events.jsonl') {
  return only(getRecords('vote', await parseFiles(openstatesBills, { [path]: lines(voteEvent(fields)) })));
}

describe('Open States votes', () => {
  test('are named "Roll call" when no motion is stated', async () => {
    expect((await getVote({ motion_text: ' ' })).motion).toBe('Roll call');
  });

  test('have a stable id in a state and count other votes together', async () => {
    const vote = await getVote({});
    expect(vote).toMatchObject({
      billFusionId: 'us-wy-2026-hb-5',
      isoCode: 'us-wy',
      chamber: 'lower',
      date: '2026-02-21',
      passed: true,
      yesCount: 2,
      noCount: 1,
      otherCount: 1,
    });
    expect((await getVote({})).fusionId).toBe(vote.fusionId);
    expect(vote.fusionId).toMatch(/^vote-us-wy-2026-hb-5-20260222-[0-9a-f]{10}$/);
    expect((await getVote({ motion_text: 'Second reading' })).fusionId).not.toBe(vote.fusionId);
  });

  test.each([
    ['S Introduced and Referred to S03 - Widgets 30-1-0-0-0', 'lower', 'wy', 'upper'],
    ['S03 - Widgets:Recommend Do Pass 5-0-0-0-0', 'lower', 'wy', 'upper'],
    ['Recalled from Committee Pursuant to Senate Rule 5-5: 29-2-0-0-0', 'lower', 'wy', 'upper'],
    ['H 3rd Reading:Passed 60-1-1-0-0', 'lower', 'wy', 'lower'],
    ['Suspension of the Joint Rules 50-12-0-0-0', 'lower', 'wy', 'lower'],
    ['HB0005S2001: Amendment failed 9-22-0-0-0', 'upper', 'wy', 'upper'],
    ['S Concurrence', 'lower', 'ca', 'lower'],
  ])('"%s" filed under %s in %s is assigned to the %s chamber', async (motion, organization, state, chamber) => {
    const fields = { motion_text: motion, organization: `~{"classification": "${organization}"}` };
    expect(await getVote(fields, `${state}-2026-vote-events.jsonl`)).toMatchObject({ chamber });
  });

  test('use official ids for federal roll calls and read member ids from notes', async () => {
    const house = await getVote(
      {
        identifier: 'us-2026-lower-45',
        legislative_session: '119',
        bill_identifier: 'HJ RES 24',
        votes: [{ option: 'not voting', voter_name: 'Sample (NV)', voter_id: '~{}', note: 'X000369' }],
      },
      'votes.jsonl',
    );
    expect(house).toMatchObject({
      fusionId: 'vote-us-119-2-h-45',
      rollcall: '45',
      billFusionId: 'us-119-hjres-24',
      voters: [
        { name: 'Sample (NV)', voteType: 'other', voteText: 'not voting', personFusionId: 'person-bioguide-X000369' },
      ],
    });
    const senate = await getVote({
      identifier: 'us-2025-upper-11',
      start_date: '2025-01-22T07:38:00+00:00',
      legislative_session: '119',
      bill_identifier: 'S 6',
      organization: '~{"classification": "upper"}',
      votes: [{ option: 'no', voter_name: 'Example (D-MD)', note: 'S428' }],
    });
    expect(senate).toMatchObject({ fusionId: 'vote-us-119-1-s-11', date: '2025-01-22' });
    expect(senate).not.toHaveProperty('ts');
    expect(senate.voters).toEqual([
      {
        name: 'Example',
        voteType: 'no',
        voteText: 'no',
        party: 'D',
        locality: 'MD',
        personFusionId: 'person-lis-S428',
      },
    ]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['counts', { counts: [{ option: 'yes', value: 3 }] }],
    ['page', { sources: [{ url: 'https://example.gov/vote/2' }] }],
    ['identifier', { identifier: '12' }],
    ["number of the publisher's", { dedupe_key: '299276-HB5' }],
  ])('of one day on one motion are two votes when their %s differ', async (_what, fields) => {
    const parsed = await parseFiles(openstatesBills, {
      'wy-2026-vote-events.jsonl': lines(voteEvent(), voteEvent(fields), voteEvent()),
    });
    expect(new Set(getRecords('vote', parsed).map(({ fusionId }) => fusionId)).size).toBe(2);
  });

  test('name no bill of a session in which they cannot have been held', async () => {
    const vote = await getVote({ start_date: '2024-02-22T20:55:20+00:00' });
    expect(vote).not.toHaveProperty('billFusionId');
    expect(vote.contradictions).toEqual(['The record states session 2026, but the vote is dated 2024-02-22.']);
  });

  test('of Congress take the session of their date', async () => {
    const fields = {
      identifier: 'us-2025-lower-45',
      start_date: '2026-02-11T21:00:00+00:00',
      bill_identifier: 'HR 7',
      legislative_session: '119',
      sources: [{ url: 'https://clerk.house.gov/evs/2026/roll045.xml' }],
    };
    expect(await getVote(fields, 'votes.jsonl')).toMatchObject({
      fusionId: 'vote-us-119-2-h-45',
      billFusionId: 'us-119-hr-7',
      contradictions: { length: 1 },
    });
  });

  test.each([
    ['H Failed Introduction 34-27-1-0-0', 'pass', false, 1],
    ['S 3rd Reading:Passed 16-15-0-0-0', 'fail', true, 1],
    ['HB0005H2001: Amendment failed 9-22', 'fail', false, 0],
    ['HB0005VT001: Did Not Override Veto 36-21-5-0-0', 'pass', false, 1],
    ['SF0005VT002: Did Not Override Line Item Veto 12-18', 'fail', false, 0],
    ['Motion to reconsider the vote by which the bill failed', 'pass', true, 0],
    ['Third reading', 'pass', true, 0],
  ])('"%s" with the result %s carried: %s', async (motion, result, passed, count) => {
    const vote = await getVote({ motion_text: motion, result });
    expect([vote.passed, vote.contradictions?.length ?? 0]).toEqual([passed, count]);
  });

  test('rejoin names split at a comma when the count requires it', () => {
    const vote = (voter_name: string, option = 'yes') => ({ voter_name, option });
    const split = [vote('Brown'), vote('L'), vote('Larson'), vote('JT'), vote('Yin', 'no')];
    expect(joinSplitNames(split, 3).map(({ voter_name: name }) => name)).toEqual(['Brown, L', 'Larson, JT', 'Yin']);
    expect(joinSplitNames(split, 5)).toEqual(split);
    expect(joinSplitNames(split, 4)).toEqual(split);
    expect(joinSplitNames([vote('YIN'), vote('WU', 'no')], 1)).toHaveLength(2);
  });

  test('are quarantined when the jurisdiction is unknown', async () => {
    const parsed = await parseFiles(openstatesBills, { 'votes.jsonl': lines(voteEvent()) });
    expect(only(parsed)).toMatchObject({ ok: false, reason: expect.stringContaining('jurisdiction') });
    expect((await getVote({}, '_data/wy/vote_events.jsonl')).isoCode).toBe('us-wy');
  });
});
