import { describe, expect, test } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { cbo } from './index.ts';

interface ItemParts {
  title?: string;
  description?: string;
  bill?: string;
  date?: string;
}

const item = ({ title, description = '', bill = '', date = 'Tue, 18 Sep 2012 23:59:00 -0400' }: ItemParts) =>
  `<item key="0"><Title>${title ?? 'S. 17, Example Act'}</Title><Date>${date}</Date><Link>https://www.cbo.gov/publication/43626</Link><Description>${description}</Description><Bill_Number>${bill}</Bill_Number></item>`;

async function getEstimate(parts: ItemParts, name = '112congress-cost-estimates.xml') {
  const xml = `<?xml version="1.0"?><response>${item(parts)}</response>`;
  return only(getRecords('research', await parseFiles(cbo, { [name]: xml })));
}

describe('CBO cost estimates', () => {
  test('include the bill, committee, Congress and stated date', async () => {
    const description =
      'As ordered reported by the Senate Committee on Veterans&#x2019; Affairs\non September 12, 2012 ';
    expect(await getEstimate({ description, bill: 'S. 17' })).toEqual({
      kind: 'research',
      fusionId: 'cbo-43626',
      part: 'main',
      documentSubtype: 'CBO',
      title: 'S. 17, Example Act',
      externalId: '43626',
      summary: 'As ordered reported by the Senate Committee on Veterans’ Affairs on September 12, 2012',
      publicationDate: '2012-09-18',
      documentUrl: 'https://www.cbo.gov/publication/43626',
      session: '112',
      committeeFusionIds: ['committee-us-ssva'],
      legislationFusionIds: ['us-112-s-17'],
      sourceUrl: 'https://www.cbo.gov/publication/43626',
      sourceUpdatedTs: Date.parse('2012-09-19T03:59:00Z') / 1000,
    });
  });

  test.each([
    ['the title is believed before the number beside it', { bill: 'H.R. 17' }, ['us-112-s-17']],
    ['the number where the title names no bill', { title: 'Example Act', bill: 'H.R. 3082' }, ['us-112-hr-3082']],
    ['a number without its kind names nothing', { title: 'Example Act', bill: '106' }, undefined],
    ['a law tells its own Congress', { title: 'P.L. 111-322, the Example Act', bill: 'H.R. 30' }, ['us-111-hr-30']],
    ['several bills', { title: 'H.R. 4 and H.J. Res. 5' }, ['us-112-hr-4', 'us-112-hjres-5']],
  ])('%s', async (_, parts, bills) => {
    expect((await getEstimate(parts)).legislationFusionIds).toEqual(bills);
  });

  test.each([
    ['As posted on the Web site of the House Committee on Rules (committee print 112-21).', ['committee-us-hsru']],
    ['As ordered reported by the House Committees', undefined],
    [
      'As reported by the House Committee on Ways and Means on May 1, 2012, and the Senate Committee on Finance',
      ['committee-us-hswm', 'committee-us-ssfi'],
    ],
  ])('link the committees of "%s"', async (description, committees) => {
    expect((await getEstimate({ description })).committeeFusionIds).toEqual(committees);
  });

  test('take the Congress from the date when the feed name does not state it', async () => {
    expect((await getEstimate({ date: 'Wed, 02 Jan 2013 10:00:00 -0500' }, 'rss.xml')).session).toBe('112');
  });

  test('are read from RSS', async () => {
    const rss = `<rss version="2.0"><channel><title>CBO</title><item><title>H.R. 9, Example</title><link>https://www.cbo.gov/publication/6</link><description>As introduced</description><pubDate>Mon, 06 Jan 2025 10:00:00 -0500</pubDate></item></channel></rss>`;
    expect(only(getRecords('research', await parseFiles(cbo, { 'rss.xml': rss })))).toMatchObject({
      fusionId: 'cbo-6',
      legislationFusionIds: ['us-119-hr-9'],
      publicationDate: '2025-01-06',
    });
  });

  test('are quarantined when an item names no publication or a file has no items', async () => {
    const parsed = await parseFiles(cbo, {
      'a.xml': '<response><item><Title>T</Title></item></response>',
      'b.xml': '<html><body>Down for maintenance</body></html>',
    });
    expect(parsed.map((each) => (each.ok ? '' : each.reason))).toEqual([
      'the link is not the address of a CBO publication: none',
      'the file contains no item of a feed',
    ]);
  });
});

test('The CBO client fetches each Congress until a feed is missing and resumes at the newest', async () => {
  const endpoint = await startLocalEndpoint((url) =>
    /^\/1(?:18|19)congress/.test(url.pathname) ? { body: `<response>${item({})}</response>` } : undefined,
  );
  try {
    const checkpoints: string[] = [];
    const run = (checkpoint?: string) =>
      collect(
        cbo.live?.fetch({
          http: fetchSourceHttp(),
          settings: { baseUrl: endpoint.baseUrl, options: { congress: '118' } },
          saveCheckpoint: (saved) => checkpoints.push(saved),
          ...(checkpoint === undefined ? {} : { checkpoint }),
        }) ?? [],
      );
    expect(await run()).toHaveLength(2);
    expect((await run(checkpoints.at(-1))).map(({ name }) => name)).toEqual(['119congress-cost-estimates.xml']);
  } finally {
    await endpoint.close();
  }
});
