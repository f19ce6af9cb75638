import type { ComparableText } from '../../packages/comparison/src/index.ts';

/** Two texts to compare, with a name for the log. */
export interface TextPair {
  name: string;
  left: ComparableText;
  right: ComparableText;
}

/** What one side of the bench made of one pair. */
export interface PairResult {
  ms: number;
  /** Separate changed places; moved passages are not counted. */
  runs: number;
  /** Words and marks struck and inserted, moved ones among them; null where nobody can say. */
  tokens: number;
  /** Of ours: whether the script rebuilds the right text and the unmarked words stand in both. */
  isExact: boolean;
}

/** What a process says of itself when it is through. */
export interface ProcessResult {
  pairs: PairResult[];
  /** The most memory it had, in megabytes. */
  rssMb: number;
  /** Killed after the limit, with the pairs finished until then. */
  isKilled: boolean;
}
