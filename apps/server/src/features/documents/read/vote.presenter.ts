import type { Legislation } from '@rotunda/contract';
import {
  CHAMBERS,
  chamberName,
  type RecordedVoteFact,
  type VoteDetails,
  getVoteOutcome,
  getVoteQuestion,
  webAddress,
} from '@rotunda/domain';
import type { StoredVote } from './documents.repository.ts';
import { getMember } from './get-facets.ts';
import { isNamedVote } from './is-named-vote.ts';

type PresentedVote = Legislation['votes'][number];

export function presentVote(vote: StoredVote): PresentedVote {
  const chamber = getMember(CHAMBERS, vote.chamber);
  const { details } = vote;
  return {
    voteId: vote.voteId,
    chamber,
    chamberName: chamber === null ? null : chamberName(vote.isoCode, chamber),
    rollcall: vote.rollcall,
    motion: vote.motion,
    date: vote.voteDate,
    session: vote.session,
    ...presentDecision({ ...vote, committeeName: details.committeeName, candidates: details.candidates }),
    result: vote.result,
    passed: vote.passed,
    yesCount: vote.yesCount,
    noCount: vote.noCount,
    otherCount: vote.otherCount,
    ...presentDetails(details),
    sourceUrl: webAddress(vote.sourceUrl),
    isStored: vote.hasVoters,
    ...NO_SECOND_SOURCE,
  };
}

/** Returns what a roll call decides and its result as people name it, consistently for every source of roll calls. */
export function presentDecision(
  vote: Omit<Parameters<typeof getVoteOutcome>[0], 'hasCandidates'>,
): Pick<PresentedVote, 'question' | 'outcome'> {
  const hasCandidates = (vote.candidates?.length ?? 0) > 0;
  return { question: getVoteQuestion({ ...vote, hasCandidates }), outcome: getVoteOutcome(vote) };
}

export function presentDetails(
  details: VoteDetails,
): Pick<
  PresentedVote,
  | 'committeeName'
  | 'candidates'
  | 'majorityRequired'
  | 'tieBreaker'
  | 'presentCount'
  | 'notVotingCount'
  | 'contradictions'
> {
  const { tieBreaker } = details;
  return {
    committeeName: details.committeeName ?? null,
    candidates: details.candidates ?? [],
    majorityRequired: details.majorityRequired ?? null,
    tieBreaker: tieBreaker === undefined ? null : { by: tieBreaker.by, vote: tieBreaker.vote ?? null },
    presentCount: details.presentCount ?? null,
    notVotingCount: details.notVotingCount ?? null,
    contradictions: details.contradictions ?? [],
  };
}

/**
 * Lists the roll calls on a bill, newest first, both the stored ones and those that only the bill's own record names. A
 * stored roll call is joined to the one named by the bill only where their day and measure agree.
 *
 * @param named roll calls of the bill's record; they complete the stored ones
 */
export function presentVotes(
  stored: readonly StoredVote[],
  named: readonly RecordedVoteFact[],
  bill: { fusionId: string; isoCode: string; billType?: string | null | undefined },
): PresentedVote[] {
  const facts = new Map(named.map((vote) => [vote.voteId, vote]));
  const isNamed = (vote: StoredVote) => {
    const fact = facts.get(vote.voteId);
    return fact !== undefined && isNamedVote(vote, { date: fact.date, billFusionId: bill.fusionId });
  };
  const held = stored.filter((vote) => vote.billFusionId === bill.fusionId || isNamed(vote));
  const heldIds = new Set(held.map(({ voteId }) => voteId));
  const foreign = new Map(stored.filter(({ voteId }) => !heldIds.has(voteId)).map((vote) => [vote.voteId, vote]));
  const votes = [
    ...held.map((vote) => completedBy(presentVote(vote), facts.get(vote.voteId))),
    ...named
      .filter(({ voteId }) => !heldIds.has(voteId))
      .map((vote) => presentNamed(vote, bill, foreign.get(vote.voteId))),
  ];
  const getTime = ({ voteId }: PresentedVote) => facts.get(voteId)?.ts ?? 0;
  return votes.toSorted(
    (a, b) =>
      b.date.localeCompare(a.date) ||
      getTime(b) - getTime(a) ||
      (b.rollcall ?? '').localeCompare(a.rollcall ?? '', 'en', { numeric: true }),
  );
}

function completedBy(vote: PresentedVote, fact: RecordedVoteFact | undefined): PresentedVote {
  if (fact === undefined) return vote;
  const moved = fact.date === vote.date ? [] : [`The bill’s record dates the roll call ${fact.date}.`];
  const contradictions = [...new Set([...vote.contradictions, ...(fact.contradictions ?? []), ...moved])];
  return { ...vote, sourceUrl: vote.sourceUrl ?? webAddress(fact.url), contradictions };
}

/** @param foreign roll call of the same number that is about something else */
function presentNamed(
  vote: RecordedVoteFact,
  bill: { isoCode: string; billType?: string | null | undefined },
  foreign: StoredVote | undefined,
): PresentedVote {
  const motion = vote.motion ?? 'Roll call';
  const majorityRequired = /\b(\d\/\d) required\b/.exec(motion)?.[1];
  const contradictions = [
    ...(vote.contradictions ?? []),
    ...(foreign === undefined ? [] : [getDifference(vote, foreign)]),
  ];
  return {
    voteId: vote.voteId,
    chamber: vote.chamber,
    chamberName: chamberName(bill.isoCode, vote.chamber),
    rollcall: vote.rollcall,
    motion,
    date: vote.date,
    session: vote.session,
    ...presentDecision({ motion, passed: vote.passed, billType: bill.billType }),
    result: null,
    passed: vote.passed ?? null,
    yesCount: vote.yesCount ?? null,
    noCount: vote.noCount ?? null,
    otherCount: null,
    ...presentDetails({ contradictions, ...(majorityRequired === undefined ? {} : { majorityRequired }) }),
    sourceUrl: webAddress(vote.url),
    isStored: false,
    ...NO_SECOND_SOURCE,
  };
}

function getDifference(named: RecordedVoteFact, stored: StoredVote): string {
  return named.date === stored.voteDate
    ? 'The roll call of this number names another measure, so it is not joined to this bill.'
    : `The roll call of this number was held on ${stored.voteDate}, so it is not joined to this bill.`;
}

/** Ids of the second source; a licensed feed supplies the real ones. */
const NO_SECOND_SOURCE = { cqUid: null, cqOid: null } as const;
