/** Raised by whatever makes the same two texts compare otherwise: comparisons kept from an earlier version are then made again. */
export const COMPARISON_VERSION = 9;
