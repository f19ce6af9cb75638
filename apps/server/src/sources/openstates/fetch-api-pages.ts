import { z } from 'zod';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveRequest } from '../source.ts';

export const OPENSTATES_API = 'https://v3.openstates.org';

/** The default tier of a free key; larger ones are granted on request. */
export const OPENSTATES_RATE_LIMIT = {
  requests: 10,
  perSeconds: 60,
  statedAt: 'https://open.pluralpolicy.com/accounts/profile/',
};

const pageSchema = z.looseObject({ pagination: z.looseObject({ max_page: z.number() }) });

/** One list of the API, to be read page by page. */
export interface ApiList {
  /** Unique within a fetch; the checkpoint goes on from it. */
  key: string;
  path: string;
  parameters: readonly (readonly [string, string])[];
}

/**
 * Reads the lists one after the other, a page an entry, and notes each page taken as the checkpoint. Pages are counted
 * by the answer; an answer that does not tell how many there are ends the fetch as an error, never as the end.
 *
 * @throws Error when there is no key or an answer is no page; SourceFetchError as `http.get`.
 */
export async function* fetchApiPages(request: LiveRequest, lists: readonly ApiList[]): AsyncGenerator<InputEntry> {
  const { apiKey } = request.settings;
  if (apiKey === undefined) throw new Error('Open States needs an API key: set it in the settings of this source');
  const baseUrl = request.settings.baseUrl ?? OPENSTATES_API;
  const start = readCheckpoint(request.checkpoint, lists);
  for (const list of lists.slice(start.listIndex)) {
    let page = list === lists[start.listIndex] ? start.page : 1;
    for (let lastPage = page; page <= lastPage; page += 1) {
      const url = pageUrl(baseUrl, list, page);
      const payload = await request.http.get(url, { headers: { 'x-api-key': apiKey, accept: 'application/json' } });
      lastPage = readPageCount(payload.body, url);
      yield bufferEntry(`${url}#page-${page}.json`, payload.body, url);
      request.saveCheckpoint(JSON.stringify({ list: list.key, page: page + 1 }));
    }
  }
}

function pageUrl(baseUrl: string, list: ApiList, page: number): string {
  const query = new URLSearchParams(list.parameters.map(([name, value]) => [name, value]));
  query.set('page', String(page));
  return `${baseUrl}${list.path}?${query.toString()}`;
}

function readPageCount(body: Buffer, url: string): number {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new Error(`the answer of ${url} is not JSON`, { cause });
  }
  const page = pageSchema.safeParse(answer);
  if (!page.success) throw new Error(`the answer of ${url} does not tell how many pages there are`);
  return page.data.pagination.max_page;
}

const checkpointSchema = z.object({ list: z.string(), page: z.number() });

/** A checkpoint of a list that is no longer asked for (settings changed) starts over. */
function readCheckpoint(
  checkpoint: string | undefined,
  lists: readonly ApiList[],
): { listIndex: number; page: number } {
  if (checkpoint === undefined) return { listIndex: 0, page: 1 };
  const saved = checkpointSchema.safeParse(JSON.parse(checkpoint));
  const listIndex = saved.success ? lists.findIndex((list) => list.key === saved.data.list) : -1;
  return saved.success && listIndex >= 0 ? { listIndex, page: saved.data.page } : { listIndex: 0, page: 1 };
}
