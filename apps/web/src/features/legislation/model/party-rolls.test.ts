import { expect, it } from 'vitest';
import { buildVoter } from '../../../testing/bill-part-builders.ts';
import { firstMembers, partyRolls } from './party-rolls.ts';

it('partyRolls counts the votes of each party in display order, with unknown parties last', () => {
  const rolls = partyRolls([
    buildVoter({ name: 'A', party: null }),
    buildVoter({ name: 'B', party: 'R', voteType: 'no' }),
    buildVoter({ name: 'C', party: 'Democrat' }),
    buildVoter({ name: 'D', party: 'Republican', voteType: 'other' }),
    buildVoter({ name: 'E', party: 'R', voteType: 'no' }),
  ]);
  expect(rolls.map(({ party, counts, voters }) => [party, counts, voters.map(({ name }) => name).join('')])).toEqual([
    ['Democratic', { yes: 1, no: 0, other: 0 }, 'C'],
    ['Republican', { yes: 0, no: 2, other: 1 }, 'BDE'],
    [null, { yes: 1, no: 0, other: 0 }, 'A'],
  ]);
});

it('partyRolls is empty without voters', () => {
  expect(partyRolls([])).toEqual([]);
});

it('firstMembers returns the first members across the parties', () => {
  const rolls = partyRolls(['R', 'D', 'R', 'D', 'I'].map((party, index) => buildVoter({ name: `${index}`, party })));
  const namesIn = (room: number) =>
    firstMembers(rolls, room).map(({ party, voters }) => [party, voters.map(({ name }) => name).join('')]);
  expect(namesIn(3)).toEqual([
    ['Democratic', '13'],
    ['Republican', '0'],
  ]);
  expect(namesIn(5)).toHaveLength(3);
  expect(namesIn(0)).toEqual([]);
});
