import type { Feature } from '../feature.ts';
import type { SavedSearchesDeps } from './saved-searches.deps.ts';
import { createSavedSearchesRoutes } from './saved-searches.routes.ts';

export const feature = {
  routes: (deps: SavedSearchesDeps) => ({ savedSearches: createSavedSearchesRoutes(deps) }),
} satisfies Feature;

export { findSavedSearches, getSavedSearch, modelOfSavedSearch, queryOfSavedSearch } from './saved-searches.queries.ts';
export type { SavedSearchesDeps } from './saved-searches.deps.ts';
export {
  createMatchableSearchesRepository,
  type MatchableSearch,
  SAVED_SEARCHES_CHANNEL,
} from './matchable-searches.repository.ts';
export { createSavedSearch } from './commands/create-saved-search.ts';
export { forgetProjects, replaceTagInSavedSearches } from './commands/replace-in-saved-searches.ts';
export { moveSavedSearch } from './commands/move-saved-search.ts';
