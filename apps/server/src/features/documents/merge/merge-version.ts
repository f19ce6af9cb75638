/**
 * Raised with every change of what stored facts are merged into: `mergeDocument`, `mergeFields` or a rule of
 * packages/domain they follow. After an upgrade everything an earlier version merged is merged again
 * (`remergeStale`), also where its sources say what they said before.
 */
export const MERGE_VERSION = 9;
