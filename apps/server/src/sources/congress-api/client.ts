import { z } from 'zod';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';
import { ListProgress } from '../mapping/list-progress.ts';
import { StatedTotal } from '../mapping/stated-total.ts';
import { bufferEntry, parseJson, UnreadableInputError } from '../reading/index.ts';

const BASE_URL = 'https://api.congress.gov/v3';
/** Maximum page size of the API. */
const PAGE_SIZE = 250;

/** Sub-collections of a bill: the last part of the URL and the name of the list in the response. */
const SUB_COLLECTIONS = [
  ['actions', 'actions'],
  ['amendments', 'amendments'],
  ['committees', 'committees'],
  ['cosponsors', 'cosponsors'],
  ['relatedbills', 'relatedBills'],
  ['subjects', 'subjects'],
  ['summaries', 'summaries'],
  ['text', 'textVersions'],
  ['titles', 'titles'],
] as const;

/**
 * The Congress.gov API: changed bills, each with its item and the sub-collections that its item lists as not empty.
 * Bills are listed newest change first. A bill that changes while pages are read moves to the front, so positions only
 * shift toward pages still to come and no bill is skipped. Its change is fetched by the next run, which requests
 * everything since the newest change of this run. The option `congresses` limits the Congresses.
 */
export const congressApiEndpoint: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    congresses: 'Numbers of Congresses, such as 118, 119; every one unless set.',
  },
  needsApiKey: true,
  rateLimit: {
    requests: 5000,
    perSeconds: 3600,
    statedAt: 'https://github.com/LibraryOfCongress/api.congress.gov#rate-limits',
  },
  fetch: fetchBills,
};

const pageSchema = z.looseObject({
  bills: z.array(
    z.looseObject({
      congress: z.number(),
      type: z.string(),
      number: z.union([z.string(), z.number()]),
      updateDate: z.string().optional(),
    }),
  ),
  pagination: z.looseObject({ count: z.number().optional(), next: z.string().optional() }).optional(),
});

const answerSchema = z.record(z.string(), z.unknown());

const itemSchema = z.looseObject({ bill: z.record(z.string(), z.unknown()) });

async function* fetchBills(request: LiveRequest): AsyncGenerator<InputEntry> {
  const congresses = (request.settings.options?.['congresses'] ?? '').split(',').flatMap((part) => part.trim() || []);
  const lists = congresses.length === 0 ? ['bill'] : congresses.map((congress) => `bill/${congress}`);
  const progress = new ListProgress(request);
  const stated = new StatedTotal(request);
  const remaining = progress.remaining(
    lists.map((key) => ({ key })),
    0,
  );
  for (const { list, place } of remaining) {
    const bills = yield* fetchList(request, progress, stated, { list: list.key, from: place });
    stated.finished(bills);
  }
}

/**
 * @param place `from`: position of the first bill in the list that is not done yet
 * @returns number of bills fetched
 */
async function* fetchList(
  request: LiveRequest,
  progress: ListProgress,
  stated: StatedTotal,
  { list, from }: { list: string; from: number },
): AsyncGenerator<InputEntry, number> {
  let done = 0;
  const changedSince = progress.since(list);
  const since = changedSince === undefined ? '' : `&fromDateTime=${stamp(changedSince)}`;
  for (let offset = from; ; offset += PAGE_SIZE) {
    const query = `offset=${offset}&limit=${PAGE_SIZE}&sort=updateDate+desc${since}`;
    const page = validated(pageSchema, await get(request, list, query), list);
    for (const bill of page.bills) {
      yield* fetchBill(request, `bill/${bill.congress}/${bill.type.toLowerCase()}/${bill.number}`);
      done += 1;
      const all = page.pagination?.count;
      stated.report(done, all === undefined ? undefined : all - from);
    }
    progress.tookPage(
      list,
      offset + page.bills.length,
      page.bills.map((bill) => changedAt(bill.updateDate)),
    );
    if (page.bills.length === 0) break;
    if (page.bills.length < PAGE_SIZE && page.pagination?.next === undefined) break;
  }
  progress.finished(list);
  return done;
}

async function* fetchBill(request: LiveRequest, path: string): AsyncGenerator<InputEntry> {
  const item = await get(request, path, '');
  yield getEntry(request, path, item);
  const { bill } = validated(itemSchema, item, path);
  for (const [address, name] of SUB_COLLECTIONS) {
    if (memberCount(bill[name]) === 0) continue;
    const collection = await getAll(request, `${path}/${address}`, name);
    // Only the item contains the sponsor: without it, the cosponsors would be a list of sponsors that lacks the first.
    const completed = address === 'cosponsors' ? { ...collection, sponsors: bill['sponsors'] } : collection;
    yield getEntry(request, `${path}/${address}`, completed);
  }
}

/**
 * Returns the number of members of a collection. Bills announce each collection as `{count, url}` and omit those that
 * are empty.
 */
function memberCount(announced: unknown): number {
  const parsed = z.object({ count: z.number() }).safeParse(announced);
  return parsed.success ? parsed.data.count : 0;
}

/** Fetches all pages of a sub-collection as one response, because a part of a bill is replaced as a whole. */
async function getAll(request: LiveRequest, path: string, name: string): Promise<Record<string, unknown>> {
  const first = validated(answerSchema, await get(request, path, `limit=${PAGE_SIZE}`), path);
  let members = pageMembers(first[name]);
  let page = first;
  for (let offset = PAGE_SIZE; hasNext(page) && Array.isArray(members); offset += PAGE_SIZE) {
    page = validated(answerSchema, await get(request, path, `limit=${PAGE_SIZE}&offset=${offset}`), path);
    const more = pageMembers(page[name]);
    if (!Array.isArray(more) || more.length === 0) break;
    members = [...members, ...more];
  }
  const { pagination: _pages, ...whole } = first;
  return Array.isArray(members) ? { ...whole, [name]: members } : first;
}

function pageMembers(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

function hasNext(page: Record<string, unknown>): boolean {
  return z.object({ pagination: z.object({ next: z.string() }) }).safeParse(page).success;
}

async function get(request: LiveRequest, path: string, query: string): Promise<unknown> {
  const url = getAddress(request, path, query);
  // The key is sent in a header, so that it is neither logged nor stored as the URL of a record.
  const { body } = await request.http.get(url, { headers: { 'x-api-key': request.settings.apiKey ?? '' } });
  return parseJson(body.toString('utf8'));
}

function getAddress(request: LiveRequest, path: string, query: string): string {
  return `${request.settings.baseUrl ?? BASE_URL}/${path}?format=json${query === '' ? '' : `&${query}`}`;
}

function getEntry(request: LiveRequest, path: string, body: unknown): InputEntry {
  const url = getAddress(request, path, '');
  return bufferEntry(`${BASE_URL}/${path}.json`, JSON.stringify(body), url);
}

function validated<T>(schema: z.ZodType<T>, json: unknown, path: string): T {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new UnreadableInputError(`the answer to ${path} is not as expected`);
  return parsed.data;
}

/**
 * Returns the time of a change. The API usually gives only the day, so its beginning is used and the rest of that day
 * is requested again.
 */
function changedAt(updateDate: string | undefined): string | undefined {
  return updateDate?.length === 'YYYY-MM-DD'.length ? `${updateDate}T00:00:00Z` : updateDate;
}

/** Formats a time as `2025-01-03T00:00:00Z`, without the fraction of a second, which the API rejects. */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}
