import { afterEach, describe, expect, it } from 'vitest';
import type { LiveRequest } from '../source.ts';
import { collect } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint, type LocalAnswer, type LocalEndpoint } from '../testing/local-endpoint.ts';
import { billstatusEndpoint } from './client.ts';

const OFFICIAL = 'https://www.govinfo.gov/bulkdata';
const file = (name: string, modified: string) => ({
  justFileName: name,
  folder: false,
  formattedLastModifiedTime: modified,
  link: `${OFFICIAL}/BILLSTATUS/119/hr/${name}`,
});
const listing = (files: unknown[]) => ({ body: JSON.stringify({ files }) });
const hr = [
  file('BILLSTATUS-119hr2.xml', '18-Sep-2026 20:26'),
  file('BILLSTATUS-119hr1.xml', '17-Sep-2026 08:00'),
  { justFileName: 'BILLSTATUS-119-hr.zip', folder: false, link: `${OFFICIAL}/BILLSTATUS/119/hr/BILLSTATUS-119-hr.zip` },
];

let endpoint: LocalEndpoint | undefined;
afterEach(() => endpoint?.close());

async function fetchAll(
  answer: (path: string) => LocalAnswer | undefined,
  request: Partial<LiveRequest> = {},
): Promise<{ paths: string[]; checkpoints: string[] }> {
  const local = await startLocalEndpoint((url) => answer(url.pathname));
  endpoint = local;
  const checkpoints: string[] = [];
  const entries = await collect(
    billstatusEndpoint.fetch({
      http: fetchSourceHttp(),
      settings: { baseUrl: local.baseUrl, options: { congresses: '119', types: 'hr' } },
      saveCheckpoint: (checkpoint) => checkpoints.push(checkpoint),
      ...request,
      ...(request.settings ? { settings: { baseUrl: local.baseUrl, ...request.settings } } : {}),
    }),
  );
  return { paths: entries.map((entry) => entry.path), checkpoints };
}

const standard = (path: string): LocalAnswer | undefined => {
  if (path === '/json/BILLSTATUS/119/hr') return listing(hr);
  return path.startsWith('/BILLSTATUS/119/hr/') ? { body: '<billStatus/>' } : undefined;
};

describe('Bill status bulk data client', () => {
  it('fetches every listed file and can resume after each', async () => {
    const { paths, checkpoints } = await fetchAll(standard);
    expect(paths).toEqual([1, 2].map((n) => `${OFFICIAL}/BILLSTATUS/119/hr/BILLSTATUS-119hr${n}.xml`));
    expect(checkpoints).toHaveLength(2);
    const resumed = await fetchAll(standard, { checkpoint: checkpoints[0] ?? '' });
    expect(resumed.paths).toEqual(paths.slice(1));
  });

  it('fetches only files changed since a time, compared by the minute', async () => {
    const changed = (since: string) => fetchAll(standard, { sinceTs: Date.parse(since) / 1000 });
    expect((await changed('2026-09-18T20:26:30Z')).paths).toEqual([
      `${OFFICIAL}/BILLSTATUS/119/hr/BILLSTATUS-119hr2.xml`,
    ]);
    expect((await changed('2026-09-18T20:27:00Z')).paths).toEqual([]);
  });

  it('starts over on a checkpoint it does not understand', async () => {
    expect((await fetchAll(standard, { checkpoint: 'not json' })).paths).toHaveLength(2);
  });

  it('fetches the newest Congress and all bill types by default', async () => {
    const folders = ['93', '119', '118'].map((name) => ({ justFileName: name, folder: true, link: '' }));
    await fetchAll((path) => (path === '/json/BILLSTATUS' ? listing(folders) : listing([])), {
      settings: { options: {} },
    });
    expect(endpoint?.requests).toContain('/json/BILLSTATUS/119/sjres');
    expect(endpoint?.requests).toHaveLength(9);
  });

  it('skips a missing folder but fails when all are missing', async () => {
    const types = { settings: { options: { congresses: '119', types: 'hres,hr' } } };
    expect((await fetchAll(standard, types)).paths).toHaveLength(2);
    await endpoint?.close();
    await expect(fetchAll(() => undefined, types)).rejects.toThrow('none of the folders');
  });

  it('retries a server error and fails on a broken listing rather than reading it as empty', async () => {
    let faults = 0;
    const flaky = (path: string) =>
      path.startsWith('/json') && (faults += 1) === 1 ? { status: 500 } : standard(path);
    expect((await fetchAll(flaky)).paths).toHaveLength(2);
    await endpoint?.close();
    await expect(
      fetchAll((path) => (path.startsWith('/json') ? { body: '{"files": [' } : undefined)),
    ).rejects.toThrow();
    await endpoint?.close();
    await expect(fetchAll(() => ({ status: 503 }))).rejects.toThrow('503');
  });
});
