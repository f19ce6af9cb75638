import type { VoterFact } from '@rotunda/domain';

const YES: ReadonlySet<string> = new Set(['aye', 'yea', 'yes', 'guilty']);
const NO: ReadonlySet<string> = new Set(['no', 'nay', 'not guilty']);

/**
 * Returns how a member's vote counts: Aye and Yea are yes, No and Nay no; Present, absence and a candidate's name are
 * other.
 */
export function voteTypeOfWord(word: string): VoterFact['voteType'] {
  const lower = word.trim().toLowerCase();
  if (YES.has(lower)) return 'yes';
  return NO.has(lower) ? 'no' : 'other';
}
