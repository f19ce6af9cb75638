import { describe, expect, it } from 'vitest';
import type { LiveEndpoint, Source } from '../../sources/source.ts';
import type { IngestRunRow } from './ingest/ingest-runs.repository.ts';
import type { StoredSourceSettings } from './settings/source-settings.repository.ts';
import { describeRate, presentRun, presentSource, type SourceParts } from './sources.presenter.ts';

it.each([
  [1, 1, '1 request per second'],
  [60, 60, '60 requests per minute'],
  [5000, 3600, '5,000 requests per hour'],
  [1, 86_400, '1 request per day'],
  [30, 10, '30 requests per 10 seconds'],
  [30, 5400, '30 requests per 5,400 seconds'],
  [30_000, 2_592_000, '30,000 requests per 30 days'],
])('describeRate describes %d requests in %d seconds', (requests, perSeconds, said) => {
  expect(describeRate({ requests, perSeconds, statedAt: 'https://publisher.example' })).toBe(said);
});

const settings: StoredSourceSettings = {
  source: 'test',
  enabled: true,
  schedule: '0 6 * * *',
  apiKeySealed: 'sealed',
  updatedTs: 0,
  liveCheckpoint: null,
  options: {
    baseUrl: 'https://mirror.example/',
    days: '5',
  },
};
const live = (changes: Partial<LiveEndpoint> = {}): LiveEndpoint => ({
  baseUrl: 'https://publisher.example/',
  needsApiKey: true,
  rateLimit: {
    requests: 1,
    perSeconds: 1,
    statedAt: 'https://publisher.example',
  },
  async *fetch() {},
  ...changes,
});
const getState = (endpoint?: LiveEndpoint, parts: Partial<SourceParts> = {}) => {
  const source: Source = {
    id: 'test',
    title: 'Test',
    description: 'D',
    publisherUrl: 'P',
    license: 'L',
    accepts: () => true,
    async *parse() {},
    ...(endpoint === undefined ? {} : { live: endpoint }),
  };
  const nothing = { settings: undefined, lastRun: undefined, freshness: undefined };
  return presentSource({ source, isKeyUnreadable: false, records: 0, quarantined: 0, ...nothing, ...parts });
};

describe('presentSource', () => {
  it('is off, without schedule, runs and figures, until something is stored', () => {
    expect(getState()).toEqual({
      id: 'test',
      title: 'Test',
      description: 'D',
      publisherUrl: 'P',
      license: 'L',
      live: null,
      enabled: false,
      schedule: null,
      options: {},
      records: 0,
      quarantined: 0,
      lastRun: null,
      freshness: {
        publishedToFetched: {
          p50Seconds: null,
          p95Seconds: null,
        },
        fetchedToMatched: {
          p50Seconds: null,
          p95Seconds: null,
        },
        sampleSize: 0,
      },
    });
  });

  it('shows settings and that there is a key, but not the key', () => {
    const state = getState(live(), { settings });
    expect(state).toMatchObject({
      enabled: true,
      schedule: '0 6 * * *',
      options: settings.options,
      live: {
        hasApiKey: true,
        baseUrl: 'https://mirror.example/',
        publisherBaseUrl: 'https://publisher.example/',
      },
    });
    expect(JSON.stringify(state)).not.toContain('sealed');
    expect(getState(live(), { settings: { ...settings, apiKeySealed: null } }).live?.hasApiKey).toBe(false);
    expect(getState(live()).live?.hasApiKey).toBe(false);
    const unreadable = getState(live(), { settings, isKeyUnreadable: true });
    expect(unreadable.live).toMatchObject({ hasApiKey: false, isApiKeyUnreadable: true });
  });

  it.each([
    ['a publisher with an address', live(), ['baseUrl: Replaces the endpoint, for a mirror at a host listed in']],
    ['one without', live({ baseUrl: null }), ['baseUrl: Address of your endpoint.']],
    ['addresses in options', live({ addressesIn: () => [], options: { feed: 'A feed' } }), ['feed: A feed']],
  ])('describes its options: %s', (_what, endpoint, known) => {
    const told = getState(endpoint).live?.knownOptions.map(({ name, description }) => `${name}: ${description}`) ?? [];
    expect(told).toHaveLength(known.length);
    expect(known.every((text, place) => told[place]?.startsWith(text))).toBe(true);
  });

  it.each([
    ['numbers', { days: 5 }, { days: '5' }],
    ['nothing', null, {}],
    ['a text', 'days', {}],
  ])('presents what is stored as texts: %s', (_what, options, presented) => {
    expect(getState(undefined, { settings: { ...settings, options } }).options).toEqual(presented);
  });
});

describe('presentRun', () => {
  const run: IngestRunRow = {
    runId: 'r',
    source: 'test',
    mode: 'live',
    input: 'https://a.example',
    fingerprint: 'f',
    state: 'running',
    read: 3,
    created: 1,
    updated: 1,
    unchanged: 0,
    older: 0,
    quarantined: 1,
    checkpoint: 3,
    expected: null,
    startedTs: 1,
    heartbeatTs: 2,
    finishedTs: null,
    seconds: null,
    error: null,
    stopRequested: false,
    files: null,
  };

  it('leaves out what only resuming needs', () => {
    const presented = presentRun(run);
    expect(presented).toMatchObject({ runId: 'r', mode: 'live', state: 'running', read: 3 });
    for (const field of ['fingerprint', 'checkpoint', 'heartbeatTs', 'stopRequested'])
      expect(presented).not.toHaveProperty(field);
  });

  it.each([
    ['queued', 'queued'],
    ['stopped', 'stopped'],
    ['finished', 'finished'],
    ['failed', 'failed'],
    ['something', 'failed'],
  ])('presents the state %s as %s', (state, presented) => {
    expect(presentRun({ ...run, state }).state).toBe(presented);
  });

  it.each([
    ['live', 'live'],
    ['file', 'file'],
    ['something', 'file'],
  ])('presents the mode %s as %s', (mode, presented) => {
    expect(presentRun({ ...run, mode }).mode).toBe(presented);
  });
});
