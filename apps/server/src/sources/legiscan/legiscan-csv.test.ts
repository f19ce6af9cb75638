import { describe, expect, test } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { legiscan } from './index.ts';

const FOLDER = 'csv/CA_2025-2026_Regular_Session';
const BILLS = `bill_id,session_id,bill_number,status,status_desc,status_date,title,description,committee_id,committee,last_action_date,last_action,url,state_link
10,2172,AB1,1,Introduced,2025-01-02,"Short, quoted","An act to do ""much"".",449,"Assembly Appropriations",2025-03-01,Both,https://legiscan.com/CA/bill/AB1/2025,https://example.gov/AB1
11,2172,ABX11,6,Failed,2025-02-03,Budget,Budget,0,,2025-02-03,Died.,https://legiscan.com/CA/bill/ABX11/2025,
12,2172,AR5,4,Passed,2025-02-03,Day,Day,0,,2025-02-03,Adopted.,https://legiscan.com/CA/bill/AR5/2025,
13,2172,AB9,0,,,,,0,,0000-00-00,,https://legiscan.com/CA/bill/AB9/2025,
`;
const HISTORY = `bill_id,date,chamber,sequence,action
10,2025-02-01,Assembly,2," Second step"
10,2025-01-02,Assembly,1,"First step"
10,2025-03-01,,3,"Both"
`;
const PEOPLE = `people_id,name,first_name,middle_name,last_name,suffix,nickname,party_id,party,role_id,role,district,followthemoney_eid,votesmart_id,opensecrets_id,ballotpedia,knowwho_pid,committee_id
100,"Ada Example",Ada,,Example,,,1,D,2,Sen,SD-014,775712,58583,,Ada_Example,0,0
101,"Budget",,,,,,0,,1,Rep,,0,0,,,0,448
`;
const SPONSORS = 'bill_id,people_id,position\n10,101,2\n10,100,1\n11,100,0\n12,100,0\n12,101,0\n';
const ROLL_CALLS = `bill_id,roll_call_id,date,chamber,description,yea,nay,nv,absent,total
10,900,2025-02-01,Assembly,"Do pass",2,1,1,3,7
`;
const VOTES = 'roll_call_id,people_id,vote,vote_desc\n900,100,1,Yea\n900,555,4,Absent\n';
const DOCUMENTS = `bill_id,document_id,document_type,document_size,document_mime,document_desc,url,state_link
10,71,text,1,text/html,Amended,https://legiscan.com/t/71,https://example.gov/71
10,72,text,1,text/html,Amended,https://legiscan.com/t/72,
`;
const ALL = {
  [`${FOLDER}/LICENSE`]: 'words',
  [`${FOLDER}/bills.csv`]: BILLS,
  [`${FOLDER}/documents.csv`]: DOCUMENTS,
  [`${FOLDER}/history.csv`]: HISTORY,
  [`${FOLDER}/people.csv`]: PEOPLE,
  [`${FOLDER}/rollcalls.csv`]: ROLL_CALLS,
  [`${FOLDER}/sponsors.csv`]: SPONSORS,
  [`${FOLDER}/votes.csv`]: VOTES,
};

test('A LegiScan roll call without a description is named "Roll call"', async () => {
  const files = { ...ALL, [`${FOLDER}/rollcalls.csv`]: ROLL_CALLS.replace('"Do pass"', '""') };
  expect(only(getRecords('vote', await parseFiles(legiscan, files)))).toMatchObject({
    motion: 'Roll call',
    yesCount: 2,
  });
});

test('The only sponsor of a LegiScan bill is primary, even when listed twice', async () => {
  const sponsors = 'bill_id,people_id,position\n11,100,0\n11,100,0\n';
  const bills = getRecords('bill', await parseFiles(legiscan, { ...ALL, [`${FOLDER}/sponsors.csv`]: sponsors }));
  const sponsored = bills.find(({ fusionId }) => fusionId === 'us-ca-2025-2026-x1-ab-1');
  expect(sponsored?.sponsors).toMatchObject([{ fullName: 'Ada Example', type: 'primary' }]);
});

describe('LegiScan history and status', () => {
  const one = (status: number, last: [date: string, text: string], rows: string[]) => ({
    [`${FOLDER}/bills.csv`]: `${BILLS.split('\n')[0]}\n10,2172,AB1,${status},x,2025-01-02,T,T,0,,${last.join(',')},https://legiscan.com/CA/bill/AB1/2025,\n`,
    [`${FOLDER}/history.csv`]: `bill_id,date,chamber,sequence,action\n${rows.map((row, index) => `10,${row.replace(',', `,Assembly,${index + 1},`)}\n`).join('')}`,
  });
  const getBill = async (...given: Parameters<typeof one>) =>
    only(getRecords('bill', await parseFiles(legiscan, one(...given))));

  test('keep the stated sequence when dates go back and end with the stated last action', async () => {
    const bill = await getBill(
      1,
      ['2025-02-01', 'Referred to second reading'],
      [
        '2025-01-02,Read first time',
        '2025-03-01,Notice given',
        '2025-02-01,Referred to second reading',
        '2025-02-20,Printed',
      ],
    );
    expect(bill.actions?.map(({ text }) => text)).toEqual([
      'Read first time',
      'Notice given',
      'Printed',
      'Referred to second reading',
    ]);
    expect(bill.lastActionOn).toBe('2025-02-01');
  });

  test('do not take a prefiling before the session as the introduction', async () => {
    const rows = ['2024-12-10,Prefiled', '2025-01-08,Introduced by Member Example', '2025-01-09,Printed'];
    expect((await getBill(1, ['2025-01-09', 'Printed'], rows)).introducedOn).toBe('2025-01-08');
  });

  test.each([
    [1, 'Died on inactive file.', 'INTRODUCED'],
    [1, 'Passed; Roll Call # 1 Yeas 70 Nays 2', 'INTRODUCED'],
    [2, 'Referred to committee', 'PASSED_FIRST_CHAMBER'],
    [4, 'Vetoed by Governor', 'ENACTED'],
    [5, 'Chaptered by Secretary of State', 'VETOED'],
    [6, 'Heard', 'FAILED'],
  ])('state status %i with "%s" as %s, whatever the history says', async (status, text, expected) => {
    const bill = await getBill(status, ['2025-03-01', text], ['2025-01-02,Read first time', `2025-03-01,${text}`]);
    expect(bill.status).toBe(expected);
  });
});

describe('Complete LegiScan folder', () => {
  test('yields a record per bill, roll call, person and committee', async () => {
    const parsed = await parseFiles(legiscan, ALL);
    expect(parsed.map((item) => [item.position.split('/').at(-1), item.ok && item.record.fusionId])).toEqual([
      ['people.csv:2', 'person-legiscan-100'],
      ['people.csv:3', 'committee-us-ca-lower-budget'],
      ['bills.csv:2', 'us-ca-2025-2026-ab-1'],
      ['bills.csv:3', 'us-ca-2025-2026-x1-ab-1'],
      ['bills.csv:4', 'us-ca-2025-2026-hr-5'],
      ['bills.csv:5', 'us-ca-2025-2026-ab-9'],
      ['rollcalls.csv:2', 'vote-legiscan-900'],
    ]);
  });

  test('joins a bill with its ordered history and sponsors, its texts and its committee', async () => {
    const [bill] = getRecords('bill', await parseFiles(legiscan, ALL));
    expect(bill).toMatchObject({
      title: 'Short, quoted',
      titles: [{ text: 'An act to do "much".', type: 'official' }],
      sessionName: '2025-2026 Regular Session',
      status: 'IN_COMMITTEE',
      progress: 'Introduced',
      introducedOn: '2025-01-02',
      lastActionOn: '2025-03-01',
      committees: [
        { name: 'Assembly Appropriations', chamber: 'lower', fusionId: 'committee-us-ca-lower-appropriations' },
      ],
    });
    expect(bill?.actions).toEqual([
      { date: '2025-01-02', text: 'First step', chamber: 'lower' },
      { date: '2025-02-01', text: 'Second step', chamber: 'lower' },
      { date: '2025-03-01', text: 'Both' },
    ]);
    expect(bill?.sponsors?.map(({ fusionId, type, stakeholderType }) => [fusionId, type, stakeholderType])).toEqual([
      ['person-legiscan-100', 'primary', 'person'],
      ['committee-us-ca-lower-budget', 'cosponsor', 'committee'],
    ]);
    expect(bill?.versions?.map(({ fnDocumentId, externalUrl }) => [fnDocumentId, externalUrl])).toEqual([
      ['us-ca-2025-2026-ab-1-amended-71', 'https://example.gov/71'],
      ['us-ca-2025-2026-ab-1-amended-72', 'https://legiscan.com/t/72'],
    ]);
  });

  test('reads status 4 of a resolution as adopted and a missing status as none', async () => {
    const bills = getRecords('bill', await parseFiles(legiscan, ALL));
    expect(bills.map(({ status }) => status)).toEqual(['IN_COMMITTEE', 'FAILED', 'ADOPTED', undefined]);
    expect(bills[3]).not.toHaveProperty('lastActionOn');
    expect(bills[2]?.alternateExternalIds).toContain('AR5');
  });

  test('makes sponsors without a position authors and a sole sponsor primary', async () => {
    const [, single, several] = getRecords('bill', await parseFiles(legiscan, ALL));
    expect(single?.sponsors?.map(({ type }) => type)).toEqual(['primary']);
    expect(several?.sponsors?.map(({ type }) => type)).toEqual(['author', 'author']);
  });

  test('links a roll call to its bill and voters and keeps the number of an unknown voter', async () => {
    const vote = only(getRecords('vote', await parseFiles(legiscan, ALL)));
    expect(vote).toMatchObject({
      billFusionId: 'us-ca-2025-2026-ab-1',
      chamber: 'lower',
      motion: 'Do pass',
      yesCount: 2,
      noCount: 1,
      otherCount: 4,
      sourceUrl: 'https://legiscan.com/CA/rollcall/AB1/id/900',
      voters: [
        { name: 'Ada Example', voteType: 'yes', voteText: 'Yea', party: 'D', personFusionId: 'person-legiscan-100' },
        { name: 'LegiScan person 555', voteType: 'other', voteText: 'Absent', personFusionId: 'person-legiscan-555' },
      ],
    });
    expect(vote).not.toHaveProperty('passed');
  });

  test('gives a person the ids of other sources and only the seat of this session', async () => {
    const person = only(getRecords('person', await parseFiles(legiscan, ALL)));
    expect(person).toMatchObject({
      part: 'session-2025-2026',
      sourceUpdatedTs: Date.parse('2025-03-01T00:00:00Z') / 1000,
      otherIds: ['votesmart:58583', 'ballotpedia:Ada Example', 'followthemoney:775712'],
      roles: [{ title: 'State Senator', seatDistrictName: '14', activeEndDate: '2026-12-31' }],
    });
  });
});

test('Ids that LegiScan gives to two people or to the wrong person are not used', async () => {
  const slip = '102,"Bo Sample",Bo,,Sample,,,1,D,2,Sen,SD-001,0,58583,,Ada_Example,0,0\n';
  const people = getRecords('person', await parseFiles(legiscan, { ...ALL, [`${FOLDER}/people.csv`]: PEOPLE + slip }));
  expect(people.map(({ otherIds }) => otherIds)).toEqual([
    ['ballotpedia:Ada Example', 'followthemoney:775712'],
    undefined,
  ]);
});

describe('LegiScan folder with missing or faulty files', () => {
  test('yields bills alone without history, votes, documents and sponsors', async () => {
    const parsed = await parseFiles(legiscan, {
      [`${FOLDER}/bills.csv`]: BILLS,
      [`${FOLDER}/people.csv`]: PEOPLE,
      [`${FOLDER}/rollcalls.csv`]: ROLL_CALLS,
    });
    const [bill] = getRecords('bill', parsed);
    expect(bill?.latestAction).toEqual({ date: '2025-03-01', text: 'Both' });
    expect(bill).not.toHaveProperty('actions');
    expect(only(getRecords('vote', parsed))).not.toHaveProperty('voters');
  });

  test('does not mix two sessions whose files have the same names', async () => {
    const other = 'csv/MI_2009-2010_Regular_Session';
    const parsed = await parseFiles(legiscan, {
      ...ALL,
      [`${other}/bills.csv`]: BILLS.replaceAll(/AB1\b/g, 'HJRAA').replaceAll('/CA/', '/MI/').replaceAll('2025', '2009'),
      [`${other}/history.csv`]: HISTORY.replaceAll('2025', '2009'),
    });
    const bills = getRecords('bill', parsed);
    expect(bills[4]).toMatchObject({ fusionId: 'us-mi-2009-2010-hjr-aa', isoCode: 'us-mi', session: '2009-2010' });
    expect(bills[4]).not.toHaveProperty('sponsors');
    expect(bills[4]?.actions).toHaveLength(3);
  });

  test('reports rows of a missing bill once per bill', async () => {
    const parsed = await parseFiles(legiscan, {
      ...ALL,
      [`${FOLDER}/history.csv`]: `${HISTORY}99,2025-01-01,,1,a\n99,2025-01-02,,2,b\n`,
    });
    expect(only(parsed.filter((item) => !item.ok))).toMatchObject({
      position: `${FOLDER}/history.csv:5`,
      reason: '2 rows belong to bill 99, which is not in this folder',
    });
  });

  test('loses only rows with too few fields or without a number', async () => {
    const parsed = await parseFiles(legiscan, {
      [`${FOLDER}/bills.csv`]: `${BILLS}14,2172\nx,2172,AB3,1,,,T,D,0,,,,https://legiscan.com/CA/bill/AB3/2025,\n`,
    });
    expect(parsed.filter((item) => !item.ok).map((item) => item.position)).toEqual([
      `${FOLDER}/bills.csv:6`,
      `${FOLDER}/bills.csv:7`,
    ]);
    expect(parsed.filter((item) => item.ok)).toHaveLength(4);
  });

  test('takes the state and session from the bill URLs when the folder was renamed', async () => {
    const [bill] = getRecords('bill', await parseFiles(legiscan, { 'download/bills.csv': BILLS }));
    expect(bill).toMatchObject({ isoCode: 'us-ca', session: '2025' });
  });

  test('quarantines each record when the state is unknown', async () => {
    const parsed = await parseFiles(legiscan, { 'download/people.csv': PEOPLE });
    expect(parsed.map((item) => item.ok)).toEqual([false, false]);
  });
});
