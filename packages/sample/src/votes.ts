import {
  type BillRecord,
  type Chamber,
  chamberName,
  type IsoDate,
  type VoteRecord,
  type VoterFact,
} from '@rotunda/domain';
import { inventName } from './names.ts';
import type { Roster } from './people.ts';
import { createRandom } from './random.ts';

export interface VoteRequest {
  seed: string;
  bill: BillRecord;
  roster: Roster;
  chamber: Chamber;
  date: IsoDate;
  passed: boolean;
  rollcall: number;
}

const SEATS = 24;

/**
 * Builds a roll call on final passage in which the members of the roster vote together with colleagues known only by
 * name.
 */
export function buildVote({ seed, bill, roster, chamber, date, passed, rollcall }: VoteRequest): VoteRecord {
  const random = createRandom(`${seed}:vote:${bill.fusionId}:${chamber}`);
  const members = roster.people.filter((person) => person.chamber === chamber).slice(0, SEATS);
  const colleagues = Array.from({ length: SEATS - members.length }, () => ({
    fullName: inventName(random).fullName,
    party: random.pick(['Democratic', 'Republican']),
    fusionId: undefined,
  }));
  const voters = [...members, ...colleagues].map(({ fullName, party, fusionId }, place): VoterFact => {
    // The first fourteen of twenty-four decide, so that the count always agrees with the result.
    const isMajority = place < 14;
    const isAbsent = !isMajority && random.chance(0.15);
    const isYes = isMajority === passed;
    return {
      name: fullName,
      voteType: isAbsent ? 'other' : isYes ? 'yes' : 'no',
      voteText: isAbsent ? 'Not Voting' : isYes ? 'Yea' : 'Nay',
      party,
      ...(fusionId === undefined ? {} : { personFusionId: fusionId }),
    };
  });
  const count = (type: VoterFact['voteType']) => voters.filter((voter) => voter.voteType === type).length;
  return {
    kind: 'vote',
    fusionId: `vote-${bill.fusionId}-${chamber}`,
    part: 'main',
    billFusionId: bill.fusionId,
    isoCode: bill.isoCode,
    session: bill.session,
    chamber,
    rollcall: String(rollcall),
    motion: `On passage in the ${chamberName(bill.isoCode, chamber)}`,
    date,
    result: passed ? 'Passed' : 'Failed',
    passed,
    yesCount: count('yes'),
    noCount: count('no'),
    otherCount: count('other'),
    voters,
  };
}
