import { describe, expect, it } from 'vitest';
import { isSamePerson, type PersonIdentity } from './same-person.ts';

const legiscan = (changes: Partial<PersonIdentity> = {}): PersonIdentity => ({
  fusionId: 'person-legiscan-1',
  isoCode: 'us-wy',
  fullName: 'Ana Núñez',
  firstName: 'Ana',
  lastName: 'Núñez',
  otherIds: ['votesmart:7'],
  ...changes,
});
const other = (changes: Partial<PersonIdentity> = {}): PersonIdentity => ({
  ...legiscan(),
  fusionId: 'person-ocd-1',
  otherIds: ['votesmart:7'],
  ...changes,
});
const seat = (changes: Partial<NonNullable<PersonIdentity['roles']>[number]> = {}) => ({
  title: 'Senator',
  role: 'senator',
  isoCode: 'us-wy',
  chamber: 'upper' as const,
  seatDistrictName: '1',
  organizationName: 'Senate',
  organizationType: 'legislative',
  ...changes,
});
const isSame = (one: PersonIdentity, two: PersonIdentity) => {
  expect(isSamePerson(two, one)).toBe(isSamePerson(one, two));
  return isSamePerson(one, two);
};

describe('Two records of the same legislator', () => {
  it('match by a shared third-party key, family name and initial', () => {
    expect(isSame(legiscan(), other({ firstName: 'Anita', lastName: 'Nunez', fullName: 'Anita Nunez' }))).toBe(true);
  });

  it('match by two shared keys regardless of the given name', () => {
    const keys = ['votesmart:7', 'ballotpedia:Ana'];
    expect(isSame(legiscan({ otherIds: keys }), other({ otherIds: keys, firstName: 'Zoë' }))).toBe(true);
  });

  it('match by a shared word of a double family name', () => {
    expect(isSame(legiscan({ lastName: 'Boerner Horvath' }), other({ lastName: 'Horvath' }))).toBe(true);
  });

  it('match by the last word of the full name when no family name is stated', () => {
    const { lastName: _lastName, firstName: _firstName, ...unparted } = other({ fullName: 'Ana Nunez' });
    expect(isSame(legiscan(), unparted)).toBe(true);
  });

  it('match by the same name and seat at the end of a term', () => {
    const roles = [seat({ activeStartDate: '2025-01-06', activeEndDate: '2025-12-31' })];
    const held = [seat({ activeStartDate: '2023-01-01' })];
    expect(isSame(legiscan({ otherIds: [], roles }), other({ otherIds: [], roles: held }))).toBe(true);
  });
});

describe('Two records of different legislators', () => {
  it.each<[string, Partial<PersonIdentity>]>([
    ['without anything in common', { otherIds: [] }],
    ['with one key and another family name', { lastName: 'Brown', fullName: 'Ana Brown' }],
    ['with one key and another initial: relatives are mistaken for each other', { firstName: 'Bea' }],
    ['of two states', { isoCode: 'us-mt' }],
  ])('%s', (_what, changes) => {
    expect(isSame(legiscan(), other(changes))).toBe(false);
  });

  it('from the same publisher', () => {
    expect(isSame(legiscan(), legiscan({ fusionId: 'person-legiscan-2' }))).toBe(false);
    expect(isSame(other(), other({ fusionId: 'person-ocd-2' }))).toBe(false);
  });

  it.each([
    ['another district', { seatDistrictName: '2' }],
    ['the other chamber', { chamber: 'lower' as const }],
    ['the seat before that time', { activeEndDate: '2024-12-31' }],
  ])('with %s', (_what, changes) => {
    const roles = [seat({ activeStartDate: '2025-01-06', activeEndDate: '2025-12-31' })];
    const held = [seat({ activeStartDate: '2023-01-01', ...changes })];
    expect(isSame(legiscan({ otherIds: [], roles }), other({ otherIds: [], roles: held }))).toBe(false);
  });

  it('without the end of a term', () => {
    const roles = [seat({ activeStartDate: '2025-01-06' })];
    expect(isSame(legiscan({ otherIds: [], roles }), other({ otherIds: [], roles }))).toBe(false);
  });
});
