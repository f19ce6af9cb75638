import { analyzeDocument } from '@rotunda/analysis';
import type { VerdictClause, VerdictFilter } from '@rotunda/contract';
import {
  checkFilters,
  type DocumentFacets,
  type DocumentFilters,
  evaluate,
  type JudgedClause,
  judgeQuery,
  matchesFilters,
  mergeSpans,
  type QueryNode,
  buildTermFilter,
} from '@rotunda/query';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { FollowedPassages, type PassageOccurrence } from '../../similar/index.ts';
import { createDocumentsRepository, type DocumentStream, type SearchableDocument } from '../../documents/index.ts';
import { FACT_OF_FACET } from '../search-engine/search-engine.ts';
import { findPassagesOf } from './matched-passages.ts';

export interface JudgedSearch {
  query: QueryNode;
  filters: readonly DocumentFilters[];
  /** As stored; null for a search that follows none. */
  passage: unknown;
}

export interface VerdictRequest extends JudgedSearch {
  fusionId: string;
}

/** Explains a match or its absence, as far as it depends on the document alone. */
export interface DocumentVerdict {
  documentId: number;
  version: number;
  /** Whether the query matches. */
  holds: boolean;
  clauses: VerdictClause[];
  clausesLeftOut: number;
  passesFilters: boolean;
  filters: VerdictFilter[];
  /** Texts that carry the passage; null for a search that follows none. */
  occurrences: PassageOccurrence[] | null;
}

/** Limit for clauses shown to a user. */
const MAX_CLAUSES = 200;
/** Limit for matches per clause; for a common word, the first ones are enough. */
const MAX_SPANS = 50;
const NUMBER = 0;

/** Checks the document against the search, clause by clause; null for an unknown document. */
export async function judgeDocument(
  database: DatabaseHandle,
  { fusionId, ...search }: VerdictRequest,
): Promise<DocumentVerdict | null> {
  const repository = createDocumentsRepository(database);
  const [document] = await repository.findByFusionIds([fusionId]);
  const [searchable] = document === undefined ? [] : await repository.loadSearchable([document.documentId]);
  return searchable === undefined ? null : judge(searchable, search);
}

export function judge(searchable: SearchableDocument, { query, filters, passage }: JudgedSearch): DocumentVerdict {
  const { streams, facets, documentId, version } = searchable;
  // A passage consists of words that are not in the query, so all terms are needed.
  const analyzed = analyzeDocument(streams, passage === null ? buildTermFilter(query) : undefined);
  const clauses = judgeQuery(query, analyzed);
  const followed = new FollowedPassages();
  const isFollowed = passage !== null && followed.follow(NUMBER, passage);
  return {
    documentId,
    version,
    holds: evaluate(query, analyzed),
    clauses: clauses.slice(0, MAX_CLAUSES).map((clause) => presentClause(streams, clause)),
    clausesLeftOut: Math.max(0, clauses.length - MAX_CLAUSES),
    passesFilters: filters.some((one) => matchesFilters(one, facets)),
    filters: presentFilters(filters, facets),
    occurrences: isFollowed ? (followed.carriedBy(analyzed, searchable).get(NUMBER) ?? []) : null,
  };
}

function presentClause(streams: readonly DocumentStream[], { spans, ...clause }: JudgedClause): VerdictClause {
  const [found] = findPassagesOf(streams, mergeSpans(spans.slice(0, MAX_SPANS)));
  if (found === undefined) return { ...clause, passage: null };
  const { streamIndex: _stream, spans: _spans, ...passage } = found;
  return { ...clause, passage };
}

const FACTS = { documentTypes: 'documentType', ...FACT_OF_FACET } as const;

function presentFilters(allowed: readonly DocumentFilters[], facets: DocumentFacets): VerdictFilter[] {
  const { filters, checks } = checkFilters(allowed, facets);
  return checks.map(({ filter, passes }): VerdictFilter => {
    const nothing = { filter, passes, asked: [], has: null, fromTs: null, toTs: null, hasTs: null };
    switch (filter) {
      case 'introduced':
      case 'lastUpdated': {
        const { fromTs = null, toTs = null } = filters[filter] ?? {};
        return {
          ...nothing,
          fromTs,
          toTs,
          hasTs: filter === 'introduced' ? facets.introducedTs : facets.lastUpdatedTs,
        };
      }
      case 'activeSessions': {
        const has = facets.sessionActive === null ? null : facets.sessionActive ? 'active' : 'ended';
        return { ...nothing, asked: ['active'], has };
      }
      case 'documentTypes':
        // Types with their own filters have separate entries, but a document of any of them passes.
        return { ...nothing, asked: allowed.flatMap((one) => one.documentTypes ?? []), has: facets.documentType };
      default:
        return { ...nothing, asked: filters[filter] ?? [], has: facets[FACTS[filter]] };
    }
  });
}
