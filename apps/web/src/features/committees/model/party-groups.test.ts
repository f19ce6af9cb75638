import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../testing/committee-builder.ts';
import { partyGroups } from './party-groups.ts';

const shape = (...members: Parameters<typeof buildMember>[]) =>
  partyGroups(members.map((member) => buildMember(...member))).map((group) => [
    group.party,
    ...group.members.map(({ fullName }) => fullName),
  ]);

describe('partyGroups', () => {
  it('sorts the largest party first and breaks ties in a fixed order of parties', () => {
    expect(
      shape(
        ['Ann', { party: 'Republican' }],
        ['Bo', { party: 'Democrat' }],
        ['Cy', { party: 'Green' }],
        ['Di', { party: 'Green' }],
      ),
    ).toEqual([
      ['Green', 'Cy', 'Di'],
      ['Democratic', 'Bo'],
      ['Republican', 'Ann'],
    ]);
  });

  it('keeps an unknown party under its own name and puts members without a party last', () => {
    expect(
      shape(['Ann', {}], ['Bo', {}], ['Cy', { party: 'Bloc Example' }], ['Di', { party: 'Lakeshore Alliance' }]),
    ).toEqual([
      ['Bloc Example', 'Cy'],
      ['Lakeshore Alliance', 'Di'],
      [null, 'Ann', 'Bo'],
    ]);
  });

  it('sorts leaders first, then by rank, then in the order of the source', () => {
    const party = 'Democratic';
    expect(
      shape(
        ['Third', { party, rank: 3 }],
        ['Unranked', { party }],
        ['Also unranked', { party }],
        ['Ranking', { party, rank: 2, leaderType: 'Ranking Member' }],
        ['Chair', { party, rank: 9, leaderType: 'Chair' }],
        ['Second', { party, rank: 2 }],
      ),
    ).toEqual([[party, 'Chair', 'Ranking', 'Second', 'Third', 'Unranked', 'Also unranked']]);
  });
});
