/** A stored similar bill. Details of the bill itself are read when it is shown. */
export interface FoundSimilar {
  documentId: number;
  /** Explanation of what the bills share, in one line. */
  explanation: string;
  /** False when only title and summary are similar. */
  sharesText: boolean;
  /** Sort key of the list, from 0 to 1. */
  score: number;
}
