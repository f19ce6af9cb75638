import { COMMITTEE_LEADER_TYPES } from '@rotunda/contract/values';
import { PARTY_NAMES, partyName, type PartyName } from '@rotunda/domain';
import type { Committee } from '../hooks/use-committee.ts';

type Member = Committee['members'][number];

export interface PartyGroup {
  /** Name of the section; null for members whose party no source states. */
  party: string | null;
  /** Party that determines the color. */
  color: PartyName;
  members: Member[];
}

/**
 * Groups members by party: largest first, equal sizes in the order of parties, and members without a stated party last.
 * A party without its own color keeps its name, so that a Canadian committee has more groups than Other. Within a
 * party, leaders come first and the others follow the source's ranking.
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

/** Sorts members without a rank last. */
const LAST = Number.MAX_SAFE_INTEGER;

function compareMembers(one: Member, other: Member): number {
  return getRank(one) - getRank(other) || (one.rank ?? LAST) - (other.rank ?? LAST);
}

const getRank = ({ leaderType }: Member) =>
  leaderType === null ? COMMITTEE_LEADER_TYPES.length : COMMITTEE_LEADER_TYPES.indexOf(leaderType);
