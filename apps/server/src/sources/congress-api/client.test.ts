import { afterEach, describe, expect, it } from 'vitest';
import { bufferEntry, readText } from '../reading/index.ts';
import type { LiveRequest } from '../source.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint, type LocalAnswer, type LocalEndpoint } from '../testing/local-endpoint.ts';
import { congressApiEndpoint } from './client.ts';
import { congressApi } from './index.ts';

let endpoint: LocalEndpoint | undefined;
afterEach(() => endpoint?.close());

const json = (body: unknown): LocalAnswer => ({ body: JSON.stringify(body) });
const TOTAL = 252;
const NEWEST = '2026-03-01';
/** Checkpoint after the first page: 250 bills are done. */
const AFTER_A_PAGE = JSON.stringify({ since: {}, at: { list: 'bill', place: 250 } });
const request = { congress: '119', billType: 's', billNumber: '1' };

/** Responds like the API: 252 bills in pages, bill 1 with 300 cosponsors, all others without sub-collections. */
function answer(url: URL): LocalAnswer | undefined {
  const offset = Number(url.searchParams.get('offset') ?? 0);
  const limit = Number(url.searchParams.get('limit') ?? 20);
  const range = (total: number) =>
    Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, i) => offset + i + 1);
  const pagination = (total: number) => ({ count: total, ...(offset + limit < total ? { next: 'https://more' } : {}) });
  if (url.pathname === '/bill') {
    const bills = range(TOTAL).map((number) => ({
      congress: 119,
      type: 'S',
      number: String(number),
      updateDate: number === 1 ? NEWEST : '2026-01-03',
    }));
    return json({ bills, pagination: pagination(TOTAL) });
  }
  if (url.pathname === '/bill/119/s/1/cosponsors') {
    const cosponsors = range(300).map((n) => ({ bioguideId: `X${n}`, fullName: `Sen. Doe, J${n} [D-ZZ]` }));
    return json({ cosponsors, pagination: pagination(300), request });
  }
  const [, number] = /^\/bill\/119\/s\/(\d+)$/.exec(url.pathname) ?? [];
  if (number === undefined) return undefined;
  const cosponsors = { count: number === '1' ? 300 : 0, url: 'https://api' };
  const sponsors = [{ fullName: 'Sen. Roe, Rick [R-ZZ]' }];
  return json({ bill: { congress: 119, type: 'S', number, title: 'An Act', cosponsors, sponsors } });
}

interface Fetched {
  path: string;
  text: string;
}

async function fetchAll(options: Partial<LiveRequest> = {}, serve: (url: URL) => LocalAnswer | undefined = answer) {
  const keys = new Set<unknown>();
  const local = await startLocalEndpoint((url, headers) => {
    keys.add(headers['x-api-key']);
    return serve(url);
  });
  endpoint = local;
  const checkpoints: string[] = [];
  const fetched: Fetched[] = [];
  const live = congressApiEndpoint.fetch({
    http: fetchSourceHttp(),
    settings: { baseUrl: local.baseUrl, apiKey: 'secret' },
    saveCheckpoint: (checkpoint) => checkpoints.push(checkpoint),
    ...options,
  });
  for await (const entry of live) fetched.push({ path: entry.path, text: await readText(entry) });
  return { fetched, checkpoints, keys, requests: local.requests };
}

describe('Congress.gov API client', () => {
  it('reads all pages, each bill and its collections, with the key only in a header', async () => {
    const { fetched, keys, requests } = await fetchAll({ sinceTs: Date.UTC(2026, 0, 2) / 1000 });
    expect(fetched).toHaveLength(TOTAL + 1);
    expect(new Set(fetched.map((entry) => entry.path)).size).toBe(TOTAL + 1);
    expect([...keys]).toEqual(['secret']);
    expect(requests.join()).not.toContain('secret');
    expect(requests[0]).toContain('sort=updateDate+desc&fromDateTime=2026-01-02T00:00:00Z');
  });

  it('merges a paged collection into a single part with the sponsor before the cosponsors', async () => {
    const { fetched } = await fetchAll();
    const { path, text } = fetched[1] ?? { path: '', text: '' };
    async function* entries() {
      yield bufferEntry(path, text);
    }
    const records = [];
    for await (const parsed of congressApi.parse(entries())) records.push(parsed);
    expect(records).toHaveLength(1);
    const [parsed] = records;
    const record = parsed?.ok === true && parsed.record.kind === 'bill' ? parsed.record : undefined;
    expect([record?.fusionId, record?.part]).toEqual(['us-119-s-1', 'cosponsors']);
    expect(record?.sponsors?.map((sponsor) => sponsor.type).slice(0, 2)).toEqual(['primary', 'cosponsor']);
    expect(record?.sponsors).toHaveLength(301);
  });

  it('resumes after the last completed page', async () => {
    const { fetched } = await fetchAll({ checkpoint: AFTER_A_PAGE });
    expect(fetched.map((entry) => entry.path.split('/').at(-1))).toEqual(['251.json', '252.json']);
  });

  it('reports the progress of the remaining bills after each bill', async () => {
    const places: string[] = [];
    const reportPlace = (done: number, total: number) => void places.push(`${done} of ${total}`);
    await fetchAll({ reportPlace });
    expect([places[0], places.at(-1)]).toEqual(['1 of 252', '252 of 252']);
    await endpoint?.close();
    places.length = 0;
    await fetchAll({ reportPlace, checkpoint: AFTER_A_PAGE });
    expect(places).toEqual(['1 of 2', '2 of 2']);
  });

  it('asks the next run only for changes since the newest change seen', async () => {
    const { checkpoints } = await fetchAll();
    await endpoint?.close();
    const { requests } = await fetchAll({ checkpoint: checkpoints.at(-1) ?? '' });
    expect(requests[0]).toContain(`offset=0&limit=250&sort=updateDate+desc&fromDateTime=${NEWEST}T00:00:00Z`);
  });

  it('remembers the newest change seen before an interruption', async () => {
    const first = await fetchAll();
    await endpoint?.close();
    const afterPage = first.checkpoints[0] ?? '';
    expect(JSON.parse(afterPage)).toMatchObject({ at: { list: 'bill', place: 250 } });
    const { checkpoints } = await fetchAll({ checkpoint: afterPage });
    expect(JSON.parse(checkpoints.at(-1) ?? '')).toEqual({ since: { bill: Date.parse(NEWEST) / 1000 } });
  });

  it('skips the Congresses that an interrupted run had finished', async () => {
    const byCongress = (url: URL) => (/^\/bill\/11\d$/.test(url.pathname) ? json({ bills: [] }) : undefined);
    const settings = { options: { congresses: '117,118,119' } };
    const local = { checkpoint: JSON.stringify({ since: {}, at: { list: 'bill/118', place: 0 } }) };
    const asked: string[] = [];
    const server = await startLocalEndpoint((url) => (asked.push(url.pathname), byCongress(url)));
    endpoint = server;
    const live = congressApiEndpoint.fetch({
      http: fetchSourceHttp(),
      settings: { ...settings, baseUrl: server.baseUrl },
      saveCheckpoint: () => undefined,
      ...local,
    });
    for await (const entry of live) expect.fail(`nothing to fetch, got ${entry.path}`);
    expect(asked).toEqual(['/bill/118', '/bill/119']);
  });

  it('waits when rate-limited and fails on a lasting error rather than reading an empty list', async () => {
    let asked = 0;
    const limited = (url: URL): LocalAnswer | undefined => {
      asked += 1;
      return asked === 1 ? { status: 429, headers: { 'retry-after': '0' } } : answer(url);
    };
    expect((await fetchAll({ checkpoint: AFTER_A_PAGE }, limited)).fetched).toHaveLength(2);
    await endpoint?.close();
    await expect(fetchAll({}, () => ({ body: '{"bills": [{"congress"' }))).rejects.toThrow('not valid JSON');
    await endpoint?.close();
    await expect(fetchAll({}, () => json({ error: 'over the limit' }))).rejects.toThrow('not as expected');
    await endpoint?.close();
    await expect(fetchAll({}, () => ({ status: 500 }))).rejects.toThrow('500');
  });
});
