import type { SearchModel } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from '../../documents/index.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import type { SearchedQuery } from '../matching-thread/find-document-passages.ts';

export interface MatchRequest {
  fusionId: string;
  searchModel?: SearchModel | undefined;
  savedSearchIds: readonly string[];
}

/**
 * Finds every passage by which a document matches a search or any of several saved ones, each with its section and
 * without repeating it for every version: the keyword part of "Why this Matched?". Broken saved searches contribute
 * nothing.
 * @throws AppError NOT_FOUND, QUERY_FAULT, SEARCH_TOO_SLOW, TOO_LARGE, TOO_MANY_SEARCHES
 */
export async function explainMatch(deps: DiscoverDeps, actor: Actor, request: MatchRequest, signal?: AbortSignal) {
  const models = await getModels(deps, actor, request);
  const asked: SearchedQuery[] = [];
  for (const model of models) {
    const { query, text } = await deps.compileSearch(actor, model, deps.clock.now(), signal);
    asked.push({ query, text });
  }
  const storedIds = await createDocumentsRepository(deps.database).findStoredIds([request.fusionId]);
  const fusionId = storedIds.get(request.fusionId);
  if (fusionId === undefined) throw new AppError('NOT_FOUND');
  const enhancedSearch = models.some((model) => model.searchExtensions.enhancedSearch);
  const nothing = { total: 0, passages: [], enhancedSearch, certainty: null, explanation: null };
  if (models.length === 0) return { state: 'unavailable' as const, ...nothing };
  const found = await deps.matching.findPassages(
    { userId: actor.userId, organizationId: actor.organizationId, signal },
    { fusionId, asked },
  );
  if (found === null) return { state: 'unavailable' as const, ...nothing };
  const carried = await deps.findCarriedPassages(actor, { fusionId, savedSearchIds: request.savedSearchIds });
  const passages = [...carried, ...found.passages];
  return { state: 'available' as const, ...nothing, ...found, passages, total: found.total + carried.length };
}

async function getModels(deps: DiscoverDeps, actor: Actor, request: MatchRequest): Promise<SearchModel[]> {
  const saved = request.savedSearchIds.map((savedSearchId) => deps.modelOfSavedSearch(actor, savedSearchId));
  return [request.searchModel ?? null, ...(await Promise.all(saved))].filter((model) => model !== null);
}
