import { passedFromResult } from '../mapping/passed-from-result.ts';
import type { VoteEvent } from './schemas.ts';

/** Counts at the end of a motion: `54-7-1-0-0`. */
const TALLY = /[\s:]*\d+(-\d+)+\s*$/;
/** A motion that is worded as its outcome, at its beginning or end: `H Failed Introduction`, `S 3rd Reading:Passed`. */
const STATED =
  /^:?(?:[HS] )?(failed|rejected|defeated|lost|passed|adopted)\b|(?:[:\s])(failed|rejected|defeated|lost|passed|adopted)$/i;

/**
 * Returns whether the motion of a vote event carried. Scrapers compute the result from the counts where a legislature
 * does not state it, and are wrong where a motion needs more than a majority: Wyoming's `Failed Introduction` with 34 to
 * 27 votes. The legislature's own word in the motion is then right.
 */
export function outcomeOfEvent(event: VoteEvent): { passed: boolean | undefined; contradictions: string[] } {
  const computed = event.result === 'pass' ? true : event.result === 'fail' ? false : undefined;
  const motion = event.motion_text.trim().replace(TALLY, '');
  const [, first, last] = STATED.exec(motion) ?? [];
  const word = first ?? last;
  const stated = word === undefined || /\bby which\b|\breconsider/i.test(motion) ? undefined : passedFromResult(word);
  if (stated === undefined || stated === computed) return { passed: computed, contradictions: [] };
  if (computed === undefined) return { passed: stated, contradictions: [] };
  const contradiction = `The record gives the result as “${event.result}”; its motion says “${word?.toLowerCase()}”.`;
  return { passed: stated, contradictions: [contradiction] };
}
