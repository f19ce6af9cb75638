import type { AnalyzedDocument } from '@rotunda/analysis';
import { fingerprintHead, fingerprintText, TermHashes, type Words, wordsOfStream } from '@rotunda/similarity';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import {
  type DocumentStream,
  type IndexedDocument,
  readCurrentVersions,
  type SearchableDocument,
} from '../../documents/index.ts';
import { languageOfBill } from './language-of-bill.ts';
import { type BillFingerprint, createSimilarFingerprintsRepository } from './similar-fingerprints.repository.ts';

/**
 * Updates the fingerprints of documents in the transaction that indexes them. Documents other than bills have one only
 * if they have a text; it is used to find passages.
 */
export async function writeFingerprints(tx: DatabaseHandle, documents: readonly IndexedDocument[]): Promise<void> {
  const texts = documents.filter(({ searchable }) => isBill(searchable) || searchable.streams.some(isHeldText));
  if (texts.length === 0) return;
  const documentIds = texts.map(({ searchable }) => searchable.documentId);
  const versions = await readCurrentVersions(tx, documentIds);
  const fingerprints = texts.flatMap((one) =>
    isBill(one.searchable)
      ? fingerprintsOfBill(one, versions.get(one.searchable.documentId) ?? null)
      : fingerprintOfOther(one),
  );
  await createSimilarFingerprintsRepository(tx).replace(documentIds, fingerprints);
}

/** Removes the fingerprints of deleted documents. */
export async function removeFingerprints(tx: DatabaseHandle, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length > 0) await createSimilarFingerprintsRepository(tx).replace(documentIds, []);
}

function isBill({ facets: { documentType } }: SearchableDocument): boolean {
  return documentType === 'Legislation' || documentType === 'GlobalLegislation';
}

/** Whether a stream is the text of a readable version, struck or not. */
function isHeldText({ field, fnDocumentId }: DocumentStream): boolean {
  return field === 'text' && fnDocumentId !== undefined;
}

/** Excludes struck text, which is not part of a reported bill's wording. */
function isText(stream: DocumentStream): boolean {
  return isHeldText(stream) && stream.struck !== true;
}

function fingerprintsOfBill({ searchable, analyzed }: IndexedDocument, current: string | null): BillFingerprint[] {
  const { documentId, streams } = searchable;
  const getWords = wordsOfStreams(analyzed);
  const heads: Uint32Array[] = [];
  const texts: Uint32Array[] = [];
  for (const [place, stream] of streams.entries()) {
    const { field, fnDocumentId, sections } = stream;
    if (field === 'title' || field === 'summary') heads.push(...getWords(place).map((words) => words.hashes));
    // Only the current version counts; older versions would count a bill several times.
    if (isText(stream) && fnDocumentId === current && current !== null)
      texts.push(...getWords(place).map((words) => languageOfBill(words, sections).words));
  }
  const head: BillFingerprint = { documentId, kind: 'head', fingerprint: fingerprintHead(heads) };
  const text = fingerprintText(texts);
  return text.length === 0 ? [head] : [head, { documentId, kind: 'text', fingerprint: text }];
}

function fingerprintOfOther({ searchable: { documentId, streams }, analyzed }: IndexedDocument): BillFingerprint[] {
  const getWords = wordsOfStreams(analyzed);
  const texts = streams.flatMap((stream, place) => (isText(stream) ? getWords(place) : []));
  return [{ documentId, kind: 'other', fingerprint: fingerprintText(texts.map((words) => words.hashes)) }];
}

function wordsOfStreams({ terms, streams }: AnalyzedDocument): (place: number) => Words[] {
  const hashes = new TermHashes(terms);
  return (place) => {
    const stream = streams[place];
    return stream === undefined ? [] : [wordsOfStream(stream, hashes)];
  };
}
