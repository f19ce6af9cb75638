import type { BillStatus, BillType } from './status.ts';

/**
 * Maps a LegiScan status number; 4 means law for bills and adopted for resolutions. A joint resolution of Congress goes
 * to the President and becomes law, unlike those of most states.
 */
export function billStatusOfLegiscan(status: number, billType: BillType, isoCode = ''): BillStatus {
  const isLaw = billType === 'Bill' || (billType === 'Joint Resolution' && isoCode === 'us');
  const byNumber: Readonly<Record<number, BillStatus>> = {
    1: 'INTRODUCED',
    2: 'PASSED_FIRST_CHAMBER',
    3: 'ENROLLED',
    4: isLaw ? 'ENACTED' : 'ADOPTED',
    5: 'VETOED',
    6: 'FAILED',
  };
  return byNumber[status] ?? 'OTHER';
}
