import type { BillVote } from '../hooks/use-legislation.ts';

/** The chamber that voted: its own name where known; upper is Senate, otherwise House (S3 §2.8). */
export function voteChamber(vote: Pick<BillVote, 'chamber' | 'chamberName'>): string {
  return vote.chamberName ?? (vote.chamber === 'upper' ? 'Senate' : 'House');
}
