import { outcomeInMotion } from '../mapping/outcome-in-motion.ts';
import type { VoteEvent } from './schemas.ts';

/**
 * Returns whether the motion of a vote event carried. Scrapers compute the result from the counts where a legislature
 * does not state it, and are wrong where a motion needs more than a majority: Wyoming's `Failed Introduction` with 34 to
 * 27 votes. The legislature's own words in the motion are then right.
 */
export function outcomeOfEvent(event: VoteEvent): { passed: boolean | undefined; contradictions: string[] } {
  const computed = event.result === 'pass' ? true : event.result === 'fail' ? false : undefined;
  const stated = outcomeInMotion(event.motion_text);
  if (stated === undefined || stated.passed === computed) return { passed: computed, contradictions: [] };
  if (computed === undefined) return { passed: stated.passed, contradictions: [] };
  const contradiction = `The record gives the result as “${event.result}”; its motion says “${stated.words}”.`;
  return { passed: stated.passed, contradictions: [contradiction] };
}
