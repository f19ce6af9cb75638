import { expect, it } from 'vitest';
import { namedCommitteeId } from './named-committee.ts';

it.each([
  ['Assembly Public Safety', 'Public Safety', 'committee-us-ca-lower-public-safety'],
  ['Assembly Arts, Entertainment, Sports, and Tourism', 'Arts, Entertainment & Sports and Tourism', undefined],
  ['Standing Committee on the Judiciary', 'Judiciary', 'committee-us-ca-lower-judiciary'],
  ['California-México Bi-National Affairs', 'California-Mexico Bi-National Affairs', undefined],
])('namedCommitteeId gives %s and %s of the same chamber the same id', (one, other, id) => {
  expect(namedCommitteeId('us-ca', 'lower', one)).toBe(id ?? namedCommitteeId('us-ca', 'lower', other));
  expect(namedCommitteeId('us-ca', 'lower', other)).toBe(namedCommitteeId('us-ca', 'lower', one));
});

it('namedCommitteeId separates chambers and legislatures', () => {
  const ids = [
    namedCommitteeId('us-ca', 'upper', 'Judiciary'),
    namedCommitteeId('us-ca', 'lower', 'Judiciary'),
    namedCommitteeId('us-ca', undefined, 'Judiciary'),
    namedCommitteeId('us-wy', 'lower', 'Judiciary'),
  ];
  expect(new Set(ids).size).toBe(4);
});

it('namedCommitteeId uses the official id for a committee of Congress', () => {
  expect(namedCommitteeId('us', 'lower', 'House Committee on Agriculture')).toBe('committee-us-hsag');
  expect(namedCommitteeId('us', 'upper', 'Health, Education, Labor and Pensions')).toBe('committee-us-sshr');
  expect(namedCommitteeId('us', 'lower', 'Agriculture Committee Nutrition')).toBe(
    'committee-us-lower-agriculture-nutrition',
  );
});
