import { z } from 'zod';
import { ListProgress } from '../mapping/list-progress.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://api.congress.gov/v3';
const PAGE_SIZE = 250;
const CHAMBERS = ['house', 'senate', 'nochamber'] as const;
const DEFAULT_CONGRESS = '119';

const pageSchema = z.looseObject({
  committeeMeetings: z.array(
    z.looseObject({
      eventId: z.union([z.string(), z.number()]).transform(String),
      updateDate: z.string().optional(),
    }),
  ),
  pagination: z.looseObject({ count: z.number() }),
});

/**
 * Meetings of the Congresses in the option `congresses` (comma-separated numbers); after the first fetch, only meetings
 * changed since. A list contains only numbers and change dates, so each meeting is fetched separately.
 */
export const hearingsLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    congresses: 'Numbers of Congresses, such as 118, 119.',
  },
  needsApiKey: true,
  rateLimit: {
    requests: 5000,
    perSeconds: 3600,
    statedAt: 'https://github.com/LibraryOfCongress/api.congress.gov#rate-limits',
  },
  fetch: fetchMeetings,
};

async function* fetchMeetings(request: LiveRequest): AsyncGenerator<InputEntry> {
  const congresses = (request.settings.options?.['congresses'] ?? DEFAULT_CONGRESS).split(/[\s,]+/).filter(Boolean);
  const lists = congresses.flatMap((congress) => CHAMBERS.map((chamber) => ({ key: `${congress}/${chamber}` })));
  const progress = new ListProgress(request);
  for (const { list, place } of progress.remaining(lists, 0)) yield* fetchList(request, progress, list.key, place);
}

async function* fetchList(
  request: LiveRequest,
  progress: ListProgress,
  list: string,
  firstOffset: number,
): AsyncGenerator<InputEntry> {
  const baseUrl = request.settings.baseUrl ?? BASE_URL;
  const since = progress.since(list);
  let count = Number.POSITIVE_INFINITY;
  for (let offset = firstOffset; offset < count; offset += PAGE_SIZE) {
    const query = new URLSearchParams({ format: 'json', limit: String(PAGE_SIZE), offset: String(offset) });
    if (since !== undefined) query.set('fromDateTime', new Date(since * 1000).toISOString().replace('.000', ''));
    const page = readPage(await get(request, `${baseUrl}/committee-meeting/${list}?${query.toString()}`), list);
    count = page.pagination.count;
    for (const { eventId } of page.committeeMeetings) {
      const url = `${baseUrl}/committee-meeting/${list}/${eventId}?format=json`;
      yield bufferEntry(`committee-meeting/${list}/${eventId}.json`, await get(request, url), url);
    }
    const changes = page.committeeMeetings.map(({ updateDate }) => updateDate);
    progress.tookPage(list, offset + PAGE_SIZE, changes);
  }
  progress.finished(list);
}

/** Sends the key in a header, so that no URL contains it. */
async function get(request: LiveRequest, url: string): Promise<Buffer> {
  const { apiKey } = request.settings;
  if (apiKey === undefined) throw new Error('Congress.gov needs an API key: set it in the settings of this source');
  return (await request.http.get(url, { headers: { 'x-api-key': apiKey } })).body;
}

function readPage(body: Buffer, list: string): z.output<typeof pageSchema> {
  let answer: unknown;
  try {
    answer = JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new Error(`the list of meetings ${list} is not JSON`, { cause });
  }
  const page = pageSchema.safeParse(answer);
  if (!page.success) throw new Error(`the answer is not a list of meetings ${list}`, { cause: page.error });
  return page.data;
}
