import { type BillText, billText, readWords } from '@rotunda/similarity';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { buildTextStreams, createDocumentsRepository, getTextBytes } from '../../documents/index.ts';
import { languageOfBill } from './language-of-bill.ts';

/** A longer text would take most of the thread's memory. Its title and summary are still compared. */
const MAX_TEXT_BYTES = 40 * 1024 ** 2;

/**
 * Returns one version of a bill for comparison, without struck text and formal parts; null when it is not stored or too
 * long.
 */
export async function readBillText(
  database: DatabaseHandle,
  bill: { documentId: number; name: string },
  fnDocumentId: string,
): Promise<BillText | null> {
  if ((await getTextBytes(database, { fnDocumentId })) > MAX_TEXT_BYTES) return null;
  const stored = await createDocumentsRepository(database).getText(fnDocumentId);
  if (stored === null) return null;
  const { current } = buildTextStreams(stored.sections);
  const language = languageOfBill(readWords(current.text, stored.language === 'fr' ? 'fr' : 'en'), current.sections);
  return language.words.length === 0 ? null : billText(bill.name, language.words, language.sections, bill.documentId);
}
