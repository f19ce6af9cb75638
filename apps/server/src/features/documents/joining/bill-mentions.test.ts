import type { SponsorFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { type BillContext, getFamilies, isJoinedByName, getMention, getPeriod } from './bill-mentions.ts';
import { getSponsorKeys } from './sponsor-keys.ts';
import { seatKey } from './written-name.ts';

const context = (changes: Partial<BillContext> = {}): BillContext => ({
  isoCode: 'us-wy',
  session: '2025-2026',
  sessionEndOn: null,
  originatingChamber: 'lower',
  introducedOn: null,
  lastActionOn: null,
  ...changes,
});
const sponsor = (changes: Partial<SponsorFact> = {}): SponsorFact => ({
  fullName: 'Brown',
  type: 'primary',
  ...changes,
});

describe('getPeriod', () => {
  it.each<[string, Partial<BillContext>, [string, string] | null]>([
    ['the years of the session', {}, ['2025-01-01', '2026-12-31']],
    ['the end of the session', { sessionEndOn: '2026-03-01' }, ['2025-01-01', '2026-03-01']],
    ['one year', { session: '2025-1st-special-session' }, ['2025-01-01', '2025-12-31']],
    ['years in any order', { session: 'S2026, 2025' }, ['2025-01-01', '2026-12-31']],
    [
      'its own days',
      { session: '68', introducedOn: '2026-01-05', lastActionOn: '2026-02-05' },
      ['2026-01-05', '2026-02-05'],
    ],
    ['its introduction', { session: '68', introducedOn: '2026-01-05' }, ['2026-01-05', '2026-01-05']],
    ['its last action', { session: '68', lastActionOn: '2026-02-05' }, ['2026-02-05', '2026-02-05']],
    ['nothing', { session: '68' }, null],
  ])('is told by %s', (_what, changes, period) => {
    expect(getPeriod(context(changes))).toEqual(period === null ? null : { from: period[0], to: period[1] });
  });
});

describe('getMention', () => {
  const period = { from: '2025-01-01', to: '2025-12-31' };
  const mention = (changes: Partial<SponsorFact>, originatingChamber: BillContext['originatingChamber'] = 'lower') =>
    getMention(sponsor(changes), { originatingChamber }, period);

  it.each([
    ['Rep', 'lower'],
    ['Asm', 'lower'],
    ['Delegate', 'lower'],
    ['Sen', 'upper'],
    ['senator', 'upper'],
    ['Gov', undefined],
  ])('reads the role %s', (role, chamber) => {
    expect(mention({ role }).chamber).toBe(chamber);
  });

  it('expects only those who lead a bill to sit in the chamber it begins in', () => {
    expect(mention({}).likelyChamber).toBe('lower');
    expect(mention({ type: 'cosponsor' })).not.toHaveProperty('likelyChamber');
    expect(mention({}, null)).not.toHaveProperty('likelyChamber');
  });

  it('keeps name, seat and period', () => {
    expect(mention({ locality: '12' })).toMatchObject({ written: 'Brown', district: '12', ...period });
  });
});

describe('getSponsorKeys', () => {
  it.each<[string, string, Partial<SponsorFact>, string[]]>([
    ['a name in a state', 'us-wy', {}, ['us-wy:brown']],
    ['an id beside a name in a state', 'us-wy', { fusionId: 'person-1' }, ['person-1', 'us-wy:brown']],
    ['a name in Congress, where names are ambiguous', 'us', {}, []],
    ['an id in Congress', 'us', { fusionId: 'person-1' }, ['person-1']],
    ['a name in Parliament', 'ca', {}, ['ca:brown']],
    ['a committee', 'us-wy', { stakeholderType: 'committee' }, []],
    ['the id of a committee', 'us-wy', { fusionId: 'committee-1', stakeholderType: 'committee' }, []],
  ])('finds by %s', (_what, isoCode, changes, keys) => {
    expect(getSponsorKeys(isoCode, sponsor(changes))).toEqual(keys);
  });
});

it('getFamilies lists every family name once, and none for a title alone', () => {
  expect(getFamilies(['Van Horn', 'Horn'])).toEqual(['vanhorn', 'horn']);
  expect(getFamilies(['Senator', '', '—'])).toEqual([]);
});

it('isJoinedByName is true for states and for the Parliament of Canada', () => {
  expect(['us-wy', 'ca', 'us', 'ca-on'].map(isJoinedByName)).toEqual([true, true, false, false]);
});

it.each([
  ['014', '14'],
  ['HD-093', '93'],
  ['SD 4A', '4a'],
  ['District 7', '7'],
  ['0', '0'],
  ['Elgin—Saint-Thomas', 'elgin-saint-thomas'],
  ['Elgin--Saint-Thomas', 'elgin-saint-thomas'],
])('seatKey reduces %s to %s', (seat, key) => {
  expect(seatKey(seat)).toBe(key);
});
