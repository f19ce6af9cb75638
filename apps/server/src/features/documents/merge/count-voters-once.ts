import type { VoterFact, VoteRecord } from '@rotunda/domain';

type Roll = Pick<VoteRecord, 'yesCount' | 'noCount' | 'otherCount' | 'voters'>;

export interface CountedRoll {
  voters: VoterFact[];
  yesCount: number;
  noCount: number;
  otherCount: number;
  /** Sentences about repeated voters, for `VoteRecord.contradictions`. */
  contradictions: string[];
}

const TYPES = ['yes', 'no', 'other'] as const;

/**
 * Lists each voter of a roll call once. A publisher's totals are kept, except those that count the repeats too.
 */
export function countVotersOnce({ voters = [], yesCount, noCount, otherCount }: Roll): CountedRoll {
  const repeats = new Set<VoterFact>();
  const contradictions: string[] = [];
  for (const group of getGroups(voters).values()) {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) continue;
    const isUnanimous = others.every(({ voteType }) => voteType === first.voteType);
    // A family name alone may be that of two members when the answers differ.
    if (!isUnanimous && first.personFusionId === undefined && !/\S[\s,]+\S/.test(first.name)) continue;
    for (const other of others) repeats.add(other);
    contradictions.push(
      isUnanimous
        ? `${first.name} is listed more than once and counted once.`
        : `${first.name} is listed with different votes (${group.map(getWord).join(', ')}); the first is counted.`,
    );
  }
  const once = voters.filter((voter) => !repeats.has(voter));
  const stated = { yes: yesCount, no: noCount, other: otherCount };
  const isInflated = (type: VoterFact['voteType']) =>
    getCount([...repeats], type) > 0 && stated[type] === getCount(voters, type);
  if (TYPES.some(isInflated)) {
    const totals = [yesCount, noCount, otherCount].map((count) => count ?? 0).join('–');
    contradictions.push(`The record’s totals (${totals}) count voters twice.`);
  }
  const count = (type: VoterFact['voteType']) =>
    isInflated(type) ? getCount(once, type) : (stated[type] ?? getCount(once, type));
  return { voters: once, yesCount: count('yes'), noCount: count('no'), otherCount: count('other'), contradictions };
}

const getWord = ({ voteText, voteType }: VoterFact) => voteText ?? voteType;

const getCount = (voters: readonly VoterFact[], type: VoterFact['voteType']) =>
  voters.filter(({ voteType }) => voteType === type).length;

/** A name that a scraper split at its comma: `Brown` and `L`. The family names of such a roll identify nobody. */
const INITIALS = /^[A-Z]{1,2}$/;

/** Groups the entries of one legislator, by id, or else by the name as written, which a roll makes unique. */
function getGroups(voters: readonly VoterFact[]): Map<string, VoterFact[]> {
  const hasSplitNames = voters.some(({ name }) => INITIALS.test(name));
  const groups = new Map<string, VoterFact[]>();
  for (const [place, voter] of voters.entries()) {
    const { personFusionId, name, party = '', locality = '' } = voter;
    const isNamed = name.trim() !== '' && !hasSplitNames;
    const named = isNamed ? JSON.stringify([name.trim().toLowerCase(), party, locality]) : `place ${place}`;
    const key = personFusionId ?? named;
    groups.set(key, [...(groups.get(key) ?? []), voter]);
  }
  return groups;
}
