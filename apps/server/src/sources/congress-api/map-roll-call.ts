import { federalVoteId, personId, type IsoDate, type VoterFact, type VoteRecord } from '@rotunda/domain';
import { z } from 'zod';
import { chamberNamed } from '../mapping/congress/measure-people.ts';
import { upstreamDay } from '../mapping/congress/upstream-day.ts';
import { optionalObject, optionalText, requiredText } from '../mapping/congress/upstream-shape.ts';
import { clock24 } from '../mapping/clock-24.ts';
import { definedFields } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import { federalBillOfText } from '../mapping/federal-bill-of-text.ts';
import { monthNumber } from '../mapping/month-names.ts';
import { passedFromResult } from '../mapping/passed-from-result.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import { motionText } from '../mapping/motion-text.ts';
import type { Mapped } from './mapped.ts';

const results = z.object({
  results: z.array(
    z.object({
      bioguideId: optionalText,
      fullName: requiredText,
      voteCast: requiredText,
      voteParty: optionalText,
      voteState: optionalText,
    }),
  ),
});
type Voter = z.infer<typeof results>['results'][number];

const count = z.coerce.number().int().nonnegative().catch(0);

const rollCallSchema = z.object({
  recordedVote: z.object({
    chamber: z.enum(['House', 'Senate']),
    congress: requiredText,
    sessionNumber: requiredText,
    rollNumber: requiredText,
    url: optionalText,
  }),
  sourceUrl: optionalText,
  action: optionalObject(z.object({ text: optionalText, actionDate: optionalText })),
  detail: z.object({
    houseRollCallVote: z
      .object({
        actionDate: optionalText,
        actionTime: optionalText,
        voteQuestion: optionalText,
        voteDescription: optionalText,
        voteType: optionalText,
        result: optionalText,
        totals: z.object({
          'totals-by-vote': z.object({
            'yea-total': count,
            'nay-total': count,
            'present-total': count,
            'not-voting-total': count,
          }),
        }),
      })
      .optional(),
    senateRollCallVote: z
      .object({
        voteDate: optionalText,
        voteQuestion: optionalText,
        voteTitle: optionalText,
        voteType: optionalText,
        result: optionalText,
        majorityRequirement: optionalText,
      })
      .optional(),
  }),
  members: z.object({
    houseRollCallVoteMemberVotes: results.optional(),
    senateRollCallVoteMemberVotes: results.optional(),
  }),
  sourcePayload: z
    .object({
      'vote-metadata': z.object({ 'legis-num': optionalText }).optional(),
      document: z.object({ document_name: optionalText }).optional(),
      amendment: z.object({ amendment_to_document_number: optionalText, amendment_number: optionalText }).optional(),
      count: z.object({ yeas: count, nays: count, present: count, absent: count }).optional(),
      tie_breaker: z.object({ by_whom: optionalText, tie_breaker_vote: optionalText }).optional(),
    })
    .default({}),
});
type RollCall = z.infer<typeof rollCallSchema>;

interface VoteFacts {
  when: { date: IsoDate; time?: string } | undefined;
  motion: string | undefined;
  result: string | undefined;
  yes: number;
  no: number;
  other: number;
  billText: string | undefined;
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
  const members = rollCall.members.houseRollCallVoteMemberVotes ?? rollCall.members.senateRollCallVoteMemberVotes;
  const record: VoteRecord = definedFields({
    kind: 'vote' as const,
    fusionId: federalVoteId(congress, sessionNumber, letter, rollNumber),
    part: 'main',
    sourceUrl: url ?? rollCall.sourceUrl,
    billFusionId: federalBillOfText(congress, facts.billText),
    isoCode: 'us',
    session: congress,
    chamber: chamberNamed(chamber),
    rollcall: rollNumber,
    motion: motionText(facts.motion),
    date,
    ts: facts.when?.time === undefined ? undefined : easternInstant(date, facts.when.time),
    result: facts.result,
    passed: facts.result === undefined ? undefined : passedFromResult(facts.result),
    yesCount: facts.yes,
    noCount: facts.no,
    otherCount: facts.other,
    voters: (members?.results ?? []).map((voter) => voterFact(voter)),
    extra: extraOf(rollCall),
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
  const totals = vote?.totals['totals-by-vote'];
  const date = clerkDay(vote?.actionDate);
  const time = clock24(vote?.actionTime);
  return {
    when: date === undefined ? undefined : { date, ...(time === undefined ? {} : { time }) },
    motion: vote?.voteQuestion,
    result: vote?.result,
    yes: totals?.['yea-total'] ?? 0,
    no: totals?.['nay-total'] ?? 0,
    other: (totals?.['present-total'] ?? 0) + (totals?.['not-voting-total'] ?? 0),
    billText: sourcePayload['vote-metadata']?.['legis-num'],
  };
}

function senateFacts({ detail, sourcePayload }: RollCall): VoteFacts {
  const vote = detail.senateRollCallVote;
  const counted = sourcePayload.count;
  return {
    when: senateTime(vote?.voteDate),
    motion: vote?.voteType ?? vote?.voteQuestion,
    result: vote?.result,
    yes: counted?.yeas ?? 0,
    no: counted?.nays ?? 0,
    other: (counted?.present ?? 0) + (counted?.absent ?? 0),
    billText: sourcePayload.document?.document_name ?? sourcePayload.amendment?.amendment_to_document_number,
  };
}

function extraOf({ detail, sourcePayload, action }: RollCall): Record<string, unknown> | undefined {
  const extra = definedFields({
    description: detail.houseRollCallVote?.voteDescription,
    voteType: detail.houseRollCallVote?.voteType,
    title: detail.senateRollCallVote?.voteTitle,
    majorityRequired: detail.senateRollCallVote?.majorityRequirement,
    amendmentNumber: sourcePayload.amendment?.amendment_number,
    tieBreaker: sourcePayload.tie_breaker?.by_whom,
    tieBreakerVote: sourcePayload.tie_breaker?.tie_breaker_vote,
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
