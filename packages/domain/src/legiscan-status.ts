import type { BillStatus, BillType } from './status.ts';

/** Maps a LegiScan status number; 4 means law for bills and adopted for resolutions. */
export function billStatusOfLegiscan(status: number, billType: BillType): BillStatus {
  const byNumber: Readonly<Record<number, BillStatus>> = {
    1: 'INTRODUCED',
    2: 'PASSED_FIRST_CHAMBER',
    3: 'ENROLLED',
    4: billType === 'Bill' ? 'ENACTED' : 'ADOPTED',
    5: 'VETOED',
    6: 'FAILED',
  };
  return byNumber[status] ?? 'OTHER';
}
