import {
  getAddresses,
  createSourceSettingsRepository,
  type IngestProgress,
  type IngestSummary,
  canRequestAddress,
  describeMissingAddress,
  readSourceSettings,
  refuseSourceHost,
  runIngest,
} from '../features/sources/index.ts';
import { AppError } from '../platform/app-error.ts';
import { retryOnOutage } from '../platform/database/retry-on-outage.ts';
import { hostOfAddress } from '../platform/guarded-fetch/host-name.ts';
import { createSourceHttp, type SourceHttpClient } from '../platform/http-client/create-source-http.ts';
import type { LiveEndpoint, Source, SourceSettings } from '../sources/source.ts';
import type { PlatformDeps } from './platform-deps.ts';

export interface LiveIngest {
  source: Source;
  /** Id of a queued run to execute. */
  runId?: string;
  /** Fetches only changes since this time. If omitted, the source continues from its checkpoint. */
  sinceTs?: number;
  /** Lets records without a date replace stored ones that look newer. */
  acceptsOlder?: boolean;
  onProgress?(progress: IngestProgress): void;
  /** Called before each pause with the reason the database cannot be used; the run resumes automatically. */
  onWait?(reason: string): void;
  signal?: AbortSignal;
}

/**
 * Fetches changes from the publisher's endpoint and ingests them. The checkpoint advances with each committed batch, so
 * a failed fetch loses nothing and is never mistaken for an empty list.
 * @throws AppError UNAVAILABLE if the source has no endpoint, no address or no key; SourceBusyError; SourceFetchError
 */
export async function ingestLive(
  deps: PlatformDeps,
  { source, runId, sinceTs, acceptsOlder = false, onProgress, onWait, signal }: LiveIngest,
): Promise<IngestSummary> {
  const { live } = source;
  if (live === undefined)
    throw new AppError('UNAVAILABLE', { message: `${source.title} has no live endpoint; use --from.` });
  const repository = createSourceSettingsRepository(deps.database);
  const retryOptions = { ...(onWait === undefined ? {} : { onWait }), ...(signal === undefined ? {} : { signal }) };
  const stored = await retryOnOutage(() => repository.get(source.id), retryOptions);
  const settings = readSourceSettings(stored, deps.secretBox);
  if (live.needsApiKey && settings.apiKey === undefined) {
    throw new AppError('UNAVAILABLE', { message: `${source.title} needs an API key: set it on the Sources page.` });
  }
  const addresses = getAddresses(live, stored);
  if (addresses.length === 0) throw new AppError('UNAVAILABLE', { message: describeMissingAddress(source) });
  const http = getHttp(deps, source, live, settings, signal);
  let checkpoint = stored?.liveCheckpoint ?? null;
  const startedTs = deps.clock.now();
  let share: number | null = null;
  const entries = live.fetch({
    http,
    settings,
    ...(sinceTs === undefined ? {} : { sinceTs }),
    ...(checkpoint === null || sinceTs !== undefined ? {} : { checkpoint }),
    saveCheckpoint: (next) => {
      checkpoint = next;
    },
    reportPlace: (done, total) => {
      share = total > 0 ? done / total : null;
    },
  });
  const run = runIngest(deps, {
    source,
    mode: 'live',
    input: addresses.join(' '),
    fingerprint: `live ${startedTs}`,
    entries,
    share: () => share,
    acceptsOlder,
    ...(runId === undefined ? {} : { runId }),
    checkpoint: {
      current: () => checkpoint,
      save: (tx, reached) =>
        createSourceSettingsRepository(tx).saveLiveCheckpoint(source.id, reached, deps.clock.now()),
    },
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(onWait === undefined ? {} : { onWait }),
    ...(signal === undefined ? {} : { signal }),
  });
  return run.finally(() => http.close());
}

/** Creates the source's HTTP client with its rate limit, its hosts and those that the operator allows. */
function getHttp(
  deps: PlatformDeps,
  source: Source,
  live: LiveEndpoint,
  settings: SourceSettings,
  signal: AbortSignal | undefined,
): SourceHttpClient {
  const { sourceHosts } = deps.config;
  const options = { ...settings.options, ...(settings.baseUrl === undefined ? {} : { baseUrl: settings.baseUrl }) };
  return createSourceHttp({
    limit: live.rateLimit,
    clock: deps.clock,
    // Publishers want to know who calls; Congress and the Federal Register block clients that hide it.
    userAgent: `Rotunda/${deps.version}`,
    onOutcome: (outcome) => deps.metrics.sourceRequests.inc({ source: source.id, outcome }),
    guard: {
      refuse: (address) => refuseSourceHost(live, sourceHosts, hostOfAddress(address), options),
      isAllowed: (address, host) => canRequestAddress(sourceHosts, address, host),
    },
    ...(live.maxBytes === undefined ? {} : { maxBytes: live.maxBytes }),
    ...(signal === undefined ? {} : { signal }),
  });
}
