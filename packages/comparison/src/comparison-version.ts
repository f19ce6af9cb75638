/**
 * Raise this with any change that makes the same two texts compare differently; stored comparisons of an earlier
 * version are then computed again.
 */
export const COMPARISON_VERSION = 10;
