import type { DocumentType } from '@rotunda/domain';
import { normalizeQuery } from '@rotunda/query';
import { compileQuery } from '../postgres/compile-query.ts';
import { type Combinations, countFacets } from '../postgres/facet-counts.ts';
import { getTypeNumber } from '../postgres/filter-sql.ts';
import { buildRankQuery } from '../postgres/rank-query.ts';
import { capTotal, groupedTypes } from '../postgres/search-documents.ts';
import type { SearchAnswer, SearchRequest } from '../search-engine.ts';
import { FilteredDocuments } from './filter-documents.ts';
import { type Found, type FoundSets, getLatest } from './found-documents.ts';
import { matchSegment } from './match-segment.ts';
import { rankDocuments } from './rank-documents.ts';
import type { Segment } from './segment.ts';
import type { WorkLimit } from './work-limit.ts';

/** Search that memory can answer: of documents alone, without an organization's metadata. */
export type ResidentRequest = Omit<SearchRequest, 'requester' | 'scope' | 'except' | 'passagesEach'>;
export type ResidentAnswer = Omit<SearchAnswer, 'passages'>;

export interface SegmentSearch {
  segments: readonly Segment[];
  /** Combinations of all documents in the segments. */
  combinations: Combinations;
  frequentTerms: ReadonlySet<string>;
  limit: WorkLimit;
}

/**
 * Returns the answer that PostgreSQL would give, from memory.
 * @throws TooLongError
 */
export function searchSegments(search: SegmentSearch, request: ResidentRequest): ResidentAnswer {
  const { combinations, frequentTerms } = search;
  const { filters, countLimit, groupLimit } = request;
  const filtered = new FilteredDocuments(filters, combinations);
  const passing = findPassing(search, request, filtered);
  const { byType, facets } = countFacets(combinations, filtered.counts(), filters);
  const rank = request.sort === 'relevance' ? buildRankQuery(request.query, frequentTerms) : null;
  const named = request.sort === 'relevance' ? findNamed(passing, request.first ?? []) : [];
  const scored = rank === null ? [] : rankDocuments(passing, rank);
  // Whatever is not listed here follows by date.
  const ahead = [...named, ...scored.filter(isNoneOf(named))];
  const total = [...byType.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...capTotal(total, countLimit),
    byType: [...byType].map(([documentType, count]) => ({ documentType, ...capTotal(count, countLimit) })),
    documentIds: groupLimit === null ? listIds(passing, ahead, null, request) : [],
    groups: groupLimit === null ? [] : listGroups(passing, ahead, request, groupLimit, byType),
    facets: request.facets ? facets : null,
  };
}

/**
 * Counts the documents a search finds.
 * @throws TooLongError
 */
export function countInSegments(search: SegmentSearch, request: Pick<ResidentRequest, 'query' | 'filters'>): number {
  const filtered = new FilteredDocuments(request.filters, search.combinations);
  findPassing(search, request, filtered);
  const { byType } = countFacets(search.combinations, filtered.counts(), request.filters);
  return [...byType.values()].reduce((sum, count) => sum + count, 0);
}

function findPassing(
  { segments, frequentTerms, limit }: SegmentSearch,
  { query }: Pick<ResidentRequest, 'query'>,
  filtered: FilteredDocuments,
): FoundSets {
  const condition = compileQuery(normalizeQuery(query), frequentTerms);
  return new Map(
    segments.map((segment) => {
      return [segment, filtered.pass(segment, matchSegment(segment, condition, limit).intersect(segment.stored))];
    }),
  );
}

/** Finds the documents that come first, in the order given. */
function findNamed(passing: FoundSets, first: readonly number[]): Found[] {
  if (first.length === 0) return [];
  const places = new Map(first.map((documentId, place) => [documentId, place]));
  const found = getLatest(passing, first.length, ({ documentId }) => places.has(documentId));
  return found.toSorted((a, b) => (places.get(a.documentId) ?? 0) - (places.get(b.documentId) ?? 0));
}

function isNoneOf(documents: readonly Found[]): (found: Found) => boolean {
  const ids = new Set(documents.map(({ documentId }) => documentId));
  return ({ documentId }) => !ids.has(documentId);
}

function listGroups(
  passing: FoundSets,
  ahead: readonly Found[],
  request: ResidentRequest,
  limit: number,
  byType: ReadonlyMap<DocumentType, number>,
): SearchAnswer['groups'] {
  const types = groupedTypes(request).filter((type) => byType.has(type));
  return types.map((documentType) => ({
    documentType,
    documentIds: listIds(passing, ahead, documentType, { skip: 0, limit }),
  }));
}

/** Lists ids in order, of all types or one: the documents ahead, then the rest by date. */
function listIds(
  passing: FoundSets,
  ahead: readonly Found[],
  type: DocumentType | null,
  { skip, limit }: Pick<ResidentRequest, 'skip' | 'limit'>,
): number[] {
  const last = skip + limit;
  const typeNumber = type === null ? null : getTypeNumber(type);
  const isOfType = ({ segment, place }: Found) => typeNumber === null || segment.typeNumbers[place] === typeNumber;
  const listed = ahead.filter(isOfType).slice(0, last);
  if (listed.length < last) {
    const isOther = isNoneOf(ahead);
    listed.push(...getLatest(passing, last - listed.length, (found) => isOfType(found) && isOther(found)));
  }
  return listed.slice(skip).map(({ documentId }) => documentId);
}
