import { describe, expect, it } from 'vitest';
import { billText } from './bill-text/index.ts';
import { billstatus } from './billstatus/index.ts';
import { cbo } from './cbo/index.ts';
import { congressApi } from './congress-api/index.ts';
import { congressHearings } from './congress-hearings/index.ts';
import { crs } from './crs/index.ts';
import { parseFiles } from './testing/collect-records.ts';
import { readContradictions } from './testing/read-contradictions.ts';

const status = (congress: number, number: number, { introduced = '2025-03-04', more = '' } = {}) => `<billStatus><bill>
  <congress>${congress}</congress><type>HR</type><number>${number}</number><title>Of Things</title>
  <introducedDate>${introduced}</introducedDate><actions><item><actionDate>${introduced}</actionDate>
  <text>Introduced in House</text></item></actions>${more}</bill></billStatus>`;

describe('A record of Congress that states a wrong Congress or number', () => {
  it('is taken for the bill that its file name and dates show, and is flagged', async () => {
    expect(await readContradictions(billstatus, { 'BILLSTATUS-119hr9.xml': status(118, 9) })).toEqual([
      [
        'us-119-hr-9',
        'The record names Congress 118; its file name, its date of introduction and its dates name Congress 119.',
      ],
    ]);
  });

  it('is refused with both values when nothing decides', async () => {
    expect(await readContradictions(billstatus, { 'BILLSTATUS-119hr9.xml': status(119, 8) })).toEqual([
      'the record names HR 8, its file name names HR 9, and nothing else decides',
    ]);
    const listed = { congress: 118, type: 'HR', number: '9', title: 'Of Things', introducedDate: '2025-03-04' };
    expect(await readContradictions(congressApi, { 'bills.json': { bills: [listed] } })).toEqual([
      'the record names Congress 118, its date of introduction names Congress 119, and nothing else decides',
    ]);
  });

  it('is not flagged for an act that was signed and numbered after its Congress ended', async () => {
    const law = '<laws><item><type>Public Law</type><number>118-270</number></item></laws>';
    const late = `<latestAction><actionDate>2025-01-13</actionDate><text>Became Public Law.</text></latestAction>${law}`;
    const xml = status(118, 9, { introduced: '2024-12-20', more: late });
    expect(await readContradictions(billstatus, { 'BILLSTATUS-118hr9.xml': xml })).toEqual(['us-118-hr-9']);
  });

  it('loses the texts, laws and reports of other bills', async () => {
    const text = (name: string) =>
      `<item><type>Enrolled Bill</type><formats><item><url>https://www.govinfo.gov/x/${name}.xml</url></item></formats></item>`;
    const more = `<textVersions>${text('BILLS-119hr9ih')}${text('BILLS-119hr9rh')}${text('BILLS-119hr8enr')}</textVersions>
      <laws><item><type>Public Law</type><number>118-5</number></item></laws>
      <committeeReports><committeeReport><citation>H. Rept. 118-7</citation></committeeReport></committeeReports>`;
    const parsed = await parseFiles(billstatus, { 'BILLSTATUS-119hr9.xml': status(119, 9, { more }) });
    const [item] = parsed;
    expect(item?.ok === true ? item.record : item).toMatchObject({
      fusionId: 'us-119-hr-9',
      versions: [{ fnDocumentId: 'us-119-hr-9-ih' }, { fnDocumentId: 'us-119-hr-9-rh' }],
      contradictions: [
        expect.stringContaining('Its law names Congress 118'),
        'The record lists a text of HR 8 of Congress 119, which is left out.',
        'The record lists Public Law 118-5, which is left out.',
        'The record lists H. Rept. 118-7, which is left out.',
      ],
    });
    expect(item?.ok === true ? item.record : {}).not.toHaveProperty('laws');
    expect(item?.ok === true ? item.record : {}).not.toHaveProperty('relatedDocuments');
  });

  it('as a report is joined to the bill of its citation’s Congress', async () => {
    const report = (congress: number, citation: string, issueDate: string) => ({
      citation,
      issueDate,
      committees: [],
      associatedBill: [
        {
          congress,
          type: 'HR',
          number: 9,
        },
      ],
    });
    const of = (one: object) => readContradictions(congressApi, { 'r.json': { committeeReports: [one] } });
    expect(await of(report(118, 'H. Rept. 119-7', '2025-05-06'))).toEqual([
      ['us-119-hr-9', 'The record names Congress 118; the citation and its dates name Congress 119.'],
    ]);
    expect(await of(report(118, 'H. Rept. 119-7', ''))).toEqual([expect.stringContaining('nothing else decides')]);
  });

  const printed = (congress: number, number: number, title = 'about') => `<?xml version="1.0"?>
    <bill bill-stage="Introduced-in-House"><metadata><dublinCore><title>${title}</title></dublinCore></metadata>
    <form><congress>${congress}th CONGRESS</congress><legis-num>H. R. ${number}</legis-num>
    <action><action-date>March 4, 2025</action-date></action></form>
    <legis-body><section><text>Words.</text></section></legis-body></bill>`;

  it('as a text is a version of the bill that most of it names', async () => {
    expect(await readContradictions(billText, { 'BILLS-118hr9ih.xml': printed(119, 9) })).toEqual([
      ['us-119-hr-9', 'Its file name names Congress 118; its printed head and its dates name Congress 119.'],
    ]);
    expect(
      await readContradictions(billText, { 'BILLS-119hr8ih.xml': printed(119, 9, '119 HR 9 IH: Things') }),
    ).toEqual([['us-119-hr-9', 'Its file name names HR 8; its metadata and its printed head name HR 9.']]);
    expect(await readContradictions(billText, { 'BILLS-119hr8ih.xml': printed(119, 9) })).toEqual([
      'its file name names HR 8, its printed head names HR 9, and nothing else decides',
    ]);
  });

  it('as a law is a version of the bill of the Congress that numbered it', async () => {
    const law = (meta: number, linked: number) => `<?xml version="1.0"?><pLaw xmlns="http://schemas.gpo.gov/xml/uslm">
      <meta><congress>${meta}</congress><approvedDate>2025-07-04</approvedDate></meta>
      <preface><docNumber>119–28</docNumber><ref href="/us/bill/${linked}/hr/9"/></preface>
      <main><section><content>Words.</content></section></main></pLaw>`;
    expect(await readContradictions(billText, { 'PLAW-119publ28.xml': law(119, 118) })).toEqual([
      ['us-119-hr-9', expect.stringMatching(/^Its first link names Congress 118; .* name Congress 119\.$/)],
    ]);
  });

  it('as a meeting is of the Congress of its day, without bills of another', async () => {
    const meeting = (congress: number, more: object = {}) => ({
      committeeMeeting: {
        eventId: '117',
        congress,
        chamber: 'House',
        title: 'On things',
        ...more,
      },
    });
    const url = 'https://www.congress.gov/119/meeting/house/117/documents/HHRG-119-II00-20250304-SD001.pdf';
    const meetingDocuments = [{ name: 'Memo', url }];
    const of = (one: object) => readContradictions(congressHearings, { 'house-117.json': one });
    const date = '2025-03-04T15:00:00Z';
    expect(await of(meeting(118, { date, meetingDocuments }))).toEqual([
      ['hearing-us-119-117', 'The record names Congress 118; its address and its date name Congress 119.'],
    ]);
    expect(await of(meeting(118, { date }))).toEqual([
      'the record names Congress 118, its date names Congress 119, and nothing else decides',
    ]);
    const relatedItems = { bills: [{ congress: 118, type: 'HR', number: 9 }] };
    expect(await of(meeting(119, { date, relatedItems }))).toEqual([
      ['hearing-us-119-117', 'The record lists HR 9 of Congress 118, which is left out.'],
    ]);
  });

  it('as an estimate is joined to no bill when its feed and its date differ', async () => {
    const item = `<item><Title>H.R. 9, Of Things</Title><Date>Tue, 04 Mar 2025 10:00:00 -0500</Date>
      <Link>https://www.cbo.gov/publication/6</Link></item>`;
    const parsed = await parseFiles(cbo, { '112congress-cost-estimates.xml': `<response>${item}</response>` });
    const [estimate] = parsed;
    expect(estimate?.ok === true ? estimate.record : estimate).toMatchObject({
      fusionId: 'cbo-6',
      contradictions: [expect.stringMatching(/feed names Congress 112.*date names Congress 119.*joined to no bill/)],
    });
    expect(estimate?.ok === true ? estimate.record : {}).not.toHaveProperty('legislationFusionIds');
  });

  it('as a report of the Congressional Research Service has the number of its addresses', async () => {
    const report = (url: string) => ({
      id: 'IF10198',
      url: 'https://www.congress.gov/crs-product/IF10199',
      formats: [
        {
          format: 'PDF',
          url,
        },
      ],
    });
    const of = (url: string) => readContradictions(crs, { 'report.json': { CRSReport: report(url) } });
    expect(await of('https://www.congress.gov/x/IF/PDF/IF10199/IF10199.4.pdf')).toEqual([
      ['crs-if10199', 'The record names report IF10198; its address and its file name report IF10199.'],
    ]);
    expect(await of('https://www.congress.gov/x/words.pdf')).toEqual([expect.stringContaining('nothing else decides')]);
  });
});
