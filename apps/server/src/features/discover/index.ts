import type { Feature } from '../feature.ts';
import type { DiscoverDeps } from './discover.deps.ts';
import { createDiscoverRoutes } from './discover.routes.ts';

export const feature = {
  routes: (deps: DiscoverDeps) => ({ discover: createDiscoverRoutes(deps) }),
} satisfies Feature;

export { compileSearchModel, type CompiledScope, type CompiledSearchModel } from './compile/compile-search-model.ts';
export { createCompileUserSearch, type CompileUserSearch } from './compile/compile-user-search.ts';
export { buildNameQuery } from './named-documents/build-name-query.ts';
export { findNamedFirst } from './named-documents/find-named-first.ts';
export { findQuickHits } from './queries/find-quick-hits.ts';
export { documentPath } from './queries/document-path.ts';
export { findMatchingIds } from './queries/find-matching-ids.ts';
export { findRecentIds } from './queries/find-recent-ids.ts';
export { highlightDocuments } from './queries/highlight-documents.ts';
export { MatchingThreads } from './matching-thread/matching-threads.ts';
export { createPostgresSearchEngine } from './search-engine/postgres/create-postgres-search-engine.ts';
export { pruneSearchChanges } from './search-engine/postgres/prune-search-changes.ts';
export { queueStaleIndex } from './search-engine/postgres/queue-stale-index.ts';
export { createResidentSearchEngine } from './search-engine/resident/create-resident-search-engine.ts';
export { ResidentSearches } from './search-engine/resident/resident-searches.ts';
export { SEARCH_SETTINGS } from './search-engine/postgres/read-snapshot.ts';
export { searchDocuments, type SearchInput } from './queries/search-documents.ts';
export type { Requester, SearchAnswer, SearchEngine } from './search-engine/search-engine.ts';
export type { IndexedDocument } from '../documents/index.ts';
