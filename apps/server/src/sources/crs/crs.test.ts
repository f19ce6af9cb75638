import { describe, expect, test } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { crs } from './index.ts';

const REPORT = {
  id: 'IF10001',
  title: 'Example Relations',
  authors: [{ author: 'Ann Lee' }, { author: 'Bo Ruiz' }],
  summary: 'Overview\nA first paragraph.\nA second one.',
  publishDate: '2026-06-30T04:00:00Z',
  updateDate: '2026-07-02T16:53:27Z',
  url: 'www.congress.gov/crs-report/IF10001',
  status: 'Active',
  contentType: 'Resources',
  currentVersion: 49,
  formats: [
    { format: 'PDF', url: 'https://www.congress.gov/x.pdf' },
    { format: 'HTML', url: 'https://www.congress.gov/x.html' },
  ],
  topics: [{ topic: 'East Asia & Pacific' }],
  relatedMaterials: [
    { congress: 118, number: '118-59', title: null, type: 'PUB', URL: 'https://api.congress.gov/v3/law/118/pub/59' },
    { congress: 119, number: 191, title: 'A bill', type: 'HR', URL: 'https://api.congress.gov/v3/bill/119/HR/191' },
    { congress: 119, number: '71', title: 'A resolution', type: 'HCONRES' },
    { congress: 119, number: 191, title: 'Twice', type: 'HR' },
  ],
};

describe('CRS reports from the Congress.gov API', () => {
  test('are read from an array of responses or of reports', async () => {
    const other = { ...REPORT, id: 'IF10002', url: 'www.congress.gov/crs-report/IF10002', formats: [] };
    const parsed = await parseFiles(crs, { 'all.json': JSON.stringify([{ CRSReport: REPORT }, other]) });
    expect(getRecords('research', parsed).map(({ fusionId }) => fusionId)).toEqual(['crs-if10001', 'crs-if10002']);
  });

  test('include authors, summary paragraphs, bills and laws', async () => {
    const parsed = await parseFiles(crs, { 'report.json': JSON.stringify({ CRSReport: REPORT }) });
    expect(only(getRecords('research', parsed))).toEqual({
      kind: 'research',
      fusionId: 'crs-if10001',
      part: 'main',
      documentSubtype: 'CRS',
      title: 'Example Relations',
      externalId: 'IF10001',
      summary: 'Overview\n\nA first paragraph.\n\nA second one.',
      authors: ['Ann Lee', 'Bo Ruiz'],
      publicationDate: '2026-06-30',
      documentUrl: 'https://www.congress.gov/x.html',
      legislationFusionIds: ['us-119-hr-191', 'us-119-hconres-71'],
      sourceUrl: 'https://www.congress.gov/crs-report/IF10001',
      sourceUpdatedTs: Date.parse('2026-07-02T16:53:27Z') / 1000,
      extra: {
        status: 'Active',
        contentType: 'Resources',
        version: 49,
        topics: ['East Asia & Pacific'],
        formats: REPORT.formats,
        laws: ['Public Law 118-59'],
      },
    });
  });

  test('may consist of a report number alone', async () => {
    const parsed = await parseFiles(crs, { 'report.json': '{"CRSReport":{"id":"98-751","title":null}}' });
    expect(only(getRecords('research', parsed))).toEqual({
      kind: 'research',
      fusionId: 'crs-98-751',
      part: 'main',
      documentSubtype: 'CRS',
      externalId: '98-751',
      extra: {},
    });
  });

  test('keep a list entry separate from the full report', async () => {
    const list = { CRSReports: [{ id: 'R45001', title: 'Listed', publishDate: '2026-01-01T05:00:00Z' }, { id: '?' }] };
    const parsed = await parseFiles(crs, { 'list.json': JSON.stringify(list) });
    expect(parsed.map((item) => (item.ok ? `${item.record.fusionId} ${item.record.part}` : item.reason))).toEqual([
      'crs-r45001 listed',
      'not the number of a CRS report: ?',
    ]);
  });

  test('are not read from other responses', async () => {
    const parsed = await parseFiles(crs, { 'error.json': '{"error":{"message":"no key"}}' });
    expect(parsed).toMatchObject([
      { ok: false, reason: 'neither a CRS report of the Congress.gov API nor a list of them' },
    ]);
  });
});

test('CRS reports are announced by EveryCRSReport with number, title and stated date', async () => {
  const rss = `<rss version="2.0"><channel><title>New</title>
    <item><title>Farm Bills: Major Actions</title><link>https://www.EveryCRSReport.com/reports/R45002.html</link><pubDate>Tue, 22 Sep 2026 00:00:00 -0400</pubDate></item>
    <item><title>About us</title><link>https://www.everycrsreport.com/about.html</link></item></channel></rss>`;
  const parsed = await parseFiles(crs, { 'rss.xml': rss });
  expect(parsed[0]).toMatchObject({
    ok: true,
    record: {
      fusionId: 'crs-r45002',
      part: 'announcement',
      externalId: 'R45002',
      title: 'Farm Bills: Major Actions',
      publicationDate: '2026-09-22',
      documentUrl: 'https://www.EveryCRSReport.com/reports/R45002.html',
      sourceUrl: 'https://www.EveryCRSReport.com/reports/R45002.html',
    },
  });
  expect(parsed[1]).toMatchObject({ ok: false });
});

test('The CRS client fetches each listed report and on the next run only changed reports', async () => {
  const endpoint = await startLocalEndpoint((url) => {
    if (url.pathname === '/crsreport/IF10001') return { body: JSON.stringify({ CRSReport: REPORT }) };
    const changed = url.searchParams.has('fromDateTime') ? [] : [{ id: 'IF10001', updateDate: REPORT.updateDate }];
    return { body: JSON.stringify({ CRSReports: changed, pagination: { count: changed.length } }) };
  });
  try {
    const checkpoints: string[] = [];
    const run = (checkpoint?: string) =>
      collect(
        crs.live?.fetch({
          http: fetchSourceHttp(),
          settings: { baseUrl: endpoint.baseUrl, apiKey: 'key' },
          saveCheckpoint: (saved) => checkpoints.push(saved),
          ...(checkpoint === undefined ? {} : { checkpoint }),
        }) ?? [],
      );
    expect((await run()).map(({ name }) => name)).toEqual(['IF10001.json']);
    expect(await run(checkpoints.at(-1))).toEqual([]);
    expect(endpoint.requests.at(-1)).toContain('fromDateTime=2026-07-02T16:53:27Z');
    expect(endpoint.requests.join()).not.toContain('key=');
  } finally {
    await endpoint.close();
  }
});
