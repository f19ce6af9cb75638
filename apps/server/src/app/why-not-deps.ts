import type { WhyNotDeps } from '../features/alerts/index.ts';
import {
  findNamedDocuments,
  type MatchingThreads,
  type SearchEngine,
  type UnderstandInTurn,
} from '../features/discover/index.ts';
import { getSavedSearch, type SavedSearchesDeps } from '../features/saved-searches/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Creates the dependencies for explaining a saved search's verdict on one document. */
export function createWhyNotDeps(
  { database, clock }: PlatformDeps,
  { engine, matching }: { engine: SearchEngine; matching: MatchingThreads },
  { searches, understand }: { searches: SavedSearchesDeps; understand: UnderstandInTurn },
): WhyNotDeps {
  return {
    database,
    clock,
    getSavedSearch: (actor, savedSearchId) => getSavedSearch(searches, actor, savedSearchId),
    compile: understand,
    findNamed: (asker, name) => findNamedDocuments(engine, asker, name),
    judge: (asker, request) => matching.judgeDocument(asker, request),
  };
}
