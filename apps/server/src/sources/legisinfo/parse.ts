import type { BillRecord } from '@rotunda/domain';
import { z } from 'zod';
import { type Validated, validateRecord } from '../mapping/validate-record.ts';
import { type XmlElement, parseEachEntry, quarantined, readJson, streamXml } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapFullBill, mapListedBill } from './map-bill.ts';
import { settleBill } from './settle-bill.ts';
import { mapOldBill, oldBill } from './old-xml.ts';
import { fullBillSchema, listedBillSchema, oldBillSchema } from './schemas.ts';

const answerSchema = z.union([z.array(z.unknown()), z.looseObject({ Bills: z.array(z.unknown()) })]);

/** Whether the file is a saved response (JSON, or old or new XML) or a URL of the live site. */
export function acceptsLegisinfoFile(path: string): boolean {
  return /\.(json|xml)(\.gz)?$/i.test(path) || /^https?:/.test(path);
}

export const parseLegisinfo = parseEachEntry(parseEntry);

async function* parseEntry(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  if (/\.xml$/i.test(entry.name)) {
    yield* parseXmlBills(entry);
    return;
  }
  const answer = await readJson(entry);
  const list = answerSchema.safeParse(answer);
  if (!list.success) {
    yield parsed(getRecord(answer, entry.url ?? entry.path), entry.path, answer);
    return;
  }
  const bills = Array.isArray(list.data) ? list.data : list.data.Bills;
  for (const [index, bill] of bills.entries()) yield parsed(getRecord(bill), `${entry.path}[${index}]`, bill);
}

async function* parseXmlBills(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  let hasBill = false;
  for await (const bill of streamXml(entry, (path) => path.at(-1) === 'Bill')) {
    hasBill = true;
    yield parsed(getXmlRecord(bill, entry.url ?? entry.path), `${entry.path}:${bill.line}`, bill.plainText());
  }
  if (!hasBill) yield quarantined(entry.path, 'the file contains no element Bill', '');
}

/**
 * Maps a bill in XML. The list is also offered as XML with the JSON's field names; the old feed has attributes and
 * nested titles.
 */
function getXmlRecord(bill: XmlElement, address: string | undefined): Validated<BillRecord> {
  if (bill.child('BillNumberFormatted')) {
    return getRecord(Object.fromEntries(bill.elements().map((field) => [field.localName, field.plainText()])), address);
  }
  const old = validateRecord(oldBillSchema, oldBill(bill));
  return old.ok ? settled(mapOldBill(old.value), address) : old;
}

function getRecord(bill: unknown, address?: string): Validated<BillRecord> {
  const isListed = typeof bill === 'object' && bill !== null && 'BillNumberFormatted' in bill;
  if (isListed) {
    const listed = validateRecord(listedBillSchema, bill);
    return listed.ok ? settled(mapListedBill(listed.value), address) : listed;
  }
  const full = validateRecord(fullBillSchema, bill);
  return full.ok ? settled(mapFullBill(full.value), address) : full;
}

/** Settles of which session a bill is by its fields, its address and the days of its stages. */
function settled(record: BillRecord, address: string | undefined): Validated<BillRecord> {
  const identified = settleBill(record, address);
  return typeof identified === 'string' ? { ok: false, reason: identified } : { ok: true, value: identified };
}

function parsed(record: Validated<BillRecord>, position: string, raw: unknown): ParsedRecord {
  return record.ok ? { ok: true, position, record: record.value } : quarantined(position, record.reason, raw);
}
