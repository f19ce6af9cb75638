import type { ComparisonAnswer } from '@rotunda/contract';
import { COMPARISON_VERSION } from '@rotunda/comparison';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/create-database.ts';
import { createDocumentsRepository, findReadableVersions, getHash } from '../documents/index.ts';
import { type ComparisonKey, createComparisonRepository } from './comparison.repository.ts';
import { presentComparableBill } from './present-comparable-bill.ts';

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
