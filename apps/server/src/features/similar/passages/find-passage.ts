import { documentTypeSchema, type FoundPassages, LIMITS } from '@rotunda/contract';
import { findPassageCandidates, locatePassage, readWords } from '@rotunda/similarity';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import {
  buildTextStreams,
  createDocumentsRepository,
  findReadableVersions,
  getOrigin,
  type StoredDocument,
  getTextBytes,
} from '../../documents/index.ts';
import type { BillIndex } from '../bills/bill-index.ts';
import type { PassageAnswer, PassageRequest } from './passage-request.ts';
import { presentLocated } from './located-passage.presenter.ts';

/** Most texts that are read and aligned for one query. */
const ALIGNED = 30;
/**
 * Least share of the passage's words in a match. Texts with less merely share its subject, or the form of amendments.
 */
const MIN_SHARE = 0.5;
const EXCERPT_CHARACTERS = 1200;
/** A longer text would take most of the thread's memory. */
const MAX_TEXT_BYTES = 40 * 1024 ** 2;

/**
 * Finds a passage in the current texts of other documents of any jurisdiction and session, those with most of it first.
 * @param index null while it is being loaded
 */
export async function findPassage(
  database: DatabaseHandle,
  index: BillIndex | null,
  { text, language, fusionId }: PassageRequest,
): Promise<PassageAnswer> {
  const passage = readWords(text, language).hashes;
  const { min, max } = LIMITS.passageWords;
  if (passage.length < min) return { refused: 'tooShort', words: passage.length };
  if (passage.length > max) return { refused: 'tooLong', words: passage.length };
  if (index === null) return { passages: preparing() };
  const repository = createDocumentsRepository(database);
  const [asked] = await repository.findByFusionIds([fusionId]);
  const bills = findPassageCandidates(index.texts, passage, ALIGNED, asked?.documentId);
  const others = findPassageCandidates(index.others, passage, ALIGNED, asked?.documentId);
  const candidates = [...bills.candidates, ...others.candidates].sort((a, b) => b.shared - a.shared || a.id - b.id);
  const elsewhere = await repository.findByIds(candidates.slice(0, ALIGNED).map(({ id }) => id));
  const results: FoundPassages['results'] = [];
  for (const document of elsewhere) {
    const found = await locateIn(database, document, passage);
    if (found !== null) results.push(found);
  }
  const carrying = bills.documents + others.documents;
  // The index only estimates the count. When every candidate was read, the results are counted instead.
  const count = carrying > ALIGNED ? Math.max(carrying, results.length) : results.length;
  return {
    passages: {
      state: 'ready',
      results: results.sort((a, b) => b.share - a.share || a.fusionId.localeCompare(b.fusionId)),
      total: results.length,
      documents: count,
      isStandard: count > LIMITS.passageDocuments,
      searched: { bills: index.texts.size, others: index.others.size, waiting: index.missing },
    },
  };
}

function preparing(): FoundPassages {
  return {
    state: 'preparing',
    results: [],
    total: 0,
    documents: 0,
    isStandard: false,
    searched: {
      bills: 0,
      others: 0,
      waiting: 0,
    },
  };
}

async function locateIn(
  database: DatabaseHandle,
  document: StoredDocument,
  passage: Uint32Array,
): Promise<FoundPassages['results'][number] | null> {
  const repository = createDocumentsRepository(database);
  const version = (await findReadableVersions(repository, document)).find(({ current }) => current);
  if (version === undefined) return null;
  const { fnDocumentId, versionName } = version;
  if ((await getTextBytes(database, { fnDocumentId })) > MAX_TEXT_BYTES) return null;
  const stored = await repository.getText(fnDocumentId);
  if (stored === null) return null;
  const { current } = buildTextStreams(stored.sections);
  const words = readWords(current.text, stored.language === 'fr' ? 'fr' : 'en');
  const located = locatePassage(passage, words.hashes);
  if (located === null || located.share < MIN_SHARE) return null;
  const { fusionId, localityExternalId, title } = document;
  const documentType = documentTypeSchema.parse(document.documentType);
  return {
    fusionId,
    documentType,
    localityExternalId,
    title,
    fnDocumentId,
    versionName,
    description: getOrigin(document),
    share: located.share,
    ...presentLocated(current, words, located, EXCERPT_CHARACTERS),
  };
}
