import { describe, expect, it } from 'vitest';
import { currentRole, dayOfJurisdiction, nextRoleChange } from './current-role.ts';
import type { RoleFact } from './stakeholder-record.ts';

const NOON = Date.parse('2026-11-23T17:00:00Z');

function role(title: string, activeStartDate?: string, activeEndDate?: string, more: Partial<RoleFact> = {}): RoleFact {
  return {
    title,
    organizationName: 'Example House',
    organizationType: 'legislative',
    isoCode: 'us-wy',
    ...(activeStartDate === undefined ? {} : { activeStartDate }),
    ...(activeEndDate === undefined ? {} : { activeEndDate }),
    ...more,
  };
}
const staff = (title: string, start?: string, end?: string) =>
  role(title, start, end, { relationshipType: 'staff', organizationType: 'office' });
const whip = role('Whip', '2025-01-03', undefined, { organizationType: 'leadership' });
const trustee = role('Trustee', undefined, undefined, { organizationType: 'university' });

describe('Current role of a person', () => {
  it.each<[name: string, expected: string | undefined, roles: RoleFact[]]>([
    ['nobody has without roles', undefined, []],
    ['is the office without an end', 'New', [role('New', '2023-01-02'), role('Old', '2019-01-07', '2023-01-02')]],
    ['is it wherever it stands', 'New', [role('Old', '2019-01-07', '2023-01-02'), role('New', '2023-01-02')]],
    [
      'is the office begun last of several without an end',
      'Governor',
      [role('Mayor', '2021-01-01'), role('Governor', '2025-01-01'), role('Member', '2017-01-01')],
    ],
    [
      'is the office that ends last of several with one',
      'U.S. Senator',
      [role('U.S. Senator', '2021-01-03', '2027-01-03'), role('U.S. Representative', '2011-01-05', '2026-11-23')],
    ],
    ['is an office that ends today', 'Last', [role('Last', '2021-01-03', '2026-11-23')]],
    ['is an office that begins today', 'First', [role('First', '2026-11-23'), role('Old', '2019-01-01', '2026-11-22')]],
    [
      'is not yet an office that begins tomorrow',
      'Old',
      [role('Next', '2026-11-24'), role('Old', '2019-01-01', '2027-01-03')],
    ],
    [
      'is the office held last, though another is to come',
      'Old',
      [role('Next', '2027-01-03', '2033-01-03'), role('Old', '2019-01-01', '2025-01-03')],
    ],
    ['stays the office that ended yesterday', 'Old', [role('Old', '2019-01-01', '2026-11-22')]],
    ['stays the office held before another role', 'Old', [role('Old', '2019-01-01', '2026-11-22'), trustee]],
    [
      'is work for somebody now before an office once',
      'Aide',
      [role('Old', '2001-01-01', '2007-01-03'), staff('Aide')],
    ],
    [
      'is an office once before work for somebody once',
      'Old',
      [role('Old', '2001-01-01', '2007-01-03'), staff('Aide', '2008-01-01', '2012-01-01')],
    ],
    ['is an office before work for somebody', 'Member', [staff('Aide'), role('Member', '2025-01-03')]],
    [
      'is never an office among the members beside a seat',
      'Senator',
      [role('Senator', '2021-01-03', '2027-01-03'), whip],
    ],
    ['is an office among the members where that is all', 'Whip', [whip]],
    ['is another role where that is all', 'Trustee', [trustee]],
    [
      'is the higher ranked of two held alike',
      'Senior',
      [
        role('Junior', '2021-01-03', '2027-01-03', { ranking: 2 }),
        role('Senior', '2021-01-03', '2027-01-03', { ranking: 1 }),
      ],
    ],
    ['is the one listed last where no day is known', 'Second', [role('First'), role('Second')]],
    [
      'of who never held one is the office that begins first',
      'Elect',
      [role('Later', '2031-01-03'), staff('Adviser', '2026-12-01'), role('Elect', '2027-01-03', '2031-01-03')],
    ],
  ])('%s', (_name, expected, roles) => {
    expect(currentRole(roles, NOON)?.title).toBe(expected);
  });

  it('changes by the date of its own legislature', () => {
    const roles = (isoCode: string) => [
      role('Old', '2021-01-04', '2026-11-22', { isoCode }),
      role('New', '2026-11-23', undefined, { isoCode }),
    ];
    // 00:30 in New York, 19:30 of the previous day in Honolulu.
    const night = Date.parse('2026-11-23T05:30:00Z');
    expect(currentRole(roles('us-ny'), night)?.title).toBe('New');
    expect(currentRole(roles('us'), night)?.title).toBe('New');
    expect(currentRole(roles('ca'), night)?.title).toBe('New');
    expect(currentRole(roles('us-hi'), night)?.title).toBe('Old');
    expect(currentRole(roles('us-hi'), night + 5 * 3_600_000)?.title).toBe('New');
    expect(dayOfJurisdiction('us-hi', night)).toBe('2026-11-22');
  });
});

describe('nextRoleChange', () => {
  it.each<[expected: string | undefined, roles: RoleFact[]]>([
    [undefined, []],
    [undefined, [role('Member', '2025-01-03')]],
    [undefined, [role('Old', '2019-01-01', '2026-11-22')]],
    ['2026-11-24', [role('Last', '2021-01-03', '2026-11-23')]],
    ['2026-12-31', [role('Member', '2021-01-03', '2027-01-03'), role('Next', '2026-12-31')]],
  ])('returns %s', (expected, roles) => {
    expect(nextRoleChange(roles, NOON)).toBe(expected);
  });
});
