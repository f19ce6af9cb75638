import { comparePartyNames, partyName, type PartyName } from '@rotunda/domain';
import type { ApiClient } from '../../../shared/api/api-client.ts';

export type Voter = Awaited<ReturnType<ApiClient['documents']['getVoters']>>['voters'][number];
export type VoteType = Voter['voteType'];

export const VOTE_TYPES = ['yes', 'no', 'other'] as const satisfies readonly VoteType[];

/** The members of one party in a vote, with the count of each answer. */
export interface PartyRoll {
  /** Null for voters whose party no source states. */
  party: PartyName | null;
  voters: Voter[];
  counts: Record<VoteType, number>;
}

/** Groups voters by party in display order, unknown party last. Voters keep the order of the roll call. */
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

/** Returns the first `room` members across the rolls. A party with no member among them is left out. */
export function firstMembers(rolls: readonly PartyRoll[], room: number): Pick<PartyRoll, 'party' | 'voters'>[] {
  const getStart = (index: number) => rolls.slice(0, index).reduce((sum, { voters }) => sum + voters.length, 0);
  return rolls
    .map(({ party, voters }, index) => ({ party, voters: voters.slice(0, Math.max(0, room - getStart(index))) }))
    .filter(({ voters }) => voters.length > 0);
}
