import { z } from 'zod';
import { bufferEntry } from '../reading/index.ts';
import type { InputEntry, LiveRequest } from '../source.ts';

const checkpointSchema = z.object({ etag: z.string().optional(), lastModified: z.string().optional() });

/**
 * Fetches the feed at one URL, unless it is unchanged since the last fetch. A publisher without HTTP validators sends
 * it each time; items ingested before are then recognized as unchanged.
 */
export async function* fetchOneFeed(request: LiveRequest, url: string): AsyncGenerator<InputEntry> {
  const payload = await request.http.get(url, getMarks(request.checkpoint));
  if (payload.status === 'not-modified') return;
  yield bufferEntry(url, payload.body, url);
  request.saveCheckpoint(JSON.stringify({ etag: payload.etag, lastModified: payload.lastModified }));
}

/** Treats a checkpoint of another shape as missing. */
function getMarks(checkpoint: string | undefined): { etag?: string; lastModified?: string } {
  if (checkpoint === undefined) return {};
  try {
    const { etag, lastModified } = checkpointSchema.parse(JSON.parse(checkpoint));
    return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
  } catch {
    return {};
  }
}
