import { z } from 'zod';
import { isNotFound } from '../mapping/is-not-found.ts';
import { bufferEntry } from '../reading/index.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://www.cbo.gov/rss';
/** Default for the first Congress to fetch: the one that began in 2025. Later Congresses are found automatically. */
const DEFAULT_CONGRESS = 119;

/**
 * Feeds of each Congress, starting with the option `congress`. After a finished fetch the next one starts at the newest
 * Congress that had a feed, because only its list of estimates still grows.
 */
export const cboLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    congress: 'Number of the Congress the first run begins with, such as 117.',
  },
  needsApiKey: false,
  // CBO states no limit; a few files a day do not need one.
  rateLimit: { requests: 6, perSeconds: 60, statedAt: 'https://www.cbo.gov/about/rss' },
  // A Congress has about 1,500 estimates of a kilobyte each.
  maxBytes: 32 * 1024 ** 2,
  fetch: fetchEstimates,
};

async function* fetchEstimates(request: LiveRequest): AsyncGenerator<InputEntry> {
  const first = firstCongress(request);
  for (let congress = first; ; congress += 1) {
    const url = `${request.settings.baseUrl ?? BASE_URL}/${congress}congress-cost-estimates.xml`;
    try {
      yield bufferEntry(url, (await request.http.get(url)).body, url);
    } catch (error) {
      // Only the Congress after a known one may lack a feed.
      if (congress > first && isNotFound(error)) return;
      throw error;
    }
    request.saveCheckpoint(JSON.stringify({ congress }));
  }
}

const checkpointSchema = z.object({ congress: z.number().int().positive() });

function firstCongress(request: LiveRequest): number {
  if (request.checkpoint !== undefined) {
    const saved = checkpointSchema.safeParse(JSON.parse(request.checkpoint));
    if (saved.success) return saved.data.congress;
  }
  const asked = Number(request.settings.options?.['congress'] ?? Number.NaN);
  return Number.isInteger(asked) && asked > 0 ? asked : DEFAULT_CONGRESS;
}
