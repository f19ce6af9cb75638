import { type IngestRun, RUN_STATES, type SourceState } from '@rotunda/contract';
import type { Source } from '../../sources/source.ts';
import type { IngestRunRow } from './ingest/ingest-runs.repository.ts';
import { getAddresses, getBaseUrl } from './settings/read-source-settings.ts';
import type { StoredSourceSettings } from './settings/source-settings.repository.ts';
import type { Freshness } from './sources-admin.repository.ts';

export interface SourceParts {
  source: Source;
  settings: StoredSourceSettings | undefined;
  /** Whether the stored key was sealed with a key that the installation no longer has. */
  isKeyUnreadable: boolean;
  records: number;
  quarantined: number;
  lastRun: IngestRunRow | undefined;
  freshness: Freshness | undefined;
}

export function presentSource({
  source,
  settings,
  isKeyUnreadable,
  records,
  quarantined,
  lastRun,
  freshness,
}: SourceParts): SourceState {
  const { id, title, description, publisherUrl, license, live } = source;
  return {
    id,
    title,
    description,
    publisherUrl,
    license,
    live: live === undefined ? null : presentLive(live, settings, isKeyUnreadable),
    enabled: settings?.enabled ?? false,
    schedule: settings?.schedule ?? null,
    options: getOptions(settings),
    records,
    quarantined,
    lastRun: lastRun === undefined ? null : presentRun(lastRun),
    freshness: {
      publishedToFetched: { p50Seconds: freshness?.publishedP50 ?? null, p95Seconds: freshness?.publishedP95 ?? null },
      fetchedToMatched: { p50Seconds: freshness?.matchedP50 ?? null, p95Seconds: freshness?.matchedP95 ?? null },
      sampleSize: freshness?.sampleSize ?? 0,
    },
  };
}

function presentLive(
  live: NonNullable<Source['live']>,
  settings: StoredSourceSettings | undefined,
  isKeyUnreadable: boolean,
): SourceState['live'] {
  return {
    baseUrl: getBaseUrl(live, settings ?? null),
    publisherBaseUrl: live.baseUrl,
    addresses: [...getAddresses(live, settings ?? null)],
    needsApiKey: live.needsApiKey,
    hasApiKey: (settings?.apiKeySealed ?? null) !== null && !isKeyUnreadable,
    isApiKeyUnreadable: isKeyUnreadable,
    rateLimit: describeRate(live.rateLimit),
    knownOptions: getKnownOptions(live),
  };
}

function getKnownOptions(live: NonNullable<Source['live']>) {
  const options = { ...(live.addressesIn === undefined ? { baseUrl: baseUrlHint(live) } : {}), ...live.options };
  return Object.entries(options).map(([name, description]) => ({ name, description }));
}

const baseUrlHint = ({ baseUrl }: NonNullable<Source['live']>): string =>
  baseUrl === null
    ? 'Address of your endpoint.'
    : 'Replaces the endpoint, for a mirror at a host listed in ROTUNDA_SOURCE_HOSTS.';

const UNITS: Readonly<Record<number, string>> = { 1: 'second', 60: 'minute', 3600: 'hour', 86_400: 'day' };

/** Formats a rate limit, such as `5,000 requests per hour`. */
export function describeRate({ requests, perSeconds }: NonNullable<Source['live']>['rateLimit']): string {
  const many = `${requests.toLocaleString('en-US')} ${requests === 1 ? 'request' : 'requests'}`;
  const days = perSeconds / 86_400;
  const long = Number.isInteger(days) ? `${days} days` : `${perSeconds.toLocaleString('en-US')} seconds`;
  return `${many} per ${UNITS[perSeconds] ?? long}`;
}

function getOptions(settings: StoredSourceSettings | undefined): Record<string, string> {
  const options = settings?.options;
  if (typeof options !== 'object' || options === null) return {};
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
}

/** Presents a run without the fields that are only stored to resume it. */
export function presentRun(row: IngestRunRow): IngestRun {
  const { fingerprint: _input, checkpoint: _done, heartbeatTs: _seen, stopRequested: _asked, ...run } = row;
  return {
    ...run,
    mode: row.mode === 'live' ? 'live' : 'file',
    state: RUN_STATES.find((known) => known === row.state) ?? 'failed',
  };
}
