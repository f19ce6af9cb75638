import type { Chamber, RoleFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { committeeKey } from './committee-key.ts';
import { type Candidate, matchPerson, type Mention } from './match-person.ts';
import { familyKey, readWrittenName } from './written-name.ts';

function seat(chamber: Chamber, district: string, from?: string, to?: string): RoleFact {
  return {
    title: 'Member',
    organizationName: 'Example Legislature',
    organizationType: 'legislative',
    isoCode: 'us-wy',
    chamber,
    seatDistrictName: district,
    ...(from === undefined ? {} : { activeStartDate: from }),
    ...(to === undefined ? {} : { activeEndDate: to }),
  };
}

function person(fullName: string, roles: RoleFact[], more: Partial<Candidate> = {}): Candidate {
  const words = fullName.split(' ');
  const names = { firstName: words[0] ?? '', lastName: words.slice(1).join(' ') };
  const fusionId = `person-ocd-${fullName.toLowerCase().replaceAll(' ', '-')}`;
  return { fusionId, fullName, ...names, roles, parties: [], ...more };
}

const house = (district: string) => [seat('lower', district, '2023-01-02')];
const senate = (district: string) => [seat('upper', district, '2023-01-02')];
const everyone = [
  person('Gary Brown', house('41')),
  person('Landon Brown', house('9')),
  person('Eric Barlow', senate('23')),
  person('J.T. Larson', house('17')),
  person('Ana Núñez', house('5')),
  person('Rachel Ortega-Lind', house('50')),
  person('Chris Van Horn', senate('7')),
  person('Robert Pell Jr.', house('3'), { lastName: 'Pell Jr.' }),
  person('Dana Moss', house('1')),
  person('Omar Moss', senate('1')),
  person('Old Keller', [seat('lower', '12', '2015-01-05', '2021-01-03')]),
  person('New Keller', [seat('lower', '12', '2021-01-04')]),
  person('Pat Governor', [{ ...seat('upper', '0'), organizationType: 'executive' }]),
  person('Mary Oduya', house('60'), { otherNames: ['Betsy Oduya'] }),
];

function who(written: string, more: Partial<Mention> = {}): string | null {
  const mention: Mention = { written, from: '2026-01-01', to: '2026-03-06', ...more };
  return matchPerson(mention, everyone)?.fullName ?? null;
}

describe('Name as the legislature writes it', () => {
  it.each([
    ['Brown, G', 'Gary Brown'],
    ['BROWN, L.', 'Landon Brown'],
    ['Barlow', 'Eric Barlow'],
    ['Barlow, E.', 'Eric Barlow'],
    ['Senator Barlow', 'Eric Barlow'],
    ['Eric A. Barlow', 'Eric Barlow'],
    ['Larson, JT', 'J.T. Larson'],
    ['Larson JT', 'J.T. Larson'],
    ['NUNEZ', 'Ana Núñez'],
    ['Rep. Nuñez', 'Ana Núñez'],
    ['Ortega-Lind', 'Rachel Ortega-Lind'],
    ['Van Horn', 'Chris Van Horn'],
    ['Christopher Van Horn', 'Chris Van Horn'],
    ['Bob Pell', 'Robert Pell Jr.'],
    ['Pell, R., Jr.', 'Robert Pell Jr.'],
    ['Speaker of the House Brown, G', 'Gary Brown'],
    ['Brown (R-9)', 'Landon Brown'],
    ['Keller', 'New Keller'],
    ['Betsy Oduya', 'Mary Oduya'],
  ])('%s matches %s', (written, name) => {
    expect(who(written)).toBe(name);
  });

  it.each([
    ['two of one name', 'Brown'],
    ['one in each chamber', 'Moss'],
    ['another given name', 'Barlow, X'],
    ['another family name', 'Barlowe'],
    ['a title alone', 'Speaker of the House'],
    ['nothing', ''],
    ['a senator, though he sits in the House', 'Sen. Larson, JT'],
    ['no legislator', 'Governor'],
  ])('%s stays unmatched: %s', (_why, written) => {
    expect(who(written)).toBeNull();
  });
});

describe('Chamber, seat and term', () => {
  it('distinguish people with the same name', () => {
    expect(who('Moss', { chamber: 'upper' })).toBe('Omar Moss');
    expect(who('Moss', { likelyChamber: 'lower' })).toBe('Dana Moss');
    expect(who('Barlow', { likelyChamber: 'lower' })).toBe('Eric Barlow');
    expect(who('Brown', { district: 'HD-041' })).toBe('Gary Brown');
    expect(who('Keller', { from: '2019-02-01', to: '2019-02-01' })).toBe('Old Keller');
    expect(who('Keller', { from: '2021-01-01', to: '2021-12-31' })).toBeNull();
    expect(who('Barlow', { chamber: 'lower' })).toBeNull();
  });
});

describe('Two records of a legislator', () => {
  const own = person('Gary Brown', house('41'));
  const observed = person('Gary J. Brown', [seat('lower', '041')], {
    fusionId: 'person-legiscan-7',
    firstName: 'Gary',
    lastName: 'Brown',
  });
  const mention: Mention = { written: 'Brown', from: '2026-01-01', to: '2026-03-06' };

  it('match as a single person, with the Open States record preferred', () => {
    expect(matchPerson(mention, [observed, own])?.fusionId).toBe(own.fusionId);
  });

  it('do not match when their districts differ', () => {
    const other = { ...observed, roles: [seat('lower', '42')] };
    expect(matchPerson(mention, [other, own])).toBeNull();
  });
});

it('familyKey ignores suffixes, diacritics and punctuation', () => {
  expect(['Núñez', 'Pell Jr.', "O'Łasko", 'Ortega-Lind'].map(familyKey)).toEqual([
    'nunez',
    'pell',
    'olasko',
    'ortegalind',
  ]);
  expect(readWrittenName('Senator').readings).toEqual([]);
});

it.each([
  ['Water Select', 'Select Committee on Water'],
  ['Travel, Recreation and Wildlife Resource', 'Travel, Recreation & Wildlife Resources'],
  ['Senate Judiciary', 'Judiciary'],
])('committeeKey is equal for %s and %s', (one, other) => {
  expect(committeeKey(one)).toBe(committeeKey(other));
});
