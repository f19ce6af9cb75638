import type { Bill, BillVote } from '../hooks/use-legislation.ts';

/** Describes where and when a bill began, such as `California Senate · 2025–2026 Regular Session`. */
export function describeOrigin(
  bill: Pick<Bill, 'localityName' | 'originatingChamberName' | 'sessionName' | 'session'>,
): string {
  const chamber = [bill.localityName, bill.originatingChamberName].filter(Boolean).join(' ');
  return [chamber, bill.sessionName ?? bill.session].filter(Boolean).join(' · ');
}

/** Returns the full status for the head of a bill, or an empty string if the badge already shows the same text. */
export function describeFullStatus({ statusText, genericStatus }: Pick<Bill, 'statusText' | 'genericStatus'>): string {
  return statusText === genericStatus ? '' : statusText;
}

/**
 * Returns the name of the chamber that voted, if known; otherwise `Senate` for upper and `House` for the rest (S3
 * §2.8).
 */
export function voteChamber(vote: Pick<BillVote, 'chamber' | 'chamberName'>): string {
  return vote.chamberName ?? (vote.chamber === 'upper' ? 'Senate' : 'House');
}
