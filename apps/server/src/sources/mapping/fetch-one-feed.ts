import { z } from 'zod';
import { bufferEntry } from '../reading/index.ts';
import type { InputEntry, LiveRequest } from '../source.ts';

const checkpointSchema = z.object({ etag: z.string().optional(), lastModified: z.string().optional() });

/**
 * The feed at one address, unless it has not changed since the last fetch. A publisher without these marks sends it
 * each time; what was ingested before is then found unchanged.
 */
export async function* fetchOneFeed(request: LiveRequest, url: string): AsyncGenerator<InputEntry> {
  const payload = await request.http.get(url, marksOf(request.checkpoint));
  if (payload.status === 'not-modified') return;
  yield bufferEntry(url, payload.body, url);
  request.saveCheckpoint(JSON.stringify({ etag: payload.etag, lastModified: payload.lastModified }));
}

/** A checkpoint of another shape is as good as none. */
function marksOf(checkpoint: string | undefined): { etag?: string; lastModified?: string } {
  if (checkpoint === undefined) return {};
  try {
    const { etag, lastModified } = checkpointSchema.parse(JSON.parse(checkpoint));
    return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
  } catch {
    return {};
  }
}
