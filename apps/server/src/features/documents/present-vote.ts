import type { Legislation } from '@rotunda/contract';
import { CHAMBERS, chamberName } from '@rotunda/domain';
import type { StoredVote } from './documents.repository.ts';
import { memberOf } from './facets-of.ts';

export function presentVote(vote: StoredVote): Legislation['votes'][number] {
  const chamber = memberOf(CHAMBERS, vote.chamber);
  return {
    voteId: vote.voteId,
    chamber,
    chamberName: chamber === null ? null : chamberName(vote.isoCode, chamber),
    rollcall: vote.rollcall,
    motion: vote.motion,
    date: vote.voteDate,
    result: vote.result,
    passed: vote.passed,
    yesCount: vote.yesCount,
    noCount: vote.noCount,
    otherCount: vote.otherCount,
    // Ids of the second source; present once a licensed feed supplies them.
    cqUid: null,
    cqOid: null,
  };
}
