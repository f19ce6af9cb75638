import type { SearchModel } from '@rotunda/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { type CompiledSearchModel, compileSearchModel } from '../compile/compile-search-model.ts';
import { findNamedFirst } from '../named-documents/find-named-first.ts';
import { getSelection } from './search-documents.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';

export interface MatchingIdsRequest {
  searchModel: SearchModel;
  sort: 'relevance' | 'date';
  limit: number;
  /** Restrictions of a list beyond its search model. */
  narrow?: (compiled: CompiledSearchModel) => CompiledSearchModel;
}

/**
 * Finds all matches of a model in list order at one moment. Reading pages of a changing list could return some
 * documents twice and miss others.
 * @throws AppError QUERY_FAULT, SEARCH_TOO_SLOW
 */
export async function findMatchingIds(
  { clock, engine }: { clock: Clock; engine: SearchEngine },
  actor: Actor,
  { searchModel, sort, limit, narrow = (compiled) => compiled }: MatchingIdsRequest,
): Promise<number[]> {
  const compiled = narrow(compileSearchModel(searchModel, clock.now()));
  const selection = getSelection(compiled, actor, undefined);
  const first = sort === 'relevance' ? await findNamedFirst(engine, selection.requester, compiled.text) : [];
  const { documentIds } = await engine.search({
    ...selection,
    sort,
    first,
    skip: 0,
    limit,
    countLimit: limit,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
  });
  return documentIds;
}
