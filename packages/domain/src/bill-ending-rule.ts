import type { BillStatus } from './status.ts';

/** Ways a bill can end other than becoming law. */
export type BillEnding = Extract<BillStatus, 'FAILED' | 'FAILED_SINE_DIE' | 'WITHDRAWN' | 'VETOED'>;

/** A wording in a legislature's history that means a bill has ended. */
export interface EndingRule {
  /** Legislatures that use the wording; by default every state, district and territory. */
  isoCodes?: readonly string[];
  /** Pattern for the action in lowercase. */
  wording: RegExp;
  /** Null if the wording sounds like an end but is not. */
  outcome: BillEnding | null;
  /** Source of the wording. */
  source: string;
}
