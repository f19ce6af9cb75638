import { expect, test } from 'vitest';
import { comparePartyNames, PARTY_CODES, PARTY_NAMES, partyCode, partyName, partyNameOfCode } from './party.ts';

test.each([
  ['Democrat', 'Democratic'],
  ['Democratic', 'Democratic'],
  ['D', 'Democratic'],
  ['DFL', 'Democratic'],
  ['Republican', 'Republican'],
  ['r', 'Republican'],
  ['Republican Party', 'Republican'],
  ['Independent', 'Independent'],
  ['Nonpartisan', 'Independent'],
  ['Libertarian', 'Libertarian'],
  ['G', 'Green'],
  ['Republican/Conservative/Libertarian', 'Republican'],
  ['Democratic/Working Families', 'Democratic'],
  ['Whig', 'Other'],
  ['', 'Other'],
  ['constructor', 'Other'],
])('partyName shows %j as %s', (raw, name) => {
  expect(partyName(raw)).toBe(name);
});

test('Party codes and party names map to each other', () => {
  for (const code of PARTY_CODES) expect(partyCode(partyNameOfCode(code))).toBe(code);
});

test('comparePartyNames sorts parties in the specified order', () => {
  expect([...PARTY_NAMES].reverse().sort(comparePartyNames)).toEqual(PARTY_NAMES);
});
