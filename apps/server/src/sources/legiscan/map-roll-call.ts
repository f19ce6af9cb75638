import { personId, type VoterFact, type VoteRecord } from '@rotunda/domain';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { contradictionOfSession } from '../mapping/session-of-vote.ts';
import { motionText } from '../mapping/motion-text.ts';
import { voteTypeOfWord } from '../mapping/vote-type-of-word.ts';
import { chamberOfWord, dateOrUndefined } from './legiscan-words.ts';
import { outcomeOfRollCall } from './outcome-of-roll-call.ts';
import type { LegiscanPerson, LegiscanRollCall } from './schemas.ts';

export interface RollCallContext {
  /**
   * Record part, in order of precedence: `main` for a roll call whose bill is known, `bill` for the roll call in the
   * bill itself, `roll-call` for one that comes without its bill and cannot identify it.
   */
  part: 'main' | 'bill' | 'roll-call';
  /** Absent when the bill is not among the files. */
  billFusionId?: string;
  isoCode: string;
  session: string;
  /** Page of the roll call, if it can be derived from the bill's URL. */
  sourceUrl?: string;
  getPerson(peopleId: number): Pick<LegiscanPerson, 'name' | 'party' | 'district'> | undefined;
}

/**
 * Maps a roll call; its LegiScan number identifies it everywhere.
 * @returns the reason when it has no date
 */
export function mapRollCall(rollCall: LegiscanRollCall, context: RollCallContext): VoteRecord | string {
  const date = dateOrUndefined(rollCall.date);
  if (date === undefined) return `the roll call's date cannot be read: ${rollCall.date}`;
  const outOfSession = context.billFusionId === undefined ? undefined : contradictionOfSession(context, date);
  const outcome = outcomeOfRollCall(rollCall);
  const contradictions = [...(outOfSession === undefined ? [] : [outOfSession]), ...outcome.contradictions];
  return definedFields({
    kind: 'vote' as const,
    fusionId: `vote-legiscan-${rollCall.roll_call_id}`,
    part: context.part,
    sourceUrl: context.sourceUrl,
    // Roll calls are joined to bills by a number of LegiScan's; one of another year shows that the number is wrong.
    billFusionId: outOfSession === undefined ? context.billFusionId : undefined,
    isoCode: context.isoCode,
    session: context.session,
    chamber: chamberOfWord(rollCall.chamber, context.isoCode),
    motion: motionText(rollCall.desc),
    date,
    passed: outcome.passed,
    yesCount: rollCall.yea,
    noCount: rollCall.nay,
    otherCount: rollCall.nv + rollCall.absent,
    voters: rollCall.votes?.map((vote) => mapVoter(vote, context)),
    contradictions: contradictions.length > 0 ? contradictions : undefined,
    extra: { legiscanBillId: rollCall.bill_id },
  });
}

function mapVoter(vote: { people_id: number; vote_text: string }, context: RollCallContext): VoterFact {
  const person = context.getPerson(vote.people_id);
  return definedFields({
    // Without the people, a vote has only the number, which is resolved to the person's name later.
    name: person?.name ?? `LegiScan person ${vote.people_id}`,
    voteType: voteTypeOfWord(vote.vote_text),
    voteText: textOrUndefined(vote.vote_text),
    party: textOrUndefined(person?.party),
    locality: textOrUndefined(person?.district),
    personFusionId: personId('legiscan', vote.people_id),
  });
}
