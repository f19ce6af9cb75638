import { afterEach, describe, expect, it } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { type LocalEndpoint, startLocalEndpoint } from '../testing/local-endpoint.ts';
import { presidentialActions } from './index.ts';

const EXPORT_HEADER =
  'citation,document_number,end_page,html_url,pdf_url,type,subtype,publication_date,signing_date,start_page,title,disposition_notes,executive_order_number,not_received_for_publication';

const actionsIn = async (files: Record<string, string>) =>
  getRecords('presidential-action', await parseFiles(presidentialActions, files));

describe('Executive orders export', () => {
  const parse = (...rows: string[]) =>
    parseFiles(presidentialActions, { 'executive_orders_x.csv': `${EXPORT_HEADER}\n${rows.join('\n')}\n` });
  const orders = async (...rows: string[]) => getRecords('presidential-action', await parse(...rows));
  /** Builds a row from before 1994, which has neither document number nor page. */
  const old = (number: string, { title = 'Title', notes = '', received = '' } = {}) =>
    `19 FR 6687, ,,,,Presidential Document,Executive Order,10/19/1954,1954-10-18,,${title},"${notes}",${number},${received}`;

  it('keeps every column of a row as a fact of the order', async () => {
    const row =
      '89 FR 80345, 2024-22938,80350,https://x.example/y,https://x.example/y.pdf,Presidential Document,Executive Order,10/02/2024,2024-09-26,80345,Widget  Safety,"See: EO 1, June 1, 1990",99127,';
    expect(only(await orders(row))).toEqual({
      kind: 'presidential-action',
      part: 'executive-order-export',
      isoCode: 'us',
      actionType: 'executive_order',
      fusionId: 'eo-99127',
      alsoKnownAs: ['fr-2024-22938'],
      ofrId: '2024-22938',
      executiveOrderNumber: '99127',
      publicationDate: '2024-10-02',
      signedOn: '2024-09-26',
      president: 'Joseph R. Biden, Jr.',
      registerCitiation: '89 FR 80345',
      registerStartPage: 80345,
      registerEndPage: 80350,
      documentUrl: 'https://x.example/y',
      sourceUrl: 'https://x.example/y',
      pdfUrl: 'https://x.example/y.pdf',
      title: 'Widget Safety',
      dispositionNotes: 'See: EO 1, June 1, 1990',
    });
  });

  it.each([
    ['11359A', 'One', 'eo-11359-a', '11359A', 'One'],
    ['9934-A', 'Two', 'eo-9934-a', '9934-A', 'Two'],
    ['10571', 'Three', 'eo-10571', '10571', 'Three'],
    // The letter of the number is in the title.
    ['10571', '-A Assignment of Widgets', 'eo-10571-a', '10571-A', 'Assignment of Widgets'],
  ])('gives order %s “%s” its number and title: %s', async (number, title, ...expected) => {
    const record = only(await orders(old(number, { title })));
    expect([record.fusionId, record.executiveOrderNumber, record.title]).toEqual(expected);
    expect(record).not.toHaveProperty('alsoKnownAs');
    expect(record).not.toHaveProperty('registerStartPage');
  });

  it.each([
    ['true', true],
    ['false', false],
    ['', undefined],
  ])('keeps whether an order was not received for publication: “%s”', async (received, expected) => {
    expect(only(await orders(old('10001', { received }))).notReceivedForPublication).toBe(expected);
  });

  it('keeps line breaks in notes and omits an unknown publication date', async () => {
    const row = ', ,,,,Presidential Document,Executive Order,,1954-10-26,,One,"Revoked by: EO 1,\nJune 1",10570A,true';
    const record = only(await orders(row));
    expect(record.dispositionNotes).toBe('Revoked by: EO 1,\nJune 1');
    expect(record).not.toHaveProperty('publicationDate');
    expect(record).not.toHaveProperty('registerCitiation');
    expect(record.president).toBe('Dwight D. Eisenhower');
  });

  it('separates a correction from the order whose number it carries', async () => {
    const row =
      '75 FR 1013, C1-2009-31418,1013,,,Presidential Document,Executive Order,01/08/2010,2009-12-29,1013,Correction,,13526,';
    expect(only(await orders(row))).toMatchObject({
      fusionId: 'fr-C1-2009-31418',
      correctionOfFusionId: 'eo-13526',
      executiveOrderNumber: '13526',
    });
  });

  it('quarantines a row without an order number', async () => {
    const row = ', ,,,,Presidential Document,Executive Order,,1954-10-26,,Title,,,';
    expect(only(await parse(row))).toMatchObject({ ok: false, position: 'executive_orders_x.csv:2' });
  });
});

it('The disposition table adds facts to the same order', async () => {
  const body =
    'number,citation,signing_date,document_number,notes\n12890, 59 FR 499,1993-12-30,94-290,"Revoked by: EO 2"\n';
  expect(only(await actionsIn({ 'executive_orders_disposition.csv': body }))).toMatchObject({
    fusionId: 'eo-12890',
    alsoKnownAs: ['fr-94-290'],
    part: 'order-disposition',
    registerCitiation: '59 FR 499',
    signedOn: '1993-12-30',
    dispositionNotes: 'Revoked by: EO 2',
  });
});

/** Builds a presidential document as the API returns it. */
function action(fields: Record<string, unknown> = {}) {
  return {
    document_number: '2026-00001',
    title: 'Of widgets ',
    type: 'Presidential Document',
    citation: '91 FR 5',
    publication_date: '2026-01-05',
    signing_date: '2026-01-02',
    start_page: 5,
    end_page: 7,
    abstract: null,
    html_url: 'https://x.example/1',
    pdf_url: 'https://x.example/1.pdf',
    president: { name: 'Ann Example' },
    ...fields,
  };
}

describe('Presidential documents from the API', () => {
  const read = async (fields: Record<string, unknown>) =>
    only(await actionsIn({ 'a.json': JSON.stringify(action(fields)) }));

  it.each([
    ['Executive Order', { executive_order_number: 99001 }, 'executive_order', 'eo-99001'],
    ['Proclamation', { proclamation_number: 10001 }, 'proclamation', 'fr-2026-00001'],
    ['Memorandum', {}, 'memorandum', 'fr-2026-00001'],
    ['Determination', {}, 'determination', 'fr-2026-00001'],
    ['Notice', {}, 'notice', 'fr-2026-00001'],
    [null, {}, 'other', 'fr-2026-00001'],
  ])('map the subtype %s', async (subtype, fields, actionType, fusionId) => {
    expect(await read({ subtype, ...fields })).toMatchObject({ actionType, fusionId });
  });

  it('keep everything they state', async () => {
    const stated = {
      subtype: 'Executive Order',
      executive_order_number: 99001,
      executive_order_notes: 'Amends: EO 1',
      corrections: ['https://www.federalregister.gov/api/v1/documents/C1-2026-00001'],
      topics: ['Widgets'],
      toc_subject: 'Safety',
      agencies: [{ name: 'Executive Office' }],
      page_views: { count: 3 },
    };
    expect(await read(stated)).toMatchObject({
      title: 'Of widgets',
      registerStartPage: 5,
      registerEndPage: 7,
      pdfUrl: 'https://x.example/1.pdf',
      president: 'Ann Example',
      dispositionNotes: 'Amends: EO 1',
      correctionFusionIds: ['fr-C1-2026-00001'],
      topics: ['Widgets'],
      extra: {
        toc_subject: 'Safety',
        agencies: [{ name: 'Executive Office' }],
      },
    });
  });

  it('leave another document type to its source and name that source', async () => {
    const parsed = await parseFiles(presidentialActions, {
      'a.json': JSON.stringify({ count: 2, results: [action(), action({ type: 'Rule' })] }),
    });
    expect(parsed.map((one) => one.ok || one.reason)).toEqual([
      true,
      'it is not a presidential document; the source federal-register ingests it',
    ]);
  });
});

const XML = `<PRESDOCU><PRESDOCU><EXECORD><TITLE3>Title 3</TITLE3><PRES>The President</PRES>
  <EXECORDR>Executive Order 99001 of January 2, 2026</EXECORDR><HD SOURCE="HED">Of Widgets</HD>
  <FP>By the authority vested in me by section 301 of title 3, United States Code:</FP>
  <FP><E T="04">Section 1</E>. <E T="03">Policy.</E> Widgets are safe.</FP><FP>(a) All of them.</FP>
  <FP><E T="04">Sec. 2</E>. The Secretary shall report. The report is public.</FP>
  <FRDOC>[FR Doc. 2026-00001 Filed 1-2-26; 8:45 am]</FRDOC></EXECORD></PRESDOCU></PRESDOCU>`;
const RAW = `<html><head><title>Federal Register</title></head><body><pre>
[Federal Register Volume 59, Number 1 (Monday, January 3, 1994)]
[Presidential Documents]
From the Federal Register Online via the Government Publishing Office [<a href="http://www.gpo.gov">www.gpo.gov</a>]
[FR Doc No: 94-290]

                        Executive Order 12890 of December 30, 1993


Amendment &amp; Widgets

    By the authority vested in me,
it is ordered:
[[Page 500]]

    Section 1. Policy. Widgets are safe.

    Sec. 2. The Secretary shall report. It is public.
</pre></body></html>`;

describe('Text of a presidential document', () => {
  const shape = ({ sections = [] }: { sections?: { num?: string; heading?: string; blocks: { text: string }[] }[] }) =>
    sections.map(({ num, heading, blocks }) => [num, heading, ...blocks.map(({ text }) => text)]);

  it('is divided by section numbers', async () => {
    const record = only(await actionsIn({ '2026-00001.xml': XML }));
    expect(record).toMatchObject({
      fusionId: 'eo-99001',
      alsoKnownAs: ['fr-2026-00001'],
      part: 'text',
      signedOn: '2026-01-02',
    });
    expect(shape(record)).toEqual([
      [undefined, undefined, 'The President', 'Executive Order 99001 of January 2, 2026'],
      [undefined, 'Of Widgets', 'By the authority vested in me by section 301 of title 3, United States Code:'],
      ['Section 1.', 'Policy', 'Widgets are safe.', '(a) All of them.'],
      ['Sec. 2.', undefined, 'The Secretary shall report. The report is public.'],
    ]);
  });

  it('is read from plain text for the years before XML', async () => {
    const record = only(await actionsIn({ '94-290.txt': RAW }));
    expect(record).toMatchObject({
      fusionId: 'eo-12890',
      alsoKnownAs: ['fr-94-290'],
      actionType: 'executive_order',
      signedOn: '1993-12-30',
      president: 'William J. Clinton',
    });
    expect(shape(record)).toEqual([
      [
        undefined,
        undefined,
        'Executive Order 12890 of December 30, 1993',
        'Amendment & Widgets',
        'By the authority vested in me, it is ordered:',
      ],
      ['Section 1.', 'Policy', 'Widgets are safe.'],
      ['Sec. 2.', undefined, 'The Secretary shall report. It is public.'],
    ]);
  });

  it('does not take its identity from an order it merely cites', async () => {
    const memorandum = RAW.replace('Executive Order 12890 of', 'Memorandum of').replace(
      'By the authority',
      'By Executive Order 1 of June 1, 1990 and the authority',
    );
    expect(only(await actionsIn({ '94-290.txt': memorandum }))).toMatchObject({
      fusionId: 'fr-94-290',
      actionType: 'memorandum',
    });
  });

  it('is recognized by file name, which excludes whole issues and other texts', () => {
    const accepted = ['a/2026-00001.xml', 'E9-31418.xml.gz', 'x.tar.gz!C1-2009-31418.txt', 'page.json', 'o.jsonl'];
    for (const name of [...accepted, 'executive_orders_a.csv'])
      expect(presidentialActions.accepts(name), name).toBe(true);
    for (const name of ['FR-2016-04-15.xml', 'README.txt', 'agencies.csv'])
      expect(presidentialActions.accepts(name), name).toBe(false);
  });

  it('is quarantined when it holds no presidential document', async () => {
    const files = { '2026-00001.xml': '<RULE/>', '2026-00002.json': '{"errors":"none"}' };
    expect((await parseFiles(presidentialActions, files)).map(({ ok }) => ok)).toEqual([false, false]);
  });
});

describe('Presidential actions client', () => {
  let endpoint: LocalEndpoint | undefined;
  afterEach(() => endpoint?.close());

  /**
   * Serves orders 1 to `orders`, two per page and one per day, with the text of all but the first, which is not found.
   */
  const publisher = (orders: number) =>
    startLocalEndpoint((url) => {
      if (url.pathname.startsWith('/full/')) {
        const number = /2026-(\d+)/.exec(url.pathname)?.[1] ?? '';
        return number === '00001' ? undefined : { body: XML.replaceAll('2026-00001', `2026-${number}`) };
      }
      const page = Number(url.searchParams.get('page') ?? 1);
      const results = Array.from({ length: orders }, (_, at) => {
        const number = `2026-0000${at + 1}`;
        const text = `https://www.federalregister.gov/full/${number}.xml`;
        return action({ document_number: number, publication_date: `2026-01-0${at + 1}`, full_text_xml_url: text });
      }).slice((page - 1) * 2, page * 2);
      const next = new URL(url);
      next.searchParams.set('page', String(page + 1));
      return { body: JSON.stringify({ count: orders, results, next_page_url: page * 2 < orders ? next : null }) };
    });
  const fetchAll = async (over: object = {}) => {
    const saved: string[] = [];
    const settings = { baseUrl: endpoint?.baseUrl ?? '', options: { president: 'ann-example' } };
    const saveCheckpoint = (checkpoint: string) => saved.push(checkpoint);
    const entries = presidentialActions.live?.fetch({ http: fetchSourceHttp(), settings, saveCheckpoint, ...over });
    const names = (await collect(entries ?? [])).map(({ name }) => (name.startsWith('documents') ? 'page' : name));
    return { names, saved };
  };
  const getTexts = (...numbers: number[]) => numbers.map((number) => `2026-0000${number}.xml`);

  it('fetches only presidential documents with their texts and tolerates a missing text', async () => {
    endpoint = await publisher(3);
    expect((await fetchAll()).names).toEqual(['page', ...getTexts(2), 'page', ...getTexts(3)]);
    const asked = new URL(endpoint.requests[0] ?? '', endpoint.baseUrl).searchParams;
    expect(asked.get('conditions[type][]')).toBe('PRESDOCU');
    expect(asked.get('conditions[president][]')).toBe('ann-example');
    expect(asked.get('conditions[publication_date][gte]')).toBe('1994-01-03');
  });

  it('resumes an interrupted run and after a complete run fetches only recent texts', async () => {
    endpoint = await publisher(4);
    const { saved } = await fetchAll();
    expect((await fetchAll({ checkpoint: saved[0] })).names).toEqual(['page', ...getTexts(3, 4)]);
    expect((await fetchAll({ checkpoint: saved.at(-1) })).names).toEqual(['page', 'page', ...getTexts(4)]);
  });
});
