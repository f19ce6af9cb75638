/** What a shingle counts by the number of bills it occurs in, the one that asks included. */
export interface Weights {
  /** In more bills than these a shingle counts nothing. */
  mostBills: number;
  of(bills: number): number;
}

/** Wording of up to two bills counts fully, of up to 20 less and less, what more bills have is standard form. */
const FULLY = 2;
const MOST_DISTINCTIVE = 20;
export const DISTINCTIVE: Weights = {
  mostBills: MOST_DISTINCTIVE,
  of: (bills) => (bills <= FULLY ? 1 : bills <= MOST_DISTINCTIVE ? FULLY / bills : 0),
};

/** For candidates: rarer shingles count more, none is dropped that a family of bills may share. */
export function inverseFrequency(totalBills: number, mostBills: number): Weights {
  return { mostBills, of: (bills) => (bills > mostBills ? 0 : Math.log((totalBills + 1) / bills)) };
}

/** Of texts; of titles and summaries, which are short and so share words with more bills. */
export const MOST_BILLS_OF_TEXT = 40;
export const MOST_BILLS_OF_HEAD = 200;
