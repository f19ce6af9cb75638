import {
  compareBills,
  type Fingerprint,
  inverseFrequency,
  MIN_HEAD_SIMILARITY,
  MAX_BILLS_OF_TEXT,
  rankHeads,
} from '@rotunda/similarity';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createDocumentsRepository, readCurrentVersions, type StoredDocument } from '../../documents/index.ts';
import type { BillIndex } from './bill-index.ts';
import type { FoundSimilar } from './found-similar.ts';
import { readBillText } from '../fingerprints/read-bill-text.ts';
import { createSimilarFingerprintsRepository } from '../fingerprints/similar-fingerprints.repository.ts';
import type { SimilarKey } from '../similar-results.repository.ts';

/** Most texts that are read and aligned for one query. */
const ALIGNED = 20;
const HEADS = 20;
const MAX_RESULTS = 20;
const NOT_INDEXED: Fingerprint = new Uint32Array();

/**
 * Finds the bills most similar to one, in any jurisdiction and session: by text if both have one, else by title and
 * summary. Returns an empty list for a deleted bill.
 */
export async function findSimilar(
  database: DatabaseHandle,
  index: BillIndex,
  { documentId, fnDocumentId }: SimilarKey,
): Promise<FoundSimilar[]> {
  const [bill] = await createDocumentsRepository(database).findByIds([documentId]);
  if (bill === undefined) return [];
  const found = new Map<number, FoundSimilar>();
  for (const one of await findByHead(database, index, bill)) found.set(one.documentId, one);
  // Shared text takes precedence over similar titles.
  for (const one of await findByText(database, index, bill, fnDocumentId)) {
    const score = Math.max(one.score, found.get(one.documentId)?.score ?? 0);
    found.set(one.documentId, { ...one, score });
  }
  return [...found.values()].sort((a, b) => b.score - a.score || a.documentId - b.documentId).slice(0, MAX_RESULTS);
}

async function findByText(
  database: DatabaseHandle,
  index: BillIndex,
  bill: StoredDocument,
  asked: string,
): Promise<FoundSimilar[]> {
  const { documentId } = bill;
  const fnDocumentId = asked || (await readCurrentVersions(database, [documentId])).get(documentId);
  if (!fnDocumentId) return [];
  const text = await readBillText(database, { documentId, name: getName(bill) }, fnDocumentId);
  if (text === null) return [];
  const candidates = index.texts.findCandidates({
    fingerprint: text.fingerprint,
    weights: inverseFrequency(index.texts.size, MAX_BILLS_OF_TEXT),
    except: documentId,
    limit: ALIGNED,
  });
  const ids = candidates.map(({ id }) => id);
  const versions = await readCurrentVersions(database, ids);
  const others = await createDocumentsRepository(database).findByIds(ids);
  const found: FoundSimilar[] = [];
  for (const other of others) {
    const version = versions.get(other.documentId);
    if (!version) continue;
    const otherText = await readBillText(database, { documentId: other.documentId, name: getName(other) }, version);
    const shared = otherText === null ? null : compareBills(index.texts, text, otherText);
    // Bills that only share a standard form are not useful results.
    if (shared === null || shared.kind === 'form') continue;
    found.push({
      documentId: other.documentId,
      explanation: shared.explanation,
      sharesText: true,
      score: shared.distinctiveShare,
    });
  }
  return found;
}

async function findByHead(database: DatabaseHandle, index: BillIndex, bill: StoredDocument): Promise<FoundSimilar[]> {
  const repository = createSimilarFingerprintsRepository(database);
  const { documentId } = bill;
  const own = (await repository.find('head', [documentId])).get(documentId) ?? NOT_INDEXED;
  const ranked = await rankHeads(
    index.heads,
    { id: documentId, fingerprint: own },
    (ids) => repository.find('head', ids),
    HEADS,
  );
  return ranked
    .filter(({ share }) => share >= MIN_HEAD_SIMILARITY)
    .map(({ id, explanation, share }) => ({ documentId: id, explanation, sharesText: false, score: share }));
}

/** Returns the name that lists show: the number of a bill or, without one, its title. */
function getName({ localityExternalId, title }: StoredDocument): string {
  return localityExternalId ?? title;
}
