import { type UnixSeconds, getInstant } from '@rotunda/domain';
import { z } from 'zod';
import { StatedTotal } from '../mapping/stated-total.ts';
import { parseJson } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';
import { easternFilterTime } from './eastern-time.ts';

const BASE_URL = 'https://api.regulations.gov/v4';
const PAGE_SIZE = 250;
/** The API rejects page 21; later pages are reached by moving the start of the window. */
const MAX_PAGE = 20;
/** Rules and the documents that lead to them; supporting material is fetched only on request. */
const DEFAULT_DOCUMENT_TYPES = 'Rule,Proposed Rule,Notice';
const COLLECTIONS = ['documents', 'dockets'] as const;
type Collection = (typeof COLLECTIONS)[number];

const pageSchema = z.object({
  data: z.array(z.object({ id: z.string(), attributes: z.object({ lastModifiedDate: z.string() }) })),
  meta: z.object({ hasNextPage: z.boolean(), totalElements: z.number().optional() }),
});

/** Progress of each collection: all changes before the window's start, and its pages before `page`, have been read. */
const checkpointSchema = z.partialRecord(
  z.enum(COLLECTIONS),
  z.object({ sinceTs: z.number().optional(), page: z.number() }),
);
type Checkpoint = z.infer<typeof checkpointSchema>;

/**
 * Documents and dockets in the order of their changes. A change during the fetch may shorten a page. Changed records
 * move to the end of the order, so they appear again and none is missed.
 */
export const regulationsGovLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    documentTypes: 'Types of documents, such as Rule,Proposed Rule; rules, proposed rules and notices unless set.',
    details: 'yes also fetches every document in full.',
  },
  needsApiKey: true,
  rateLimit: { requests: 1000, perSeconds: 3600, statedAt: 'https://api.data.gov/docs/rate-limits/' },
  fetch: fetchRegulations,
};

/** Reads `options.documentTypes` (comma-separated) and `options.details`; `yes` also fetches every document in full. */
async function* fetchRegulations(request: LiveRequest): AsyncGenerator<InputEntry> {
  const checkpoint: Checkpoint =
    request.checkpoint === undefined ? {} : checkpointSchema.parse(parseJson(request.checkpoint));
  const stated = new StatedTotal(request);
  for (const collection of COLLECTIONS) yield* fetchCollection(request, collection, checkpoint, stated);
}

async function* fetchCollection(
  request: LiveRequest,
  collection: Collection,
  checkpoint: Checkpoint,
  stated: StatedTotal,
): AsyncGenerator<InputEntry> {
  const started = checkpoint[collection];
  let sinceTs = started?.sinceTs ?? request.sinceTs;
  let page = started?.page ?? 1;
  let behind = (page - 1) * PAGE_SIZE;
  let done = 0;
  for (;;) {
    const url = pageUrl(request, collection, sinceTs, page);
    const body = await get(request, url);
    yield bufferEntry(url, body, url);
    const { data, meta } = pageSchema.parse(parseJson(body.toString('utf8')));
    if (collection === 'documents' && request.settings.options?.['details'] === 'yes') {
      for (const { id } of data) yield await fetchDetail(request, id);
    }
    done += data.length;
    stated.report(done, meta.totalElements === undefined ? undefined : meta.totalElements - behind);
    const newestTs = getInstant(data.at(-1)?.attributes.lastModifiedDate ?? '');
    if (meta.hasNextPage && page < MAX_PAGE) page += 1;
    else {
      if (meta.hasNextPage && newestTs === sinceTs) {
        throw new Error(`more than ${MAX_PAGE * PAGE_SIZE} ${collection} changed in the same second; cannot page on`);
      }
      sinceTs = newestTs ?? sinceTs;
      page = 1;
      stated.finished(done);
      behind = 0;
      done = 0;
    }
    checkpoint[collection] = { page, ...(sinceTs === undefined ? {} : { sinceTs }) };
    request.saveCheckpoint(JSON.stringify(checkpoint));
    if (!meta.hasNextPage) return;
  }
}

async function fetchDetail(request: LiveRequest, documentId: string): Promise<InputEntry> {
  const url = `${getBase(request)}/documents/${encodeURIComponent(documentId)}?include=attachments`;
  return bufferEntry(url, await get(request, url), url);
}

/** Sends the key in a header, so that no URL in a log or in the provenance contains it. */
async function get(request: LiveRequest, url: string): Promise<Buffer> {
  const payload = await request.http.get(url, { headers: { 'x-api-key': request.settings.apiKey ?? '' } });
  return payload.body;
}

function pageUrl(request: LiveRequest, collection: Collection, sinceTs: UnixSeconds | undefined, page: number): string {
  const url = new URL(`${getBase(request)}/${collection}`);
  if (sinceTs !== undefined) url.searchParams.set('filter[lastModifiedDate][ge]', easternFilterTime(sinceTs));
  if (collection === 'documents') {
    const types = request.settings.options?.['documentTypes'] ?? DEFAULT_DOCUMENT_TYPES;
    url.searchParams.set('filter[documentType]', types);
  }
  url.searchParams.set(
    'sort',
    collection === 'documents' ? 'lastModifiedDate,documentId' : 'lastModifiedDate,docketId',
  );
  url.searchParams.set('page[size]', String(PAGE_SIZE));
  url.searchParams.set('page[number]', String(page));
  return url.toString();
}

function getBase(request: LiveRequest): string {
  return request.settings.baseUrl ?? BASE_URL;
}
