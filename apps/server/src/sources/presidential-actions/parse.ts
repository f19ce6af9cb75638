import type { SourceRecord } from '@rotunda/domain';
import { getDocumentNumber, mapPresidentialText } from '../mapping/register/map-presidential-text.ts';
import { mapPresidentialDocument } from '../mapping/register/map-presidential-document.ts';
import { flagged } from '../mapping/flagged.ts';
import { identifyDocument } from '../mapping/register/identify-document.ts';
import { readAnswers } from '../mapping/register/read-answers.ts';
import { registerDocumentSchema } from '../mapping/register/register-document.ts';
import { registerNumberIn } from '../mapping/register-number.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import { type CsvRow, parseEachEntry, quarantined, readCsv, readText, streamXml } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapDispositionRow, mapOrderRow } from './map-order-row.ts';
import { mapRawText } from './map-raw-text.ts';
import { dispositionRowSchema, orderRowSchema } from './order-tables.ts';

/**
 * Whether the file is one of the two tables of executive orders, an API response, or the full text of one document,
 * named by its number. Whole daily issues are read by `federal-register`, including their presidential documents.
 */
export function acceptsPresidentialFile(path: string): boolean {
  if (/^https?:/.test(path)) return true;
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('!')) + 1).replace(/\.gz$/i, '');
  if (/\.csv$/i.test(name)) return /executive[_-]orders/i.test(name);
  return /\.jsonl?$/i.test(name) || (/\.(xml|txt)$/i.test(name) && numberInName(name) !== undefined);
}

/** Columns that both tables of executive orders have. */
const ORDER_COLUMNS = ['document_number', 'signing_date'];

export const parsePresidentialActions = parseEachEntry(parseEntry);

async function* parseEntry(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  if (/\.csv$/i.test(entry.name)) {
    for await (const row of readCsv(entry, ORDER_COLUMNS)) yield parseOrderRow(row);
  } else if (/\.xml$/i.test(entry.name)) yield* parseXmlText(entry);
  else if (/\.txt$/i.test(entry.name)) yield parseRawText(entry, await readText(entry));
  else yield* readAnswers(entry, parseDocument);
}

function parseDocument(item: unknown, position: string): ParsedRecord {
  const document = validateRecord(registerDocumentSchema, item);
  if (!document.ok) return quarantined(position, document.reason, item);
  if (document.value.type !== 'Presidential Document')
    return quarantined(position, 'it is not a presidential document; the source federal-register ingests it', item);
  const identified = identifyDocument(document.value);
  if (!identified.ok) return quarantined(position, identified.reason, item);
  const record = flagged(mapPresidentialDocument(identified.document), identified.contradictions);
  return { ok: true, position, record };
}

function parseOrderRow(row: CsvRow): ParsedRecord {
  if (!row.ok) return quarantined(row.position, row.reason, row.raw);
  const { position, values } = row;
  const record = 'executive_order_number' in values ? orderRecord(values) : dispositionRecord(values);
  if (typeof record === 'string') return quarantined(position, record, values);
  return { ok: true, position, record };
}

/**
 * Maps a row of the search export.
 * @returns the record, or the reason why there is none
 */
function orderRecord(values: Readonly<Record<string, string>>): SourceRecord | string {
  const row = validateRecord(orderRowSchema, values);
  if (!row.ok) return row.reason;
  return mapOrderRow(row.value) ?? 'the row has neither a document number nor an order number';
}

function dispositionRecord(values: Readonly<Record<string, string>>): SourceRecord | string {
  const row = validateRecord(dispositionRowSchema, values);
  return row.ok ? mapDispositionRow(row.value) : row.reason;
}

async function* parseXmlText(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  let hasDocument = false;
  // Only the outermost element, because a file of one document wraps it twice.
  const isPicked = (path: readonly string[]): boolean => path.indexOf('PRESDOCU') === path.length - 1;
  for await (const element of streamXml(entry, isPicked)) {
    hasDocument = true;
    const position = `${entry.path}:${element.line}`;
    const number = getDocumentNumber(element) ?? numberInName(entry.name);
    if (number === undefined) yield quarantined(position, 'the document has no FR Doc number', element.plainText());
    else yield { ok: true, position, record: mapPresidentialText(element, number, 'text') };
  }
  if (!hasDocument) yield quarantined(entry.path, 'the file contains no presidential document', '');
}

function parseRawText(entry: InputEntry, text: string): ParsedRecord {
  const record = mapRawText(text, numberInName(entry.name));
  if (record === undefined) return quarantined(entry.path, 'the file contains no presidential document', text);
  return { ok: true, position: entry.path, record: record };
}

/** Returns `2024-22938` for `2024-22938.xml`. */
function numberInName(name: string): string | undefined {
  return registerNumberIn(name.replace(/\.(xml|txt)$/i, ''));
}
