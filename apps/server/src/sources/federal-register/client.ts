import { addDays } from '@rotunda/domain';
import { z } from 'zod';
import { localDay } from '../mapping/local-time.ts';
import {
  getBase,
  FIRST_DAY,
  REGISTER_BASE_URL,
  type SearchPlace,
  searchPages,
} from '../mapping/register/search-pages.ts';
import { parseJson } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const PAGE_SIZE = 1000;
/** Days fetched again on each run, because comment periods are extended and facts completed after publication. */
const OVERLAP_DAYS = 7;

const checkpointSchema = z.object({ from: z.string(), next: z.string().optional() });

/** Documents by publication date, oldest first, then the current public inspection documents. */
export const federalRegisterLive: LiveEndpoint = {
  baseUrl: REGISTER_BASE_URL,
  options: {
    from: 'First day of publication of the first run, such as 2024-01-01.',
  },
  needsApiKey: false,
  rateLimit: {
    requests: 60,
    perSeconds: 60,
    statedAt: 'https://www.federalregister.gov/developers/documentation/api/v1 (no figure is stated; kept polite)',
  },
  fetch: fetchDocuments,
};

/** Reads `options.from`: first publication date of the first run (`2024-01-01`). */
async function* fetchDocuments(request: LiveRequest): AsyncGenerator<InputEntry> {
  for await (const { url, body, following } of searchPages(request, getStart(request), { pageSize: PAGE_SIZE })) {
    yield bufferEntry(url, body, url);
    request.saveCheckpoint(JSON.stringify(following));
  }
  const inspection = `${getBase(request)}/public-inspection-documents/current.json`;
  const { body } = await request.http.get(inspection);
  yield bufferEntry(inspection, body, inspection);
}

function getStart(request: LiveRequest): SearchPlace {
  if (request.checkpoint !== undefined) {
    const saved = checkpointSchema.parse(parseJson(request.checkpoint));
    return saved.next === undefined ? { from: addDays(saved.from, -OVERLAP_DAYS) } : saved;
  }
  if (request.sinceTs !== undefined)
    return { from: addDays(localDay(request.sinceTs, 'America/New_York'), -OVERLAP_DAYS) };
  return { from: request.settings.options?.['from'] ?? FIRST_DAY };
}
