import { z } from 'zod';
import { isNotFound } from '../mapping/is-not-found.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

const BASE_URL = 'https://clerk.house.gov/evs';

/** Default for the year of the first fetch: the first year of the 119th Congress. */
const DEFAULT_FIRST_YEAR = 2025;

const checkpointSchema = z.object({ year: z.number(), roll: z.number() });
type Checkpoint = z.infer<typeof checkpointSchema>;

/**
 * Roll calls by year and number. A roll call's document is final once the index lists it, so only numbers after the
 * checkpoint are fetched. The option `firstYear` sets where the first fetch begins.
 */
export const houseClerkLive: LiveEndpoint = {
  baseUrl: BASE_URL,
  options: {
    firstYear: 'Year the first run begins with, such as 2023.',
  },
  needsApiKey: false,
  // The Clerk states no limit; one request per second is polite.
  rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://clerk.house.gov/Votes' },
  // A roll call with every member's vote takes about 0.1 MB.
  maxBytes: 8 * 1024 ** 2,
  fetch: fetchRollCalls,
};

async function* fetchRollCalls(request: LiveRequest): AsyncGenerator<InputEntry> {
  const baseUrl = request.settings.baseUrl ?? BASE_URL;
  const start = getStart(request);
  for (let year = start.year; ; year += 1) {
    const last = await getLastRoll(request, baseUrl, year, year > start.year);
    if (last === undefined) return;
    for (let roll = year === start.year ? start.roll + 1 : 1; roll <= last; roll += 1) {
      const url = `${baseUrl}/${year}/roll${String(roll).padStart(3, '0')}.xml`;
      const payload = await request.http.get(url);
      yield bufferEntry(url, payload.body, url);
      request.saveCheckpoint(JSON.stringify({ year, roll } satisfies Checkpoint));
    }
  }
}

/**
 * Returns the number of the latest roll call of a year, 0 before the first. Undefined when the year has no index yet,
 * which is allowed only for the year after a known one.
 */
async function getLastRoll(
  request: LiveRequest,
  baseUrl: string,
  year: number,
  mayBeMissing: boolean,
): Promise<number | undefined> {
  const url = `${baseUrl}/${year}/index.asp`;
  try {
    const page = (await request.http.get(url)).body.toString('latin1');
    const rolls = [...page.matchAll(/rollnumber=(\d+)/gi)].map((match) => Number(match[1]));
    if (rolls.length === 0 && mayBeMissing) return undefined;
    // An index without any link is a different page (maintenance, refusal), not a year without votes.
    if (rolls.length === 0) throw new Error(`${url} lists no roll call: the page is not the index it should be`);
    return Math.max(...rolls);
  } catch (error) {
    if (mayBeMissing && isNotFound(error)) return undefined;
    throw error;
  }
}

function getStart(request: LiveRequest): Checkpoint {
  if (request.checkpoint !== undefined) {
    const saved = checkpointSchema.safeParse(JSON.parse(request.checkpoint));
    if (saved.success) return saved.data;
  }
  const firstYear = Number(request.settings.options?.['firstYear'] ?? Number.NaN);
  if (Number.isInteger(firstYear)) return { year: firstYear, roll: 0 };
  if (request.sinceTs !== undefined) return { year: new Date(request.sinceTs * 1000).getUTCFullYear(), roll: 0 };
  return { year: DEFAULT_FIRST_YEAR, roll: 0 };
}
