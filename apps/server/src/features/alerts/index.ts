export type { AlertsDeps, Highlights } from './alerts-deps.ts';
export { createAlertsRoutes } from './alerts.routes.ts';
export { findCarriedPassages } from './find-carried-passages.ts';
export type { MoveDeps } from './mark-alerts.ts';
export { leaveOutTold } from './matching/leave-out-told.ts';
export { recordMissedMatches } from './matching/record-missed-matches.ts';
export { recordMatches } from './matching/record-matches.ts';
export {
  type BrokenSearch,
  type CompiledSearch,
  type FoundSearch,
  type MetadataScope,
  type RankedSearch,
  SavedSearchMatcher,
  UNRANKED,
} from './matching/saved-search-matcher.ts';
