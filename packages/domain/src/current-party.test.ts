import { expect, it } from 'vitest';
import { currentParty } from './current-party.ts';

const seat = { title: 'Senator', organizationName: 'Senate', organizationType: 'legislative', isoCode: 'us-wy' };
const democrat = { partyCode: 'D', rawParty: 'Democrat' };
const independent = { partyCode: 'I', rawParty: 'Independent' };

const NOW_MS = Date.parse('2026-11-23T12:00:00Z');

it('currentParty prefers an ongoing party, then that of the seat, then the last party', () => {
  expect(currentParty({ parties: [independent, { ...democrat, activeEndDate: '2024-01-01' }] }, NOW_MS)).toBe(
    'Independent',
  );
  expect(
    currentParty(
      { parties: [{ ...democrat, activeEndDate: '2024-01-01' }], roles: [{ ...seat, party: 'Green' }] },
      NOW_MS,
    ),
  ).toBe('Green');
  expect(currentParty({ parties: [{ ...democrat, activeEndDate: '2024-01-01' }] }, NOW_MS)).toBe('Democrat');
  expect(currentParty({}, NOW_MS)).toBeUndefined();
});
