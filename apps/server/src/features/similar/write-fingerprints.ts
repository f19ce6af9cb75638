import { fingerprintHead, fingerprintText, TermHashes, type Words, wordsOfStream } from '@rotunda/similarity';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IndexedDocument } from '../discover/index.ts';
import { readCurrentVersions } from '../documents/index.ts';
import { languageOfBill } from './language-of-bill.ts';
import { type BillFingerprint, createSimilarFingerprintsRepository } from './similar-fingerprints.repository.ts';

/** Keeps the fingerprints of bills in step with their texts, in the transaction that indexes them. Other documents have none. */
export async function writeFingerprints(tx: DatabaseHandle, documents: readonly IndexedDocument[]): Promise<void> {
  const bills = documents.filter(({ searchable: { facets } }) => isBill(facets.documentType));
  if (bills.length === 0) return;
  const documentIds = bills.map(({ searchable }) => searchable.documentId);
  const versions = await readCurrentVersions(tx, documentIds);
  const fingerprints = bills.flatMap((bill) => fingerprintsOf(bill, versions.get(bill.searchable.documentId) ?? null));
  await createSimilarFingerprintsRepository(tx).replace(documentIds, fingerprints);
}

/** Those of documents that are gone. */
export async function removeFingerprints(tx: DatabaseHandle, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length > 0) await createSimilarFingerprintsRepository(tx).replace(documentIds, []);
}

function isBill(documentType: string): boolean {
  return documentType === 'Legislation' || documentType === 'GlobalLegislation';
}

function fingerprintsOf({ searchable, analysed }: IndexedDocument, current: string | null): BillFingerprint[] {
  const { documentId, streams } = searchable;
  const hashes = new TermHashes(analysed.terms);
  const wordsOf = (place: number): Words[] => {
    const stream = analysed.streams[place];
    return stream === undefined ? [] : [wordsOfStream(stream, hashes)];
  };
  const heads: Uint32Array[] = [];
  const texts: Uint32Array[] = [];
  for (const [place, { field, fnDocumentId, struck, sections }] of streams.entries()) {
    if (field === 'title' || field === 'summary') heads.push(...wordsOf(place).map((words) => words.hashes));
    // What a reported bill strikes is not its language; older versions would count a bill several times.
    if (field === 'text' && fnDocumentId === current && current !== null && struck !== true)
      texts.push(...wordsOf(place).map((words) => languageOfBill(words, sections).words));
  }
  const head: BillFingerprint = { documentId, kind: 'head', fingerprint: fingerprintHead(heads) };
  const text = fingerprintText(texts);
  return text.length === 0 ? [head] : [head, { documentId, kind: 'text', fingerprint: text }];
}
