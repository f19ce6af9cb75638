import { z } from 'zod';
import { ListProgress } from '../mapping/list-progress.ts';
import { StatedTotal } from '../mapping/stated-total.ts';
import { bufferEntry, parseJson, UnreadableInputError } from '../reading/index.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://api.congress.gov/v3';
/** Maximum page size of the API. */
const PAGE_SIZE = 250;
const LIST = 'crsreport';

/**
 * Changed reports, newest change first. Each is requested by number because the list has neither summary nor authors.
 */
export const crsLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  needsApiKey: true,
  rateLimit: {
    requests: 5000,
    perSeconds: 3600,
    statedAt: 'https://github.com/LibraryOfCongress/api.congress.gov#rate-limits',
  },
  fetch: fetchReports,
};

const pageSchema = z.object({
  CRSReports: z.array(z.looseObject({ id: z.string(), updateDate: z.string().optional() })),
  pagination: z.looseObject({ count: z.number().optional() }).optional(),
});

async function* fetchReports(request: LiveRequest): AsyncGenerator<InputEntry> {
  const progress = new ListProgress(request);
  const stated = new StatedTotal(request);
  const since = progress.since(LIST);
  const from = progress.remaining([{ key: LIST }], 0)[0]?.place ?? 0;
  let done = 0;
  for (let offset = from; ; offset += PAGE_SIZE) {
    const changed = since === undefined ? '' : `&fromDateTime=${stamp(since)}`;
    const page = await getPage(request, `${LIST}?format=json&offset=${offset}&limit=${PAGE_SIZE}${changed}`);
    for (const { id } of page.CRSReports) {
      const path = `${LIST}/${encodeURIComponent(id)}?format=json`;
      yield bufferEntry(`${BASE_URL}/${LIST}/${id}.json`, (await get(request, path)).body, getAddress(request, path));
      done += 1;
      const all = page.pagination?.count;
      stated.report(done, all === undefined ? undefined : all - from);
    }
    progress.tookPage(
      LIST,
      offset + page.CRSReports.length,
      page.CRSReports.map(({ updateDate }) => updateDate),
    );
    if (page.CRSReports.length < PAGE_SIZE) break;
  }
  progress.finished(LIST);
  stated.finished(done);
}

async function getPage(request: LiveRequest, path: string): Promise<z.output<typeof pageSchema>> {
  const { body } = await get(request, path);
  const page = pageSchema.safeParse(parseJson(body.toString('utf8')));
  if (!page.success) throw new UnreadableInputError(`${getAddress(request, path)} is not a list of CRS reports`);
  return page.data;
}

function get(request: LiveRequest, path: string): ReturnType<LiveRequest['http']['get']> {
  // The key is sent in a header, so that it is neither logged nor stored as the URL of a record.
  return request.http.get(getAddress(request, path), { headers: { 'x-api-key': request.settings.apiKey ?? '' } });
}

function getAddress(request: LiveRequest, path: string): string {
  return `${request.settings.baseUrl ?? BASE_URL}/${path}`;
}

/** Formats a time as the API does, without fractions of a second. */
function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
}
