import type { DocumentCard, SearchHit, SearchModel } from '@rotunda/contract';
import { findQueryHints } from '@rotunda/query';
import type { Actor } from '../../../platform/request-context.ts';
import { findCards } from '../../documents/index.ts';
import type { CompiledSearchModel } from '../compile/compile-search-model.ts';
import { countTypes } from './count-types.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import { findNamedFirst } from '../named-documents/find-named-first.ts';
import { markHeads, markPassages, PASSAGES_PER_ROW } from './highlight-documents.ts';
import type { DocumentSelection, SearchAnswer } from '../search-engine/search-engine.ts';

export interface SearchInput {
  searchModel: SearchModel;
  sort: 'relevance' | 'date';
  skip: number;
  limit: number;
  grouped: boolean;
  facets: boolean;
  typeCounts: boolean;
}

type SearchDeps = Pick<DiscoverDeps, 'database' | 'clock' | 'engine' | 'compileSearch'>;

const GROUP_SIZE = 3;

/** Returns a page of results, or the first three of each type, with exact totals, facets and highlights. */
export async function searchDocuments(deps: SearchDeps, actor: Actor, input: SearchInput, signal?: AbortSignal) {
  const startedMs = performance.now();
  const compiled = await deps.compileSearch(actor, input.searchModel, deps.clock.now(), signal);
  const selection = getSelection(compiled, actor, signal);
  const countLimit = actor.flags.searchResultsLimit;
  const first = input.sort === 'relevance' ? await findNamedFirst(deps.engine, selection.requester, compiled.text) : [];
  const found = deps.engine.search({
    ...selection,
    sort: input.sort,
    first,
    skip: input.skip,
    // Results beyond the organization's count limit are not listed either (SEA-09).
    limit: Math.max(0, Math.min(input.limit, countLimit - input.skip)),
    countLimit,
    groupLimit: input.grouped ? GROUP_SIZE : null,
    facets: input.facets,
    passagesEach: PASSAGES_PER_ROW,
  });
  const counted = input.typeCounts
    ? countTypes(deps, { model: input.searchModel, selection, countLimit, found })
    : null;
  const [answer, typeCounts] = await Promise.all([found, counted]);
  const hits = await presentHits(deps, actor, compiled, answer);
  const totals = new Map(answer.byType.map((type) => [type.documentType, type]));
  return {
    total: answer.total,
    atTotalLimit: answer.atTotalLimit,
    understood: presentInterpretation(input.searchModel, compiled),
    byType: answer.byType,
    results: answer.documentIds.flatMap((id) => hits.get(id) ?? []),
    groups: answer.groups.map(({ documentType, documentIds }) => ({
      documentType,
      total: totals.get(documentType)?.total ?? documentIds.length,
      atTotalLimit: totals.get(documentType)?.atTotalLimit ?? false,
      results: documentIds.flatMap((id) => hits.get(id) ?? []),
    })),
    facets: answer.facets,
    typeCounts,
    tookMs: Math.round((performance.now() - startedMs) * 10) / 10,
  };
}

/** Returns the count shown while typing and an explanation of how the text was interpreted. */
export async function explainSearch(deps: SearchDeps, actor: Actor, model: SearchModel, signal?: AbortSignal) {
  const compiled = await deps.compileSearch(actor, model, deps.clock.now(), signal);
  const total = await deps.engine.count(getSelection(compiled, actor, signal), actor.flags.searchResultsLimit);
  return { ...total, understood: presentInterpretation(model, compiled) };
}

/** Reports that enhanced search uses keywords only until semantic search exists. */
export function presentInterpretation(model: SearchModel, { explanation, text }: CompiledSearchModel) {
  const { enhancedSearch, searchOperators } = model.searchExtensions;
  const enhanced = enhancedSearch ? ('keywords-only' as const) : ('off' as const);
  const hints = searchOperators ? findQueryHints(text) : [];
  return { explanation, enhanced, hints: hints.map(({ code, message, fixes }) => ({ code, message, fixes })) };
}

/** Converts a compiled search to an engine selection that uses only the metadata of the actor's organization. */
export function getSelection(
  { query, filters, scope }: CompiledSearchModel,
  actor: Actor,
  signal: AbortSignal | undefined,
): DocumentSelection {
  const asksMetadata = Object.values(scope).some((list) => list.length > 0);
  return {
    requester: { userId: actor.userId, organizationId: actor.organizationId, signal },
    query,
    filters,
    scope: asksMetadata ? { viewer: actor, ...scope } : null,
  };
}

async function presentHits(
  { database }: SearchDeps,
  actor: Actor,
  { query }: CompiledSearchModel,
  { documentIds, groups, passages }: SearchAnswer,
): Promise<Map<number, SearchHit>> {
  const shown = [...documentIds, ...groups.flatMap((group) => group.documentIds)];
  const marking = findCards(database, actor, shown).then((cards) => ({ cards, highlights: markHeads(query, cards) }));
  const [{ cards, highlights }, found] = await Promise.all([marking, passages]);
  markPassages(query, found, highlights);
  const hit = (documentId: number, card: DocumentCard): SearchHit =>
    Object.assign(card, { keywordHighlighting: highlights.get(documentId) ?? [], certainty: null });
  return new Map([...cards].map(([documentId, card]) => [documentId, hit(documentId, card)]));
}
