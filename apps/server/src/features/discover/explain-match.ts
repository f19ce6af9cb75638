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
  savedSearchId?: string | undefined;
}

/** Passages a reader can look through; the total says how many there are. */
const MOST_PASSAGES = 200;
/** Marks nearer than this belong to one passage. */
const SAME_PASSAGE = 160;

/**
 * Every passage by which a document matches a search, each with its section: the keyword part of "Why this Matched?".
 * @throws AppError NOT_FOUND, QUERY_FAULT
 */
export async function explainMatch(deps: DiscoverDeps, actor: Actor, request: MatchRequest) {
  const model =
    request.savedSearchId === undefined
      ? (request.searchModel ?? null)
      : await deps.modelOfSavedSearch(actor, request.savedSearchId);
  const repository = createDocumentsRepository(deps.database);
  const [document] = await repository.findByFusionIds([request.fusionId]);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const enhancedSearch = model?.searchExtensions.enhancedSearch ?? false;
  const nothing = { total: 0, passages: [], enhancedSearch, certainty: null, explanation: null };
  if (model === null) return { state: 'unavailable' as const, ...nothing };
  const { query } = compileSearchModel(model, deps.clock.now());
  const [searchable] = await repository.loadSearchable([document.documentId]);
  if (searchable === undefined) return { state: 'unavailable' as const, ...nothing };
  const matches = mergeSpans(findMatches(query, analyzeDocument(searchable.streams)));
  const passages = passagesOf(searchable.streams, matches);
  return {
    state: 'available' as const,
    ...nothing,
    total: passages.length,
    passages: passages.slice(0, MOST_PASSAGES),
  };
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
