import { COMMITTEE_LEADER_TYPES } from '@rotunda/contract/values';
import { PARTY_NAMES, partyName, type PartyName } from '@rotunda/domain';
import type { Committee } from '../hooks/use-committee.ts';

type Member = Committee['members'][number];

export interface PartyGroup {
  /** As the section is named; null of those whose party nothing tells. */
  party: string | null;
  /** Decides the color. */
  color: PartyName;
  members: Member[];
}

/**
 * Members by party, the largest first and of equals in the order of parties; those without a stated party last. A party
 * that has no color of its own keeps its own name, so that a committee of Canada has more than Other. Within a party its
 * leaders come first, then the others as the source ranks them.
 */
export function partyGroups(members: readonly Member[]): PartyGroup[] {
  const groups = new Map<string | null, PartyGroup>();
  for (const member of members) {
    const color = member.party === null ? 'Other' : partyName(member.party);
    const party = color === 'Other' ? member.party : color;
    const group = groups.get(party) ?? { party, color, members: [] };
    group.members.push(member);
    groups.set(party, group);
  }
  for (const group of groups.values()) group.members.sort(compareMembers);
  return [...groups.values()].sort(compareGroups);
}

function compareGroups(one: PartyGroup, other: PartyGroup): number {
  if (one.party === null || other.party === null) return Number(one.party === null) - Number(other.party === null);
  return (
    other.members.length - one.members.length ||
    PARTY_NAMES.indexOf(one.color) - PARTY_NAMES.indexOf(other.color) ||
    one.party.localeCompare(other.party)
  );
}

/** Behind every rank. */
const LAST = Number.MAX_SAFE_INTEGER;

function compareMembers(one: Member, other: Member): number {
  return placeOf(one) - placeOf(other) || (one.rank ?? LAST) - (other.rank ?? LAST);
}

const placeOf = ({ leaderType }: Member) =>
  leaderType === null ? COMMITTEE_LEADER_TYPES.length : COMMITTEE_LEADER_TYPES.indexOf(leaderType);
