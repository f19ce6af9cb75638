import { describe, expect, test } from 'vitest';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { billsInTitle } from '../mapping/bills-in-title.ts';
import { congressHearings } from './index.ts';

const HEARINGS_HEADER =
  'hearing_id,event_id,congress,chamber,title,hearing_type,status,hearing_date,location,jacket_number,url,congress_gov_url,update_date,created_at,updated_at,hearing_date_only,hearing_time';

function hearingRow(id: number, title: string, day: string, time: string): string {
  return `${id},11${id},119,House,"${title}",Hearing,Scheduled,${day},,,https://example.gov,,2025-10-01 19:59:54,x,x,${day},${time}`;
}

const TABLES = {
  'export/committees.csv': `committee_id,system_code,name,chamber,type
7,hspw05,Aviation Subcommittee,House,Subcommittee
8,hspw00,Transportation Committee,House,Standing
`,
  'export/hearing_committees.csv': 'hearing_id,committee_id,is_primary\n1,8,0\n1,7,1\n',
  'export/hearings.csv': [
    HEARINGS_HEADER,
    hearingRow(1, 'Markup of: \r\n1) H.R. 580, an Act; \r\n2) S.J. Res. 13', '2025-05-22', '01:30:00'),
    hearingRow(2, '', '', ''),
    hearingRow(3, 'A day without an hour', '2025-01-22', '05:00:00'),
  ].join('\n'),
  'export/witness_appearances.csv':
    'appearance_id,witness_id,hearing_id,position,witness_type,appearance_order\n1,21,1,,Private,2\n2,22,1,Owner,Private,1\n',
  'export/witnesses.csv':
    'witness_id,first_name,last_name,full_name,title,organization\n21,A,B,A B,Officer,Police\n22,C,D,C D,Boss,\n',
};

async function hearings(files: Record<string, string>) {
  return getRecords('hearing', await parseFiles(congressHearings, files));
}

describe('Congressional hearings CSV export', () => {
  test('joins a hearing with its committees, the lead first, and its witnesses in order', async () => {
    const [hearing] = await hearings(TABLES);
    expect(hearing).toMatchObject({
      fusionId: 'hearing-us-119-111',
      sourceUrl: 'https://www.congress.gov/event/119th-congress/house-event/111',
      chamber: 'lower',
      committees: [
        { name: 'Aviation Subcommittee', fusionId: 'committee-us-hspw05' },
        { name: 'Transportation Committee', fusionId: 'committee-us-hspw' },
      ],
      witnesses: [
        { name: 'C D', position: 'Owner' },
        { name: 'A B', position: 'Officer', organization: 'Police' },
      ],
    });
  });

  test('links the bills listed in a multi-line title and recognizes a markup', async () => {
    const [hearing] = await hearings(TABLES);
    expect(hearing?.title).toBe('Markup of:\n1) H.R. 580, an Act;\n2) S.J. Res. 13');
    expect(hearing?.billFusionIds).toEqual(['us-119-hr-580', 'us-119-sjres-13']);
    expect(hearing?.eventType).toBe('committee_markup');
  });

  test('reads times as UTC and keeps the date in Washington', async () => {
    const [hearing] = await hearings(TABLES);
    expect(hearing).toMatchObject({
      date: '2025-05-21',
      ts: Date.parse('2025-05-22T01:30:00Z') / 1000,
      hasStartTime: true,
    });
  });

  test('keeps a hearing without title and date and reads midnight in Washington as no time', async () => {
    const [, bare, day] = await hearings(TABLES);
    expect(bare).toMatchObject({ fusionId: 'hearing-us-119-112', meetingStatus: 'Scheduled' });
    expect(bare).not.toHaveProperty('title');
    expect(bare).not.toHaveProperty('date');
    expect(day).toMatchObject({ date: '2025-01-22', hasStartTime: false });
    expect(day).not.toHaveProperty('ts');
  });

  test('reads hearings without other tables and reports dangling references', async () => {
    const alone = await hearings({ 'export/hearings.csv': TABLES['export/hearings.csv'] });
    expect(alone).toHaveLength(3);
    const parsed = await parseFiles(congressHearings, {
      ...TABLES,
      'export/hearing_committees.csv': 'hearing_id,committee_id,is_primary\n9,7,1\n',
    });
    expect(only(parsed.filter((item) => !item.ok))).toMatchObject({
      position: 'export/hearing_committees.csv:2',
      reason: expect.stringContaining('not in this folder'),
    });
  });

  test('reports a second witness with the number of another and keeps each statement with its own', async () => {
    const parsed = await parseFiles(congressHearings, {
      ...TABLES,
      'export/witnesses.csv': `${TABLES['export/witnesses.csv']}21,E,F,E F,Mayor,Town\n22,C,D,C D,Boss,\n`,
    });
    expect(only(parsed.filter((item) => !item.ok))).toMatchObject({
      position: 'export/witnesses.csv:4',
      reason: 'an earlier row of the table has the same key (21) and says something else; the first is kept',
    });
    const named = parsed.flatMap((item) =>
      item.ok && item.record.kind === 'hearing' ? (item.record.witnesses ?? []) : [],
    );
    expect(named.map(({ name }) => name)).toEqual(['C D', 'A B']);
  });
});

describe('billsInTitle', () => {
  test.each([
    ['H. R. 3400, the Territorial Act; H.R. 740', ['us-119-hr-3400', 'us-119-hr-740']],
    [
      'S.1691 and H.J. Res. 42, H.Con.Res. 14, S. Res. 9',
      ['us-119-s-1691', 'us-119-hjres-42', 'us-119-hconres-14', 'us-119-sres-9'],
    ],
    ['H.R. 5, and again H.R. 5', ['us-119-hr-5']],
    ['U.S. 301 trade actions; the CHIPS. 3 years on; 26 Bills', []],
  ])('%s', (title, bills) => {
    expect(billsInTitle(119, title)).toEqual(bills);
  });
});

const MEETING = {
  committeeMeeting: {
    eventId: 336591,
    congress: 119,
    chamber: 'Senate',
    type: 'Meeting',
    title: 'Business meeting to consider pending legislation.',
    meetingStatus: 'Postponed',
    date: '2025-02-05T15:00:00Z',
    updateDate: '2025-02-06T05:02:40Z',
    location: { building: 'Dirksen Senate Office Building', room: 'SD-366' },
    committees: [{ name: 'Energy Committee', systemCode: 'sseg00', url: 'x' }],
    witnesses: [{ name: 'A B', organization: 'Org', position: 'Chair' }],
    meetingDocuments: [{ name: 'Agenda', documentType: 'Support Document', url: 'https://example.gov/a.pdf' }],
    relatedItems: { bills: [{ congress: 119, number: '7', type: 'S', url: 'x' }] },
  },
};

describe('Committee meeting API', () => {
  test('yields a meeting with place, documents and related bills', async () => {
    const [meeting] = await hearings({ 'committee-meeting/119/senate/336591.json': JSON.stringify(MEETING) });
    expect(meeting).toMatchObject({
      fusionId: 'hearing-us-119-336591',
      chamber: 'upper',
      eventType: 'committee_markup',
      date: '2025-02-05',
      hasStartTime: true,
      meetingStatus: 'Postponed',
      location: 'SD-366, Dirksen Senate Office Building',
      committees: [{ fusionId: 'committee-us-sseg' }],
      billFusionIds: ['us-119-s-7'],
      documents: [{ title: 'Agenda', url: 'https://example.gov/a.pdf' }],
    });
  });

  test('yields a hearing for a hearing about bills', async () => {
    const hearing = { committeeMeeting: { ...MEETING.committeeMeeting, type: 'Hearing' } };
    expect(only(await hearings({ 'a.json': JSON.stringify(hearing) })).eventType).toBe('committee_hearing');
  });

  test('quarantines other responses and truncated JSON', async () => {
    const parsed = await parseFiles(congressHearings, {
      'a.json': '{"error": {}}',
      'b.json': '{"committeeMeeting": {',
    });
    expect(parsed.map((item) => item.ok)).toEqual([false, false]);
  });

  test('pages the lists, fetches each meeting and resumes from a checkpoint', async () => {
    let refusals = 1;
    const endpoint = await startLocalEndpoint((url, headers) => {
      if (headers['x-api-key'] !== 'secret') return { status: 403 };
      if (/\/\d+$/.test(url.pathname) && url.pathname.split('/').length > 4) {
        if (refusals > 0) {
          refusals -= 1;
          return { status: 429, headers: { 'retry-after': '0' } };
        }
        return { body: JSON.stringify(MEETING) };
      }
      const isHouse = url.pathname.endsWith('/house');
      const offset = Number(url.searchParams.get('offset'));
      return {
        body: JSON.stringify({
          committeeMeetings: isHouse ? [{ eventId: String(1000 + offset), updateDate: '2025-03-04T05:06:07Z' }] : [],
          pagination: { count: isHouse ? 251 : 0 },
        }),
      };
    });
    const saved: string[] = [];
    const run = async (checkpoint?: string, sinceTs?: number) => {
      const live = congressHearings.live?.fetch({
        http: fetchSourceHttp(),
        settings: { apiKey: 'secret', baseUrl: endpoint.baseUrl },
        ...(sinceTs === undefined ? {} : { sinceTs }),
        ...(checkpoint === undefined ? {} : { checkpoint }),
        saveCheckpoint: (value) => saved.push(value),
      });
      return (live === undefined ? [] : await collect(live)).map((entry) => entry.path);
    };
    const both = ['committee-meeting/119/house/1000.json', 'committee-meeting/119/house/1250.json'];
    expect(await run()).toEqual(both);
    expect(endpoint.requests[0]).not.toContain('fromDateTime');
    const finished = saved.at(-1);
    expect(await run(saved[0])).toEqual(both.slice(1));

    endpoint.requests.length = 0;
    expect(await run(finished)).toEqual(both);
    expect(endpoint.requests[0]).toContain('fromDateTime=2025-03-04T05%3A06%3A07Z');
    endpoint.requests.length = 0;
    await run(undefined, Date.parse('2025-01-01T00:00:00Z') / 1000);
    expect(endpoint.requests[0]).toContain('fromDateTime=2025-01-01T00%3A00%3A00Z');
    await endpoint.close();
  });

  test('fails when a list response has no list', async () => {
    const endpoint = await startLocalEndpoint(() => ({ body: '{}' }));
    const live = congressHearings.live?.fetch({
      http: fetchSourceHttp(),
      settings: { apiKey: 'k', baseUrl: endpoint.baseUrl },
      saveCheckpoint: () => undefined,
    });
    await expect(live === undefined ? undefined : collect(live)).rejects.toThrow('not a list of meetings');
    await endpoint.close();
  });
});
