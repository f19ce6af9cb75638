import { describe, expect, it } from 'vitest';
import { getFamilies, getMention, getPeriod } from './bill-mentions.ts';
import { getSponsorKeys } from './sponsor-keys.ts';
import { getVoterRows } from './voter-rows.ts';

const getRows = (isoCode: string, ...voters: Parameters<typeof getVoterRows>[0]['voters']) =>
  getVoterRows({ voteId: 'v1', isoCode, chamber: 'upper', voteDate: '2026-03-09', voters });
const voter = (name: string, changes: object = {}) => ({ name, vote: 'yea' as const, ...changes }) as never;

describe('getRows', () => {
  it('creates a single row by id in Congress and none for a name alone', () => {
    expect(getRows('us', voter('Brown', { personFusionId: 'person-bioguide-B1' }), voter('Brown'))).toEqual([
      {
        voteId: 'v1',
        place: 0,
        voterKey: 'person-bioguide-B1',
        voteDate: '2026-03-09',
        personFusionId: 'person-bioguide-B1',
        isoCode: null,
        chamber: null,
        name: null,
        locality: null,
      },
    ]);
  });

  it('creates rows by id and by family name in a state, with name, chamber and seat', () => {
    const rows = getRows('us-wy', voter('Brown', { personFusionId: 'person-ocd-1', locality: '3' }));
    expect(rows.map(({ voterKey }) => voterKey)).toEqual(['person-ocd-1', 'us-wy:brown']);
    expect(rows[1]).toMatchObject({ isoCode: 'us-wy', chamber: 'upper', name: 'Brown', locality: '3' });
  });

  it('creates no row by name for a roll call of the sample workspace, whose voters are invented', () => {
    const vote = { voteId: 'v1', isoCode: 'us-wy', chamber: 'upper', voteDate: '2026-03-09', isSample: true };
    const rows = getVoterRows({ ...vote, voters: [voter('Brown'), voter('Gray', { personFusionId: 'person-1' })] });
    expect(rows.map(({ voterKey }) => voterKey)).toEqual(['person-1']);
  });

  it('keeps the place of each voter in the roll call', () => {
    expect(getRows('us-wy', voter('Brown'), voter('Gray')).map(({ place, voterKey }) => [place, voterKey])).toEqual([
      [0, 'us-wy:brown'],
      [1, 'us-wy:gray'],
    ]);
  });

  it('skips ids and seats too long for the index', () => {
    const fits = voter('Brown', { personFusionId: 'p'.repeat(200), locality: 'x'.repeat(200) });
    expect(getRows('us-wy', fits)).toHaveLength(2);
    const long = voter('Brown', { personFusionId: 'p'.repeat(201) });
    expect(getRows('us-wy', long).map(({ voterKey }) => voterKey)).toEqual(['us-wy:brown']);
    expect(getRows('us-wy', voter('Brown', { locality: 'x'.repeat(201) }))).toEqual([]);
  });

  it('returns nothing for a voter without id and name', () => {
    expect(getRows('us-wy', voter(' '))).toEqual([]);
  });
});

describe('getSponsorKeys', () => {
  const sponsor = (changes: object = {}) => ({ fullName: 'Brown', type: 'primary', ...changes }) as never;

  it('returns the id in Congress, and also the family name in states and Canada', () => {
    expect(getSponsorKeys('us', sponsor({ fusionId: 'person-1' }))).toEqual(['person-1']);
    expect(getSponsorKeys('us', sponsor())).toEqual([]);
    expect(getSponsorKeys('us-wy', sponsor({ fusionId: 'person-1' }))).toEqual(['person-1', 'us-wy:brown']);
    expect(getSponsorKeys('ca', sponsor())).toEqual(['ca:brown']);
  });

  it('returns nothing for a committee', () => {
    expect(getSponsorKeys('us-wy', sponsor({ fusionId: 'committee-1', stakeholderType: 'committee' }))).toEqual([]);
  });
});

it('getFamilies returns each family name once, in order', () => {
  expect(getFamilies(['Brown', 'brown', 'Gray, Ben', ' '])).toEqual(['brown', 'gray']);
});

describe('getPeriod', () => {
  const bill = {
    isoCode: 'us-wy',
    session: '2025-2026',
    sessionEndOn: null,
    originatingChamber: null,
    introducedOn: null,
    lastActionOn: null,
  };

  it.each([
    ['the years of the session', {}, { from: '2025-01-01', to: '2026-12-31' }],
    ['up to its end where that is known', { sessionEndOn: '2026-11-30' }, { from: '2025-01-01', to: '2026-11-30' }],
    ['the year of a session of one', { session: '2025rs' }, { from: '2025-01-01', to: '2025-12-31' }],
    [
      'from the introduction to the last action where the session has no year',
      { session: '119', introducedOn: '2025-02-01', lastActionOn: '2025-05-01' },
      { from: '2025-02-01', to: '2025-05-01' },
    ],
    ['the last action alone', { session: '119', lastActionOn: '2025-05-01' }, { from: '2025-05-01', to: '2025-05-01' }],
    [
      'the introduction alone',
      { session: '119', introducedOn: '2025-02-01' },
      { from: '2025-02-01', to: '2025-02-01' },
    ],
    ['unknown', { session: '119' }, null],
  ])('returns %s', (_what, changes, period) => {
    expect(getPeriod({ ...bill, ...changes })).toEqual(period);
  });
});

describe('Sponsor mention', () => {
  const period = { from: '2025-01-01', to: '2025-12-31' };
  const mention = (changes: object, originatingChamber: 'upper' | 'lower' | null = 'lower') =>
    getMention({ fullName: 'Brown', type: 'primary', ...changes } as never, { originatingChamber }, period);

  it.each([
    ['Rep', 'lower'],
    ['Asm.', 'lower'],
    ['Delegate', 'lower'],
    ['Sen', 'upper'],
  ])('maps the role %s to the %s chamber', (role, chamber) => {
    expect(mention({ role })).toMatchObject({ chamber });
  });

  it('has no chamber without a role that names it', () => {
    expect(mention({ role: 'Governor' })).not.toHaveProperty('chamber');
    expect(mention({})).not.toHaveProperty('chamber');
  });

  it('assumes the originating chamber except for cosponsors', () => {
    expect(mention({})).toMatchObject({ likelyChamber: 'lower' });
    expect(mention({ type: 'cosponsor' })).not.toHaveProperty('likelyChamber');
    expect(mention({}, null)).not.toHaveProperty('likelyChamber');
  });
});
