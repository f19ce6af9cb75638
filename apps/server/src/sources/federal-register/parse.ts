import type { SourceRecord } from '@rotunda/domain';
import { isoDateFromWords } from '@rotunda/domain';
import { validateRecord } from '../mapping/validate-record.ts';
import {
  type CsvRow,
  parseEachEntry,
  quarantined,
  readCsv,
  readJson,
  readJsonLines,
  streamXml,
} from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapRegisterDocument } from './map-document.ts';
import { type IssueFacts, documentNumberOf, mapIssueDocument } from './map-issue.ts';
import { mapDispositionRow, mapOrderRow } from './map-order-row.ts';
import { readContents } from './read-contents.ts';
import {
  dispositionRowSchema,
  emptyListSchema,
  orderRowSchema,
  registerDocumentSchema,
  registerErrorSchema,
  registerListSchema,
} from './schemas.ts';

const DOCUMENT_ELEMENTS = new Set(['RULE', 'PRORULE', 'NOTICE', 'PRESDOCU', 'CORRECT']);
const ISSUE_FACTS = new Set(['VOL', 'DATE', 'CNTNTS']);

/** Answers of the interface, daily issues, and the two tables of executive orders; not the table of agencies. */
export function acceptsRegisterFile(path: string): boolean {
  const isOrderTable = /executive[_-]orders[^/!]*\.csv(\.gz)?$/i.test(path);
  return isOrderTable || /\.(jsonl?|xml)(\.gz)?$/i.test(path) || /^https?:/.test(path);
}

/** Both tables of executive orders have them. */
const ORDER_COLUMNS = ['document_number', 'signing_date'];

export const parseRegister = parseEachEntry(parseEntry);

async function* parseEntry(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  if (/\.xml$/i.test(entry.name)) yield* parseIssue(entry);
  else if (/\.csv$/i.test(entry.name)) {
    for await (const row of readCsv(entry, ORDER_COLUMNS)) yield parseOrderRow(row);
  } else if (/\.jsonl$/i.test(entry.name)) {
    for await (const line of readJsonLines(entry)) {
      if (line.ok) yield parseDocument(line.value, line.position);
      else yield quarantined(line.position, line.reason, line.raw);
    }
  } else yield* parseAnswer(await readJson(entry), entry.path);
}

function* parseAnswer(answer: unknown, position: string): Generator<ParsedRecord> {
  const list = registerListSchema.safeParse(answer);
  if (list.success) {
    for (const [index, item] of list.data.results.entries()) yield parseDocument(item, `${position}[${index}]`);
  } else if (registerErrorSchema.safeParse(answer).success) {
    yield quarantined(position, 'the publisher answered with an error instead of data', answer);
  } else if (!emptyListSchema.safeParse(answer).success) yield parseDocument(answer, position);
}

function parseDocument(item: unknown, position: string): ParsedRecord {
  const document = validateRecord(registerDocumentSchema, item);
  if (!document.ok) return quarantined(position, document.reason, item);
  return { ok: true, position, record: mapRegisterDocument(document.value) };
}

function parseOrderRow(row: CsvRow): ParsedRecord {
  if (!row.ok) return quarantined(row.position, row.reason, row.raw);
  const { position, values } = row;
  const record = 'executive_order_number' in values ? orderRecord(values) : dispositionRecord(values);
  if (typeof record === 'string') return quarantined(position, record, values);
  return { ok: true, position, record };
}

/** @returns the record, or why there is none */
function orderRecord(values: Readonly<Record<string, string>>): SourceRecord | string {
  const row = validateRecord(orderRowSchema, values);
  if (!row.ok) return row.reason;
  return mapOrderRow(row.value) ?? 'the row has neither a document number nor an order number';
}

function dispositionRecord(values: Readonly<Record<string, string>>): SourceRecord | string {
  const row = validateRecord(dispositionRowSchema, values);
  return row.ok ? mapDispositionRow(row.value) : row.reason;
}

/** An issue or one document's full text, a document at a time. */
async function* parseIssue(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const issue: IssueFacts = { pages: new Map() };
  const isPicked = (path: readonly string[]): boolean => {
    const name = path.at(-1) ?? '';
    return DOCUMENT_ELEMENTS.has(name) || (path.length === 2 && ISSUE_FACTS.has(name));
  };
  let hasDocument = false;
  for await (const element of streamXml(entry, isPicked)) {
    if (!DOCUMENT_ELEMENTS.has(element.localName)) {
      if (element.localName === 'VOL') issue.volume = element.plainText();
      else if (element.localName === 'CNTNTS') readContents(element, issue.pages);
      else {
        const date = isoDateFromWords(element.plainText());
        if (date !== undefined) issue.date = date;
      }
      continue;
    }
    hasDocument = true;
    const position = `${entry.path}:${element.line}`;
    const number = documentNumberOf(element);
    if (number === undefined) yield quarantined(position, 'the document has no FR Doc number', element.plainText());
    else yield { ok: true, position, record: mapIssueDocument(element, number, issue) };
  }
  if (!hasDocument) yield quarantined(entry.path, 'the file holds no document of the Federal Register', '');
}
