import { describe, expect, it } from 'vitest';
import { federalRegister } from './federal-register/index.ts';
import { justiceCanada } from './justice-canada/index.ts';
import { legiscan } from './legiscan/index.ts';
import { legisinfo } from './legisinfo/index.ts';
import { nysenate } from './nysenate/index.ts';
import { openstatesBills } from './openstates-bills/index.ts';
import { presidentialActions } from './presidential-actions/index.ts';
import { regulationsGov } from './regulations-gov/index.ts';
import { parseFiles } from './testing/collect-records.ts';
import { transcripts } from './transcripts/index.ts';
import { readContradictions } from './testing/read-contradictions.ts';

describe('A state bill that states a wrong session or number', () => {
  const bill = (fields: object) => ({
    identifier: 'HB0005',
    title: 'Of Things',
    jurisdiction: { id: 'ocd-jurisdiction/country:us/state:wy/government' },
    ...fields,
  });
  const actions = [{ description: 'Introduced', date: '2024-02-12' }];
  const of = (fields: object) => readContradictions(openstatesBills, { 'wy.jsonl': JSON.stringify(bill(fields)) });

  it('is taken for the one that its address and dates show (Open States)', async () => {
    const openstates_url = 'https://openstates.org/wy/bills/2024/HB5/';
    expect(await of({ legislative_session: '2021', actions, openstates_url })).toEqual([
      ['us-wy-2024-hb-5', 'The record names session 2021; its address and its dates name session 2024.'],
    ]);
    const sources = [{ url: 'https://wyoleg.gov/Legislation/2024/HB0005' }];
    expect(await of({ legislative_session: '2024', identifier: 'HB 6', actions, openstates_url, sources })).toEqual([
      ['us-wy-2024-hb-5', 'The record names HB 6; its address and its source name HB 5.'],
    ]);
  });

  it('is refused with both values when nothing decides (Open States)', async () => {
    expect(await of({ legislative_session: '2021', actions })).toEqual([
      'the record names session 2021, its dates name session 2024, and nothing else decides',
    ]);
    expect(
      await of({ legislative_session: '2024', openstates_url: 'https://openstates.org/ny/bills/2024/HB5/' }),
    ).toEqual(['the record names WY, its address names NY, and nothing else decides']);
  });

  it('may be filed in the summer before its session', async () => {
    const early = [{ description: 'Prefiled', date: '2023-07-17' }];
    expect(await of({ legislative_session: '2024', actions: early })).toEqual(['us-wy-2024-hb-5']);
  });

  const payload = (year: number, fields: object = {}) => ({
    bill: {
      bill_id: 7,
      state: 'CA',
      bill_number: 'AB1',
      status: 1,
      title: 'Of Things',
      session: {
        session_id: 1,
        year_start: year,
        year_end: year + 1,
        special: 0,
      },
      url: 'https://legiscan.com/CA/bill/AB1/2021',
      history: [
        {
          date: '2021-02-03',
          action: 'Read first time.',
        },
      ],
      ...fields,
    },
  });

  it('is taken for the one that its address and dates show, with its votes and texts (LegiScan)', async () => {
    const roll_call = {
      roll_call_id: 3,
      bill_id: 7,
      date: '2021-05-06',
      desc: 'Third reading',
      yea: 1,
      nay: 0,
      nv: 0,
      absent: 0,
    };
    const parsed = await parseFiles(legiscan, {
      'bill/AB1.json': JSON.stringify(payload(2015)),
      'vote/3.json': JSON.stringify({ roll_call }),
    });
    expect(parsed.map((item) => (item.ok ? item.record : item.reason))).toMatchObject([
      {
        fusionId: 'us-ca-2021-2022-ab-1',
        contradictions: ['The record names session 2015-2016; its address and its dates name session 2021-2022.'],
      },
      { billFusionId: 'us-ca-2021-2022-ab-1' },
    ]);
  });

  it('is refused when its number and its address differ, and gets no text of another bill (LegiScan)', async () => {
    expect(await readContradictions(legiscan, { 'bill/AB2.json': payload(2021, { bill_number: 'AB2' }) })).toEqual([
      'the record names AB 2, its address names AB 1, and nothing else decides',
    ]);
    const text = { doc_id: 4, bill_id: 7, date: '2021-02-03', type: 'Introduced', mime: 'text/html' };
    const doc = Buffer.from('<p>Words.</p>').toString('base64');
    const other = 'https://legiscan.com/CA/text/AB2/id/4';
    expect(
      await readContradictions(legiscan, {
        'bill/AB1.json': payload(2021),
        'text/4.json': { text: { ...text, doc, url: other } },
      }),
    ).toEqual(['us-ca-2021-2022-ab-1', 'the text is listed with AB 1, but its address names AB 2']);
    expect(
      await readContradictions(legiscan, {
        'bill/AB1.json': payload(2021),
        'text/4.json': { text: { ...text, doc, date: '2009-02-03' } },
      }),
    ).toEqual(['us-ca-2021-2022-ab-1', expect.stringContaining('is dated 2009-02-03')]);
  });

  it('is refused when its year and its history differ, or its file is another bill’s (New York)', async () => {
    const xml = (year: number, no: string) => `<billstatus sessyr="${year}" billhse="S" billno="${no}">
      <title>Of things</title><actions>02/03/21 REFERRED TO RULES</actions></billstatus>`;
    const named = (year: number, no: string) =>
      readContradictions(nysenate, { '2021-02-04-10.00.00.000000_BILLSTAT_S00100.XML': xml(year, no) });
    expect(await named(2021, '00200')).toEqual(['the record is of bill S200, but its file is named after bill S100']);
  });
});

describe('A meeting of New York that states a wrong year or day', () => {
  it('is refused with both values', async () => {
    const agenda = (day: string) => `<senagenda no="5" year="2017"><addendum id=""><committees><committee>
      <name>Rules</name><meetdate>${day}</meetdate></committee></committees></addendum></senagenda>`;
    expect(
      await readContradictions(nysenate, { 'a.xml': agenda('2019-02-06'), 'b.xml': agenda('2017-02-06') }),
    ).toEqual([
      'the agenda is of 2017, but the meeting of Rules is dated 2019-02-06',
      'hearing-us-ny-agenda-2017-5-rules-20170206',
    ]);
    const spoken =
      'NEW YORK STATE SENATE\nALBANY, NEW YORK\nMarch 10, 1993\n12:10 p.m.\nREGULAR SESSION\n\nTHE PRESIDENT: Order.\n';
    expect(await readContradictions(nysenate, { '1993-03-11T1210': spoken, '1993-03-10T1210': spoken })).toEqual([
      'the record is dated 1993-03-10, but its file is named after 1993-03-11',
      'hearing-us-ny-senate-session-19930310',
    ]);
  });
});

describe('A Canadian bill that states a wrong session', () => {
  const listed = (parliament: number) => ({
    ParliamentNumber: parliament,
    SessionNumber: 1,
    BillNumberFormatted: 'C-5',
    PassedHouseFirstReadingDateTime: '2021-12-01T10:00:00-05:00',
  });

  it('is taken for the one that its address and dates show, or refused', async () => {
    expect(
      await readContradictions(legisinfo, { 'https://www.parl.ca/legisinfo/en/bill/44-1/c-5/json': listed(45) }),
    ).toEqual([['ca-44-1-c-5', 'The record names session 45-1; its address and its dates name session 44-1.']]);
    expect(await readContradictions(legisinfo, { 'bills.json': [listed(45)] })).toEqual([
      'the record names session 45-1, its dates name session 44-1, and nothing else decides',
    ]);
  });

  it('may be reinstated in a later session of the same Parliament, but not be of an earlier one', async () => {
    const bill = (parliament: number, session: number, day: string) => ({
      ParliamentNumber: parliament,
      SessionNumber: session,
      BillNumberFormatted: 'C-377',
      PassedHouseFirstReadingDateTime: `${day}T10:00:00-05:00`,
    });
    expect(
      await readContradictions(legisinfo, { 'bills.json': [bill(41, 2, '2011-12-05'), bill(41, 1, '2013-12-05')] }),
    ).toEqual([
      'ca-41-2-c-377',
      'the record names session 41-1, its dates name session 41-2, and nothing else decides',
    ]);
  });

  it('is refused as a statute that its date puts into another Parliament', async () => {
    const xml = `<Bill xml:lang="en"><Identification><BillNumber>C-5</BillNumber><Parliament><Session>1</Session>
      <Number>42</Number></Parliament><LongTitle>An Act</LongTitle><BillHistory><Stages stage="assented-to"><Date>
      <YYYY>2024</YYYY><MM>6</MM><DD>20</DD></Date></Stages></BillHistory></Identification></Bill>`;
    expect(await readContradictions(justiceCanada, { '2024-c5_E.xml': xml })).toEqual([
      'the record names session 42-1, its dates name session 44-1, and nothing else decides',
    ]);
  });
});

describe('A regulation or order that states a wrong number, day or docket', () => {
  const page = 'https://www.federalregister.gov/documents/2016/04/15/2016-08679/of-things';
  const document = (fields: object) => ({
    document_number: '2016-08679',
    type: 'Rule',
    title: 'Of Things',
    publication_date: '2016-04-15',
    html_url: page,
    pdf_url: 'https://www.govinfo.gov/content/pkg/FR-2016-04-15/pdf/2016-08679.pdf',
    ...fields,
  });
  const of = (fields: object) => readContradictions(federalRegister, { 'd.json': document(fields) });

  it('is taken for the document that its addresses name', async () => {
    expect(await of({ document_number: '2016-08670' })).toEqual([
      ['fr-2016-08679', 'The record names document 2016-08670; its address and its files name document 2016-08679.'],
    ]);
    expect(await of({ document_number: '2016-08670', pdf_url: null })).toEqual([
      expect.stringContaining('nothing else decides'),
    ]);
    expect(await of({ publication_date: '2015-04-15' })).toEqual([
      ['fr-2016-08679', 'The record names 2015-04-15; its address and its files name 2016-04-15.'],
    ]);
    expect(await of({ citation: '80 FR 22133' })).toEqual([
      ['fr-2016-08679', 'The citation 80 FR 22133 is not of the volume of 2016-04-15; it is left out.'],
    ]);
  });

  it('is not joined to a docket that its own number contradicts', async () => {
    const attributes = { documentType: 'Rule', title: 'Of Things', docketId: 'EPA-HQ-OAR-2020-0001' };
    const data = { id: 'EPA-HQ-OAR-2021-0317-0001', type: 'documents', attributes };
    const [item] = await parseFiles(regulationsGov, { 'd.json': JSON.stringify({ data }) });
    expect(item?.ok === true ? item.record : item).toMatchObject({
      contradictions: [
        'The record names docket EPA-HQ-OAR-2020-0001; its number is of docket EPA-HQ-OAR-2021-0317. It is joined to neither.',
      ],
    });
    expect(item?.ok === true ? item.record : {}).not.toHaveProperty('docketFusionIds');
  });

  it('is flagged as an order whose date is of another President than its number', async () => {
    const order = document({
      type: 'Presidential Document',
      subtype: 'Executive Order',
      executive_order_number: '13800',
      signing_date: '2022-05-11',
    });
    expect(await readContradictions(presidentialActions, { 'd.json': order })).toEqual([
      ['eo-13800', 'Executive Order 13800 is of the term of Donald J. Trump, but the record is dated 2022-05-11.'],
    ]);
  });
});

it('A transcript is refused when its meeting is of another place, Congress or day', async () => {
  const text = (place: string, meeting: string) =>
    `Place: ${place}\nTitle: On things\nDate: 2025-03-04\nMeeting: ${meeting}\n\nMs. DOE: Words.\n`;
  expect(
    await readContradictions(transcripts, {
      'a.txt': text('us', 'hearing-us-118-117'),
      'b.txt': text('us-wy', 'hearing-us-119-117'),
      'c.txt': text('us-ny', 'hearing-us-ny-agenda-2025-5-rules-20250303'),
      'd.txt': text('us', 'hearing-us-119-117'),
    }),
  ).toEqual([
    'the head names the meeting hearing-us-118-117, but the day 2025-03-04',
    'the head names the meeting hearing-us-119-117, but the place us-wy',
    'the head names the meeting hearing-us-ny-agenda-2025-5-rules-20250303, but the day 2025-03-04',
    'hearing-us-119-117',
  ]);
});
