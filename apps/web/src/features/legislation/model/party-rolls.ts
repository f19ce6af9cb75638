import { comparePartyNames, partyName, type PartyName } from '@rotunda/domain';
import type { ApiClient } from '../../../shared/api/api-client.ts';

export type Voter = Awaited<ReturnType<ApiClient['documents']['getVoters']>>['voters'][number];
export type VoteType = Voter['voteType'];

export const VOTE_TYPES = ['yes', 'no', 'other'] as const satisfies readonly VoteType[];

/** The members of a party in a vote, and how many of them answered what. */
export interface PartyRoll {
  /** Null: no source states the party of these. */
  party: PartyName | null;
  voters: Voter[];
  counts: Record<VoteType, number>;
}

/** Who voted, by party in the order of display; those of unknown party last. Each keeps the order of the roll. */
export function partyRolls(voters: readonly Voter[]): PartyRoll[] {
  const rolls = new Map<PartyName | null, PartyRoll>();
  for (const voter of voters) {
    const party = voter.party === null ? null : partyName(voter.party);
    const roll = rolls.get(party) ?? { party, voters: [], counts: { yes: 0, no: 0, other: 0 } };
    rolls.set(party, roll);
    roll.voters.push(voter);
    roll.counts[voter.voteType] += 1;
  }
  return [...rolls.values()].sort((one, other) => {
    if (one.party === null || other.party === null) return Number(one.party === null) - Number(other.party === null);
    return comparePartyNames(one.party, other.party);
  });
}

/** The first members of the rolls, as many as there is room for; a party without any of them is left out. */
export function firstMembers(rolls: readonly PartyRoll[], room: number): Pick<PartyRoll, 'party' | 'voters'>[] {
  const startOf = (index: number) => rolls.slice(0, index).reduce((sum, { voters }) => sum + voters.length, 0);
  return rolls
    .map(({ party, voters }, index) => ({ party, voters: voters.slice(0, Math.max(0, room - startOf(index))) }))
    .filter(({ voters }) => voters.length > 0);
}
