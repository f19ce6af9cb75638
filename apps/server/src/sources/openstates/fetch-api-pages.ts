import type { UnixSeconds } from '@rotunda/domain';
import { z } from 'zod';
import { ListProgress } from '../mapping/list-progress.ts';
import { StatedTotal } from '../mapping/stated-total.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveRequest } from '../source.ts';

export const OPENSTATES_API = 'https://v3.openstates.org';

/** The default tier of a free key; higher limits are granted on request. */
export const OPENSTATES_RATE_LIMIT = {
  requests: 10,
  perSeconds: 60,
  statedAt: 'https://open.pluralpolicy.com/accounts/profile/',
};

const pageSchema = z.looseObject({
  results: z.array(z.looseObject({ updated_at: z.string().nullish() })),
  pagination: z.looseObject({
    max_page: z.number(),
    total_items: z.number().optional(),
    per_page: z.number().optional(),
  }),
});
type Page = z.output<typeof pageSchema>;

/** One list of the API, read page by page. */
export interface ApiList {
  /** Unique within a fetch; identifies the list in the checkpoint. */
  key: string;
  path: string;
  parameters: readonly (readonly [string, string])[];
  /** Whether the list can be filtered by change time (`updated_since`); otherwise it is read in full. */
  isIncremental: boolean;
}

/**
 * Reads the lists one after the other, with one entry per page and a checkpoint after each page. The number of pages
 * comes from the response; a response without it makes the fetch fail instead of ending it.
 *
 * @throws Error when there is no key or a response is not a page; SourceFetchError as `http.get`.
 */
export async function* fetchApiPages(request: LiveRequest, lists: readonly ApiList[]): AsyncGenerator<InputEntry> {
  const { apiKey } = request.settings;
  if (apiKey === undefined) throw new Error('Open States needs an API key: set it in the settings of this source');
  const baseUrl = request.settings.baseUrl ?? OPENSTATES_API;
  const progress = new ListProgress(request);
  const stated = new StatedTotal(request);
  for (const { list, place } of progress.remaining(lists, 1)) {
    const since = list.isIncremental ? progress.since(list.key) : undefined;
    let done = 0;
    for (let page = place, last = place; page <= last; page += 1) {
      const url = pageUrl(baseUrl, list, page, since);
      const payload = await request.http.get(url, { headers: { 'x-api-key': apiKey, accept: 'application/json' } });
      const answer = readPage(payload.body, url);
      last = answer.pagination.max_page;
      yield bufferEntry(`${url}#page-${page}.json`, payload.body, url);
      done += answer.results.length;
      stated.report(done, remainingFrom(place, answer));
      const changes = answer.results.map((result) => result.updated_at ?? undefined);
      progress.tookPage(list.key, page + 1, list.isIncremental ? changes : []);
    }
    progress.finished(list.key);
    stated.finished(done);
  }
}

/** Returns the number of items from the fetch's first page on, if the response states the total. */
function remainingFrom(firstPage: number, { pagination }: Page): number | undefined {
  const { total_items: all, per_page: pageSize } = pagination;
  return all === undefined || pageSize === undefined ? undefined : all - (firstPage - 1) * pageSize;
}

function pageUrl(baseUrl: string, list: ApiList, page: number, since: UnixSeconds | undefined): string {
  const query = new URLSearchParams(list.parameters.map(([name, value]) => [name, value]));
  if (since !== undefined) query.set('updated_since', new Date(since * 1000).toISOString().slice(0, 19));
  query.set('page', String(page));
  return `${baseUrl}${list.path}?${query.toString()}`;
}

function readPage(body: Buffer, url: string): Page {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new Error(`the answer of ${url} is not JSON`, { cause });
  }
  const page = pageSchema.safeParse(answer);
  if (!page.success) throw new Error(`the answer of ${url} is not a page with a total count`);
  return page.data;
}
