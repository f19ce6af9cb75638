import type { MatchedPassage, SearchModel } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import type { MatchingThreads } from './matching-thread/matching-threads.ts';
import type { CompileUserSearch } from './compile/compile-user-search.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';

export interface DiscoverDeps {
  database: Database;
  clock: Clock;
  engine: SearchEngine;
  compileSearch: CompileUserSearch;
  matching: Pick<MatchingThreads, 'findPassages'>;
  /**
   * Owned by saved-searches. Returns null for a broken search.
   * @throws AppError NOT_FOUND
   */
  modelOfSavedSearch(actor: Actor, savedSearchId: string): Promise<SearchModel | null>;
  /** Finds where a document carries passages followed by saved searches. Owned by alerts. */
  findCarriedPassages(
    actor: Actor,
    about: { fusionId: string; savedSearchIds: readonly string[] },
  ): Promise<MatchedPassage[]>;
}
