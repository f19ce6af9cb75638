import { describe, expect, test } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { gao } from './index.ts';

const getFeed = (items: string) =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Reports</title><link>https://www.gao.gov/</link>${items}</channel></rss>`;
const ITEM = `<item><title>Dams: Inspections &amp;amp; Repairs Lag</title><link>https://www.gao.gov/products/gao-26-107001</link>
  <description>&lt;h2&gt;What GAO Found&lt;/h2&gt;&lt;p&gt;Half of the dams were not inspected.&lt;/p&gt;</description>
  <pubDate>Thu, 10 Sep 2026 00:00:00 -0400</pubDate><guid isPermaLink="false">123 at gao</guid></item>`;

describe('GAO reports', () => {
  test('include number, title, summary text, stated date and the page at GAO', async () => {
    expect(only(getRecords('research', await parseFiles(gao, { 'reports.xml': getFeed(ITEM) })))).toEqual({
      kind: 'research',
      fusionId: 'gao-26-107001',
      part: 'main',
      documentSubtype: 'GAO',
      title: 'Dams: Inspections & Repairs Lag',
      externalId: 'GAO-26-107001',
      summary: 'What GAO Found\n\nHalf of the dams were not inspected.',
      publicationDate: '2026-09-10',
      documentUrl: 'https://www.gao.gov/products/gao-26-107001',
      sourceUrl: 'https://www.gao.gov/products/gao-26-107001',
      sourceUpdatedTs: Date.parse('2026-09-10T04:00:00Z') / 1000,
    });
  });

  test('keep a number with a prefix other than that of reports', async () => {
    const items = ITEM.replace('gao-26-107001', 'b-336000');
    const record = only(getRecords('research', await parseFiles(gao, { 'reports.xml': getFeed(items) })));
    expect([record.fusionId, record.externalId]).toEqual(['gao-b-336000', 'B-336000']);
  });

  test('skip non-product items and invalid dates and continue with the rest', async () => {
    const wrong = ITEM.replace('/products/gao-26-107001', '/blog/dams');
    const undated = ITEM.replace('Thu, 10 Sep 2026 00:00:00 -0400', 'soon');
    const parsed = await parseFiles(gao, { 'reports.xml': getFeed(wrong + undated + ITEM) });
    expect(parsed.map((item) => (item.ok ? item.record.fusionId : item.reason))).toEqual([
      'the link is not the address of a GAO product: https://www.gao.gov/blog/dams',
      'the date is not readable: soon',
      'gao-26-107001',
    ]);
  });
});

test('The GAO client requests the feed once and does not read it again while it is unchanged', async () => {
  const endpoint = await startLocalEndpoint((_, headers) =>
    headers['if-none-match'] === '"1"' ? { status: 304 } : { headers: { etag: '"1"' }, body: getFeed(ITEM) },
  );
  try {
    const checkpoints: string[] = [];
    const fetchOnce = (checkpoint?: string) =>
      collect(
        gao.live?.fetch({
          http: fetchSourceHttp(),
          settings: { baseUrl: `${endpoint.baseUrl}/reports.xml` },
          saveCheckpoint: (saved) => checkpoints.push(saved),
          ...(checkpoint === undefined ? {} : { checkpoint }),
        }) ?? [],
      );
    expect(await fetchOnce()).toHaveLength(1);
    expect(await fetchOnce(checkpoints.at(-1))).toHaveLength(0);
  } finally {
    await endpoint.close();
  }
});
