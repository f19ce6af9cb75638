import { afterEach, describe, expect, it } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { type LocalEndpoint, startLocalEndpoint } from '../testing/local-endpoint.ts';
import { federalRegister } from './index.ts';

/** Builds a document as the API returns it in full. */
function document(fields: Record<string, unknown> = {}) {
  return {
    document_number: '2024-31396',
    title: 'Air Plan Revisions  ',
    type: 'Rule',
    abstract: null,
    citation: '89 FR 107012',
    publication_date: '2024-12-31',
    effective_on: '2025-01-30',
    comments_close_on: null,
    start_page: 107012,
    end_page: 107015,
    html_url: 'https://www.federalregister.gov/documents/2024/12/31/2024-31396/air',
    agencies: [{ name: 'Environmental Protection Agency', raw_name: 'EPA' }, { raw_name: 'Odd Office' }],
    cfr_references: [{ title: 40, part: '52', chapter: null }],
    docket_ids: ['EPA-R09-OAR-2023-0649', 'FRL-11647-02-R9'],
    regulation_id_number_info: {},
    excerpts: null,
    ...fields,
  };
}

async function read(body: unknown) {
  const parsed = only(await parseFiles(federalRegister, { 'a.json': JSON.stringify(body) }));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.record;
}

describe('Federal Register API documents', () => {
  it('map a rule with citation, agencies, dockets and pages', async () => {
    const record = await read(document());
    expect(record).toMatchObject({
      kind: 'regulation',
      fusionId: 'fr-2024-31396',
      part: 'main',
      regulationDocumentType: 'Rule',
      title: 'Air Plan Revisions',
      registerCitiation: '89 FR 107012',
      citations: ['40 CFR Part 52'],
      publicationDate: '2024-12-31',
      effectiveDate: '2025-01-30',
      agencies: [{ name: 'Environmental Protection Agency', shortName: 'EPA' }, { name: 'Odd Office' }],
      docketIds: ['EPA-R09-OAR-2023-0649', 'FRL-11647-02-R9'],
      docketFusionIds: ['docket-EPA-R09-OAR-2023-0649'],
      registerStartPage: 107012,
      registerEndPage: 107015,
      isPublicInspection: false,
    });
    for (const absent of ['description', 'commentEndDates', 'extra']) expect(record).not.toHaveProperty(absent);
  });

  it('are titled by the table of contents, the subject lines, or agency and type when they have no title', async () => {
    const untitled = { title: '', agencies: [{ name: 'Labor Department' }], type: 'Notice' };
    const titles = await Promise.all(
      [
        { ...untitled, toc_subject: 'Meetings:', toc_doc: 'Advisory Committee on Widgets, ' },
        { ...untitled, toc_subject: '', toc_doc: 'Widget Standards', subject_1: 'Other' },
        { ...untitled, subject_1: 'Meetings;', subject_2: 'Sunshine Act' },
        untitled,
      ].map(async (fields) => {
        const record = await read(document(fields));
        return record.kind === 'regulation' ? record.title : undefined;
      }),
    );
    expect(titles).toEqual([
      'Meetings: Advisory Committee on Widgets',
      'Widget Standards',
      'Meetings; Sunshine Act',
      'Labor Department: Notice',
    ]);
  });

  it('are marked when they were withdrawn from public inspection, and the day of filing is no docket', async () => {
    const note = 'After placement on Public Inspection, this document was withdrawn from publication.';
    const record = await read(
      document({
        document_number: '2014--11843',
        title: '',
        filed_at: null,
        editorial_note: note,
        docket_ids: undefined,
        toc_subject: 'Meetings:',
        toc_doc: 'Advisory Committee',
        docket_numbers: ['File Until: 5/22/2014'],
      }),
    );
    expect(record).toMatchObject({
      fusionId: 'fr-2014-11843',
      part: 'public-inspection',
      withdrawn: true,
      isPublicInspection: true,
      title: 'Meetings: Advisory Committee',
      description: note,
    });
    expect(record).not.toHaveProperty('docketIds');
  });

  it('are read from an array of responses', async () => {
    const answers = [{ count: 1, results: [document()] }, document({ document_number: '2024-31397', html_url: null })];
    const parsed = await parseFiles(federalRegister, { 'a.json': JSON.stringify(answers) });
    expect(getRecords('regulation', parsed).map(({ fusionId }) => fusionId)).toEqual([
      'fr-2024-31396',
      'fr-2024-31397',
    ]);
  });

  it('keep a list item separate from the full document', async () => {
    const { citation: _, ...listed } = document();
    expect(await read({ count: 1, results: [listed] })).toMatchObject({ part: 'list', fusionId: 'fr-2024-31396' });
  });

  it('link a correction to the corrected document and to Regulations.gov', async () => {
    const record = await read(
      document({
        document_number: 'C1-2014-25788',
        html_url: null,
        correction_of: 'https://www.federalregister.gov/api/v1/documents/2014-25788',
        regulations_dot_gov_info: { document_id: 'EPA-1-0011', docket_id: 'EPA-HQ-2014-0002', comments_count: 4 },
        dockets: [{ id: 'EPA-HQ-2014-0001' }],
        action: 'Final rule;\n correction.',
      }),
    );
    expect(record).toMatchObject({
      fusionId: 'fr-C1-2014-25788',
      linkedFusionIds: ['fr-2014-25788'],
      alsoKnownAs: ['regs-EPA-1-0011'],
      externalIds: ['EPA-1-0011'],
      docketIds: ['EPA-R09-OAR-2023-0649', 'FRL-11647-02-R9', 'EPA-HQ-2014-0001', 'EPA-HQ-2014-0002'],
      noticeType: 'Final rule; correction.',
      totalComments: 4,
    });
  });

  it('include public inspection documents', async () => {
    const { citation: _, ...laidOut } = document({ filed_at: '2026-09-28T11:15:00.000-04:00', docket_numbers: [] });
    expect(await read(laidOut)).toMatchObject({ part: 'public-inspection', isPublicInspection: true });
  });

  it('turn a presidential document, including a correction without order number, into an action', async () => {
    const order = document({
      type: 'Presidential Document',
      subtype: 'Executive Order',
      executive_order_number: 14127,
      signing_date: '2024-09-26',
    });
    expect(await read(order)).toMatchObject({
      kind: 'presidential-action',
      fusionId: 'eo-14127',
      alsoKnownAs: ['fr-2024-31396'],
      actionType: 'executive_order',
      executiveOrderNumber: '14127',
      signedOn: '2024-09-26',
      president: 'Joseph R. Biden, Jr.',
    });
    const correction = { ...order, executive_order_number: null, subtype: null, document_number: 'C1-2024-1' };
    expect(await read(correction)).toMatchObject({ fusionId: 'fr-C1-2024-1', actionType: 'other' });
  });

  it('yield nothing from an empty list and quarantine errors and documents without a number', async () => {
    expect(await parseFiles(federalRegister, { 'a.json': '{"count":0}' })).toEqual([]);
    for (const body of [{ errors: { per_page: 'invalid' } }, document({ document_number: ' ' })]) {
      expect(only(await parseFiles(federalRegister, { 'a.json': JSON.stringify(body) }))).toMatchObject({ ok: false });
    }
  });
});

it('The Federal Register source leaves the tables of orders and agencies to other sources', () => {
  for (const name of ['agencies.csv.gz', 'executive_orders_x.csv', 'executive_orders_disposition.csv'])
    expect(federalRegister.accepts(`federal-register/${name}`), name).toBe(false);
});

describe('Federal Register client', () => {
  let endpoint: LocalEndpoint | undefined;
  afterEach(() => endpoint?.close());

  /** Serves one document a day, three per page. A search ends at `cap` documents, as the real one does at 10,000. */
  async function publisher(days: string[], cap: number, reported: number): Promise<LocalEndpoint> {
    return startLocalEndpoint((url) => {
      if (url.pathname.includes('public-inspection')) return { body: '{"count":0,"results":[]}' };
      const from = url.searchParams.get('conditions[publication_date][gte]') ?? '';
      const page = Number(url.searchParams.get('page') ?? 1);
      const all = days.filter((day) => day >= from);
      const found = all.slice(0, cap);
      const results = found
        .slice((page - 1) * 3, page * 3)
        .map((day) => document({ document_number: day, publication_date: day }));
      const next = new URL(url);
      next.searchParams.set('page', String(page + 1));
      next.host = 'www.federalregister.gov';
      return {
        body: JSON.stringify({
          count: all.length > cap ? reported : found.length,
          next_page_url: page * 3 < found.length ? next.toString() : null,
          results,
        }),
      };
    });
  }

  const request = (over: object = {}) => ({
    http: fetchSourceHttp(),
    settings: { baseUrl: endpoint?.baseUrl ?? '', options: { from: '2024-01-01' } },
    saveCheckpoint: () => undefined,
    ...over,
  });
  const getIds = async (over: object = {}) => {
    const entries = await collect(federalRegister.live?.fetch(request(over)) ?? []);
    const parsed = await collect(
      federalRegister.parse(
        (async function* () {
          yield* entries;
        })(),
      ),
    );
    return new Set(getRecords('regulation', parsed).map((record) => record.fusionId));
  };
  const days = Array.from({ length: 20 }, (_, at) => `2024-01-${String(at + 1).padStart(2, '0')}`);

  it('follows pages on its own host and continues a capped search from its last day', async () => {
    endpoint = await publisher(days, 9, 10_000);
    expect((await getIds()).size).toBe(20);
    expect(endpoint.requests.at(-1)).toBe('/public-inspection-documents/current.json');
  });

  it('resumes an interrupted run and looks back a week after a complete run', async () => {
    endpoint = await publisher(days, 100, 0);
    const saved: string[] = [];
    const places: string[] = [];
    const reportPlace = (done: number, total: number) => void places.push(`${done} of ${total}`);
    await getIds({ saveCheckpoint: (checkpoint: string) => saved.push(checkpoint), reportPlace });
    expect([places[0], places.at(-1)]).toEqual(['3 of 20', '20 of 20']);
    expect(await getIds({ checkpoint: saved[0] })).toEqual(new Set(days.slice(3).map((day) => `fr-${day}`)));
    expect(await getIds({ checkpoint: saved.at(-1) })).toEqual(new Set(days.slice(12).map((day) => `fr-${day}`)));
  });

  it('fails when a single day has more documents than a search can reach', async () => {
    endpoint = await publisher(
      Array.from({ length: 12 }, () => '2024-01-01'),
      9,
      10_000,
    );
    await expect(getIds()).rejects.toThrow('cannot page on');
  });
});
