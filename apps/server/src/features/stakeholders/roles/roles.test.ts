import { compareRoles, type RoleFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { servingSince, namedRoles, otherRoles, roleOfPage } from './roles.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');

const role = (title: string, changes: Partial<RoleFact> = {}): RoleFact => ({
  title,
  organizationName: `The ${title}`,
  organizationType: 'association',
  isoCode: 'us',
  ...changes,
});
const titles = (roles: readonly RoleFact[]) => roles.map(({ title }) => title);

describe('compareRoles', () => {
  it('sorts current roles first, then by latest end, ranking and start', () => {
    const roles = [
      role('ended early', { activeEndDate: '2001-01-01' }),
      role('open, second', { ranking: 2 }),
      role('ended late', { activeEndDate: '2020-01-01' }),
      role('open, begun late', { activeStartDate: '2022-01-01' }),
      role('open, first', { ranking: 1 }),
      role('open, begun early', { activeStartDate: '2010-01-01' }),
    ];
    expect(titles(roles.toSorted(compareRoles))).toEqual([
      'open, first',
      'open, second',
      'open, begun late',
      'open, begun early',
      'ended late',
      'ended early',
    ]);
  });

  it('keeps source order for undated roles', () => {
    const roles = Array.from({ length: 40 }, (_, at) => role(`Member ${at}`));
    expect(titles(roles.toSorted(compareRoles))).toEqual(titles(roles));
  });
});

describe('otherRoles', () => {
  it.each([
    ['government', {}, false],
    ['executive', {}, false],
    ['legislative', {}, false],
    ['legislative', { orgLevelType: 'municipal' }, true],
    ['political party', {}, false],
    ['political_party', {}, false],
    ['Judicial', {}, false],
    ['caucus', {}, false],
    ['committee', {}, false],
    ['committee', { relationshipType: 'staff' }, true],
    ['company', {}, true],
    ['university', {}, true],
  ] as const)('in a %s organization with %j are shown: %s', (organizationType, changes, isShown) => {
    const roles = namedRoles([role('One', { organizationType, ...changes })]);
    expect(otherRoles(roles, null)).toHaveLength(isShown ? 1 : 0);
  });

  it('excludes only the role of the page, even among identical roles', () => {
    const roles = namedRoles([role('Adviser'), role('Adviser'), role('Trustee')]);
    const [first, second] = roles;
    expect(new Set(roles.map(({ relationshipFusionId }) => relationshipFusionId)).size).toBe(3);
    expect(roleOfPage(roles, NOON, second?.relationshipFusionId)).toBe(second);
    expect(otherRoles(roles, second ?? null)).toEqual([first, roles[2]]);
  });
});

describe('Role of a page', () => {
  const term = (start: string, end: string) =>
    role('Senator', { organizationType: 'legislative', activeStartDate: start, activeEndDate: end });

  it('is the current term before a role without an end', () => {
    const roles = namedRoles([role('Trustee'), term('2021-01-03', '2027-01-03')]);
    expect(roleOfPage(roles, NOON, undefined)?.title).toBe('Senator');
  });

  it('is the last term of a former member and null without roles', () => {
    const roles = namedRoles([term('2009-01-03', '2015-01-03'), term('2015-01-06', '2021-01-03')]);
    expect(roleOfPage(roles, NOON, 'role-unknown')?.activeEndDate).toBe('2021-01-03');
    expect(roleOfPage([], NOON, undefined)).toBeNull();
  });

  it('started with the first of consecutive terms', () => {
    const terms = [
      term('2001-01-03', '2007-01-03'),
      term('2009-01-03', '2015-01-03'),
      term('2015-01-06', '2021-01-03'),
    ];
    const last = term('2021-01-03', '2027-01-03');
    expect(servingSince([...terms, last], last)).toBe('2009-01-03');
    expect(servingSince([role('Clerk')], role('Clerk'))).toBeNull();
  });
});
