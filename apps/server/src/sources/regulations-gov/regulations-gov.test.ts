import { afterEach, describe, expect, it } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { type LocalEndpoint, startLocalEndpoint } from '../testing/local-endpoint.ts';
import { getEasternDay, easternFilterTime } from './eastern-time.ts';
import { regulationsGov } from './index.ts';

/** Builds a list item as the API returns it. */
function item(attributes: Record<string, unknown> = {}, id = 'EPA-HQ-OAR-2021-0317-0001') {
  return {
    id,
    type: 'documents',
    attributes: {
      documentType: 'Proposed Rule',
      lastModifiedDate: '2021-11-20T14:33:54Z',
      highlightedContent: '',
      frDocNum: '2021-24202',
      withdrawn: false,
      agencyId: 'EPA',
      commentEndDate: '2022-02-01T04:59:59Z',
      title: 'Oil & Gas\t\nReview',
      postedDate: '2021-11-15T05:00:00Z',
      docketId: 'EPA-HQ-OAR-2021-0317',
      subtype: null,
      commentStartDate: null,
      openForComment: false,
      objectId: '0900',
      ...attributes,
    },
  };
}

async function regulation(upstream: unknown) {
  return only(getRecords('regulation', await parseFiles(regulationsGov, { 'a.json': JSON.stringify(upstream) })));
}

describe('Regulations.gov dates', () => {
  it.each([
    ['2021-07-01T04:00:00Z', '2021-07-01', 'a day in summer begins at 04:00 UTC'],
    ['2021-12-01T05:00:00Z', '2021-12-01', 'a day in winter begins at 05:00 UTC'],
    ['2021-07-02T03:59:59Z', '2021-07-01', 'a day in summer ends at 03:59:59 of the next'],
    ['2022-01-01T04:59:59Z', '2021-12-31', 'a day in winter ends at 04:59:59 of the next, in the old year'],
    ['2021-05-25T00:00:00Z', '2021-05-25', 'midnight UTC is a day typed without a zone'],
    ['2021-07-18T10:00:00Z', '2021-07-18', 'a time of day does not change the day'],
  ])('read %s as %s: %s', (text, day) => {
    expect(getEasternDay(text)).toBe(day);
  });

  it('omit values that are not an instant', () => {
    expect(getEasternDay('')).toBeUndefined();
    expect(getEasternDay('2021-07-01T04:00:00')).toBeUndefined();
  });

  it('are written in Eastern time in filters', () => {
    expect(easternFilterTime(Date.UTC(2023, 0, 14, 19) / 1000)).toBe('2023-01-14 14:00:00');
  });
});

describe('Regulations.gov documents', () => {
  it('map a list item with docket, Federal Register number and New York dates', async () => {
    expect(await regulation({ data: [item()] })).toMatchObject({
      fusionId: 'regs-EPA-HQ-OAR-2021-0317-0001',
      part: 'main',
      regulationDocumentType: 'Proposed Rule',
      title: 'Oil & Gas Review',
      publicationDate: '2021-11-15',
      commentEndDates: ['2022-01-31'],
      docketIds: ['EPA-HQ-OAR-2021-0317'],
      docketFusionIds: ['docket-EPA-HQ-OAR-2021-0317'],
      ofrId: '2021-24202',
      alsoKnownAs: ['fr-2021-24202'],
      agencies: [{ name: 'Environmental Protection Agency', shortName: 'EPA' }],
      externalIds: ['EPA-HQ-OAR-2021-0317-0001'],
      withdrawn: false,
      sourceUpdatedTs: Date.UTC(2021, 10, 20, 14, 33, 54) / 1000,
    });
  });

  it('omit null values and a Register number that names several documents', async () => {
    const record = await regulation({
      data: [item({ docketId: null, frDocNum: '02-20864, 02-20865', commentEndDate: null })],
    });
    expect(record).not.toHaveProperty('docketFusionIds');
    expect(record).not.toHaveProperty('commentEndDates');
    expect(record.ofrId).toBe('02-20864, 02-20865');
  });

  it.each([
    ['2020–02731', '2020-02731'],
    ['FR Doc. 2020–28747', '2020-28747'],
    ['C1-2020-12345', 'C1-2020-12345'],
    ['E9-1234', 'E9-1234'],
  ])('read the Register number in "%s"', async (frDocNum, ofrId) => {
    expect(await regulation({ data: [item({ frDocNum })] })).toMatchObject({ ofrId, alsoKnownAs: [`fr-${ofrId}`] });
  });

  it.each(['28408', '6968 - 6996', 'FR Vol. 86, No. 92', '01-29455, 01-29454', 'C1-2020-20'])(
    'take no Register document from "%s"',
    async (frDocNum) => {
      expect(await regulation({ data: [item({ frDocNum })] })).not.toHaveProperty('alsoKnownAs');
    },
  );

  it('do not treat supporting material as the rule whose number it cites', async () => {
    const record = await regulation({ data: [item({ documentType: 'Supporting & Related Material' })] });
    expect(record).toMatchObject({ ofrId: '2021-24202' });
    expect(record).not.toHaveProperty('alsoKnownAs');
  });

  it('read the Register pages', async () => {
    expect(await regulation({ data: item({ startEndPage: '11803 - 11804' }) })).toMatchObject({
      registerStartPage: 11803,
      registerEndPage: 11804,
    });
  });

  it('keep two documents with the same Register number separate until they are stored', async () => {
    const body = JSON.stringify({ data: [item({}, 'A-2020-0001-0001'), item({}, 'B-2020-0001-0001')] });
    const records = getRecords('regulation', await parseFiles(regulationsGov, { 'a.json': body }));
    expect(new Set(records.map((record) => record.fusionId)).size).toBe(2);
  });

  it('keep the full record next to the list item, with files but without the submitter', async () => {
    const detail = item({
      cfrPart: '5 CFR Part 1631',
      topics: ['Courts'],
      firstName: 'Jane',
      email: 'jane@example.org',
      fileFormats: [{ fileUrl: 'https://downloads.regulations.gov/x/content.pdf', format: 'pdf' }],
    });
    const included = [
      {
        type: 'attachments',
        attributes: { title: 'Study', fileFormats: [{ fileUrl: 'https://x/1.docx', format: 'docx' }] },
      },
    ];
    const record = await regulation({ data: detail, included });
    expect(record).toMatchObject({
      part: 'detail',
      citations: ['5 CFR Part 1631'],
      topics: ['Courts'],
      textAttachments: [{ url: 'https://downloads.regulations.gov/x/content.pdf', mimeType: 'application/pdf' }],
      supplementalAttachments: [{ url: 'https://x/1.docx', title: 'Study' }],
    });
    expect(JSON.stringify(record)).not.toMatch(/Jane|jane@/);
  });

  it('read dockets as containers and comment counts as facts of the document', async () => {
    const docket = {
      id: 'EPA-HQ-OAR-2021-0317',
      type: 'dockets',
      attributes: {
        title: 'Oil',
        dkAbstract: 'About oil',
        agencyId: 'EPA',
        docketType: 'Rulemaking',
        rin: 'Not Assigned',
        modifyDate: '2023-01-01T00:00:00Z',
      },
    };
    const count = { id: 'EPA-1', type: 'document-comments-received-counts', attributes: { count: 3 } };
    expect(await regulation({ data: docket })).toMatchObject({
      fusionId: 'docket-EPA-HQ-OAR-2021-0317',
      regulationDocumentType: 'Docket',
      description: 'About oil',
    });
    expect(await regulation({ data: docket })).not.toHaveProperty('regulationIdNumbers');
    expect(await regulation({ data: count })).toMatchObject({
      fusionId: 'regs-EPA-1',
      part: 'comment-count',
      totalComments: 3,
    });
  });
});

describe('Regulations.gov files', () => {
  it('lose only a malformed line', async () => {
    const body = `${JSON.stringify(item())}\n{"id":\n${JSON.stringify(item({}, 'B'))}\n`;
    const parsed = await parseFiles(regulationsGov, { 'a.jsonl': body });
    expect(parsed.map((one) => [one.ok, one.position])).toEqual([
      [true, 'a.jsonl:1'],
      [false, 'a.jsonl:2'],
      [true, 'a.jsonl:3'],
    ]);
  });

  it('may be an array of pages, and an empty result yields nothing', async () => {
    const pages = [
      { data: [item()], meta: {} },
      { data: [item({}, 'B')], meta: {} },
    ];
    expect(await parseFiles(regulationsGov, { 'day.json': JSON.stringify(pages) })).toHaveLength(2);
    expect(await parseFiles(regulationsGov, { 'none.json': '{"data":[],"meta":{"totalElements":0}}' })).toEqual([]);
  });

  it.each([
    ['an error body', { errors: [{ status: '400', title: 'Invalid ID: 1' }] }, '400 Invalid ID: 1'],
    ['a page without data', { meta: {} }, 'not an answer'],
    ['a comment', { data: [{ id: 'c', type: 'comments', attributes: {} }] }, 'type comments'],
    ['an item without id', { data: [{ type: 'documents', attributes: {} }] }, 'id:'],
  ])('quarantine %s', async (_, body, reason) => {
    const parsed = only(await parseFiles(regulationsGov, { 'a.json': JSON.stringify(body) }));
    expect(parsed).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describe('Regulations.gov client', () => {
  let endpoint: LocalEndpoint | undefined;
  afterEach(() => endpoint?.close());

  /** Serves that many documents, one changed each minute, 250 per page and 20 pages per window. */
  async function publisher(count: number, faults: number[] = []): Promise<LocalEndpoint> {
    const changed = Array.from({ length: count }, (_, at) => Date.UTC(2023, 0, 1) / 1000 + at * 60);
    const waiting = [...faults];
    return startLocalEndpoint((url, headers) => {
      if (headers['x-api-key'] !== 'secret') return { status: 403 };
      const fault = waiting.shift();
      if (fault !== undefined && fault !== 0) return { status: fault, headers: { 'retry-after': '0' } };
      if (url.pathname.endsWith('/dockets'))
        return { body: JSON.stringify({ data: [], meta: { hasNextPage: false } }) };
      const since = url.searchParams.get('filter[lastModifiedDate][ge]') ?? '';
      const page = Number(url.searchParams.get('page[number]'));
      if (page > 20) return { status: 400 };
      const wanted = changed.filter((ts) => easternFilterTime(ts) >= since);
      const data = wanted
        .slice((page - 1) * 250, page * 250)
        .map((ts) => item({ lastModifiedDate: new Date(ts * 1000).toISOString().replace('.000', '') }, `D-${ts}`));
      return {
        body: JSON.stringify({ data, meta: { hasNextPage: page * 250 < wanted.length, totalElements: wanted.length } }),
      };
    });
  }

  const request = (over: object = {}) => ({
    http: fetchSourceHttp(),
    settings: { baseUrl: endpoint?.baseUrl ?? '', apiKey: 'secret' },
    saveCheckpoint: () => undefined,
    ...over,
  });

  it('moves the time window after the twentieth page and misses nothing', async () => {
    endpoint = await publisher(5300, [500, 429, 0]);
    const places: [done: number, total: number][] = [];
    const reportPlace = (done: number, total: number) => void places.push([done, total]);
    const entries = await collect(regulationsGov.live?.fetch(request({ reportPlace })) ?? []);
    const parsed = await collect(
      regulationsGov.parse(
        (async function* () {
          yield* entries;
        })(),
      ),
    );
    expect(new Set(getRecords('regulation', parsed).map((record) => record.fusionId)).size).toBe(5300);
    // The last document of a window appears again as the first of the next.
    expect([places[0], places.at(-1)]).toEqual([
      [250, 5300],
      [5301, 5301],
    ]);
  });

  it('resumes from its checkpoint and requests only later changes', async () => {
    endpoint = await publisher(300);
    let checkpoint = '';
    const save = { saveCheckpoint: (saved: string) => (checkpoint = saved) };
    await collect(regulationsGov.live?.fetch(request(save)) ?? []);
    const before = endpoint.requests.length;
    await collect(regulationsGov.live?.fetch(request({ checkpoint })) ?? []);
    expect(endpoint.requests.slice(before)).toHaveLength(2);
    expect(decodeURIComponent(endpoint.requests[before] ?? '').replaceAll('+', ' ')).toContain('2022-12-31 23:59:00');
    expect(endpoint.requests.join()).not.toContain('secret');
  });

  it('fails on a truncated response without moving its checkpoint', async () => {
    endpoint = await startLocalEndpoint(() => ({ body: '{"data":[' }));
    let saved: string | undefined;
    const failing = request({ saveCheckpoint: (checkpoint: string) => (saved = checkpoint) });
    await expect(collect(regulationsGov.live?.fetch(failing) ?? [])).rejects.toThrow('not valid JSON');
    expect(saved).toBeUndefined();
  });
});
