import type { BillRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import type { ParsedRecord } from '../source.ts';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { congressApi } from './index.ts';

const parseJson = (body: unknown, name = 'answer.json') => parseFiles(congressApi, { [name]: JSON.stringify(body) });
const getBills = async (body: unknown): Promise<BillRecord[]> => getRecords('bill', await parseJson(body));
const lines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\r\n');
const outcome = (item: ParsedRecord) => (item.ok ? item.record.fusionId : `${item.position}: ${item.reason}`);

const request = { billNumber: '21', billType: 'hr', congress: '117', format: 'json' };

describe('Congress.gov API responses', () => {
  it('yield a record per bill of a page, which states no status of its own', async () => {
    const listed = (number: string, text: string, title = 'An Act') => ({
      congress: 117,
      type: 'HR',
      number,
      title,
      originChamber: 'House',
      latestAction: { actionDate: '2022-04-01', actionTime: '12:34:43', text },
      updateDate: '2022-04-03',
      url: 'https://api.example/v3/bill',
    });
    const bills = [
      listed('1', 'Motion to reconsider laid on the table Agreed to without objection.'),
      listed('2', 'Received in the Senate.', ''),
    ];
    const [first, second] = await getBills({ bills, pagination: { count: 2 } });
    expect(first).toMatchObject({
      fusionId: 'us-117-hr-1',
      part: 'listing',
      title: 'An Act',
      lastActionOn: '2022-04-01',
      latestAction: { ts: Date.UTC(2022, 3, 1, 16, 34, 43) / 1000 },
    });
    expect(second).toMatchObject({ fusionId: 'us-117-hr-2', latestAction: { text: 'Received in the Senate.' } });
    for (const record of [first, second]) expect(record).not.toHaveProperty('status');
    expect(second).not.toHaveProperty('title');
  });

  it('yield a bill and treat counts with a URL as lists found elsewhere', async () => {
    const bill = {
      congress: 117,
      type: 'HR',
      number: '21',
      title: 'An Act',
      introducedDate: '2021-01-04',
      notes: [],
      actions: {
        count: 10,
        url: 'https://api.example/actions',
      },
      cosponsors: {
        count: 2,
        countIncludingWithdrawnCosponsors: 2,
        url: 'https://api.example/cosponsors',
      },
      sponsors: [
        {
          bioguideId: 'X000001',
          fullName: 'Rep. Doe, Jane [D-ZZ-11]',
          byRequestType: null,
          district: 11,
        },
      ],
      laws: [],
      constitutionalAuthorityStatementText: '<pre>\n[Page H51]\n<a href="x">Article 1</a> &amp; more\n</pre>',
      newField: 'kept',
    };
    const record = only(await getBills({ bill, request }));
    expect(record).toMatchObject({
      part: 'main',
      sponsors: [{ fullName: 'Jane Doe', locality: 'ZZ-11', role: 'Rep.' }],
      constitutionalAuthority: '[Page H51]\nArticle 1 & more',
      extra: { newField: 'kept' },
    });
    expect(record).not.toHaveProperty('actions');
    expect(record.extra).not.toHaveProperty('notes');
  });

  it.each([
    ['actions', { actions: [{ actionDate: '2021-01-05', text: 'Passed Senate.', committees: null }] }, 'actions', 1],
    ['amendments', { amendments: [] }, 'relatedDocuments', undefined],
    ['relatedbills', { relatedBills: [{ congress: 117, number: 3099, type: 'S', title: 'Twin' }] }, 'relatedBills', 1],
    [
      'subjects',
      { subjects: { legislativeSubjects: [{ name: 'Advice' }], policyArea: { name: 'Rule' } } },
      'subjects',
      1,
    ],
    [
      'summaries',
      { summaries: [{ text: '<p>It.</p>', actionDesc: 'Passed House', versionCode: '53' }] },
      'summaries',
      1,
    ],
    ['textversions', { textVersions: [{ type: 'Engrossed in House', date: '2021-01-05T05:00:00Z' }] }, 'versions', 1],
    ['titles', { titles: [{ title: 'An Act', titleType: 'Display Title' }] }, 'titles', 1],
    ['committees', { committees: [{ name: 'Rules Committee', systemCode: 'hsru00' }] }, 'committees', 1],
  ] as const)('yield the %s of a bill as a single part', async (part, body, field, count) => {
    const record = only(await getBills({ ...body, request, pagination: { count: 1 } }));
    expect([record.fusionId, record.part]).toEqual(['us-117-hr-21', part]);
    expect(record[field]?.length).toBe(count);
  });

  it('are reported when they are one page of a list, which would hide the others', async () => {
    const actions = [{ actionDate: '2021-01-05', text: 'Passed Senate.' }];
    const pagination = { count: 30, prev: 'https://api.congress.gov/v3/bill/117/hr/21/actions?offset=0' };
    const parsed = await parseFiles(congressApi, { 'actions.json': JSON.stringify({ actions, request, pagination }) });
    expect(parsed).toMatchObject([
      { ok: false, reason: 'the page has 1 of 30 actions: a list of a bill is read whole' },
    ]);
  });

  it('yield a record per summary, keyed by version and dated by the summary', async () => {
    const summary = (versionCode: string) => ({
      actionDate: '2026-04-28',
      actionDesc: 'Introduced in Senate',
      text: '<p>It.</p>',
      versionCode,
      updateDate: '2026-09-01T19:55:02Z',
      bill: {
        congress: 119,
        number: '4414',
        type: 'S',
        title: 'An Act',
        updateDateIncludingText: '2026-09-08',
      },
    });
    const records = await getBills({ summaries: [summary('00'), summary('53')], request: { format: 'json' } });
    expect(records.map((record) => [record.fusionId, record.part, record.sourceUpdatedTs])).toEqual(
      ['summary-00', 'summary-53'].map((part) => ['us-119-s-4414', part, Date.UTC(2026, 8, 1, 19, 55, 2) / 1000]),
    );
  });

  it('yield members from a page and from their own item', async () => {
    const listed = { bioguideId: 'X000001', name: 'Doe, Jane, Jr.', partyName: 'Republican', state: 'Texas' };
    const terms = { item: [{ chamber: 'Senate', startYear: 2026 }] };
    const item = {
      bioguideId: 'X000002',
      directOrderName: 'Rick Roe',
      partyHistory: [{ partyName: 'Democratic', startYear: 2017 }],
      terms: [{ chamber: 'House of Representatives', stateName: 'Texas', district: 19, memberType: 'Representative' }],
      addressInformation: { phoneNumber: '(202) 555-0100', zipCode: 20515 },
    };
    const page = getRecords('person', await parseJson({ members: [{ ...listed, terms }] }));
    expect(only(page)).toMatchObject({
      fusionId: 'person-bioguide-X000001',
      part: 'listing',
      fullName: 'Jane Doe Jr.',
      parties: [{ partyCode: 'R', rawParty: 'Republican' }],
      roles: [{ title: 'U.S. Senator', chamber: 'upper', seatDistrictName: 'Texas' }],
    });
    expect(only(getRecords('person', await parseJson({ member: item })))).toMatchObject({
      part: 'main',
      fullName: 'Rick Roe',
      roles: [{ title: 'U.S. Representative', seatDistrictName: 'Texas 19' }],
      contact: { phones: [{ number: '(202) 555-0100' }], addresses: [{ zipCode: '20515' }] },
    });
  });

  it('attach a committee report to its bill, or to its committee when it has no bill', async () => {
    const report = {
      citation: 'S. Rept. 117-1',
      title: 'ACTIVITIES',
      chamber: 'Senate',
      issueDate: '2021-03-01T05:00:00Z',
    };
    const committees = [{ name: 'Rules Committee', systemCode: 'ssra00' }];
    const associatedBill = [{ congress: 117, type: 'S', number: '7' }];
    const parsed = await parseJson({
      committeeReports: [{ ...report, committees }, { ...report, associatedBill }, report],
    });
    expect(parsed.map(outcome)).toEqual([
      'committee-us-ssra',
      'us-117-s-7',
      'answer.json#committeeReports[2]: S. Rept. 117-1 names neither a bill nor a committee',
    ]);
    const [ofCommittee, ofBill] = parsed.flatMap((item) => (item.ok ? [item.record] : []));
    const link = { group: 'Committee Reports', title: 'S. Rept. 117-1', note: 'ACTIVITIES', date: '2021-03-01' };
    expect(ofCommittee).toMatchObject({ part: 'report-s-rept-117-1', extra: { report: link } });
    expect(ofBill).toMatchObject({ relatedDocuments: [link] });
  });

  it('quarantine API errors, unknown responses and truncated JSON with the reason', async () => {
    const parsed = await parseFiles(congressApi, {
      'error.json': '{"error": {"code": "API_KEY_INVALID", "message": "An invalid api_key was supplied."}}',
      'other.json': '{"treaties": []}',
      'cut.json': '{"bills": [{"congress": 117,',
      'nameless.json': '{"actions": []}',
      'list.json': '[]',
    });
    expect(parsed.map(outcome)).toEqual([
      'error.json: the API answered with an error: An invalid api_key was supplied.',
      'other.json: not a response of the Congress.gov API that is known',
      expect.stringContaining('cut.json: not valid JSON'),
      'nameless.json: the request does not name the bill of these actions',
      'list.json: not a response of the Congress.gov API: not an object',
    ]);
  });
});

describe('Mirrors of the XML data', () => {
  const bill = {
    congress: 119,
    type: 'HR',
    number: '187',
    title: 'An Act',
    introducedDate: '2025-01-03',
    latestAction: {
      actionDate: '2025-01-03',
      text: 'Introduced in House',
    },
  };
  const actions = {
    actions: [{ actionDate: '2025-12-26', text: 'Became Public Law No: 119-62.', actionCode: '36000' }],
  };

  it('do not treat the first listed action as the latest', async () => {
    const parsed = await parseFiles(congressApi, {
      'bills.jsonl': lines(
        { mirrored: 'x', bill, laws: [{ number: '119-62', type: 'Public Law' }] },
        { mirrored: 'x', bill },
      ),
    });
    const [law, open] = getRecords('bill', parsed);
    expect(law).toMatchObject({ part: 'main', laws: [{ number: 'Public Law 119-62' }] });
    expect(open).toMatchObject({ lastActionOn: '2025-01-03' });
    expect(law).not.toHaveProperty('latestAction');
    expect(law?.extra).toMatchObject({ firstListedAction: bill.latestAction });
  });

  it('store a detailed line separately from the short line of the same bill', async () => {
    const detailed = { mirrored: 'x', bill, actions, relatedbills: { relatedBills: [] }, text: { textVersions: [] } };
    const record = only(getRecords('bill', await parseFiles(congressApi, { 'details.jsonl': lines(detailed) })));
    expect(record).toMatchObject({ part: 'details', latestAction: { date: '2025-12-26' } });
  });

  it.each([
    ['a list of one as an object', [{ legislativeSubjects: { item: { name: 'Law' } } }], ['Law']],
    ['a list', [{ legislativeSubjects: { item: [{ name: 'Law' }, { name: 'Order' }] } }], ['Law', 'Order']],
    ['an empty text', [{ legislativeSubjects: '', policyArea: { name: 'Crime' } }], undefined],
    ['the shape of the API', { legislativeSubjects: [{ name: 'Law' }] }, ['Law']],
  ])('yield subjects written as %s', async (_, subjects, expected) => {
    const parsed = await parseFiles(congressApi, { 'bills.jsonl': lines({ bill, subjects }) });
    expect(only(getRecords('bill', parsed)).subjects).toEqual(expected);
  });

  it('accept "True", empty dates and doubly nested amendments', async () => {
    const amendment = { congress: '119', type: 'SAMDT', number: '9', sponsors: { item: { name: 'Rules Committee' } } };
    const line = {
      bill,
      actions,
      cosponsors: { cosponsors: [{ fullName: 'Sen. Doe, Jane [D-ZZ]', isOriginalCosponsor: 'True' }] },
      text: {
        textVersions: [{ type: 'Enrolled Bill', date: '', formats: [{ url: 'https://x/BILLS-119hr187enr.xml' }] }],
      },
      amendments: { amendments: [{ amendment: [amendment] }] },
    };
    const record = only(getRecords('bill', await parseFiles(congressApi, { 'details.jsonl': lines(line) })));
    expect(record.versions).toEqual([
      expect.objectContaining({ fnDocumentId: 'us-119-hr-187-enr', versionName: 'Enrolled Bill' }),
    ]);
    expect(record.versions?.[0]).not.toHaveProperty('date');
    expect(record.sponsors?.[0]?.fullName).toBe('Jane Doe');
    expect(record.relatedDocuments?.[0]).toMatchObject({ title: 'S.Amdt. 9', note: 'Offered by Rules Committee' });
  });

  it('lose only malformed lines', async () => {
    const parsed = await parseFiles(congressApi, {
      'bills.jsonl': `${lines({ bill })}\n{"bill": \n${lines({ bill }, 7, {})}`,
    });
    expect(parsed.map(outcome)).toEqual([
      'us-119-hr-187',
      expect.stringMatching(/^bills\.jsonl:2: not valid JSON/),
      'us-119-hr-187',
      'bills.jsonl:4: not an object',
      'bills.jsonl:5: neither a bill nor a roll call',
    ]);
  });
});
