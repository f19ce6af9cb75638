import type { FetchedPayload, SourceHttp } from '../source.ts';

const ATTEMPTS = 3;

/**
 * Returns a reduced HTTP client over `fetch` with the features that sources rely on: retries, 304, never an empty
 * response.
 */
export function fetchSourceHttp(): SourceHttp {
  return {
    async get(url, options = {}): Promise<FetchedPayload> {
      const headers = {
        ...options.headers,
        ...(options.etag === undefined ? {} : { 'if-none-match': options.etag }),
        ...(options.lastModified === undefined ? {} : { 'if-modified-since': options.lastModified }),
      };
      for (let attempt = 1; ; attempt += 1) {
        const response = await fetch(url, { headers });
        if (response.status === 304) return { status: 'not-modified', body: Buffer.alloc(0) };
        if (response.ok) return getPayload(response);
        if (attempt === ATTEMPTS || (response.status < 500 && response.status !== 429)) {
          throw Object.assign(new Error(`${response.status} for ${url}`), { status: response.status });
        }
        await waitMs(1000 * Number(response.headers.get('retry-after') ?? 0));
      }
    },
  };
}

async function getPayload(response: Response): Promise<FetchedPayload> {
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified');
  return {
    status: 'ok',
    body: Buffer.from(await response.arrayBuffer()),
    ...(etag === null ? {} : { etag }),
    ...(lastModified === null ? {} : { lastModified }),
  };
}

function waitMs(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
