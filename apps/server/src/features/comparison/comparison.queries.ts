import { COMPARISON_VERSION } from '@rotunda/comparison';
import type { ComparableBill, ComparisonAnswer } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { buildNameQuery, findNamedFirst } from '../discover/index.ts';
import { createDocumentsRepository, findCardDocuments, findReadableVersions, getHash } from '../documents/index.ts';
import { presentComparableBill } from './comparable-bill.presenter.ts';
import type { ComparisonDeps } from './comparison.deps.ts';
import { type ComparisonKey, createComparisonRepository } from './comparison.repository.ts';

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

export interface ComparisonSelection {
  bill1: string;
  bill2: string;
  version1?: string | undefined;
  version2?: string | undefined;
}

type Side = ComparisonAnswer['left'];

export interface ReadSelection {
  left: Side;
  right: Side;
  key: ComparisonKey;
  /** Identifies the compared state of both texts. */
  state: string;
}

/** Error message for two identical sides. */
const SAME_VERSION = 'Both sides are the same version. Choose another version or bill.';

/**
 * Reads the two chosen versions. Without a version, or with the bill's own id as version, the current one is used.
 * @throws AppError NOT_FOUND for anything that is not a stored bill, TEXT_NOT_HELD, VALIDATION for the same version
 *   twice
 */
export async function readSelection(database: Database, selection: ComparisonSelection): Promise<ReadSelection> {
  const [left, right] = await Promise.all([
    readSide(database, selection.bill1, selection.version1),
    readSide(database, selection.bill2, selection.version2),
  ]);
  if (left.version.id === right.version.id) {
    throw new AppError('VALIDATION', { message: SAME_VERSION, data: { fields: { version2: SAME_VERSION } } });
  }
  const ids = [left.version.id, right.version.id] as const;
  const hashes = await createComparisonRepository(database).findTextHashes(ids);
  const [leftHash, rightHash] = [hashes.get(ids[0]), hashes.get(ids[1])];
  if (leftHash === undefined || rightHash === undefined) throw new AppError('TEXT_NOT_HELD');
  const key = { leftHash, rightHash, comparisonVersion: COMPARISON_VERSION };
  return { left, right, key, state: getHash(key) };
}

async function readSide(database: Database, fusionId: string, versionId: string | undefined): Promise<Side> {
  const repository = createDocumentsRepository(database);
  const [bill] = await repository.findByFusionIds([fusionId]);
  if (bill === undefined || bill.facts.kind !== 'bill') throw new AppError('NOT_FOUND');
  const versions = await findReadableVersions(repository, bill);
  const wantsCurrent = versionId === undefined || versionId === fusionId;
  const version = versions.find(({ id, isCurrent }) => (wantsCurrent ? isCurrent : id === versionId));
  if (version === undefined) throw new AppError('TEXT_NOT_HELD');
  const { id, title, date, language, isCurrent } = version;
  return { ...presentComparableBill(bill), version: { id, title, date, language, isCurrent } };
}
