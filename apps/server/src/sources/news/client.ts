import { z } from 'zod';
import { bufferEntry, MAX_FEED_BYTES } from '../reading/index.ts';
import type { InputEntry, LiveEndpoint, LiveRequest } from '../source.ts';

/**
 * The feeds among the options: those named `feed`, `feed.2`, `feed ledger`. A feed that cannot be had does not keep the
 * others back; the run fails after them and names it.
 */
export const newsLive: LiveEndpoint = {
  baseUrl: null,
  addressesIn: feedAddresses,
  needsApiKey: false,
  // No feed states a limit; a request a second is what a patient reader makes.
  rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://www.rssboard.org/rss-specification' },
  maxBytes: MAX_FEED_BYTES,
  fetch: fetchFeeds,
};

/** In the order of the options' names, so that a run is the same however they were entered. */
function feedAddresses(options: Readonly<Record<string, string>>): string[] {
  const named = Object.entries(options).filter(([name]) => /^feed(?:$|[. _-])/i.test(name));
  return named.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).map(([, address]) => address.trim());
}

const checkpointSchema = z.record(
  z.string(),
  z.object({ etag: z.string().optional(), lastModified: z.string().optional() }),
);
/** What each publisher said its feed was when it was last read. */
type Checkpoint = z.output<typeof checkpointSchema>;

async function* fetchFeeds(request: LiveRequest): AsyncGenerator<InputEntry> {
  const before = readCheckpoint(request.checkpoint);
  const seen: Checkpoint = {};
  const faults: string[] = [];
  const addresses = feedAddresses(request.settings.options ?? {});
  for (const address of addresses) {
    const marks = before[address] ?? {};
    try {
      const { status, body, etag, lastModified } = await request.http.get(address, withoutAbsent(marks));
      seen[address] = status === 'ok' ? { etag, lastModified } : marks;
      if (status === 'ok') yield bufferEntry(address, body, address);
    } catch (error) {
      seen[address] = marks;
      faults.push(error instanceof Error ? error.message : String(error));
      continue;
    }
    request.saveCheckpoint(JSON.stringify({ ...before, ...seen }));
  }
  if (faults.length > 0) throw new Error(`${faults.length} of ${addresses.length} feeds failed: ${faults.join('; ')}`);
}

function withoutAbsent({ etag, lastModified }: Checkpoint[string]): { etag?: string; lastModified?: string } {
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

/** A checkpoint of another shape is as good as none. */
function readCheckpoint(checkpoint: string | undefined): Checkpoint {
  try {
    return checkpointSchema.parse(JSON.parse(checkpoint ?? '{}'));
  } catch {
    return {};
  }
}
