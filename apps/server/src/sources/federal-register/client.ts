import { type IsoDate, addDays } from '@rotunda/domain';
import { z } from 'zod';
import { localDay } from '../mapping/local-time.ts';
import { StatedTotal } from '../mapping/stated-total.ts';
import { parseJson } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://www.federalregister.gov/api/v1';
const PAGE_SIZE = 1000;
/** The interface's first day. */
const FIRST_DAY = '1994-01-03';
/** Days looked at again at each run: comment periods are extended and facts completed after publication. */
const OVERLAP_DAYS = 7;

const FIELDS = `abstract action agencies body_html_url cfr_references citation comments_close_on correction_of
  corrections dates disposition_notes docket_ids document_number effective_on end_page executive_order_notes
  executive_order_number full_text_xml_url html_url pdf_url president proclamation_number publication_date raw_text_url
  regulation_id_number_info regulation_id_numbers regulations_dot_gov_info significant signing_date start_page subtype
  title toc_doc toc_subject topics type volume`.split(/\s+/);

const pageSchema = z.object({
  count: z.number(),
  next_page_url: z.string().nullish(),
  results: z.array(z.object({ publication_date: z.string() })).default([]),
});

const checkpointSchema = z.object({ from: z.string(), next: z.string().optional() });
type Checkpoint = z.infer<typeof checkpointSchema>;

/**
 * Documents by day of publication, oldest first, then those laid out for inspection today. A search ends silently at
 * 10,000 documents, so that a full one is taken up again from the last day it reached.
 */
export const federalRegisterLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  needsApiKey: false,
  rateLimit: {
    requests: 60,
    perSeconds: 60,
    statedAt: 'https://www.federalregister.gov/developers/documentation/api/v1 (no figure is stated; kept polite)',
  },
  fetch: fetchDocuments,
};

/** `options.from`: first day of publication (`2024-01-01`) of the first run. */
async function* fetchDocuments(request: LiveRequest): AsyncGenerator<InputEntry> {
  const started = startOf(request);
  let from = started.from;
  // The address may have been changed since the place was noted.
  let url = started.next === undefined ? searchUrl(request, from) : onThisHost(started.next, request);
  const stated = new StatedTotal(request);
  let behind = (Number(new URL(url).searchParams.get('page') ?? 1) - 1) * PAGE_SIZE;
  let done = 0;
  for (;;) {
    const { body } = await request.http.get(url);
    yield bufferEntry(url, body, url);
    const page = pageSchema.parse(parseJson(body.toString('utf8')));
    const isCapped = page.count >= 10_000;
    done += page.results.length;
    // A full search states its own end, not that of what there is.
    if (!isCapped) stated.report(done, page.count - behind);
    const lastDay = page.results.at(-1)?.publication_date ?? from;
    if (page.next_page_url) {
      url = onThisHost(page.next_page_url, request);
      save(request, { from, next: url });
      continue;
    }
    if (isCapped && lastDay <= from) throw new Error(`more than 10,000 documents are dated ${from}; cannot page on`);
    from = lastDay;
    save(request, { from });
    if (!isCapped) break;
    url = searchUrl(request, from);
    stated.finished(done);
    behind = 0;
    done = 0;
  }
  const inspection = `${baseOf(request)}/public-inspection-documents/current.json`;
  const { body } = await request.http.get(inspection);
  yield bufferEntry(inspection, body, inspection);
}

function startOf(request: LiveRequest): Checkpoint {
  if (request.checkpoint !== undefined) {
    const saved = checkpointSchema.parse(parseJson(request.checkpoint));
    return saved.next === undefined ? { from: addDays(saved.from, -OVERLAP_DAYS) } : saved;
  }
  if (request.sinceTs !== undefined)
    return { from: addDays(localDay(request.sinceTs, 'America/New_York'), -OVERLAP_DAYS) };
  return { from: request.settings.options?.['from'] ?? FIRST_DAY };
}

function save(request: LiveRequest, checkpoint: Checkpoint): void {
  request.saveCheckpoint(JSON.stringify(checkpoint));
}

function searchUrl(request: LiveRequest, from: IsoDate): string {
  const url = new URL(`${baseOf(request)}/documents.json`);
  url.searchParams.set('conditions[publication_date][gte]', from);
  url.searchParams.set('order', 'oldest');
  url.searchParams.set('per_page', String(PAGE_SIZE));
  for (const field of FIELDS) url.searchParams.append('fields[]', field);
  return url.toString();
}

/** Next pages are given with the publisher's own host, which a mirror set by the operator must not be left for. */
function onThisHost(next: string, request: LiveRequest): string {
  const url = new URL(next);
  const base = new URL(baseOf(request));
  url.protocol = base.protocol;
  url.host = base.host;
  return url.toString();
}

function baseOf(request: LiveRequest): string {
  return request.settings.baseUrl ?? BASE_URL;
}
