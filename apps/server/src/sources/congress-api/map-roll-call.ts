import { identifyRollCall, personId, type IsoDate, type VoterFact, type VoteRecord } from '@rotunda/domain';
import { upstreamDay } from '../mapping/congress/upstream-day.ts';
import { clock24 } from '../mapping/clock-24.ts';
import { billOfVote } from '../mapping/bill-of-vote.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import { monthNumber } from '../mapping/month-names.ts';
import { passedFromResult } from '../mapping/passed-from-result.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import { motionText } from '../mapping/motion-text.ts';
import { getTieBreaker } from '../mapping/get-tie-breaker.ts';
import type { Mapped } from './mapped.ts';
import { type RollCall, rollCallSchema, type Voter } from './roll-call-schema.ts';

interface VoteFacts {
  when: { date: IsoDate; time?: string } | undefined;
  motion: string | undefined;
  result: string | undefined;
  counts: Pick<VoteRecord, 'yesCount' | 'noCount' | 'otherCount' | 'presentCount' | 'notVotingCount'>;
  candidates?: VoteRecord['candidates'];
  billTexts: readonly (string | undefined)[];
  /** Numbers of the roll call's own document, which the mirror keeps next to its own. */
  own: { congress?: string | undefined; session?: string | undefined; roll?: string | undefined };
}

/**
 * Maps a roll call of either chamber with every member's vote, in the format of a mirror of the Clerk and the Senate.
 */
export function mapRollCall(upstream: unknown): Mapped {
  const valid = validateRecord(rollCallSchema, upstream);
  if (!valid.ok) return valid;
  const rollCall = valid.value;
  const { congress, sessionNumber, rollNumber, chamber, url } = rollCall.recordedVote;
  const letter = chamber === 'House' ? 'h' : 's';
  const facts = letter === 'h' ? houseFacts(rollCall) : senateFacts(rollCall);
  const date = facts.when?.date ?? upstreamDay(rollCall.action?.actionDate);
  if (date === undefined) return { ok: false, reason: 'the roll call has no date' };
  const { own } = facts;
  const identity = identifyRollCall({
    chamber: letter,
    date,
    addresses: [url, rollCall.sourceUrl],
    year: rollCall.sourcePayload.congress_year,
    congress: own.congress ?? congress,
    session: own.session ?? sessionNumber,
    roll: own.roll ?? rollNumber,
  });
  const mirrored = identifyRollCall({
    chamber: letter,
    congress,
    session: sessionNumber,
    roll: rollNumber,
    date,
    addresses: [url],
  });
  const bill = billOfVote(identity, facts.billTexts, rollCall.sourcePayload.document?.document_congress);
  const members = rollCall.members.houseRollCallVoteMemberVotes ?? rollCall.members.senateRollCallVoteMemberVotes;
  const record: VoteRecord = definedFields({
    kind: 'vote' as const,
    fusionId: identity.voteId,
    part: 'main',
    sourceUrl: url ?? rollCall.sourceUrl,
    billFusionId: bill.billFusionId,
    isoCode: 'us',
    session: String(identity.congress),
    chamber: identity.chamber === 's' ? ('upper' as const) : ('lower' as const),
    rollcall: String(identity.roll),
    motion: motionText(facts.motion),
    date,
    ts: facts.when?.time === undefined ? undefined : easternInstant(date, facts.when.time),
    result: facts.result,
    passed: facts.result === undefined || facts.candidates ? undefined : passedFromResult(facts.result),
    ...facts.counts,
    candidates: facts.candidates,
    majorityRequired: getMajority(rollCall),
    tieBreaker: getTieBreaker(
      rollCall.sourcePayload.tie_breaker?.by_whom,
      rollCall.sourcePayload.tie_breaker?.tie_breaker_vote,
    ),
    contradictions: listOrUndefined([
      ...new Set([...identity.contradictions, ...mirrored.contradictions, ...bill.contradictions]),
    ]),
    voters: (members?.results ?? []).map((voter) => voterFact(voter)),
    extra: getExtra(rollCall),
  });
  return { ok: true, record };
}

/**
 * Maps a voter. The mirror writes a senator's number in the Senate's Legislative Information System (`S428`) into the
 * field for Bioguide ids, which have six digits.
 */
function voterFact(voter: Voter): VoterFact {
  const id = voter.bioguideId;
  const namespace = id !== undefined && /^S\d{3}$/.test(id) ? 'lis' : 'bioguide';
  return definedFields({
    name: voter.fullName,
    voteType: voteTypeOfWord(voter.voteCast),
    voteText: voter.voteCast,
    party: voter.voteParty,
    locality: voter.voteState,
    personFusionId: id === undefined ? undefined : personId(namespace, id),
  });
}

function houseFacts({ detail, sourcePayload }: RollCall): VoteFacts {
  const vote = detail.houseRollCallVote;
  const metadata = sourcePayload['vote-metadata'];
  const totals = vote?.totals?.['totals-by-vote'];
  const date = clerkDay(vote?.actionDate);
  const time = clock24(vote?.actionTime);
  return {
    when: date === undefined ? undefined : { date, ...(time === undefined ? {} : { time }) },
    motion: vote?.voteQuestion,
    result: vote?.result,
    counts:
      totals === undefined
        ? {}
        : {
            yesCount: totals['yea-total'],
            noCount: totals['nay-total'],
            otherCount: totals['present-total'] + totals['not-voting-total'],
            presentCount: totals['present-total'],
            notVotingCount: totals['not-voting-total'],
          },
    candidates: vote?.totals?.['totals-by-candidate']?.map((one) => {
      return { name: one.candidate, votes: one['candidate-total'] };
    }),
    billTexts: [metadata?.['legis-num']],
    own: {
      congress: metadata?.congress,
      roll: metadata?.['rollcall-num'],
      session: /^\d+/.exec(metadata?.session ?? '')?.[0],
    },
  };
}

function senateFacts({ detail, sourcePayload }: RollCall): VoteFacts {
  const vote = detail.senateRollCallVote;
  const { count: counted, document } = sourcePayload;
  const { document_type: type, document_number: number } = document ?? {};
  const numbered = type === undefined || number === undefined ? undefined : `${type} ${number}`;
  return {
    when: senateTime(vote?.voteDate),
    motion: vote?.voteType ?? vote?.voteQuestion,
    result: vote?.result,
    counts:
      counted === undefined
        ? {}
        : {
            yesCount: counted.yeas,
            noCount: counted.nays,
            otherCount: counted.present + counted.absent,
            presentCount: counted.present,
            notVotingCount: counted.absent,
          },
    billTexts:
      document?.document_name === undefined
        ? [sourcePayload.amendment?.amendment_to_document_number]
        : [document.document_name, numbered],
    own: { congress: sourcePayload.congress, session: sourcePayload.session, roll: sourcePayload.vote_number },
  };
}

/** Returns `3/5` of a Senate vote, `2/3` of `2/3 YEA-AND-NAY`. */
function getMajority({ detail }: RollCall): string | undefined {
  const type = detail.houseRollCallVote?.voteType ?? '';
  return detail.senateRollCallVote?.majorityRequirement ?? /^\d\/\d(?=\s)/.exec(type)?.[0];
}

function getExtra({ detail, sourcePayload, action }: RollCall): Record<string, unknown> | undefined {
  const extra = definedFields({
    description: detail.houseRollCallVote?.voteDescription,
    voteType: detail.houseRollCallVote?.voteType,
    title: detail.senateRollCallVote?.voteTitle,
    amendmentNumber: sourcePayload.amendment?.amendment_number,
    actionText: action?.text,
  });
  return Object.keys(extra).length === 0 ? undefined : extra;
}

/** Parses `7-Oct-2025`. */
function clerkDay(text: string | undefined): IsoDate | undefined {
  const [, day = '', name = '', year] = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(text ?? '') ?? [];
  const month = monthNumber(name);
  return year === undefined || month === undefined ? undefined : `${year}-${month}-${day.padStart(2, '0')}`;
}

/** Parses `October 7, 2025, 05:49 PM`. */
function senateTime(text: string | undefined): { date: IsoDate; time?: string } | undefined {
  const [, name = '', day = '', year, clock] = /^([A-Za-z]+) (\d{1,2}), (\d{4}),?\s*(.*)$/s.exec(text ?? '') ?? [];
  const month = monthNumber(name);
  if (year === undefined || month === undefined) return undefined;
  const time = clock24(clock);
  return { date: `${year}-${month}-${day.padStart(2, '0')}`, ...(time === undefined ? {} : { time }) };
}
