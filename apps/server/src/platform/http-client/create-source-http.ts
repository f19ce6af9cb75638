import type { Response } from 'undici';
import type { Clock } from '../clock.ts';
import {
  AddressRefusedError,
  createGuardedFetch,
  type GuardedFetch,
  type GuardedFetchOptions,
} from '../guarded-fetch/create-guarded-fetch.ts';
import { createRateLimiter, type RateLimit } from './create-rate-limiter.ts';
import { SourceFetchError } from './source-fetch-error.ts';

export interface GetOptions {
  headers?: Record<string, string>;
  /** From the last response; lets the source respond "not modified" if nothing changed. */
  etag?: string;
  lastModified?: string;
}

export interface GetResult {
  status: 'ok' | 'not-modified';
  body: Buffer;
  etag?: string;
  lastModified?: string;
  /** As the server sends it, including parameters. */
  contentType?: string;
}

/** HTTP client of one source. */
export interface SourceHttpClient {
  /** @throws SourceFetchError after the last attempt, or immediately for responses that a retry would not change. */
  get(url: string, options?: GetOptions): Promise<GetResult>;
  close(): Promise<void>;
}

export type GetOutcome = 'ok' | 'not-modified' | 'retried' | 'failed';

export interface SourceHttpOptions {
  limit: RateLimit;
  clock: Clock;
  /** Identifies the product and a contact, which publishers require. */
  userAgent: string;
  /** Hosts and addresses that are allowed, including redirects. */
  guard?: GuardedFetchOptions;
  /** Returns 0 to 1, for the jitter. */
  random?: () => number;
  /** Limit for one attempt, including the body. */
  timeoutMs?: number;
  maxBytes?: number;
  maxAttempts?: number;
  signal?: AbortSignal;
  /** Called with every attempt's outcome, for the metrics. */
  onOutcome?: (outcome: GetOutcome) => void;
}

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;
/** If a publisher requests a longer pause, the next scheduled run tries again instead. */
const MAX_RETRY_AFTER_MS = 10 * 60_000;
/** The largest known response is a year's bulk file of some 150 MB. */
const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;

/**
 * Outcome of an attempt: a response, or the reason for the failure and whether to retry (`afterMs`: if the publisher
 * states when).
 */
type Attempt =
  | { kind: 'done'; result: GetResult }
  | { kind: 'refused'; reason: string; status?: number; cause?: unknown }
  | { kind: 'again'; reason: string; status?: number; cause?: unknown; afterMs?: number };

/**
 * Creates a client for rate-limited, conditional GET requests with time and size limits, and retries with exponential
 * backoff and jitter.
 */
export function createSourceHttp(options: SourceHttpOptions): SourceHttpClient {
  const guarded = createGuardedFetch(options.guard);
  const limiter = createRateLimiter(options.limit, options.clock);
  const maxAttempts = options.maxAttempts ?? 5;
  const random = options.random ?? Math.random;

  async function get(url: string, request: GetOptions = {}): Promise<GetResult> {
    for (let attempts = 1; ; attempts += 1) {
      await limiter.take(options.signal);
      const attempt = await tryOnce(options, guarded, url, request);
      if (attempt.kind === 'done') {
        options.onOutcome?.(attempt.result.status);
        return attempt.result;
      }
      const isLast = attempt.kind === 'refused' || attempts >= maxAttempts || options.signal?.aborted === true;
      options.onOutcome?.(isLast ? 'failed' : 'retried');
      if (isLast) throw new SourceFetchError(attempt.reason, { ...attempt, url, attempts });
      const ceilingMs = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
      // At least half the ceiling, because full jitter may hit a struggling server again immediately.
      const backOffMs = Math.round(ceilingMs * (0.5 + random() / 2));
      await options.clock.sleep(Math.max(backOffMs, attempt.afterMs ?? 0), options.signal);
    }
  }
  return { get, close: () => guarded.close() };
}

async function tryOnce(
  options: SourceHttpOptions,
  guarded: GuardedFetch,
  url: string,
  request: GetOptions,
): Promise<Attempt> {
  // Checked here, because fetch's own error message would contain the whole address, including the key.
  if (!URL.canParse(url)) return { kind: 'refused', reason: 'this is not a web address' };
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 60_000);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
  try {
    const response = await guarded.get(url, { headers: requestHeaders(options, request), signal });
    if (response.status === 304) return { kind: 'done', result: { ...validators(response), ...NOT_MODIFIED } };
    if (!response.ok) return await refuse(response, options.clock);
    const body = await readLimited(response, maxBytes);
    if (body === undefined)
      return { kind: 'refused', reason: `the answer is larger than ${maxBytes} bytes`, status: 200 };
    return { kind: 'done', result: { status: 'ok', body, ...validators(response) } };
  } catch (cause) {
    if (cause instanceof AddressRefusedError) return { kind: 'refused', reason: cause.message, cause };
    if (timeout.aborted) return { kind: 'again', reason: 'no complete answer in time', cause };
    return { kind: 'again', reason: networkReason(cause), cause };
  }
}

const NOT_MODIFIED = { status: 'not-modified', body: Buffer.alloc(0) } as const;

function requestHeaders(options: SourceHttpOptions, request: GetOptions): Record<string, string> {
  return {
    'user-agent': options.userAgent,
    ...request.headers,
    ...(request.etag === undefined ? {} : { 'if-none-match': request.etag }),
    ...(request.lastModified === undefined ? {} : { 'if-modified-since': request.lastModified }),
  };
}

function validators(response: Response): Pick<GetResult, 'etag' | 'lastModified' | 'contentType'> {
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified');
  const contentType = response.headers.get('content-type');
  return {
    ...(contentType === null ? {} : { contentType }),
    ...(etag === null ? {} : { etag }),
    ...(lastModified === null ? {} : { lastModified }),
  };
}

async function refuse(response: Response, clock: Clock): Promise<Attempt> {
  const { status } = response;
  await response.body?.cancel();
  const reason = `the server answered ${status} ${response.statusText}`.trim();
  if (status !== 429 && status !== 408 && status < 500) return { kind: 'refused', reason, status };
  const afterMs = retryAfterMs(response.headers.get('retry-after'), clock);
  if (afterMs === undefined) return { kind: 'again', reason, status };
  if (afterMs <= MAX_RETRY_AFTER_MS) return { kind: 'again', reason, status, afterMs };
  return { kind: 'refused', reason: `${reason} and asks to wait ${Math.ceil(afterMs / 60_000)} minutes`, status };
}

/** Parses seconds or an HTTP date. */
function retryAfterMs(header: string | null, clock: Clock): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - clock.nowMs());
}

/** Returns undefined if the body is larger than allowed; it is then not read to its end. */
async function readLimited(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  if (response.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const chunk: Uint8Array = part.value;
    size += chunk.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** undici wraps the system's reason ("connect ECONNREFUSED …") as the cause of "fetch failed". */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
