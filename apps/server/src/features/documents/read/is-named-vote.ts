import type { IsoDate } from '@rotunda/domain';
import type { StoredVote } from './documents.repository.ts';

/**
 * Whether a stored roll call is the one that a bill's record names. The number alone does not decide: a roll call of
 * another day, or about another measure, only has the same number.
 */
export function isNamedVote(
  vote: Pick<StoredVote, 'billFusionId' | 'voteDate'>,
  named: { billFusionId: string; date: IsoDate },
): boolean {
  return vote.voteDate === named.date && (vote.billFusionId === null || vote.billFusionId === named.billFusionId);
}
