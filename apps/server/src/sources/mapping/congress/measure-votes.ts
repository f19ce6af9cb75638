import { identifyRollCall, type RecordedVoteFact } from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../defined-fields.ts';
import { passedFromEnd, passedFromResult } from '../passed-from-result.ts';
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
  for (const mention of getMentions(measure)) {
    const fact = recordedVoteFact(mention, Number(measure.congress));
    const known = fact && facts.get(fact.voteId);
    if (fact !== undefined) facts.set(fact.voteId, known === undefined ? fact : mergeMentions(known, fact));
  }
  return [...facts.values()];
}

function mergeMentions(known: RecordedVoteFact, fact: RecordedVoteFact): RecordedVoteFact {
  const said = [...(known.contradictions ?? []), ...(fact.contradictions ?? [])];
  const isMoved = known.date !== fact.date;
  const moved = isMoved ? [`The record dates the roll call both ${known.date} and ${fact.date}.`] : [];
  return {
    ...fact,
    ...known,
    ...definedFields({ contradictions: listOrUndefined([...new Set([...said, ...moved])]) }),
  };
}

function getMentions(measure: Measure): Mention[] {
  const amendments = measure.amendments ?? [];
  const actions = [...(measure.actions ?? []), ...amendments.flatMap((amendment) => amendment.actions?.actions ?? [])];
  return [
    ...actions.flatMap(({ recordedVotes = [], text }) => recordedVotes.map((vote) => ({ vote, motion: text }))),
    ...(measure.recordedVotes ?? []).map((vote) => ({ vote, motion: getMotion(vote, measure) })),
  ];
}

/**
 * Returns the motion of a roll call. Old records list roll calls beside the actions; the matching action names the roll
 * call's number.
 */
function getMotion(vote: UpstreamRecordedVote, measure: Measure): string | undefined {
  const number = Number(vote.rollNumber);
  const chamber = chamberNamed(vote.chamber);
  const named = chamber === 'upper' ? /record vote number:\s*(\d+)/i : /roll no\.\s*(\d+)/i;
  const day = upstreamDay(vote.date);
  const action = (measure.actions ?? []).find(
    ({ text, actionDate }) => Number(named.exec(text ?? '')?.[1]) === number && upstreamDay(actionDate) === day,
  );
  return action?.text ?? vote.fullActionName;
}

function recordedVoteFact({ vote, motion }: Mention, billCongress: number): RecordedVoteFact | undefined {
  const { congress, sessionNumber, rollNumber } = vote;
  const chamber = chamberNamed(vote.chamber);
  const date = upstreamDay(vote.date);
  if (!isNumber(congress) || !isNumber(sessionNumber) || !isNumber(rollNumber)) return undefined;
  if (date === undefined || (chamber !== 'lower' && chamber !== 'upper')) return undefined;
  const identity = identifyRollCall({
    chamber: chamber === 'upper' ? 's' : 'h',
    congress,
    session: sessionNumber,
    roll: rollNumber,
    date,
    addresses: [vote.url],
  });
  const { clause: words, ...counts } = splitTally(motion ?? '', identity.roll);
  const clause = motion === undefined ? undefined : words.trim();
  const foreign =
    identity.congress === billCongress
      ? []
      : [`The roll call is of Congress ${identity.congress}, the bill of Congress ${billCongress}.`];
  return definedFields({
    voteId: identity.voteId,
    chamber: identity.chamber === 's' ? ('upper' as const) : ('lower' as const),
    session: String(identity.congress),
    sessionNumber: String(identity.session),
    rollcall: String(identity.roll),
    date,
    ts: vote.date?.includes('T') ? upstreamInstant(vote.date) : undefined,
    motion: clause,
    passed:
      clause === undefined
        ? undefined
        : ROLL_CALL.test(motion ?? '')
          ? passedFromEnd(clause)
          : passedFromResult(clause),
    ...counts,
    url: vote.url,
    contradictions: listOrUndefined([...identity.contradictions, ...foreign]),
  });
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d+$/.test(text);
}

const ROLL_CALL = /(?:roll no\.|record vote number:?)\s*(\d+)/i;
const COUNTS = /(?<yes>\d{1,3}) ?- ?(?<no>\d{1,3})(?:,? \d{1,3} present)?$/i;

/**
 * Splits an action's text from the counts of its vote. What the roll call decided stands before its number, and after
 * that of an earlier roll call in the same text: `: 220 - 210 (Roll no. 62). (text: …)`, `. 52 - 47. Record Vote Number:
 * 549.`. The count may include those present, and some actions have no count.
 */
function splitTally(motion: string, roll: number): Pick<RecordedVoteFact, 'yesCount' | 'noCount'> & { clause: string } {
  const numbers = [...motion.matchAll(new RegExp(ROLL_CALL, 'gi'))];
  const own = Math.max(
    0,
    numbers.findIndex(([, number]) => Number(number) === roll),
  );
  const [mark, earlier] = [numbers[own], numbers[own - 1]];
  if (mark === undefined) return { clause: motion };
  const start = earlier === undefined ? 0 : earlier.index + earlier[0].length;
  const before = motion
    .slice(start, mark.index)
    .replace(/^[\s.,;)]+/, '')
    .replace(/(?<![\s.,;(])[\s.,;(]+$/, '');
  const counts = COUNTS.exec(before);
  const clause = before.slice(0, counts?.index).replace(/(?<![\s.:,])[\s.:,]+$/, '');
  const { yes, no } = counts?.groups ?? {};
  return { clause, ...(yes === undefined || no === undefined ? {} : { yesCount: Number(yes), noCount: Number(no) }) };
}
