import type { ComparableText } from '../../packages/comparison/src/index.ts';

/** Two texts to compare, with a name for the log. */
export interface TextPair {
  name: string;
  left: ComparableText;
  right: ComparableText;
}

/** Result of one side of the bench for one pair. */
export interface PairResult {
  ms: number;
  /** Separate changed places; moved passages are not counted. */
  runs: number;
  /** Deleted and inserted words and punctuation marks, including moved ones; null if unknown. */
  tokens: number;
  /** For our side: whether the script rebuilds the right text and the unmarked words occur in both. */
  isExact: boolean;
}

/** Report of a finished process. */
export interface ProcessResult {
  pairs: PairResult[];
  /** Peak memory, in megabytes. */
  rssMb: number;
  /** Whether it was killed after the limit; `pairs` then contains those it finished. */
  isKilled: boolean;
}
