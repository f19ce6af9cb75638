import type { SearchModel } from '@rotunda/contract';
import { printQuery, type QueryNode } from '@rotunda/query';
import type { Actor } from '../../../platform/request-context.ts';
import type { CompiledSearchModel } from '../compile/compile-search-model.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import type { SearchEngine, Total } from '../search-engine/search-engine.ts';
import { getSelection } from './search-documents.ts';

/** Longest search to try without each word; in a longer one, nobody knows which word is one too many. */
const MAX_WORDS = 10;
/** Suggestions per kind. */
const MAX_OFFERED = 3;

/**
 * Suggests changes to a search that finds nothing, each with what it would find: one word less, another document type,
 * past sessions.
 * @throws AppError QUERY_FAULT
 */
export async function findNextSteps(deps: SearchDeps, actor: Actor, model: SearchModel, signal?: AbortSignal) {
  const asked: Asked = { deps, actor, signal };
  const compiled = await understood(asked, model);
  return {
    withoutWord: await findShorter(asked, compiled),
    otherTypes: await findOtherTypes(asked, model),
    allSessions: await countAllSessions(asked, model),
  };
}

type SearchDeps = Pick<DiscoverDeps, 'clock' | 'compileSearch'> & { engine: Pick<SearchEngine, 'search' | 'count'> };

interface Asked {
  deps: SearchDeps;
  actor: Actor;
  signal: AbortSignal | undefined;
}

function understood({ deps, actor, signal }: Asked, model: SearchModel): Promise<CompiledSearchModel> {
  return deps.compileSearch(actor, model, deps.clock.now(), signal);
}

function getCount({ deps, actor, signal }: Asked, compiled: CompiledSearchModel): Promise<Total> {
  return deps.engine.count(getSelection(compiled, actor, signal), actor.flags.searchResultsLimit);
}

async function findShorter(asked: Asked, compiled: CompiledSearchModel) {
  const { query } = compiled;
  if (query.kind !== 'and' || query.children.length > MAX_WORDS) return [];
  const shorter: (Total & { word: string; rawTextSearch: string })[] = [];
  for (const [place, word] of query.children.entries()) {
    const rest = withoutChild(query.children, place);
    const found = await getCount(asked, { ...compiled, query: rest });
    if (found.total > 0) shorter.push({ ...found, word: printQuery(word), rawTextSearch: printQuery(rest) });
  }
  return shorter.toSorted((a, b) => b.total - a.total).slice(0, MAX_OFFERED);
}

function withoutChild(children: readonly QueryNode[], place: number): QueryNode {
  const rest = children.filter((_, index) => index !== place);
  const [only] = rest;
  return only !== undefined && rest.length === 1 ? only : { kind: 'and', children: rest };
}

async function findOtherTypes(asked: Asked, model: SearchModel) {
  const { deps, actor, signal } = asked;
  if (model.datasetTypes.length === 0) return [];
  const compiled = await understood(asked, { ...model, datasetTypes: [] });
  const { byType } = await deps.engine.search({
    ...getSelection(compiled, actor, signal),
    sort: 'date',
    skip: 0,
    limit: 0,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
    countLimit: actor.flags.searchResultsLimit,
  });
  return byType.toSorted((a, b) => b.total - a.total).slice(0, MAX_OFFERED);
}

async function countAllSessions(asked: Asked, model: SearchModel): Promise<Total | null> {
  const own = model.progressiveFilters.Legislation;
  if (own?.activeSessions !== true) return null;
  const progressiveFilters = { ...model.progressiveFilters, Legislation: { ...own, activeSessions: false } };
  const compiled = await understood(asked, { ...model, progressiveFilters });
  const found = await getCount(asked, compiled);
  return found.total > 0 ? found : null;
}
