import type { ALL_PROJECTS } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import type { DocumentFacets, DocumentFilters, QueryNode } from '@rotunda/query';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import type { IndexedDocument } from '../../documents/index.ts';

/** What an organization attached to documents. Values in a list are alternatives; an empty list requires nothing. */
export interface MetadataScope {
  /** The organization is the viewer's, and only projects visible to the viewer are searched. */
  viewer: Pick<Actor, 'organizationId' | 'userId' | 'role'>;
  priorities: readonly string[];
  positions: readonly string[];
  tagIds: readonly string[];
  projectIds: readonly string[] | typeof ALL_PROJECTS;
  /** Party names, and committees by fusionId; matches people in any of them. */
  parties?: readonly string[];
  committeeIds?: readonly string[];
}

/** Caller of the index. */
export interface Requester {
  /** Null for the product itself, which is exempt from the limits per user. */
  userId: string | null;
  organizationId?: string | undefined;
  /** Aborted when the answer is no longer awaited; the search is then stopped. */
  signal?: AbortSignal | undefined;
}

export interface DocumentSelection {
  requester: Requester;
  query: QueryNode;
  /** A document passes if it satisfies any filter; an empty list passes none. */
  filters: readonly DocumentFilters[];
  /** Null ignores what organizations attached. */
  scope: MetadataScope | null;
  /** Excludes documents that pass these, to find what another selection adds. */
  except?: Pick<DocumentSelection, 'filters' | 'scope'>;
}

export interface SearchRequest extends DocumentSelection {
  /** Relevance falls back to date if a query has no positive words. */
  sort: 'relevance' | 'date';
  /** Documents that come first by relevance, in this order, if they match: the bill whose number was typed. */
  first?: readonly number[];
  skip: number;
  limit: number;
  /** Totals are exact up to this limit and capped above it. */
  countLimit: number;
  /** Returns this many documents of each type instead of one page. */
  groupLimit: number | null;
  facets: boolean;
  /** Passages to return per document, as in `getMatches`; 0 for none. */
  passagesEach: number;
}

export interface Total {
  total: number;
  /** The true total is at least `total`. */
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

/** Document fact that each facet counts. */
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

/** Values by descending count. Each facet ignores its own filter, to show what selecting more would add. */
export type Facets = Record<FacetName, { value: string; count: number }[]>;

export interface SearchAnswer extends Total {
  /** Types with at least one match, in the order of DOCUMENT_TYPES. */
  byType: (Total & { documentType: DocumentType })[];
  /** Documents of the page; empty when grouped. */
  documentIds: number[];
  groups: { documentType: DocumentType; documentIds: number[] }[];
  facets: Facets | null;
  /** Passages in the order of the returned documents; may resolve later than the rest. */
  passages: Promise<MatchedPassage[]>;
}

/** Part of a document's body text that contains words of a query. */
export interface MatchedPassage {
  documentId: number;
  /**
   * Index into the document's streams; `startOffset` is the excerpt's offset in that stream's text, in UTF-16 units.
   */
  streamIndex: number;
  startOffset: number;
  excerpt: string;
  /** Whether the version strikes the text. */
  isStruck: boolean;
}

/**
 * Finds documents. Every engine finds exactly what `evaluate` and `matchesFilters` accept. Pages are stable because
 * every order ends with the document's id.
 */
export interface SearchEngine {
  /** Call once before use, after migrations, for setup that a migration cannot express. */
  prepare(): Promise<void>;
  /** Adds or replaces documents in the caller's transaction, the same one that changed them. */
  index(transaction: DatabaseHandle, documents: readonly IndexedDocument[]): Promise<void>;
  remove(transaction: DatabaseHandle, documentIds: readonly number[]): Promise<void>;
  /**
   * Cleans up after indexing, when nothing more is expected for a moment; until then, every search pays for unmerged
   * entries.
   */
  maintain(): Promise<void>;
  /** @throws AppError SEARCH_TOO_SLOW, BUSY, TOO_MANY_SEARCHES of one asker; the methods below throw the same */
  search(request: SearchRequest): Promise<SearchAnswer>;
  count(selection: DocumentSelection, countLimit: number): Promise<Total>;
  /** Counts matches by week of `lastUpdatedTs`, oldest first: `weeks` counts, the first week starting at `fromTs`. */
  countPerWeek(selection: DocumentSelection, fromTs: number, weeks: number): Promise<number[]>;
  /**
   * Returns the score by which `search` orders a document, for each query that it matches; null if `search` would use
   * the date only. Reads what the transaction has indexed.
   */
  getRelevance(
    transaction: DatabaseHandle,
    documentId: number,
    queries: readonly QueryNode[],
  ): Promise<(number | null)[]>;
  /**
   * Reads something small that is not a search through the same queue as searches: users take turns, and it stops with
   * its caller.
   */
  lookUp<T>(requester: Requester, read: (db: DatabaseHandle) => Promise<T>): Promise<T>;
  /**
   * Returns up to `perDocument` body passages of each document, those that match most of the query first. Documents
   * that match only by title, summary or number have none.
   */
  getMatches(
    requester: Requester,
    query: QueryNode,
    documentIds: readonly number[],
    perDocument: number,
  ): Promise<MatchedPassage[]>;
}
