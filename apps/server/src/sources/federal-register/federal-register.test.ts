import { afterEach, describe, expect, it } from 'vitest';
import { collect, only, parseFiles, recordsOf } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { type LocalEndpoint, startLocalEndpoint } from '../testing/local-endpoint.ts';
import { federalRegister } from './index.ts';

const EXPORT_HEADER =
  'citation,document_number,end_page,html_url,pdf_url,type,subtype,publication_date,signing_date,start_page,title,disposition_notes,executive_order_number,not_received_for_publication';

/** A document as the interface gives it in full. */
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

describe('documents of the interface', () => {
  it('maps a rule with citation, agencies, dockets and pages', async () => {
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

  it('keeps a list item apart from the full document', async () => {
    const { citation: _, ...listed } = document();
    expect(await read({ count: 1, results: [listed] })).toMatchObject({ part: 'list', fusionId: 'fr-2024-31396' });
  });

  it('links a correction to what it corrects, and to Regulations.gov', async () => {
    const record = await read(
      document({
        document_number: 'C1-2014-25788',
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

  it('reads a document laid out for inspection', async () => {
    const { citation: _, ...laidOut } = document({ filed_at: '2026-09-28T11:15:00.000-04:00', docket_numbers: [] });
    expect(await read(laidOut)).toMatchObject({ part: 'public-inspection', isPublicInspection: true });
  });

  it('makes a presidential document an action, a correction without order number included', async () => {
    const order = document({
      type: 'Presidential Document',
      subtype: 'Executive Order',
      executive_order_number: 14127,
      signing_date: '2024-09-26',
    });
    expect(await read(order)).toMatchObject({
      kind: 'presidential-action',
      fusionId: 'fr-2024-31396',
      actionType: 'executive_order',
      executiveOrderNumber: '14127',
      signedOn: '2024-09-26',
      president: 'Joseph R. Biden, Jr.',
    });
    const correction = { ...order, executive_order_number: null, subtype: null, document_number: 'C1-2024-1' };
    expect(await read(correction)).toMatchObject({ fusionId: 'fr-C1-2024-1', actionType: 'other' });
  });

  it('reads nothing from an empty list and quarantines errors and documents without number', async () => {
    expect(await parseFiles(federalRegister, { 'a.json': '{"count":0}' })).toEqual([]);
    for (const body of [{ errors: { per_page: 'invalid' } }, document({ document_number: ' ' })]) {
      expect(only(await parseFiles(federalRegister, { 'a.json': JSON.stringify(body) }))).toMatchObject({ ok: false });
    }
  });
});

describe('tables of executive orders', () => {
  const orders = async (...rows: string[]) =>
    recordsOf(
      'presidential-action',
      await parseFiles(federalRegister, { 'executive_orders_x.csv': `${EXPORT_HEADER}\n${rows.join('\n')}\n` }),
    );

  it('takes the blank before document numbers off and reads both ways of writing days', async () => {
    const row =
      '89 FR 80345, 2024-22938,80350,https://x/y,,Presidential Document,Executive Order,10/02/2024,2024-09-26,80345,Firearms,,14127,';
    expect(only(await orders(row))).toMatchObject({
      fusionId: 'fr-2024-22938',
      ofrId: '2024-22938',
      publicationDate: '2024-10-02',
      signedOn: '2024-09-26',
      registerCitiation: '89 FR 80345',
    });
  });

  it('names an order without document number by its own number, letters in either form', async () => {
    const row = (number: string, title: string): string =>
      `, ,,,,Presidential Document,Executive Order,,1954-10-26,,${title},"Revoked by: EO 1,\nJune 1",${number},true`;
    const records = await orders(
      row('11359A', 'One'),
      row('9934-A', 'Two'),
      row('10571', '-A Assignment of Frequencies'),
    );
    expect(records.map((record) => [record.fusionId, record.executiveOrderNumber, record.title])).toEqual([
      ['eo-11359-a', '11359A', 'One'],
      ['eo-9934-a', '9934-A', 'Two'],
      ['eo-10571-a', '10571-A', 'Assignment of Frequencies'],
    ]);
    expect(records[0]).not.toHaveProperty('publicationDate');
    expect(records[0]?.dispositionNotes).toContain('\n');
    expect(records[0]?.president).toBe('Dwight D. Eisenhower');
  });

  it('reads the disposition table as facts of the same orders', async () => {
    const body =
      'number,citation,signing_date,document_number,notes\n12890, 59 FR 499,1993-12-30,94-290,"Revoked by: EO 2"\n';
    const parsed = await parseFiles(federalRegister, { 'executive_orders_disposition.csv': body });
    expect(only(recordsOf('presidential-action', parsed))).toMatchObject({
      fusionId: 'fr-94-290',
      part: 'disposition',
      registerCitiation: '59 FR 499',
      dispositionNotes: 'Revoked by: EO 2',
    });
  });

  it('quarantines a row that names no order, and does not take other tables', async () => {
    const row = ', ,,,,Presidential Document,Executive Order,,1954-10-26,,Title,,,';
    const [parsed] = await parseFiles(federalRegister, { 'executive_orders_x.csv': `${EXPORT_HEADER}\n${row}\n` });
    expect(parsed).toMatchObject({ ok: false, position: 'executive_orders_x.csv:2' });
    expect(federalRegister.accepts('federal-register/agencies.csv.gz')).toBe(false);
  });
});

describe('live', () => {
  let endpoint: LocalEndpoint | undefined;
  afterEach(() => endpoint?.close());

  /** Serves one document a day, three a page; a search ends at `cap` documents, as the real one does at 10,000. */
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
  const idsOf = async (over: object = {}) => {
    const entries = await collect(federalRegister.live?.fetch(request(over)) ?? []);
    const parsed = await collect(
      federalRegister.parse(
        (async function* () {
          yield* entries;
        })(),
      ),
    );
    return new Set(recordsOf('regulation', parsed).map((record) => record.fusionId));
  };
  const days = Array.from({ length: 20 }, (_, at) => `2024-01-${String(at + 1).padStart(2, '0')}`);

  it('follows pages on its own host, and takes up a capped search from the last day', async () => {
    endpoint = await publisher(days, 9, 10_000);
    expect((await idsOf()).size).toBe(20);
    expect(endpoint.requests.at(-1)).toBe('/public-inspection-documents/current.json');
  });

  it('goes on from the page where it was interrupted, and looks back a week after a whole run', async () => {
    endpoint = await publisher(days, 100, 0);
    const saved: string[] = [];
    const places: string[] = [];
    const reportPlace = (done: number, total: number) => void places.push(`${done} of ${total}`);
    await idsOf({ saveCheckpoint: (checkpoint: string) => saved.push(checkpoint), reportPlace });
    expect([places[0], places.at(-1)]).toEqual(['3 of 20', '20 of 20']);
    expect(await idsOf({ checkpoint: saved[0] })).toEqual(new Set(days.slice(3).map((day) => `fr-${day}`)));
    expect(await idsOf({ checkpoint: saved.at(-1) })).toEqual(new Set(days.slice(12).map((day) => `fr-${day}`)));
  });

  it('fails when one day holds more than a search can reach', async () => {
    endpoint = await publisher(
      Array.from({ length: 12 }, () => '2024-01-01'),
      9,
      10_000,
    );
    await expect(idsOf()).rejects.toThrow('cannot page on');
  });
});
