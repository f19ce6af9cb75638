import { afterEach, expect, it } from 'vitest';
import { collect } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint, type LocalEndpoint } from '../testing/local-endpoint.ts';
import { billTextEndpoint } from './client.ts';

let endpoint: LocalEndpoint | undefined;
afterEach(() => endpoint?.close());

it('The bill text client fetches the texts of both sessions and then the laws', async () => {
  const link = 'https://www.govinfo.gov/bulkdata/PLAW/119/public/PLAW-119publ1.xml';
  const local = await startLocalEndpoint((url) => {
    if (url.pathname.endsWith('PLAW-119publ1.xml')) return { body: '<pLaw/>' };
    const files = url.pathname === '/json/PLAW/119/public' ? [{ justFileName: 'PLAW-119publ1.xml', link }] : [];
    return { body: JSON.stringify({ files }) };
  });
  endpoint = local;
  const entries = await collect(
    billTextEndpoint.fetch({
      http: fetchSourceHttp(),
      settings: { baseUrl: local.baseUrl, options: { congresses: '119', types: 'hr,s' } },
      saveCheckpoint: () => undefined,
    }),
  );
  expect(entries.map((entry) => entry.url)).toEqual([link]);
  expect(local.requests).toEqual([
    '/json/BILLS/119/1/hr',
    '/json/BILLS/119/1/s',
    '/json/BILLS/119/2/hr',
    '/json/BILLS/119/2/s',
    '/json/PLAW/119/public',
    '/PLAW/119/public/PLAW-119publ1.xml',
    '/json/PLAW/119/private',
  ]);
});
