import type { SimilarBills } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository, findReadableVersions, type StoredDocument } from '../../documents/index.ts';
import type { SimilarDeps } from '../similar.deps.ts';
import { createSimilarResultsRepository, type SimilarKey, type StoredSimilar } from '../similar-results.repository.ts';

export interface SimilarRequest {
  id: string;
  documentId?: string | undefined;
}

/** A search that has not ended after this long was lost with its process. */
export const LOST_AFTER_SECONDS = 15 * 60;

/**
 * Returns the latest results. @throws AppError NOT_FOUND for a document that is not a bill, or a version of another
 * document
 */
export async function getSimilar({ database, clock }: SimilarDeps, request: SimilarRequest): Promise<SimilarBills> {
  const key = await getSimilarKey(database, request);
  const stored = await createSimilarResultsRepository(database).get(key);
  return presentSimilar(database, stored, clock.now());
}

/**
 * Returns the key under which the similar bills of a bill, or of one of its versions, are stored.
 * @throws AppError NOT_FOUND as `getSimilar`
 */
export async function getSimilarKey(database: DatabaseHandle, { id, documentId }: SimilarRequest): Promise<SimilarKey> {
  const repository = createDocumentsRepository(database);
  const [bill] = await repository.findByFusionIds([id]);
  if (bill?.facts.kind !== 'bill') throw new AppError('NOT_FOUND');
  if (documentId === undefined) return { documentId: bill.documentId, fnDocumentId: '' };
  const versions = await findReadableVersions(repository, bill);
  if (!versions.some(({ fnDocumentId }) => fnDocumentId === documentId)) throw new AppError('NOT_FOUND');
  return { documentId: bill.documentId, fnDocumentId: documentId };
}

/** Presents similar bills; bills deleted since are left out. */
export async function presentSimilar(
  database: DatabaseHandle,
  stored: StoredSimilar | null,
  nowTs: number,
): Promise<SimilarBills> {
  if (stored === null) return { state: 'never', updatedOn: null, results: [], total: 0 };
  const found = await createDocumentsRepository(database).findByIds(stored.results.map((one) => one.documentId));
  const bills = new Map(found.map((bill): [number, StoredDocument] => [bill.documentId, bill]));
  const results = stored.results.flatMap(({ documentId, explanation, sharesText }): SimilarBills['results'] => {
    const bill = bills.get(documentId);
    return bill === undefined ? [] : [{ ...presentBill(bill), explanation, sharesText }];
  });
  const isLost = stored.state === 'finding' && stored.requestedTs < nowTs - LOST_AFTER_SECONDS;
  return { state: isLost ? 'failed' : stored.state, updatedOn: stored.updatedTs, results, total: results.length };
}

function presentBill(bill: StoredDocument): Omit<SimilarBills['results'][number], 'explanation' | 'sharesText'> {
  const { fusionId, localityExternalId, title, lastUpdatedTs } = bill;
  // Both kinds of bills have the same facts; the document type tells them apart.
  const documentType = bill.documentType === 'GlobalLegislation' ? 'GlobalLegislation' : 'Legislation';
  return {
    fusionId,
    localityExternalId,
    title,
    lastUpdatedAt: lastUpdatedTs,
    documentType,
    llmExplanation: null,
  };
}
