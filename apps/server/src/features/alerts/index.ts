import type { Feature } from '../feature.ts';
import { createAlertsRoutes, type AlertsRoutesDeps } from './alerts.routes.ts';

export const feature = {
  routes: (deps: AlertsRoutesDeps) => ({ alerts: createAlertsRoutes(deps) }),
} satisfies Feature;

export type { AlertsDeps, Highlights } from './alerts.deps.ts';
export { createDeliveredMatchesRepository, type DeliveredMatch } from './delivery/delivered-matches.repository.ts';
export { describeMatches, type DescribedMatch } from './delivery/describe-matches.ts';
export type { WhyNotDeps } from './why-not/explain-verdict.ts';
export { findCarriedPassages } from './queries/find-carried-passages.ts';
export type { AlertFilter, AlertKey, AlertSort } from './alerts.repository.ts';
export { type AlertFacts, findAlertFacts, findAlertIds, findNamedAlertIds } from './queries/find-alert-facts.ts';
export { findAlertsByIds } from './queries/find-search-alerts.ts';
export type { MoveDeps } from './alerts.commands.ts';
export { removeReported } from './matching/remove-reported.ts';
export { recordMissedMatches } from './matching/record-missed-matches.ts';
export { MATCHES_CHANNEL } from './matching/record-matches.repository.ts';
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
export type { AlertsRoutesDeps } from './alerts.routes.ts';
