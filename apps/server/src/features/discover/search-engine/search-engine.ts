import type { AnalysedDocument } from '@rotunda/analysis';
import type { ALL_PROJECTS } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import type { DocumentFacets, DocumentFilters, QueryNode } from '@rotunda/query';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { SearchableDocument } from '../../documents/index.ts';

/** A document with its analysis; the streams of both are the same, in the same order. */
export interface IndexedDocument {
  searchable: SearchableDocument;
  analysed: AnalysedDocument;
}

/** What an organisation attached to documents. Each list is a disjunction; empty = no restriction. */
export interface MetadataScope {
  /** Whose organisation's facts are meant; of its projects only those this person sees are searched. */
  viewer: Pick<Actor, 'organisationId' | 'userId' | 'role'>;
  priorities: readonly string[];
  positions: readonly string[];
  tagIds: readonly string[];
  projectIds: readonly string[] | typeof ALL_PROJECTS;
  /** Names of parties, and committees by fusionId: people of one of them. */
  parties?: readonly string[];
  committeeIds?: readonly string[];
}

/** On whose behalf the index is asked. */
export interface Asker {
  /** Null is the product itself, which no limit for one person holds back. */
  userId: string | null;
  /** Aborted when nobody waits for the answer any more: the search is then stopped. */
  signal?: AbortSignal | undefined;
}

export interface DocumentSelection {
  asker: Asker;
  query: QueryNode;
  /** A document passes if any of them lets it pass; an empty list lets none. */
  filters: readonly DocumentFilters[];
  /** Null: whatever organisations attached does not matter. */
  scope: MetadataScope | null;
  /** Documents that these let pass are left out: for what another selection adds. */
  except?: Pick<DocumentSelection, 'filters' | 'scope'>;
}

export interface SearchRequest extends DocumentSelection {
  /** Relevance falls back to date where a query has no positive words. */
  sort: 'relevance' | 'date';
  skip: number;
  limit: number;
  /** Totals are exact up to here and capped above. */
  countLimit: number;
  /** Instead of one page, so many documents of each type. */
  groupLimit: number | null;
  facets: boolean;
  /** Passages of each document of the answer, as `matchesOf` finds them; 0 for none. */
  passagesEach: number;
}

export interface Total {
  total: number;
  /** There are at least `total`. */
  atTotalLimit: boolean;
}

export const FACET_NAMES = [
  'isoCodes',
  'genericStatuses',
  'chambers',
  'billTypes',
  'regDocumentTypes',
  'researchDocumentTypes',
  'socialPlatforms',
  'stakeholderTypes',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The fact of a document that each facet counts. */
export const FACT_OF_FACET = {
  isoCodes: 'isoCode',
  genericStatuses: 'genericStatus',
  chambers: 'chamber',
  billTypes: 'billType',
  regDocumentTypes: 'regDocumentType',
  researchDocumentTypes: 'researchDocumentType',
  socialPlatforms: 'socialPlatform',
  stakeholderTypes: 'stakeholderType',
} as const satisfies Record<FacetName, keyof DocumentFacets>;

/** Values by descending count. Each facet ignores its own filter, so that one sees what choosing more would add. */
export type Facets = Record<FacetName, { value: string; count: number }[]>;

export interface SearchAnswer extends Total {
  /** Types with at least one match, in the order of DOCUMENT_TYPES. */
  byType: (Total & { documentType: DocumentType })[];
  /** The page; empty when grouped. */
  documentIds: number[];
  groups: { documentType: DocumentType; documentIds: number[] }[];
  facets: Facets | null;
  /** In the order of the documents of the answer; they may come after the rest. */
  passages: Promise<MatchedPassage[]>;
}

/** A stretch of a document's body text in which words of a query stand. */
export interface MatchedPassage {
  documentId: number;
  /** Index into the document's streams; offset of the excerpt in that stream's text, in UTF-16 units. */
  streamIndex: number;
  startOffset: number;
  excerpt: string;
}

/**
 * Finds documents. What a selection finds is exactly what `evaluate` and `matchesFilters` let pass, whichever engine
 * answers. Pages are stable: every order ends in the document's id.
 */
export interface SearchEngine {
  /** Once before use, after migrations: what the engine needs set up that a migration cannot say. */
  prepare(): Promise<void>;
  /** Adds or replaces documents in the caller's transaction, which is the one that changed them. */
  index(transaction: DatabaseHandle, documents: readonly IndexedDocument[]): Promise<void>;
  remove(transaction: DatabaseHandle, documentIds: readonly number[]): Promise<void>;
  /** When nothing more is to be indexed for a moment: puts what was added in order, which every search until then pays for. */
  tidy(): Promise<void>;
  /** @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES of one asker; as every call below */
  search(request: SearchRequest): Promise<SearchAnswer>;
  count(selection: DocumentSelection, countLimit: number): Promise<Total>;
  /** Matches by week of `lastUpdatedTs`, oldest first: `weeks` counts, the first week beginning at `fromTs`. */
  countPerWeek(selection: DocumentSelection, fromTs: number, weeks: number): Promise<number[]>;
  /**
   * How relevant each of the queries finds a document that it matches: the score by which `search` orders it; null where
   * `search` goes by the date alone. Reads what the transaction has indexed.
   */
  relevanceOf(
    transaction: DatabaseHandle,
    documentId: number,
    queries: readonly QueryNode[],
  ): Promise<(number | null)[]>;
  /** Reads something small that is no search where searches run: people in turn, stopped with its caller. */
  lookUp<T>(asker: Asker, read: (db: DatabaseHandle) => Promise<T>): Promise<T>;
  /**
   * For each document at most `perDocument` passages of its body text, those first where most of the query holds.
   * Documents that match by title, summary or number only have none.
   */
  matchesOf(
    asker: Asker,
    query: QueryNode,
    documentIds: readonly number[],
    perDocument: number,
  ): Promise<MatchedPassage[]>;
}
