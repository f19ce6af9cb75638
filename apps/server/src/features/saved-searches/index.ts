import type { Feature } from '../feature.ts';
import type { SavedSearchesDeps } from './saved-searches-deps.ts';
import { createSavedSearchesRoutes } from './saved-searches.routes.ts';

export const feature = {
  routes: (deps: SavedSearchesDeps) => ({ savedSearches: createSavedSearchesRoutes(deps) }),
} satisfies Feature;

export { findSavedSearches, getSavedSearch, modelOfSavedSearch, queryOfSavedSearch } from './find-saved-searches.ts';
export type { SavedSearchesDeps } from './saved-searches-deps.ts';
export {
  createMatchableSearchesRepository,
  type MatchableSearch,
  SAVED_SEARCHES_CHANNEL,
} from './matchable-searches.repository.ts';
export { createSavedSearch, forgetProjects, moveSavedSearch, replaceTagInSavedSearches } from './write-saved-search.ts';
