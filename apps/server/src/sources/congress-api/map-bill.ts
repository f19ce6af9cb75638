import { z } from 'zod';
import { mapMeasure } from '../mapping/congress/map-measure.ts';
import { measureSchema, type Measure } from '../mapping/congress/measure.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import type { Mapped } from './mapped.ts';

/** Fields of a bill that are mapped, are links or repeat other fields, and so are not kept as unknown. */
const KNOWN = new Set([...Object.keys(measureSchema.shape), 'originChamberCode', 'updateDateIncludingText']);

/** Maps a bill in a page of `/v3/bill`, which has only title, latest action and dates. */
export function mapListedBill(member: unknown): Mapped {
  return mapped(member, 'listing', {});
}

/** Maps the item of one bill: `/v3/bill/117/hr/21`. */
export function mapBillItem(item: unknown): Mapped {
  return mapped(item, 'main', unknownFields(item));
}

/**
 * Maps a line of a mirror made from BILLSTATUS: the bill, with the sub-collections of the API beside it. Lines with
 * actions are a different part than lines without, so that the short line of a bill never replaces its long one.
 */
export function mapBillLine(line: Record<string, unknown>): Mapped {
  const { bill, mirrored, ...collections } = line;
  const { latestAction, titles, ...item } = getFields(bill);
  const isDetailed = collections['actions'] !== undefined;
  const measure = {
    ...item,
    ...Object.fromEntries(Object.entries(collections).map(([name, value]) => [PROPER_NAMES[name] ?? name, value])),
    titles: collections['titles'] ?? titles,
  };
  // The mirror's latest action is the first one in the file, usually the introduction even for enacted bills.
  const kept = { ...unknownFields(item), firstListedAction: latestAction, mirrored };
  return mapped(measure, isDetailed ? 'details' : 'main', kept);
}

/** Mirrors name collections as in the URLs of the API. */
const PROPER_NAMES: Readonly<Record<string, keyof Measure>> = { relatedbills: 'relatedBills', text: 'textVersions' };

/** Collections of one bill in the API; each fills a part of the same name. */
const SUB_COLLECTIONS = [
  'actions',
  'amendments',
  'committees',
  'cosponsors',
  'relatedBills',
  'subjects',
  'summaries',
  'textVersions',
  'titles',
] as const satisfies readonly (keyof Measure)[];

/** Maps a sub-collection of one bill, which the request names. */
export function mapSubCollection(
  body: Record<string, unknown>,
  request: { congress?: string | undefined; billType?: string | undefined; billNumber?: string | undefined },
): Mapped {
  const name = SUB_COLLECTIONS.find((collection) => body[collection] !== undefined);
  if (name === undefined) return { ok: false, reason: 'not a response of the Congress.gov API that is known' };
  const { congress, billType, billNumber } = request;
  if (congress === undefined || billType === undefined || billNumber === undefined) {
    return { ok: false, reason: `the request does not name the bill of these ${name}` };
  }
  const missing = missingPart(body, body[name]);
  if (missing !== undefined) return { ok: false, reason: `${missing} ${name}: a list of a bill is read whole` };
  const sponsors = name === 'cosponsors' ? body['sponsors'] : undefined;
  const measure = { congress, type: billType, number: billNumber, sponsors, [name]: body[name] };
  return mapped(measure, name.toLowerCase(), {});
}

const paginationSchema = z.object({
  pagination: z.object({ count: z.number(), next: z.string().optional(), prev: z.string().optional() }),
});

/**
 * Says how much of a collection a page has; undefined for a whole one. A collection replaces the one stored, so a page
 * of it would hide the others.
 */
function missingPart(body: Record<string, unknown>, members: unknown): string | undefined {
  const stated = paginationSchema.safeParse(body);
  if (!stated.success || !Array.isArray(members)) return undefined;
  const { count, next, prev } = stated.data.pagination;
  const hasOthers = next !== undefined || prev !== undefined;
  return hasOthers && members.length < count ? `the page has ${members.length} of ${count}` : undefined;
}

function mapped(upstream: unknown, part: string, extra: Record<string, unknown>): Mapped {
  const valid = validateRecord(measureSchema, upstream);
  return valid.ok ? mapMeasure(valid.value, part, extra) : valid;
}

function unknownFields(item: unknown): Record<string, unknown> {
  const fields = Object.entries(getFields(item)).filter(([name, value]) => !KNOWN.has(name) && saysSomething(value));
  return Object.fromEntries(fields);
}

function saysSomething(value: unknown): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

function getFields(value: unknown): Record<string, unknown> {
  // The value is an object; the copy has only its own fields, whose values remain unknown.
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
