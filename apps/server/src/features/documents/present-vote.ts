import type { Legislation } from '@rotunda/contract';
import { CHAMBERS, chamberName, type RecordedVoteFact, webAddress } from '@rotunda/domain';
import type { StoredVote } from './documents.repository.ts';
import { memberOf } from './facets-of.ts';

type PresentedVote = Legislation['votes'][number];

export function presentVote(vote: StoredVote): PresentedVote {
  const chamber = memberOf(CHAMBERS, vote.chamber);
  return {
    voteId: vote.voteId,
    chamber,
    chamberName: chamber === null ? null : chamberName(vote.isoCode, chamber),
    rollcall: vote.rollcall,
    motion: vote.motion,
    date: vote.voteDate,
    session: vote.session,
    result: vote.result,
    passed: vote.passed,
    yesCount: vote.yesCount,
    noCount: vote.noCount,
    otherCount: vote.otherCount,
    sourceUrl: webAddress(vote.sourceUrl),
    held: vote.hasVoters,
    ...NO_SECOND_SOURCE,
  };
}

/**
 * Lists the roll calls on a bill, newest first, both the stored ones and those that only the bill's own record names.
 *
 * @param named roll calls of the bill's record; they complete the stored ones
 */
export function presentVotes(
  held: readonly StoredVote[],
  named: readonly RecordedVoteFact[],
  isoCode: string,
): PresentedVote[] {
  const facts = new Map(named.map((vote) => [vote.voteId, vote]));
  const heldIds = new Set(held.map(({ voteId }) => voteId));
  const votes = [
    ...held
      .map(presentVote)
      .map((vote) => ({ ...vote, sourceUrl: vote.sourceUrl ?? webAddress(facts.get(vote.voteId)?.url) })),
    ...named.filter(({ voteId }) => !heldIds.has(voteId)).map((vote) => presentNamed(vote, isoCode)),
  ];
  const timeOf = ({ voteId }: PresentedVote) => facts.get(voteId)?.ts ?? 0;
  return votes.toSorted(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      timeOf(b) - timeOf(a) ||
      (b.rollcall ?? '').localeCompare(a.rollcall ?? '', 'en', { numeric: true }),
  );
}

function presentNamed(vote: RecordedVoteFact, isoCode: string): PresentedVote {
  return {
    voteId: vote.voteId,
    chamber: vote.chamber,
    chamberName: chamberName(isoCode, vote.chamber),
    rollcall: vote.rollcall,
    motion: vote.motion ?? 'Roll call',
    date: vote.date,
    session: vote.session,
    result: null,
    passed: vote.passed ?? null,
    yesCount: vote.yesCount ?? null,
    noCount: vote.noCount ?? null,
    otherCount: null,
    sourceUrl: webAddress(vote.url),
    held: false,
    ...NO_SECOND_SOURCE,
  };
}

/** Ids of the second source; a licensed feed supplies the real ones. */
const NO_SECOND_SOURCE = { cqUid: null, cqOid: null } as const;
