import type { IngestRun, SourceState } from '@rotunda/contract';
import { NOW_SECONDS } from '../../../testing/render-ui.tsx';

/** Builds a successful run; pass only the fields that matter. */
export function buildRun(changes: Partial<IngestRun> = {}): IngestRun {
  return {
    runId: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01',
    source: 'gazette',
    mode: 'live',
    input: 'https://gazette.example/api',
    state: 'finished',
    startedTs: NOW_SECONDS - 3600,
    finishedTs: NOW_SECONDS - 3500,
    seconds: 100,
    expected: 60,
    error: null,
    files: null,
    read: 60,
    created: 10,
    updated: 20,
    unchanged: 27,
    older: 0,
    quarantined: 3,
    ...changes,
  };
}

/** Builds a source with a live endpoint and one past run. */
export function buildSource(changes: Partial<SourceState> = {}): SourceState {
  return {
    id: 'gazette',
    title: 'Official gazette',
    description: 'Notices of an invented country.',
    publisherUrl: 'https://gazette.example/',
    license: 'Public domain',
    live: {
      baseUrl: 'https://gazette.example/api',
      publisherBaseUrl: 'https://gazette.example/api',
      addresses: ['https://gazette.example/api'],
      needsApiKey: true,
      hasApiKey: true,
      isApiKeyUnreadable: false,
      rateLimit: '1,000 requests per hour',
      knownOptions: [
        { name: 'baseUrl', description: 'Replaces the endpoint.' },
        { name: 'years', description: 'Years of the gazette, such as 2024, 2025.' },
      ],
    },
    enabled: false,
    schedule: null,
    options: {},
    records: 1234,
    quarantined: 3,
    lastRun: buildRun(),
    freshness: {
      publishedToFetched: { p50Seconds: 7200, p95Seconds: 86_400 },
      fetchedToMatched: { p50Seconds: 0.4, p95Seconds: 1.2 },
      sampleSize: 60,
    },
    ...changes,
  };
}
