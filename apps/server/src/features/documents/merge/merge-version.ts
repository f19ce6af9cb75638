/**
 * Version of the merge. Raise it with every change to the result of merging stored facts: `mergeDocument`,
 * `mergeFields` or the rules of packages/domain they use. After an upgrade, everything that an earlier version merged
 * is merged again (`remergeStale`), even if its sources are unchanged.
 */
export const MERGE_VERSION = 12;
