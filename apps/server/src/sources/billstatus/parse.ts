import type { InputEntry, ParsedRecord } from '../source.ts';
import { parseEachEntry, quarantined, readXml, type XmlElement } from '../reading/index.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import { mapMeasure } from '../mapping/congress/map-measure.ts';
import { measureSchema } from '../mapping/congress/measure.ts';

/** Parses each BILLSTATUS file as one bill. */
export const parseBillstatus = parseEachEntry(parseFile);

async function* parseFile(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const root = await readXml(entry);
  const bill = root.localName === 'billStatus' ? root.child('bill') : undefined;
  if (!bill) {
    yield quarantined(entry.path, `not a BILLSTATUS file: the root is <${root.name}>`, root.plainText());
    return;
  }
  const upstream = getObject(bill);
  const valid = validateRecord(measureSchema, upstream);
  const mapped = valid.ok
    ? mapMeasure(valid.value, 'main', unmappedFields(root, upstream), [entry.name, entry.url])
    : valid;
  if (!mapped.ok) yield quarantined(entry.path, mapped.reason, upstream);
  else yield { ok: true, position: entry.path, record: mapped.record };
}

const MAPPED = new Set(Object.keys(measureSchema.shape));

/** Returns the informative fields that the record has no place for: calendars, notes, schema versions. */
function unmappedFields(root: XmlElement, bill: Record<string, unknown>): Record<string, unknown> {
  const unmapped = Object.entries(bill).filter(([name, value]) => !MAPPED.has(name) && value !== '');
  const schemaVersion = root.child('version')?.plainText();
  return { ...Object.fromEntries(unmapped), ...(schemaVersion === undefined ? {} : { schemaVersion }) };
}

/**
 * Converts elements to an object: a leaf becomes its text, a repeated name becomes a list. BILLSTATUS has no attributes
 * and no mixed content, so nothing is lost.
 */
function getObject(element: XmlElement): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const child of element.elements()) {
    const value = child.elements().length === 0 ? child.text().trim() : getObject(child);
    const before = fields.get(child.localName);
    if (before === undefined) fields.set(child.localName, value);
    else if (Array.isArray(before)) before.push(value);
    else fields.set(child.localName, [before, value]);
  }
  // `fromEntries` defines own properties, so no element name can reach the prototype.
  return Object.fromEntries(fields);
}
