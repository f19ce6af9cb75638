/** Weights of shingles by the number of bills that contain them, including the querying bill. */
export interface Weights {
  /** A shingle in more bills than this has no weight. */
  maxBills: number;
  of(bills: number): number;
}

/** Wording in up to two bills has full weight, decreasing up to 20; wording in more bills is standard. */
const FULLY = 2;
const MAX_DISTINCTIVE = 20;
export const DISTINCTIVE: Weights = {
  maxBills: MAX_DISTINCTIVE,
  of: (bills) => (bills <= FULLY ? 1 : bills <= MAX_DISTINCTIVE ? FULLY / bills : 0),
};

/** Weights for finding candidates: rarer shingles count more, and none is dropped that a family of bills may share. */
export function inverseFrequency(totalBills: number, maxBills: number): Weights {
  return { maxBills, of: (bills) => (bills > maxBills ? 0 : Math.log((totalBills + 1) / bills)) };
}

/**
 * Most bills for shingles of texts, and of titles and summaries, which share words with more bills because they are
 * short.
 */
export const MAX_BILLS_OF_TEXT = 40;
export const MAX_BILLS_OF_HEAD = 200;
