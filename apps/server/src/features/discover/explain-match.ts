import { analyzeDocument } from '@rotunda/analysis';
import type { SearchModel } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { findMatches, type MatchSpan, mergeSpans, printQuery, type QueryNode } from '@rotunda/query';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDocumentsRepository, findReadableVersions } from '../documents/index.ts';
import type { CompiledSearchModel } from './compile-search-model.ts';
import type { DiscoverDeps } from './discover-deps.ts';
import { type FoundPassage, findPassagesOf, mergeVersions } from './matched-passages.ts';

export interface MatchRequest {
  fusionId: string;
  searchModel?: SearchModel | undefined;
  savedSearchIds: readonly string[];
}

/** Passages a reader can look through; the total says how many there are. */
const MOST_PASSAGES = 200;

interface AskedQuery {
  query: QueryNode;
  /** As typed, or the same in another spelling. */
  text: string;
  matches: MatchSpan[];
}

/**
 * Every passage by which a document matches a search or any of several saved ones, each with its section and once
 * however many versions have it: the keyword part of "Why this Matched?". Broken saved searches explain nothing.
 * @throws AppError NOT_FOUND, QUERY_FAULT
 */
export async function explainMatch(deps: DiscoverDeps, actor: Actor, request: MatchRequest, signal?: AbortSignal) {
  const models = await modelsOf(deps, actor, request);
  const understood: CompiledSearchModel[] = [];
  for (const model of models) understood.push(await deps.understand(actor, model, deps.clock.now(), signal));
  const repository = createDocumentsRepository(deps.database);
  const [document] = await repository.findByFusionIds([request.fusionId]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const enhancedSearch = models.some((model) => model.searchExtensions.enhancedSearch);
  const nothing = { total: 0, passages: [], enhancedSearch, certainty: null, explanation: null };
  if (models.length === 0) return { state: 'unavailable' as const, ...nothing };
  const [searchable] = await repository.loadSearchable([document.documentId]);
  if (searchable === undefined) return { state: 'unavailable' as const, ...nothing };
  const analysed = analyzeDocument(searchable.streams);
  const asked = understood.map(({ query, text }): AskedQuery => {
    return { query, text, matches: findMatches(query, analysed) };
  });
  const found = findPassagesOf(searchable.streams, mergeSpans(asked.flatMap(({ matches }) => matches)));
  const passages = mergeVersions(found, await findReadableVersions(repository, document));
  return {
    state: 'available' as const,
    ...nothing,
    total: passages.length,
    passages: passages.slice(0, MOST_PASSAGES).map((passage) => presentPassage(passage, asked)),
  };
}

async function modelsOf(deps: DiscoverDeps, actor: Actor, request: MatchRequest): Promise<SearchModel[]> {
  const saved = request.savedSearchIds.map((savedSearchId) => deps.modelOfSavedSearch(actor, savedSearchId));
  return [request.searchModel ?? null, ...(await Promise.all(saved))].filter((model) => model !== null);
}

function presentPassage({ streamIndex, spans, ...passage }: FoundPassage, asked: readonly AskedQuery[]) {
  if (passage.field !== 'text') return passage;
  const isIn = ({ start, end }: MatchSpan) => spans.some(([from, to]) => start < to && end > from);
  const own = asked.filter(({ matches }) => matches.some((span) => span.streamIndex === streamIndex && isIn(span)));
  const query = queryTextOf(own);
  return query === null ? passage : { ...passage, query };
}

/** What to look for in the text to see the same words marked; null where it is too long to be asked. */
function queryTextOf(asked: readonly AskedQuery[]): string | null {
  const [only] = asked;
  if (only === undefined) return null;
  const text = asked.length === 1 ? only.text : printQuery({ kind: 'or', children: asked.map(({ query }) => query) });
  return text.length > LIMITS.textQuery ? null : text;
}
