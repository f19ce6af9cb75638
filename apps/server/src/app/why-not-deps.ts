import type { WhyNotDeps } from '../features/alerts/index.ts';
import {
  findQuickHits,
  type MatchingThreads,
  type SearchEngine,
  type CompileUserSearch,
} from '../features/discover/index.ts';
import { getSavedSearch, type SavedSearchesDeps } from '../features/saved-searches/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Creates the dependencies for explaining a saved search's verdict on one document. */
export function createWhyNotDeps(
  { database, clock }: PlatformDeps,
  { engine, matching }: { engine: SearchEngine; matching: MatchingThreads },
  { searches, compileSearch }: { searches: SavedSearchesDeps; compileSearch: CompileUserSearch },
): WhyNotDeps {
  return {
    database,
    clock,
    getSavedSearch: (actor, savedSearchId) => getSavedSearch(searches, actor, savedSearchId),
    compile: compileSearch,
    findNamed: (requester, name) => findQuickHits(engine, requester, name),
    judge: (requester, request) => matching.judgeDocument(requester, request),
  };
}
