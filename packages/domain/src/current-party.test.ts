import { expect, it } from 'vitest';
import { currentParty } from './current-party.ts';

const seat = { title: 'Senator', organizationName: 'Senate', organizationType: 'legislative', isoCode: 'us-wy' };
const democrat = { partyCode: 'D', rawParty: 'Democrat' };
const independent = { partyCode: 'I', rawParty: 'Independent' };

it('is the party not left, then that of the seat, then the one left last', () => {
  expect(currentParty({ parties: [independent, { ...democrat, activeEndDate: '2024-01-01' }] })).toBe('Independent');
  expect(
    currentParty({ parties: [{ ...democrat, activeEndDate: '2024-01-01' }], roles: [{ ...seat, party: 'Green' }] }),
  ).toBe('Green');
  expect(currentParty({ parties: [{ ...democrat, activeEndDate: '2024-01-01' }] })).toBe('Democrat');
  expect(currentParty({})).toBeUndefined();
});
