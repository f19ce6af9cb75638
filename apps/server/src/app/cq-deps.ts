import { CQ_LIMITS } from '@rotunda/contract';
import { type CqDeps, type CqSessions, PdfUnavailableError } from '../features/cq/index.ts';
import { hashToken, type LiveSessions } from '../features/identity/index.ts';
import {
  getBaseUrl,
  createSourceSettingsRepository,
  canRequestAddress,
  readSourceSettings,
  refuseSourceHost,
} from '../features/sources/index.ts';
import { hostOfAddress } from '../platform/guarded-fetch/host-name.ts';
import { createSourceHttp } from '../platform/http-client/create-source-http.ts';
import { SourceFetchError } from '../platform/http-client/source-fetch-error.ts';
import { isPdf, keyHeader, licensedFeed } from '../sources/licensed-feed/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** A user is waiting for the response, so it is attempted at most twice. */
const ATTEMPTS = 2;
const PDF_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'application/octet-stream']);

export function createCqDeps(deps: PlatformDeps, sessions: Pick<LiveSessions, 'find'>): CqDeps {
  const { database, clock, secretBox } = deps;
  const cqSessions: CqSessions = {
    getName: hashToken,
    getReader: async (session) => (await sessions.find(session))?.actor ?? null,
  };
  return { database, clock, secretBox, sessions: cqSessions, fetchPdf: (url, signal) => fetchPdf(deps, url, signal) };
}

/**
 * Fetches a PDF only from hosts that the feed itself may use, and sends the feed's key only to the feed's own origin.
 */
async function fetchPdf(deps: PlatformDeps, url: string, signal: AbortSignal | undefined): Promise<Buffer> {
  const { live } = licensedFeed;
  const { sourceHosts } = deps.config;
  const stored = await createSourceSettingsRepository(deps.database).get(licensedFeed.id);
  const { apiKey } = readSourceSettings(stored, deps.secretBox);
  const baseUrl = getBaseUrl(live, stored);
  const options = baseUrl === null ? {} : { baseUrl };
  const isOwn = baseUrl !== null && URL.parse(baseUrl)?.origin === URL.parse(url)?.origin;
  const http = createSourceHttp({
    limit: live.rateLimit,
    clock: deps.clock,
    userAgent: `Rotunda/${deps.version}`,
    maxBytes: CQ_LIMITS.pdfBytes,
    timeoutMs: CQ_LIMITS.pdfTimeoutMs,
    maxAttempts: ATTEMPTS,
    guard: {
      refuse: (address) => refuseSourceHost(live, sourceHosts, hostOfAddress(address), options),
      isAllowed: (address, host) => canRequestAddress(sourceHosts, address, host),
    },
    ...(signal === undefined ? {} : { signal }),
  });
  try {
    const { body, contentType = '' } = await http.get(url, { headers: isOwn ? keyHeader(apiKey) : {} });
    const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!PDF_TYPES.has(type) || !isPdf(body))
      throw new PdfUnavailableError(`${url} is not a PDF but ${type || 'untyped'}`);
    return body;
  } catch (cause) {
    if (!(cause instanceof SourceFetchError)) throw cause;
    throw new PdfUnavailableError(cause.message, { cause });
  } finally {
    await http.close();
  }
}
