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
])('%j is shown as %s', (raw, name) => {
  expect(partyName(raw)).toBe(name);
});

test('code and name tell the same', () => {
  for (const code of PARTY_CODES) expect(partyCode(partyNameOfCode(code))).toBe(code);
});

test('parties are listed in the order of the specification', () => {
  expect([...PARTY_NAMES].reverse().sort(comparePartyNames)).toEqual(PARTY_NAMES);
});
