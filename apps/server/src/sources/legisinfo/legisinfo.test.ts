import { afterEach, describe, expect, it } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { type LocalEndpoint, startLocalEndpoint } from '../testing/local-endpoint.ts';
import { billStatus } from './bill-stages.ts';
import { legisinfo } from './index.ts';

/** Builds a bill as in the session's list. */
function listed(fields: Record<string, unknown> = {}) {
  return {
    BillId: 1,
    BillNumberFormatted: 'C-15',
    ParliamentNumber: 45,
    SessionNumber: 1,
    LongTitleEn: 'An Act about budgets',
    LongTitleFr: 'Loi sur les budgets',
    ShortTitleEn: '',
    BillTypeEn: 'House Government Bill',
    SponsorEn: 'Hon. Jane Doe',
    OriginatingChamberId: 1,
    CurrentStatusEn: 'At second reading in the Senate',
    PassedHouseFirstReadingDateTime: '2025-11-05T08:44:38.9-05:00',
    PassedHouseSecondReadingDateTime: '2025-11-20T00:00:00',
    PassedHouseThirdReadingDateTime: '2025-12-01T23:59:00-05:00',
    PassedSenateFirstReadingDateTime: '2025-12-02T00:00:00',
    ReceivedRoyalAssentDateTime: null,
    LatestActivityEn: 'Debate at second reading',
    LatestActivityDateTime: '2025-12-03T00:00:00',
    ...fields,
  };
}

const read = async (name: string, body: unknown) =>
  only(
    getRecords('bill', await parseFiles(legisinfo, { [name]: typeof body === 'string' ? body : JSON.stringify(body) })),
  );

describe('LEGISinfo bill list', () => {
  it('reports Royal Assent once, with Ottawa date and time', async () => {
    const assented = {
      CurrentStatusEn: 'Royal assent received',
      ReceivedRoyalAssentDateTime: '2026-03-12T01:15:00Z',
      LatestActivityEn: 'Royal assent received',
      LatestActivityDateTime: '2026-03-12T01:15:00Z',
    };
    const bill = await read('bills.json', [listed(assented)]);
    expect(bill).toMatchObject({ status: 'ENACTED', lastActionOn: '2026-03-11' });
    expect(bill.actions?.at(-1)).toEqual({
      date: '2026-03-11',
      ts: Date.UTC(2026, 2, 12, 1, 15) / 1000,
      text: 'Royal Assent',
      code: 'became-law',
    });
    expect(bill).not.toHaveProperty('latestAction');
  });

  it('maps titles in both languages, readings by Ottawa date and the current status', async () => {
    expect(await read('bills.json', [listed()])).toMatchObject({
      fusionId: 'ca-45-1-c-15',
      part: 'main',
      documentType: 'GlobalLegislation',
      isoCode: 'ca',
      session: '45-1',
      sessionName: '45th Parliament, 1st Session',
      localityExternalId: 'Canada C-15',
      originatingChamber: 'lower',
      title: 'An Act about budgets',
      titles: [
        { text: 'An Act about budgets', type: 'Long title', language: 'en' },
        { text: 'Loi sur les budgets', type: 'Long title', language: 'fr' },
      ],
      status: 'PASSED_FIRST_CHAMBER',
      introducedOn: '2025-11-05',
      lastActionOn: '2025-12-03',
      actions: [
        { date: '2025-11-05', code: 'reading-1', chamber: 'lower' },
        { date: '2025-11-20', code: 'reading-2', chamber: 'lower' },
        { date: '2025-12-01', code: 'passage', chamber: 'lower' },
        { date: '2025-12-02', code: 'receipt', chamber: 'upper' },
      ],
      sponsors: [{ fullName: 'Hon. Jane Doe', type: 'primary' }],
      sourceUrl: 'https://www.parl.ca/legisinfo/en/bill/45-1/c-15',
    });
  });

  it('reads the XML list the same as the JSON list', async () => {
    const fields = Object.entries(listed()).map(([name, value]) => `<${name}>${value ?? ''}</${name}>`);
    const fromXml = await read('bills.xml', `<Bills><Bill>${fields.join('')}</Bill></Bills>`);
    expect(fromXml).toEqual(await read('bills.json', [listed()]));
  });

  it('quarantines only an invalid bill', async () => {
    const body = JSON.stringify([listed(), listed({ ParliamentNumber: 'x' }), { Odd: 1 }]);
    const parsed = await parseFiles(legisinfo, { 'bills.json': body });
    expect(parsed.map((one) => [one.ok, one.position])).toEqual([
      [true, 'bills.json[0]'],
      [false, 'bills.json[1]'],
      [false, 'bills.json[2]'],
    ]);
  });
});

describe('LEGISinfo bill details', () => {
  it('add committees, text versions, statute, summary and similar bills', async () => {
    const { BillNumberFormatted: _, ...rest } = listed();
    const full = {
      ...rest,
      NumberCode: 'C-15',
      StatusNameEn: 'Royal assent received',
      ReceivedRoyalAssentDateTime: '2026-06-01T00:00:00',
      SponsorPersonName: 'Jane Doe',
      SponsorAffiliationTitleEn: 'Minister of Finance',
      StatuteYear: 2026,
      StatuteChapter: '4',
      ShortLegislativeSummaryEn: '<p>What it does</p>',
      Publications: [
        { PublicationId: 7, PublicationTypeNameEn: 'First Reading' },
        { PublicationId: 9, PublicationTypeNameEn: 'Royal Assent' },
      ],
      BillStages: {
        HouseBillStages: [{ CommitteeMeetings: [{ CommitteeNameEn: 'Finance' }, { CommitteeNameEn: 'Finance' }] }],
      },
      SimilarBills: [{ NumberCode: 'C-3', ParliamentNumber: 44, SessionNumber: 1 }],
    };
    expect(await read('c-15.json', [full])).toMatchObject({
      part: 'detail',
      status: 'ENACTED',
      sponsors: [{ fullName: 'Jane Doe', role: 'Minister of Finance' }],
      committees: [{ name: 'Finance', chamber: 'lower' }],
      laws: [{ number: '2026, c. 4' }],
      summaries: [{ text: '<p>What it does</p>', language: 'en' }],
      versions: [
        { fnDocumentId: 'ca-45-1-c-15-first-reading' },
        { fnDocumentId: 'ca-45-1-c-15-assented-to', externalUrl: 'https://www.parl.ca/DocumentViewer/en/9' },
      ],
      relatedBills: [{ fusionId: 'ca-44-1-c-3' }],
    });
  });
});

describe('Old LEGISinfo XML', () => {
  const old = (over = '') => `<Bills><Bill id="1" lastUpdated="2012-06-29T10:00:00-04:00">
    <BillIntroducedDate>2011-10-18T23:30:00-04:00</BillIntroducedDate>
    <ParliamentSession parliamentNumber="41" sessionNumber="1"/><BillNumber prefix="C" number="19"/>
    <BillTitle><Title language="en">An Act about registries</Title><Title language="fr">Loi sur les registres</Title></BillTitle>
    <BillType><Title language="en">House Government Bill</Title></BillType>
    <SponsorAffiliation><Person><FullName>Vic Example</FullName></Person><PoliticalParty><Title language="en">Conservative</Title></PoliticalParty></SponsorAffiliation>
    <Statute><Year>2012</Year><Chapter>6</Chapter></Statute>
    <Publications><Publication><Title language="en">Royal Assent</Title><PublicationFiles>
      <PublicationFile language="fr" relativePath="/Content/F.html"/><PublicationFile language="en" relativePath="/Content/E.html"/></PublicationFiles></Publication></Publications>
    <Events><LegislativeEvents>
      <Event id="3" chamber="SEN" date="2012-04-05"><Status><Title language="en">Royal Assent</Title></Status></Event>
      <Event id="1" chamber="HOC" date="2011-10-18" meetingNumber="5"><Status><Title language="en">Introduction and First Reading</Title></Status></Event>
      <Event id="2" chamber="HOC" date="2012-02-15"><Status><Title language="en">Debate at Third Reading</Title></Status></Event>
    </LegislativeEvents></Events>${over}</Bill></Bills>`;

  it('yields attributes and nested titles and orders the events', async () => {
    expect(await read('old.xml', old())).toMatchObject({
      fusionId: 'ca-41-1-c-19',
      title: 'An Act about registries',
      introducedOn: '2011-10-18',
      status: 'ENACTED',
      sponsors: [{ fullName: 'Vic Example', party: 'Conservative' }],
      laws: [{ number: '2012, c. 6' }],
      versions: [{ fnDocumentId: 'ca-41-1-c-19-assented-to', externalUrl: 'https://www.parl.ca/Content/E.html' }],
      actions: [
        { date: '2011-10-18', code: 'reading-1', chamber: 'lower' },
        { date: '2012-02-15', text: 'Debate at Third Reading' },
        { date: '2012-04-05', text: 'Royal Assent', code: 'became-law' },
      ],
      sourceUpdatedTs: Date.UTC(2012, 5, 29, 14) / 1000,
    });
  });

  it('is quarantined when a bill has no number or the file has no bills', async () => {
    const body = old().replace('prefix="C" number="19"', 'prefix=""');
    expect(only(await parseFiles(legisinfo, { 'a.xml': body }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('billNumber'),
    });
    expect(only(await parseFiles(legisinfo, { 'a.xml': '<Bills/>' }))).toMatchObject({ ok: false });
  });
});

describe('billStatus', () => {
  const passage = (chamber: 'lower' | 'upper') => ({ date: '2025-01-01', text: '', code: 'passage', chamber });
  it.each([
    [[], 'Introduction and first reading', 'INTRODUCED'],
    [[], 'At consideration in committee', 'IN_COMMITTEE'],
    [[], 'At report stage in the House of Commons', 'REPORTED'],
    [[passage('lower')], 'At second reading in the Senate', 'PASSED_FIRST_CHAMBER'],
    [[passage('lower'), passage('lower')], '', 'PASSED_FIRST_CHAMBER'],
    [[passage('lower'), passage('upper')], 'Awaiting royal assent', 'PASSED_SECOND_CHAMBER'],
    [[], 'Royal assent received', 'ENACTED'],
    [[], 'Bill defeated', 'FAILED'],
    [[], 'Bill withdrawn', 'WITHDRAWN'],
  ])('maps %j and %j to %s', (actions, words, status) => {
    expect(billStatus(actions, words)).toBe(status);
  });
});

describe('LEGISinfo client', () => {
  let endpoint: LocalEndpoint | undefined;
  afterEach(() => endpoint?.close());

  it('fetches the list and then only the changed bills in full', async () => {
    const { BillNumberFormatted: _, ...rest } = listed();
    const bills = [listed(), listed({ BillNumberFormatted: 'C-16', LatestActivityDateTime: '2025-12-01T00:00:00' })];
    let failures = 1;
    endpoint = await startLocalEndpoint((url) => {
      if (failures-- > 0) return { status: 503 };
      if (url.pathname === '/bills/json') return { body: JSON.stringify(bills) };
      const number = /^\/bill\/45-1\/(c-\d+)\/json$/.exec(url.pathname)?.[1];
      return number === undefined
        ? undefined
        : { body: JSON.stringify([{ ...rest, NumberCode: number.toUpperCase() }]) };
    });
    let checkpoint: string | undefined;
    const run = () =>
      collect(
        legisinfo.live?.fetch({
          http: fetchSourceHttp(),
          settings: { baseUrl: endpoint?.baseUrl ?? '', options: { sessions: '45-1' } },
          ...(checkpoint === undefined ? {} : { checkpoint }),
          saveCheckpoint: (saved) => (checkpoint = saved),
        }) ?? [],
      );
    const entries = await run();
    const parsed = await collect(
      legisinfo.parse(
        (async function* () {
          yield* entries;
        })(),
      ),
    );
    expect(getRecords('bill', parsed).map((record) => [record.fusionId, record.part])).toEqual([
      ['ca-45-1-c-15', 'main'],
      ['ca-45-1-c-16', 'main'],
      ['ca-45-1-c-15', 'detail'],
      ['ca-45-1-c-16', 'detail'],
    ]);
    bills[1] = listed({ BillNumberFormatted: 'C-16', LatestActivityDateTime: '2025-12-09T00:00:00' });
    const before = endpoint.requests.length;
    await run();
    expect(endpoint.requests.slice(before)).toEqual(['/bills/json?parlsession=45-1', '/bill/45-1/c-16/json']);
  });
});
