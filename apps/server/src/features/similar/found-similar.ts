/** A similar bill as it is kept: what a reader sees of the bill itself is read when it is shown. */
export interface FoundSimilar {
  documentId: number;
  /** What is shared, in one line. */
  explanation: string;
  /** false: found by title and summary alone. */
  sharesText: boolean;
  /** What the list is ordered by, from 0 to 1. */
  score: number;
}
