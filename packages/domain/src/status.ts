/** Detailed status of a bill (LEG-02): the six that the forecast uses, and those before them. */
export const BILL_STATUSES = [
  'INTRODUCED',
  'IN_COMMITTEE',
  'REPORTED',
  'PASSED_FIRST_CHAMBER',
  // The second chamber passed another text, and neither has accepted the other's.
  'RESOLVING_DIFFERENCES',
  'PASSED_SECOND_CHAMBER',
  'ENROLLED',
  'ENACTED',
  'ADOPTED',
  'VETOED',
  'FAILED',
  'FAILED_SINE_DIE',
  'WITHDRAWN',
  'OTHER',
] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

/** The six statuses users filter by (LEG-02). */
export const GENERIC_STATUSES = ['Introduced', 'Considering', 'Passed', 'Failed', 'Inactive', 'Other'] as const;
export type GenericStatus = (typeof GENERIC_STATUSES)[number];

export const CHAMBERS = ['upper', 'lower', 'joint'] as const;
export type Chamber = (typeof CHAMBERS)[number];

/** Types of bills (LEG-02). */
export const BILL_TYPES = [
  'Bill',
  'Amendment',
  'Resolution',
  'Memorial',
  'Joint Resolution',
  'Concurrent Resolution',
  'Constitutional Amendment',
  'Joint Memorial',
] as const;
export type BillType = (typeof BILL_TYPES)[number];

const OPEN_OR_ENDED: Readonly<Record<BillStatus, GenericStatus>> = {
  INTRODUCED: 'Introduced',
  IN_COMMITTEE: 'Introduced',
  REPORTED: 'Considering',
  PASSED_FIRST_CHAMBER: 'Considering',
  RESOLVING_DIFFERENCES: 'Considering',
  PASSED_SECOND_CHAMBER: 'Considering',
  ENROLLED: 'Considering',
  ENACTED: 'Passed',
  ADOPTED: 'Passed',
  VETOED: 'Failed',
  FAILED: 'Failed',
  FAILED_SINE_DIE: 'Failed',
  WITHDRAWN: 'Failed',
  OTHER: 'Other',
};

/**
 * Returns the generic status of a bill: ENACTED and adopted resolutions are Passed, passage by one chamber is
 * Considering, and a bill still undecided when its session ended is Inactive.
 */
export function getGenericStatus(status: BillStatus, sessionActive: boolean): GenericStatus {
  const generic = OPEN_OR_ENDED[status];
  return !sessionActive && (generic === 'Introduced' || generic === 'Considering') ? 'Inactive' : generic;
}
