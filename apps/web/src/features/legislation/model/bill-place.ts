import type { Bill } from '../hooks/use-legislation.ts';

/** `California Senate · 2025–2026 Regular Session`: where a bill began, and when. */
export function billPlace(
  bill: Pick<Bill, 'localityName' | 'originatingChamberName' | 'sessionName' | 'session'>,
): string {
  const chamber = [bill.localityName, bill.originatingChamberName].filter(Boolean).join(' ');
  return [chamber, bill.sessionName ?? bill.session].filter(Boolean).join(' · ');
}
