import { type AnalyzedDocument, analyzeDocument, type TextStream } from '@rotunda/analysis';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import { type DocumentFacets, type DocumentFilters, evaluate, matchesFilters, type QueryNode } from '@rotunda/query';
import { buildFacets } from '@rotunda/query/testing';
import { type Requester, FACET_NAMES, type FacetName, type Facets, type SearchRequest } from '../search-engine.ts';
import type { IndexedDocument } from '../../../documents/index.ts';

export function indexedDocument(
  documentId: number,
  streams: readonly TextStream[],
  facets: Partial<DocumentFacets> = {},
): IndexedDocument {
  return {
    searchable: {
      documentId,
      fusionId: `test-${documentId}`,
      version: 1,
      facets: buildFacets(facets),
      streams: streams.map((stream) => ({ ...stream, sections: [] })),
    },
    analyzed: analyzeDocument(streams),
  };
}

/** Asker without limits per user. */
export const SYSTEM_REQUESTER: Requester = { userId: null };

export function searchRequest(query: QueryNode, others: Partial<SearchRequest> = {}): SearchRequest {
  return {
    requester: SYSTEM_REQUESTER,
    query,
    filters: [{}],
    scope: null,
    sort: 'date',
    skip: 0,
    limit: 10_000,
    countLimit: 1_000_000,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
    ...others,
  };
}

/** Computes what every engine must find, by date, with the reference implementation. */
export function expectedIds(
  documents: readonly IndexedDocument[],
  query: QueryNode,
  filters: readonly DocumentFilters[],
): number[] {
  return documents
    .filter(({ searchable, analyzed }) => isExpected(analyzed, searchable.facets, query, filters))
    .map(({ searchable }) => searchable)
    .sort((a, b) => (b.facets.lastUpdatedTs ?? -1) - (a.facets.lastUpdatedTs ?? -1) || b.documentId - a.documentId)
    .map(({ documentId }) => documentId);
}

function isExpected(
  analyzed: AnalyzedDocument,
  facets: DocumentFacets,
  query: QueryNode,
  filters: readonly DocumentFilters[],
): boolean {
  return filters.some((each) => matchesFilters(each, facets)) && evaluate(query, analyzed);
}

const FACT_OF_FACET = {
  isoCodes: 'isoCode',
  genericStatuses: 'genericStatus',
  chambers: 'chamber',
  billTypes: 'billType',
  regDocumentTypes: 'regDocumentType',
  researchDocumentTypes: 'researchDocumentType',
  socialPlatforms: 'socialPlatform',
  stakeholderTypes: 'stakeholderType',
} as const satisfies Record<FacetName, keyof DocumentFacets>;

/** Computes, document by document, the facet values of what the query finds without each facet's own filter. */
export function expectedFacets(
  documents: readonly IndexedDocument[],
  query: QueryNode,
  filters: readonly DocumentFilters[],
): Facets {
  const readValues = (name: FacetName) => {
    const others = filters.map((each) => ({ ...each, [name]: [] }));
    const counts = new Map<string, number>();
    for (const { searchable, analyzed } of documents) {
      const value = searchable.facets[FACT_OF_FACET[name]];
      if (value === null || !isExpected(analyzed, searchable.facets, query, others)) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };
  // The cast is safe because every name of FACET_NAMES has an entry.
  return Object.fromEntries(FACET_NAMES.map((name) => [name, readValues(name)])) as Facets;
}

/** Computes totals by type in the engine's format. */
export function expectedTypes(documents: readonly IndexedDocument[], ids: readonly number[]) {
  const found = documents.filter(({ searchable }) => ids.includes(searchable.documentId));
  return DOCUMENT_TYPES.flatMap((documentType) => {
    const total = found.filter(({ searchable }) => searchable.facets.documentType === documentType).length;
    return total === 0 ? [] : [{ documentType, total, atTotalLimit: false }];
  });
}
