import type { Response } from 'undici';
import { createGuardedFetch, type GuardedFetchOptions } from '../guarded-fetch/create-guarded-fetch.ts';
import { type PageHead, readPageHead } from './read-page-head.ts';

/** The page could not be read: it is missing, too slow, not HTML, or at an address that is not allowed. */
export class PageUnreadableError extends Error {
  constructor(reason: string, options: { cause?: unknown } = {}) {
    super(`The page could not be read: ${reason}`, options);
    this.name = 'PageUnreadableError';
  }
}

/** Reads a page's title and description. */
export interface PageReader {
  /** @throws PageUnreadableError */
  read(url: string): Promise<PageHead>;
}

export interface PageReaderOptions extends Pick<GuardedFetchOptions, 'resolve' | 'isAllowed'> {
  userAgent: string;
  /** Limit for everything, including redirects. */
  timeoutMs?: number;
}

/** The head is at the beginning of a page; anything beyond is not read. */
const MAX_BYTES = 512 * 1024;

/** Creates a reader for pages that users enter, guarded like all such requests. */
export function createPageReader({ userAgent, timeoutMs = 5000, ...guard }: PageReaderOptions): PageReader {
  const headers = { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml' };

  return {
    async read(url) {
      const guarded = createGuardedFetch({ ...guard, connectTimeoutMs: timeoutMs });
      try {
        return await readAnswer(await guarded.get(url, { headers, signal: AbortSignal.timeout(timeoutMs) }));
      } catch (cause) {
        if (cause instanceof PageUnreadableError) throw cause;
        throw new PageUnreadableError(cause instanceof Error ? cause.message : String(cause), { cause });
      } finally {
        await guarded.close();
      }
    },
  };
}

async function readAnswer(answer: Response): Promise<PageHead> {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200 || !/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    await answer.body?.cancel();
    throw new PageUnreadableError(`it answers ${answer.status} ${type}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const part of answer.body ?? []) {
    chunks.push(part);
    bytes += part.byteLength;
    if (bytes >= MAX_BYTES) break;
  }
  return readPageHead(Buffer.concat(chunks), type);
}
