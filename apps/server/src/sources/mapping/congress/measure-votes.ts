import { federalVoteId, type RecordedVoteFact } from '@rotunda/domain';
import { definedFields } from '../defined-fields.ts';
import { passedFromResult } from '../passed-from-result.ts';
import type { Measure, UpstreamRecordedVote } from './measure.ts';
import { chamberNamed } from './measure-people.ts';
import { upstreamDay, upstreamInstant } from './upstream-day.ts';

interface Mention {
  vote: UpstreamRecordedVote;
  /** Text of the action that the roll call decided. */
  motion: string | undefined;
}

/**
 * Returns the roll calls named anywhere in the record (on its actions, on its amendments, in old records on the bill),
 * each once under the roll call's own id. Mentions of one roll call are merged.
 */
export function recordedVoteFacts(measure: Measure): RecordedVoteFact[] {
  const facts = new Map<string, RecordedVoteFact>();
  for (const mention of mentionsOf(measure)) {
    const fact = recordedVoteFact(mention);
    if (fact !== undefined) facts.set(fact.voteId, { ...fact, ...facts.get(fact.voteId) });
  }
  return [...facts.values()];
}

function mentionsOf(measure: Measure): Mention[] {
  const amendments = measure.amendments ?? [];
  const actions = [...(measure.actions ?? []), ...amendments.flatMap((amendment) => amendment.actions?.actions ?? [])];
  return [
    ...actions.flatMap(({ recordedVotes = [], text }) => recordedVotes.map((vote) => ({ vote, motion: text }))),
    ...(measure.recordedVotes ?? []).map((vote) => ({ vote, motion: motionOf(vote, measure) })),
  ];
}

/**
 * Returns the motion of a roll call. Old records list roll calls beside the actions; the matching action names the roll
 * call's number.
 */
function motionOf(vote: UpstreamRecordedVote, measure: Measure): string | undefined {
  const number = Number(vote.rollNumber);
  const chamber = chamberNamed(vote.chamber);
  const named = chamber === 'upper' ? /record vote number:\s*(\d+)/i : /roll no\.\s*(\d+)/i;
  const day = upstreamDay(vote.date);
  const action = (measure.actions ?? []).find(
    ({ text, actionDate }) => Number(named.exec(text ?? '')?.[1]) === number && upstreamDay(actionDate) === day,
  );
  return action?.text ?? vote.fullActionName;
}

function recordedVoteFact({ vote, motion }: Mention): RecordedVoteFact | undefined {
  const { congress, sessionNumber, rollNumber } = vote;
  const chamber = chamberNamed(vote.chamber);
  const date = upstreamDay(vote.date);
  if (!isNumber(congress) || !isNumber(sessionNumber) || !isNumber(rollNumber)) return undefined;
  const { question: words, ...counts } = splitTally(motion ?? '');
  const question = motion === undefined ? undefined : words.trim();
  if (date === undefined || (chamber !== 'lower' && chamber !== 'upper')) return undefined;
  return definedFields({
    voteId: federalVoteId(congress, sessionNumber, chamber === 'upper' ? 's' : 'h', rollNumber),
    chamber,
    session: String(Number(congress)),
    sessionNumber: String(Number(sessionNumber)),
    rollcall: String(Number(rollNumber)),
    date,
    ts: vote.date?.includes('T') ? upstreamInstant(vote.date) : undefined,
    motion: question,
    // The outcome ends the sentence; before it, the purpose of an amendment may contain any words.
    passed:
      question === undefined ? undefined : (passedFromResult(question.slice(-OUTCOME)) ?? passedFromResult(question)),
    ...counts,
    url: vote.url,
  });
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d+$/.test(text);
}

/** Characters at the end of an action's sentence that contain the outcome. */
const OUTCOME = 80;

const ROLL_CALL = /(?:roll no\.|record vote number:?)\s*\d/i;
const COUNTS = /(?<yes>\d{1,3}) ?- ?(?<no>\d{1,3})(?:,? \d{1,3} present)?$/i;

/**
 * Splits an action's text from the counts of its vote. Everything after the outcome is removed: `: 220 - 210 (Roll no.
 * 62). (text: …)`, `. 52 - 47. Record Vote Number: 549.`. The count may include those present, and some actions have no
 * count.
 */
function splitTally(motion: string): Pick<RecordedVoteFact, 'yesCount' | 'noCount'> & { question: string } {
  const at = motion.search(ROLL_CALL);
  if (at === -1) return { question: motion };
  const before = motion.slice(0, at).replace(/(?<![\s.,;(])[\s.,;(]+$/, '');
  const counts = COUNTS.exec(before);
  const question = before.slice(0, counts?.index).replace(/(?<![\s.:,])[\s.:,]+$/, '');
  const { yes, no } = counts?.groups ?? {};
  return { question, ...(yes === undefined || no === undefined ? {} : { yesCount: Number(yes), noCount: Number(no) }) };
}
