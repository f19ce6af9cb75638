import type { ComparableBill } from '@rotunda/contract';
import type { Actor } from '../../platform/request-context.ts';
import { buildNameQuery, findNamedFirst } from '../discover/index.ts';
import { findCardDocuments } from '../documents/index.ts';
import type { ComparisonDeps } from './comparison-deps.ts';
import { presentComparableBill } from './present-comparable-bill.ts';

export interface BillSearch {
  searchText: string;
  activeSessions: boolean;
  skip: number;
  limit: number;
}

export interface FoundBills {
  results: ComparableBill[];
  total: number;
  atTotalLimit: boolean;
}

/**
 * Finds US and Canadian bills by number or title, for the Other Bills of a comparison (CMP-03).
 * @throws AppError SEARCH_TOO_SLOW, TOO_MANY_SEARCHES
 */
export async function findBills(
  { database, engine }: Pick<ComparisonDeps, 'database' | 'engine'>,
  actor: Actor,
  { searchText, activeSessions, skip, limit }: BillSearch,
  signal?: AbortSignal,
): Promise<FoundBills> {
  const query = buildNameQuery(searchText);
  if (query === null) return { results: [], total: 0, atTotalLimit: false };
  const requester = { userId: actor.userId, organizationId: actor.organizationId, signal };
  const answer = await engine.search({
    requester,
    query,
    filters: [
      { documentTypes: ['Legislation', 'GlobalLegislation'], ...(activeSessions ? { activeSessions: true } : {}) },
    ],
    scope: null,
    sort: 'relevance',
    first: await findNamedFirst(engine, requester, searchText),
    skip,
    limit,
    countLimit: actor.flags.searchResultsLimit,
    groupLimit: null,
    facets: false,
    passagesEach: 0,
  });
  const rows = await findCardDocuments(database, answer.documentIds);
  const bills = new Map(rows.map((row) => [row.documentId, presentComparableBill(row)]));
  return {
    results: answer.documentIds.flatMap((documentId) => bills.get(documentId) ?? []),
    total: answer.total,
    atTotalLimit: answer.atTotalLimit,
  };
}
