import type { SearchModel } from '@rotunda/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/request-context.ts';
import { type CompiledSearchModel, compileSearchModel } from './compile-search-model.ts';
import { selectionOf } from './search-documents.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';

export interface MatchingIdsRequest {
  searchModel: SearchModel;
  sort: 'relevance' | 'date';
  limit: number;
  /** What a list narrows its search by besides the model. */
  narrow?: (compiled: CompiledSearchModel) => CompiledSearchModel;
}

/**
 * All that a model finds, in the order in which its list shows it, as of one moment: pages of a list that changes would
 * name some documents twice and others never.
 * @throws AppError QUERY_FAULT, SEARCH_TOO_SLOW
 */
export async function findMatchingIds(
  { clock, engine }: { clock: Clock; engine: SearchEngine },
  actor: Actor,
  { searchModel, sort, limit, narrow = (compiled) => compiled }: MatchingIdsRequest,
): Promise<number[]> {
  const compiled = narrow(compileSearchModel(searchModel, clock.now()));
  const { documentIds } = await engine.search({
    ...selectionOf(compiled, actor, undefined),
    ...{ sort, skip: 0, limit, countLimit: limit, groupLimit: null, facets: false, passagesEach: 0 },
  });
  return documentIds;
}
