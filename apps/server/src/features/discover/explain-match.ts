import { analyzeDocument } from '@rotunda/analysis';
import type { SearchModel } from '@rotunda/contract';
import { findMatches, type MatchSpan, mergeSpans } from '@rotunda/query';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createDocumentsRepository, type DocumentStream } from '../documents/index.ts';
import { compileSearchModel } from './compile-search-model.ts';
import type { DiscoverDeps } from './discover-deps.ts';
import { excerptAround } from './excerpt-around.ts';
import type { Highlights } from './highlight-documents.ts';

export interface MatchRequest {
  fusionId: string;
  searchModel?: SearchModel | undefined;
  savedSearchIds: readonly string[];
}

/** Passages a reader can look through; the total says how many there are. */
const MOST_PASSAGES = 200;
/** Marks nearer than this belong to one passage. */
const SAME_PASSAGE = 160;

/**
 * Every passage by which a document matches a search or any of several saved ones, each with its section: the keyword
 * part of "Why this Matched?". Broken saved searches explain nothing.
 * @throws AppError NOT_FOUND, QUERY_FAULT
 */
export async function explainMatch(deps: DiscoverDeps, actor: Actor, request: MatchRequest) {
  const models = await modelsOf(deps, actor, request);
  const repository = createDocumentsRepository(deps.database);
  const [document] = await repository.findByFusionIds([request.fusionId]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const enhancedSearch = models.some((model) => model.searchExtensions.enhancedSearch);
  const nothing = { total: 0, passages: [], enhancedSearch, certainty: null, explanation: null };
  if (models.length === 0) return { state: 'unavailable' as const, ...nothing };
  const [searchable] = await repository.loadSearchable([document.documentId]);
  if (searchable === undefined) return { state: 'unavailable' as const, ...nothing };
  const analysed = analyzeDocument(searchable.streams);
  const queries = models.map((model) => compileSearchModel(model, deps.clock.now()).query);
  const matches = mergeSpans(queries.flatMap((query) => findMatches(query, analysed)));
  const passages = passagesOf(searchable.streams, matches);
  return {
    state: 'available' as const,
    ...nothing,
    total: passages.length,
    passages: passages.slice(0, MOST_PASSAGES),
  };
}

async function modelsOf(deps: DiscoverDeps, actor: Actor, request: MatchRequest): Promise<SearchModel[]> {
  const saved = request.savedSearchIds.map((savedSearchId) => deps.modelOfSavedSearch(actor, savedSearchId));
  return [request.searchModel ?? null, ...(await Promise.all(saved))].filter((model) => model !== null);
}

function passagesOf(streams: readonly DocumentStream[], matches: readonly MatchSpan[]): Highlights {
  const passages: Highlights = [];
  for (const [streamIndex, stream] of streams.entries()) {
    const own = matches.filter((match) => match.streamIndex === streamIndex);
    for (const marks of groupMarks(own)) passages.push(passageOf(stream, marks));
  }
  return passages;
}

function groupMarks(matches: readonly MatchSpan[]): [number, number][][] {
  const groups: [number, number][][] = [];
  for (const { start, end } of matches) {
    const last = groups.at(-1);
    if (last !== undefined && start - (last[0]?.[0] ?? 0) < SAME_PASSAGE) last.push([start, end]);
    else groups.push([[start, end]]);
  }
  return groups;
}

function passageOf(stream: DocumentStream, marks: [number, number][]): Highlights[number] {
  const section = stream.sections.findLast((one) => one.start <= (marks[0]?.[0] ?? 0));
  return {
    field: stream.field,
    ...excerptAround(stream.text, marks),
    ...(stream.fnDocumentId === undefined ? {} : { fnDocumentId: stream.fnDocumentId }),
    ...(section === undefined ? {} : { sectionId: section.sectionId, sectionLabel: section.label }),
  };
}
