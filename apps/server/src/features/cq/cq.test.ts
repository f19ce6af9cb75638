import type { CqDocument, CqHit, Legislation } from '@rotunda/contract';
import {
  type CqBillRecord,
  type CqCategory,
  type CqFloorVoteRecord,
  type CqPublicationRecord,
  cqFusionId,
  type VoteRecord,
} from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const DAY = 86_400;
const FIRST_TS = Date.parse('2026-03-01T00:00:00Z') / 1000;
const publication = (cqUid: string, changes: Partial<CqPublicationRecord> = {}): CqPublicationRecord => ({
  kind: 'cq-publication',
  fusionId: cqFusionId('publication', cqUid),
  part: 'main',
  cqUid,
  sourceUpdatedTs: FIRST_TS,
  category: 'news',
  title: `About ${cqUid}`,
  references: [],
  displayDate: {
    ts: FIRST_TS,
    hasTime: false,
  },
  billFusionIds: ['us-119-hr-1'],
  ...changes,
});
const facts = (changes: Partial<CqBillRecord> = {}): CqBillRecord => ({
  kind: 'cq-bill',
  fusionId: cqFusionId('bill', 'us-119-hr-1'),
  part: 'main',
  billFusionId: 'us-119-hr-1',
  sourceUpdatedTs: FIRST_TS,
  milestones: [],
  ...changes,
});
const floorVote: CqFloorVoteRecord = {
  kind: 'cq-floor-vote',
  fusionId: cqFusionId('floor_vote', 'v-1'),
  part: 'main',
  sourceUpdatedTs: FIRST_TS,
  cqOid: 'v-1',
  cqUid: 'pv-1',
  billFusionId: 'us-119-hr-1',
  chamber: 'lower',
  sessionNumber: 1,
  rollcall: '25',
  motion: 'On Passage',
  date: '2026-03-01',
  yesCount: 220,
  noCount: 210,
  otherCount: 3,
};
const getNews = (count: number, category: CqCategory = 'news') =>
  Array.from({ length: count }, (_, n) =>
    publication(`${category}-${String(n).padStart(2, '0')}`, {
      category,
      displayDate: { ts: FIRST_TS + n * DAY, hasTime: false },
    }),
  );

const { api, member, stranger, ingest } = workspaceTest(
  { member: 'member', stranger: { role: 'member', of: 'Theirs' } },
  { withPipeline: true, emptied: ['documents', 'source_facts', 'document_changes', 'votes', 'cq_records'] },
);
const entitle = async (organizationId: string, USFederal: boolean) => {
  await api.deps.database.$client.query('update organization set entitlements = $1 where id = $2', [
    JSON.stringify({ USFederal, USStateList: [] }),
    organizationId,
  ]);
  await api.settled();
};
const bill = async (token = member.token) =>
  (await api.call(token, 'GET', '/documents/legislation/us-119-hr-1')).body as Legislation;
const buildDocument = async (uid: string) =>
  (await api.call(member.token, 'GET', `/documents/cq/doc/${uid}`)) as { status: number; body: CqDocument };
const page = (query: string, category = 'news') =>
  api.call(member.token, 'GET', `/documents/cq/${category}?fnExternalId=US%20HR%201&fnSessionId=119${query}`);

describe('CQ content of a bill', () => {
  it('is null without publications and for an organization without the entitlement', async () => {
    await ingest(testBill(1));
    expect((await bill()).cq).toBeNull();
    await ingest(publication('a'));
    expect((await bill()).cq).toMatchObject({ publications: { news: { total: 1 } } });
    await entitle(stranger.organizationId, false);
    expect((await bill(stranger.token)).cq).toBeNull();
    await entitle(stranger.organizationId, true);
    expect((await bill(stranger.token)).cq).not.toBeNull();
  });

  it('has the ten newest items and a total per category, and milestones newest first', async () => {
    const at = (day: number) => ({ ts: FIRST_TS + day * DAY, hasTime: false });
    await ingest(
      testBill(1),
      ...getNews(12),
      ...getNews(2, 'floor_amendments'),
      facts({
        crsSummary: '<p>Sums<script>alert(1)</script></p>',
        milestones: [
          { dtAction: at(1), bodyText: 'Introduced', major: false },
          { dtAction: at(3), bodyText: 'Passed House', major: true },
          { dtAction: at(3), bodyText: 'Sent to Senate', major: false },
        ],
      }),
    );
    const { cq } = await bill();
    expect(cq?.publications.news.hits.map(({ cqUid }) => cqUid).slice(0, 2)).toEqual(['news-11', 'news-10']);
    expect(cq).toMatchObject({
      metadata: { crsSummary: '<p>Sums</p>' },
      milestones: [
        { bodyText: 'Sent to Senate' },
        { bodyText: 'Passed House', major: true },
        { bodyText: 'Introduced' },
      ],
      publications: {
        news: { total: 12, hits: { length: 10 } },
        floor_amendments: { total: 2, hits: { length: 2 } },
        votes: { total: 0, hits: [] },
      },
    });
  });

  it('joins floor votes with the roll calls of the chamber by the session of their date', async () => {
    const rollCall: VoteRecord = {
      kind: 'vote',
      fusionId: 'vote-us-119-2-h-25',
      part: 'main',
      isoCode: 'us',
      session: '119',
      chamber: 'lower',
      rollcall: '25',
      motion: 'On Passage',
      date: '2026-03-01',
      billFusionId: 'us-119-hr-1',
      yesCount: 220,
      noCount: 210,
      otherCount: 3,
      voters: [
        {
          name: 'Lee',
          voteType: 'yes',
        },
      ],
    };
    await ingest(testBill(1), floorVote);
    expect((await bill()).cq?.floorVotes).toMatchObject([
      { voteId: 'vote-us-119-2-h-25', isStored: false, chamberName: 'House', yesCount: 220, session: '119' },
    ]);
    await ingest(rollCall);
    expect(await bill()).toMatchObject({
      votes: [{ voteId: 'vote-us-119-2-h-25', cqUid: 'pv-1', cqOid: 'v-1' }],
      cq: { floorVotes: [{ voteId: 'vote-us-119-2-h-25', isStored: true }] },
    });
  });
});

describe('CQ category pages', () => {
  it('are sorted newest first and limited to 25 items', async () => {
    await ingest(...getNews(40));
    const uids = async (query: string) =>
      ((await page(query)).body as { results: CqHit[] }).results.map(({ cqUid }) => cqUid);
    expect(await uids('&limit=2')).toEqual(['news-39', 'news-38']);
    expect(await uids('&skip=10&limit=25&orderBy=displaydate%20desc')).toHaveLength(25);
    expect(await uids('&skip=39&limit=25')).toEqual(['news-00']);
    expect(await page('')).toMatchObject({ status: 200, body: { total: 40, results: { length: 10 } } });
    expect(await page('', 'votes')).toMatchObject({ status: 200, body: { total: 0, results: [] } });
  });

  it.each([
    ['an unknown category', '', 'sports'],
    ['more than twenty-five', '&limit=26', 'news'],
    ['another order', '&orderBy=title', 'news'],
    ['an unknown key', '&sort=title', 'news'],
  ])('%s is rejected', async (_, query, category) => {
    expect(await page(query, category)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('are available for federal bills only', async () => {
    const ask = (bill: string) =>
      api.call(member.token, 'GET', `/documents/cq/news?fnExternalId=${encodeURIComponent(bill)}&fnSessionId=119`);
    await ingest(publication('a'));
    for (const written of ['US HR 1', 'H.R. 1', 'hr1']) {
      expect(await ask(written), written).toMatchObject({ status: 200, body: { total: 1 } });
    }
    for (const written of ['AB 12', 'widgets']) expect(await ask(written)).toMatchObject({ status: 400 });
  });
});

describe('CQ document', () => {
  it('has its source fields, the bills it refers to and its origin', async () => {
    await ingest(
      publication('a', {
        displayType: 'News',
        byline: 'By Ann Lee',
        bodyHtml: '<p>Text</p>',
        transcriptType: 'FirstDraft',
        references: [
          {
            type: 'bill',
            ref: '119-hr-1',
            label: 'H.R. 1',
          },
        ],
      }),
    );
    expect(await buildDocument('a')).toMatchObject({
      status: 200,
      body: {
        cqUid: 'a',
        category: 'news',
        displayType: 'News',
        byline: 'By Ann Lee',
        bodyHtml: '<p>Text</p>',
        timestamp: FIRST_TS,
        transcriptType: 'FirstDraft',
        jukeboxAssetPath: null,
        securePdfDownloadToken: null,
        bills: [
          {
            fusionId: 'us-119-hr-1',
            label: 'H.R. 1 (119th)',
            isStored: false,
          },
        ],
        references: [
          {
            type: 'bill',
            ref: '119-hr-1',
            label: 'H.R. 1',
          },
        ],
        provenance: [{ sourceUpdatedTs: FIRST_TS }],
      },
    });
  });

  it.each([
    ['scripts and styles', '<style>p{}</style><p onclick="x()">One<script>alert(1)</script></p>', '<p>One</p>'],
    [
      'addresses that run',
      '<a href="javascript:x()">a</a><a href="data:text/html,x">b</a>',
      /^(?!.*(javascript|data):)/s,
    ],
    ['frames and forms', '<iframe src="https://a.example"></iframe><form><input></form>Two', 'Two'],
    [
      'headings and tables',
      '<h2>Head</h2><table><tr><td>1</td><td>2</td></tr></table>',
      '<p>Head</p><div><div>1 2 </div></div>',
    ],
    ['tags nested without end', `${'<div><b>'.repeat(50_000)}Deep`, /^[^<]*Deep$/s],
    ['broken tags', '<p>Open <b>bold', '<p>Open <b>bold</b></p>'],
  ])('is sanitized before it is stored: %s', async (_, bodyHtml, kept) => {
    await ingest(publication('a', { bodyHtml }));
    const { rows } = await api.deps.database.$client.query('select body_html from cq_publications');
    expect(rows[0].body_html).toEqual(typeof kept === 'string' ? kept : expect.stringMatching(kept));
  });

  it('is replaced by a newer revision, not by an older revision, and removed by a retraction', async () => {
    const revised = (day: number) => FIRST_TS + day * DAY;
    const retraction = (day: number) => ({
      kind: 'cq-retraction' as const,
      fusionId: cqFusionId('publication', 'a'),
      part: 'main' as const,
      sourceUpdatedTs: revised(day),
    });
    const titleNow = async () => (await buildDocument('a')).body.title;
    await ingest(publication('a', { sourceUpdatedTs: revised(2), title: 'Second' }));
    await ingest(publication('a', { sourceUpdatedTs: revised(1), title: 'First' }));
    expect(await titleNow()).toBe('Second');
    await ingest(publication('a', { sourceUpdatedTs: revised(3), title: 'Third', billFusionIds: ['us-119-hr-2'] }));
    expect(await titleNow()).toBe('Third');
    expect(await page('')).toMatchObject({ body: { total: 0 } });
    await ingest(retraction(4));
    await ingest(publication('a', { sourceUpdatedTs: revised(2), title: 'Second' }));
    expect(await buildDocument('a')).toMatchObject({ status: 404 });
    await ingest(publication('a', { sourceUpdatedTs: revised(5), title: 'Back' }));
    expect(await titleNow()).toBe('Back');
  });

  it('is forbidden for an organization without the entitlement', async () => {
    await ingest(publication('a'));
    await entitle(stranger.organizationId, false);
    for (const path of [
      '/documents/cq/doc/a',
      '/documents/cq/doc/missing',
      '/documents/cq/news?fnExternalId=HR1&fnSessionId=119',
      '/cq/resolve-ref?ref_type=document&ref=a',
    ]) {
      expect(await api.call(stranger.token, 'GET', path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    await entitle(stranger.organizationId, true);
  });
});

describe('CQ reference', () => {
  it.each([
    ['bill', '119-hr-1', { entityInfo: { documentType: 'Legislation', fusionId: 'us-119-hr-1' } }],
    ['document', 'a', { cqEntityInfo: { documentType: 'news', cqUid: 'a' } }],
    ['person', 'L000001', { entityInfo: { documentType: 'Person', fusionId: 'person-bioguide-L000001' } }],
    ['committee', 'ZZZA', { entityInfo: { documentType: 'Committee', fusionId: 'committee-us-zzza' } }],
  ])('resolves a stored %s and nothing for an unknown id', async (type, ref, info) => {
    const resolve = (named: string) => api.call(member.token, 'GET', `/cq/resolve-ref?ref_type=${type}&ref=${named}`);
    await ingest(
      testBill(1),
      publication('a'),
      {
        kind: 'person',
        fusionId: 'person-bioguide-L000001',
        part: 'main',
        isoCode: 'us',
        fullSourceId: 'bioguide:L000001',
        fullName: 'Ann Lee',
      },
      {
        kind: 'committee',
        fusionId: 'committee-us-zzza',
        part: 'main',
        isoCode: 'us',
        fullSourceId: 'us:zzza',
        name: 'Committee on Widgets',
      },
    );
    expect(await resolve(ref)).toEqual({ status: 200, body: info });
    expect(await resolve(`${ref}9`)).toMatchObject({ status: 404 });
  });

  it('of an unknown type is rejected', async () => {
    expect(await api.call(member.token, 'GET', '/cq/resolve-ref?ref_type=url&ref=x')).toMatchObject({ status: 400 });
  });
});
