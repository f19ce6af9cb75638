import { cutText } from '@rotunda/domain';
import { WEBHOOK_LIMITS } from '@rotunda/contract';
import { AddressRefusedError, type GuardedFetch } from '../../../platform/guarded-fetch/create-guarded-fetch.ts';

/** Timeout for connecting, sending and reading the beginning of the response together. */
const MAX_MS = 10_000;
/** Most bytes read of a response. */
const MAX_BYTES = 4 * WEBHOOK_LIMITS.responseExcerpt;

export interface PostResult {
  /** Null without a response. */
  status: number | null;
  /** Beginning of the response, or the reason why there was none. */
  responseExcerpt: string;
  durationMs: number;
  /** The Retry-After header. */
  retryAfter: string | null;
}

/**
 * Posts a message and reads the beginning of the response. The cost is bounded even for slow, huge or endless
 * responses.
 */
export async function postMessage(
  guarded: GuardedFetch,
  url: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  { signal, timeoutMs = MAX_MS }: { signal?: AbortSignal | undefined; timeoutMs?: number } = {},
): Promise<PostResult> {
  const startedMs = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const ended = (status: number | null, responseExcerpt: string, retryAfter: string | null = null): PostResult => ({
    status,
    responseExcerpt: cutText(responseExcerpt.replaceAll('\0', ''), WEBHOOK_LIMITS.responseExcerpt),
    retryAfter,
    durationMs: Math.round(performance.now() - startedMs),
  });
  try {
    const response = await guarded.post(url, {
      headers,
      body,
      signal: AbortSignal.any(signal ? [signal, timeout] : [timeout]),
    });
    return ended(response.status, await readBeginning(response.body), response.headers.get('retry-after'));
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) return ended(null, `No answer within ${timeoutMs / 1000} seconds.`);
    return ended(null, getReason(error));
  }
}

/** Reads the beginning of a response. What has arrived by the timeout is enough, because the status is known. */
async function readBeginning(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      parts.push(part.subarray(0, MAX_BYTES));
      bytes += part.length;
      // Leaving the loop cancels the rest.
      if (bytes >= MAX_BYTES) break;
    }
  } catch {
    // The response was cut off; what was read is kept.
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function getReason(error: unknown): string {
  if (error instanceof AddressRefusedError) return `Not sent: ${error.message}.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `No connection${code}.`;
}
