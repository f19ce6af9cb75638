import { describe, expect, test } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { type LocalAnswer, startLocalEndpoint } from '../testing/local-endpoint.ts';
import { licensedFeed } from './index.ts';

const REVISED = '2026-03-04T15:00:00-05:00';
const REVISED_TS = Date.parse(REVISED) / 1000;
const HR1 = { congress: 119, type: 'hr', number: 1 };
const publication = (changes: object = {}) => ({
  kind: 'publication',
  uid: 'n-1',
  revised: REVISED,
  category: 'news',
  title: 'Widgets move',
  displayDate: '2026-03-04T14:05:00-05:00',
  ...changes,
});
const schedule = (changes: object = {}) => ({
  kind: 'schedule',
  uid: 's-1',
  revised: REVISED,
  title: 'Hearing on widgets',
  displayDate: '2026-03-09',
  ...changes,
});
const floorVote = (changes: object = {}) => ({
  kind: 'floor_vote',
  oid: 'v-1',
  revised: REVISED,
  bill: HR1,
  chamber: 'house',
  motion: 'On Passage',
  date: '2026-03-04',
  yes: 220,
  no: 210,
  other: 3,
  ...changes,
});

const parse = (...lines: unknown[]) =>
  parseFiles(licensedFeed, { 'feed.jsonl': lines.map((line) => JSON.stringify(line)).join('\n') });

describe('Licensed feed lines', () => {
  test('yield a publication with everything a line can state', async () => {
    const told = {
      documentType: 'Story',
      documentSubtype: 'Brief',
      parentPublicationType: 'Daily',
      displayType: 'News',
      byline: 'By Ann Lee',
      status: 'Adopted',
      sponsor: 'Rep. Lee',
      wordCount: 420,
      fileSize: 9e4,
      bodyHtml: '<p>Text</p>',
      agendaId: 'a-1',
      transcriptType: 'FirstDraft',
      sourceUrl: 'https://feed.example/n-1',
      references: [
        {
          type: 'bill',
          ref: '119-hr-1',
          label: 'H.R. 1',
        },
      ],
    };
    const [record] = getRecords(
      'cq-publication',
      await parse(publication({ ...told, bills: [HR1, { ...HR1, type: 'H.J.Res.' }], pdf: { file: 'n-1.pdf' } })),
    );
    expect(record).toEqual({
      kind: 'cq-publication',
      fusionId: 'cq-publication-n-1',
      part: 'main',
      cqUid: 'n-1',
      category: 'news',
      title: 'Widgets move',
      sourceUpdatedTs: REVISED_TS,
      pdf: { file: 'n-1.pdf' },
      displayDate: {
        ts: Date.parse('2026-03-04T19:05:00Z') / 1e3,
        hasTime: true,
      },
      billFusionIds: ['us-119-hr-1', 'us-119-hjres-1'],
      ...told,
    });
  });

  test('yield no values for missing, null or empty fields', async () => {
    const record = only(
      getRecords('cq-publication', await parse(publication({ byline: '', status: null, displayDate: '2026-03-04' }))),
    );
    expect(record).toEqual({
      kind: 'cq-publication',
      fusionId: 'cq-publication-n-1',
      part: 'main',
      cqUid: 'n-1',
      category: 'news',
      title: 'Widgets move',
      sourceUpdatedTs: REVISED_TS,
      billFusionIds: [],
      references: [],
      displayDate: {
        ts: Date.parse('2026-03-04T00:00:00Z') / 1e3,
        hasTime: false,
      },
    });
  });

  test('yield a schedule with its agendas, panels and bills', async () => {
    const agenda = {
      id: 'a-1',
      type: 'Hearing',
      location: '2123 Rayburn',
      date: '2026-03-09T10:00:00-04:00',
      notes: 'Webcast',
      panels: [
        {
          title: 'Panel I',
          people: [
            {
              name: 'Bo Byline',
              position: 'Director',
            },
          ],
        },
      ],
      bills: [
        {
          label: 'H.R. 1',
          title: 'Widgets Act',
          bill: HR1,
        },
        { label: 'Draft bill' },
      ],
    };
    const record = only(
      getRecords('cq-schedule', await parse(schedule({ oid: 'o-9', sponsors: ['Energy'], agendas: [agenda] }))),
    );
    expect(record).toMatchObject({
      scheduleId: 's-1',
      cqOid: 'o-9',
      title: 'Hearing on widgets',
      sponsors: ['Energy'],
      agendas: [
        {
          agendaId: 'a-1',
          type: 'Hearing',
          location: '2123 Rayburn',
          notes: 'Webcast',
          date: {
            ts: Date.parse('2026-03-09T14:00:00Z') / 1e3,
            hasTime: true,
          },
          panels: [
            {
              title: 'Panel I',
              people: [
                {
                  name: 'Bo Byline',
                  position: 'Director',
                },
              ],
            },
          ],
          bills: [
            {
              label: 'H.R. 1',
              title: 'Widgets Act',
              fusionId: 'us-119-hr-1',
            },
            { label: 'Draft bill' },
          ],
        },
      ],
    });
  });

  test('yield bill milestones, CRS summaries, floor votes and retractions', async () => {
    const parsed = await parse(
      {
        kind: 'bill',
        bill: HR1,
        revised: REVISED,
        crsSummary: '<p>Sums</p>',
        milestones: [
          {
            date: '2026-03-04',
            text: 'Passed House',
            major: true,
          },
        ],
      },
      floorVote({ session: 1, rollcall: '025', passed: true, uid: 'pv-1' }),
      { kind: 'retraction', of: 'publication', uid: 'n-1', revised: REVISED },
      { kind: 'retraction', of: 'bill', bill: HR1, revised: REVISED },
    );
    expect(only(getRecords('cq-bill', parsed))).toMatchObject({
      fusionId: 'cq-bill-us-119-hr-1',
      billFusionId: 'us-119-hr-1',
      crsSummary: '<p>Sums</p>',
      milestones: [
        {
          bodyText: 'Passed House',
          major: true,
          dtAction: { hasTime: false },
        },
      ],
    });
    expect(only(getRecords('cq-floor-vote', parsed))).toMatchObject({
      cqOid: 'v-1',
      cqUid: 'pv-1',
      chamber: 'lower',
      sessionNumber: 1,
      rollcall: '25',
      passed: true,
      date: '2026-03-04',
      yesCount: 220,
      noCount: 210,
      otherCount: 3,
    });
    expect(getRecords('cq-retraction', parsed).map(({ fusionId }) => fusionId)).toEqual([
      'cq-publication-n-1',
      'cq-bill-us-119-hr-1',
    ]);
  });

  test.each([
    ['an unknown kind', { kind: 'article' }, /^kind: one of publication, schedule/],
    ['no object', 'text', /^kind: one of/],
    ['an unknown category', publication({ category: 'sports' }), /^category: /],
    ['an unknown field', publication({ bodyHTML: '<p>x</p>' }), /bodyHTML/],
    ['no title', publication({ title: ' ' }), /^title: /],
    ['an id with a path', publication({ uid: '../etc' }), /^uid: an id has up to 150/],
    ['a time without a zone', publication({ displayDate: '2026-03-04T14:05:00' }), /^displayDate: .*neither a day/],
    ['a day that does not exist', publication({ displayDate: '2026-02-30' }), /^displayDate: /],
    ['an instant on such a day', publication({ displayDate: '2026-02-30T10:00:00Z' }), /^displayDate: /],
    [
      'a revision without a time',
      publication({ revised: '2026-03-04' }),
      /^revised: .*not an instant with a time zone/,
    ],
    ['no revision', publication({ revised: undefined }), /^revised: /],
    ['a state bill', publication({ bills: [{ ...HR1, type: 'ab' }] }), /^bills\.0\.type: "ab" is not a type/],
    ['a PDF at no address of the web', publication({ pdf: { url: 'file:///etc/passwd' } }), /^pdf/],
    ['a PDF in a folder', publication({ pdf: { file: '../a.pdf' } }), /^pdf/],
    ['a link that runs', publication({ sourceUrl: 'javascript:alert(1)' }), /^sourceUrl: /],
    ['an unknown reference', publication({ references: [{ type: 'url', ref: 'x', label: 'x' }] }), /^references/],
    ['another kind of transcript', publication({ transcriptType: 'Draft' }), /^transcriptType: /],
    ['a chamber of a state', floorVote({ chamber: 'assembly' }), /^chamber: /],
    ['a negative count', floorVote({ yes: -1 }), /^yes: /],
    ['a vote on no day', floorVote({ date: '2026-13-01' }), /^date: no such day/],
    ['two agendas of one id', schedule({ agendas: [{ id: 'a' }, { id: 'a' }] }), /^agendas: two agendas/],
    ['a retraction of something else', { kind: 'retraction', of: 'file', uid: 'x', revised: REVISED }, /^of: /],
    [
      'a retraction of nothing',
      { kind: 'retraction', of: 'bill', uid: 'x', revised: REVISED },
      /names what it takes back/,
    ],
    ['a PDF at two places', publication({ pdf: { url: 'https://a.example/1', file: 'a.pdf' } }), /^pdf: either/],
  ])('%s: quarantines only that line', async (_, line, reason) => {
    expect(await parse(line, publication())).toMatchObject([
      { ok: false, position: 'feed.jsonl:1', reason: expect.stringMatching(reason) },
      { ok: true, position: 'feed.jsonl:2' },
    ]);
  });

  test('lose only a malformed or truncated line', async () => {
    const parsed = await parseFiles(licensedFeed, { 'a.ndjson': `{"kind":\n${JSON.stringify(publication())}` });
    expect(parsed).toMatchObject([{ ok: false, position: 'a.ndjson:1' }, { ok: true }]);
  });

  test('yield no record for the cursor of a saved page', async () => {
    expect(await parse(publication(), { kind: 'cursor', cursor: 'c', more: false })).toHaveLength(1);
  });
});

describe('Licensed feed PDFs', () => {
  test('are identified by name and content hash', async () => {
    const parsed = await parseFiles(licensedFeed, { 'bundle.zip!pdfs/n-1.pdf': Buffer.from('%PDF-1.7\nhello') });
    expect(only(getRecords('cq-file', parsed))).toMatchObject({
      fusionId: 'cq-file-n-1.pdf',
      name: 'n-1.pdf',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each([
    ['page.pdf', '<html>', /is none$/],
    ['a b.pdf', '%PDF-1.7', /^the name of a PDF/],
    ['big.pdf', Buffer.alloc(16 * 1024 ** 2 + 1, '%PDF-'), /larger than 16777216 bytes/],
  ])('are quarantined when invalid: %s', async (name, content, reason) => {
    const parsed = await parseFiles(licensedFeed, { [name]: content });
    expect(parsed).toMatchObject([{ ok: false, reason: expect.stringMatching(reason) }]);
  });
});

describe('Licensed feed client', () => {
  const page = (uids: string[], cursor: string, more: boolean): LocalAnswer => ({
    body: [...uids.map((uid) => publication({ uid })), { kind: 'cursor', cursor, more }]
      .map((line) => JSON.stringify(line))
      .join('\n'),
  });

  async function fetched(
    answer: (url: URL) => LocalAnswer,
    { checkpoint, sinceTs }: { checkpoint?: string; sinceTs?: number } = {},
  ) {
    const saved: string[] = [];
    const keys: (string | undefined)[] = [];
    const endpoint = await startLocalEndpoint((url, headers) => {
      keys.push(headers.authorization);
      return answer(url);
    });
    try {
      const entries = licensedFeed.live.fetch({
        http: fetchSourceHttp(),
        settings: { baseUrl: `${endpoint.baseUrl}/feed`, apiKey: 'key-1' },
        saveCheckpoint: (next) => saved.push(next),
        ...(checkpoint === undefined ? {} : { checkpoint }),
        ...(sinceTs === undefined ? {} : { sinceTs }),
      });
      const records = getRecords('cq-publication', await collect(licensedFeed.parse(entries)));
      return { uids: records.map(({ cqUid }) => cqUid), saved, keys, requests: endpoint.requests };
    } finally {
      await endpoint.close();
    }
  }

  test('fetches every page with the key and saves each cursor', async () => {
    const result = await fetched((url) =>
      url.searchParams.get('cursor') === null ? page(['a', 'b'], 'c1', true) : page(['c'], 'c2', false),
    );
    expect(result).toMatchObject({
      uids: ['a', 'b', 'c'],
      saved: ['c1', 'c2'],
      keys: ['Bearer key-1', 'Bearer key-1'],
    });
  });

  test('resumes from its checkpoint and starts at a requested time', async () => {
    const { requests } = await fetched(() => page([], 'c2', false), { checkpoint: 'c1' });
    expect(requests).toEqual(['/feed?limit=500&cursor=c1']);
    const since = await fetched(() => page([], 'c2', false), { sinceTs: Date.parse('2026-01-01T00:00:00Z') / 1000 });
    expect(since.requests).toEqual(['/feed?limit=500&since=2026-01-01T00%3A00%3A00.000Z']);
  });

  test.each([
    ['a page that was cut off', { body: JSON.stringify(publication()) }, 'page 1 does not end with a cursor line'],
    ['an empty answer', { body: '' }, 'page 1 does not end with a cursor line'],
    ['a page of something else', { body: '<html></html>' }, 'page 1 does not end with a cursor line'],
    ['a refusal', { status: 403, body: 'no' }, '403'],
  ])('%s fails the run rather than reading as an empty list', async (_, answer, message) => {
    await expect(fetched(() => answer)).rejects.toThrow(message);
  });

  test('stops when a feed repeats a cursor or loops', async () => {
    await expect(fetched(() => page(['a'], 'same', true))).rejects.toThrow('page 2 repeats an earlier cursor');
    const circle = new Map([
      ['c1', 'c2'],
      ['c2', 'c3'],
      ['c3', 'c1'],
    ]);
    const next = (url: URL) => circle.get(url.searchParams.get('cursor') ?? '') ?? 'c1';
    await expect(fetched((url) => page(['a'], next(url), true))).rejects.toThrow('page 4 repeats an earlier cursor');
  });
});
