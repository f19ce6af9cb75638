import { type BillText, billText, readWords, wordAt } from '@rotunda/similarity';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { buildTextStreams, createDocumentsRepository, textBytesOf } from '../documents/index.ts';

/** A longer text would take most of the thread's memory; its title and summary are compared all the same. */
const MAX_TEXT_BYTES = 40 * 1024 ** 2;

/** One version of a bill as texts are compared, struck text left out; null when it is not held or too long. */
export async function readBillText(
  database: DatabaseHandle,
  bill: { documentId: number; name: string },
  fnDocumentId: string,
): Promise<BillText | null> {
  if ((await textBytesOf(database, { fnDocumentId })) > MAX_TEXT_BYTES) return null;
  const stored = await createDocumentsRepository(database).getText(fnDocumentId);
  if (stored === null) return null;
  const { current } = buildTextStreams(stored.sections);
  const words = readWords(current.text, stored.language === 'fr' ? 'fr' : 'en');
  const sections = current.sections.map(({ start, label }) => ({ from: wordAt(words, start), label }));
  return words.hashes.length === 0 ? null : billText(bill.name, words.hashes, sections, bill.documentId);
}
