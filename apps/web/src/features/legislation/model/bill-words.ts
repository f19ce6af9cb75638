import type { Bill, BillVote } from '../hooks/use-legislation.ts';

/** `California Senate · 2025–2026 Regular Session`: where a bill began, and when. */
export function billPlace(
  bill: Pick<Bill, 'localityName' | 'originatingChamberName' | 'sessionName' | 'session'>,
): string {
  const chamber = [bill.localityName, bill.originatingChamberName].filter(Boolean).join(' ');
  return [chamber, bill.sessionName ?? bill.session].filter(Boolean).join(' · ');
}

/** The status in full for the head of a bill; empty where its badge already says the same word. */
export function statusBesideBadge({ statusText, genericStatus }: Pick<Bill, 'statusText' | 'genericStatus'>): string {
  return statusText === genericStatus ? '' : statusText;
}

/** The chamber that voted: its own name where known; upper is Senate, otherwise House (S3 §2.8). */
export function voteChamber(vote: Pick<BillVote, 'chamber' | 'chamberName'>): string {
  return vote.chamberName ?? (vote.chamber === 'upper' ? 'Senate' : 'House');
}
