import { z } from 'zod';
import { StatedTotal } from '../stated-total.ts';
import { parseJson } from '../../reading/index.ts';
import type { LiveRequest } from '../../source.ts';

/** First day of documents in the API. */
export const FIRST_DAY = '1994-01-03';

export const REGISTER_BASE_URL = 'https://www.federalregister.gov/api/v1';

const FIELDS = `abstract action agencies body_html_url cfr_references citation comments_close_on correction_of
  corrections dates disposition_notes docket_ids document_number effective_on end_page executive_order_notes
  executive_order_number full_text_xml_url html_url pdf_url president proclamation_number publication_date raw_text_url
  regulation_id_number_info regulation_id_numbers regulations_dot_gov_info significant signing_date start_page subtype
  title toc_doc toc_subject topics type volume`.split(/\s+/);

const pageSchema = z.object({
  count: z.number(),
  next_page_url: z.string().nullish(),
  results: z.array(z.looseObject({ publication_date: z.string() })).default([]),
});

/** Position from which a search continues: the first day requested, and the URL of its next page. */
export interface SearchPlace {
  from: string;
  next?: string | undefined;
}

export interface SearchPage {
  url: string;
  body: Buffer;
  results: z.output<typeof pageSchema>['results'];
  /** Position after this page, once its results are processed. */
  following: SearchPlace;
}

export interface Search {
  /** Conditions besides the publication date: `conditions[type][]`. */
  conditions?: readonly (readonly [name: string, value: string])[];
  pageSize: number;
}

/**
 * Fetches documents by publication date, oldest first. A search ends silently at 10,000 documents, so a full one is
 * followed by another search from the last date it reached.
 * @throws when more documents have the same date than a search can return
 */
export async function* searchPages(
  request: LiveRequest,
  place: SearchPlace,
  search: Search,
): AsyncGenerator<SearchPage> {
  let from = place.from;
  // The base URL may have changed since the position was saved.
  let url = place.next === undefined ? searchUrl(request, from, search) : withHost(place.next, request);
  const stated = new StatedTotal(request);
  let behind = (Number(new URL(url).searchParams.get('page') ?? 1) - 1) * search.pageSize;
  let done = 0;
  for (;;) {
    const { body } = await request.http.get(url);
    const page = pageSchema.parse(parseJson(body.toString('utf8')));
    const isCapped = page.count >= 10_000;
    const next = page.next_page_url ? withHost(page.next_page_url, request) : undefined;
    const lastDay = page.results.at(-1)?.publication_date ?? from;
    yield { url, body, results: page.results, following: next === undefined ? { from: lastDay } : { from, next } };
    done += page.results.length;
    // The count of a full search is its cap, not the number of documents.
    if (!isCapped) stated.report(done, page.count - behind);
    if (next !== undefined) {
      url = next;
      continue;
    }
    if (!isCapped) return;
    if (lastDay <= from) throw new Error(`more than 10,000 documents are dated ${from}; cannot page on`);
    from = lastDay;
    url = searchUrl(request, from, search);
    stated.finished(done);
    behind = 0;
    done = 0;
  }
}

function searchUrl(request: LiveRequest, from: string, { conditions = [], pageSize }: Search): string {
  const url = new URL(`${getBase(request)}/documents.json`);
  url.searchParams.set('conditions[publication_date][gte]', from);
  for (const [name, value] of conditions) url.searchParams.append(name, value);
  url.searchParams.set('order', 'oldest');
  url.searchParams.set('per_page', String(pageSize));
  for (const field of FIELDS) url.searchParams.append('fields[]', field);
  return url.toString();
}

/**
 * Replaces the host: URLs in responses have the publisher's own host, but requests must stay on a mirror that the
 * operator has set.
 */
export function withHost(address: string, request: LiveRequest): string {
  const url = new URL(address);
  const base = new URL(getBase(request));
  url.protocol = base.protocol;
  url.host = base.host;
  return url.toString();
}

export function getBase(request: LiveRequest): string {
  return request.settings.baseUrl ?? REGISTER_BASE_URL;
}
