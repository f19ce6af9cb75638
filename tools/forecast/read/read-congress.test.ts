import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BillRecord } from '@rotunda/domain';
import { type ForecastBill, getFeatures, type MemberDirectory, readSession, toDay } from '@rotunda/forecast';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { billstatus } from '../../../apps/server/src/sources/billstatus/index.ts';
import { bufferEntry } from '../../../apps/server/src/sources/reading/index.ts';
import { readCongress } from './read-congress.ts';
import { readMembers } from './read-members.ts';

const BILLS = `bill_id,congress,bill_type,number,introduced_at,official_title,sponsor.bioguide_id,sponsor.name,status,history.enacted
hr7-113,113,hr,7,2013-02-14,"To name a lighthouse, and for other purposes.",A000001,"Ames, Ann",ENACTED:SIGNED,true
`;
const ACTIONS = `bill_id,seq,acted_at,type,action_code,text
hr7-113,0,2013-02-14,action,Intro-H,Introduced in House
hr7-113,1,2013-02-14,referral,H11100,Referred to the House Committee on Ways and Means.
hr7-113,2,2013-03-01,referral,,Referred to the Subcommittee on Trade.
hr7-113,3,2013-05-08,calendar,,Ordered to be Reported (Amended) by the Yeas and Nays: 27 - 11.
hr7-113,4,2013-06-03,reported,H12200,"Reported (Amended) by the Committee on Ways and Means. H. Rept. 113-90."
hr7-113,5,2013-06-03,calendar,H12410,"Placed on the Union Calendar, Calendar No. 60."
hr7-113,6,2013-07-10T18:02:00-04:00,vote,H37100,On passage Passed by the Yeas and Nays: 226 - 191 (Roll no. 355).
hr7-113,7,2013-07-11,action,,Received in the Senate and Read twice and referred to the Committee on Finance.
`;
const COSPONSORS = `bill_id,bioguide_id,name,sponsored_at,original_cosponsor,withdrawn_at
hr7-113,B000002,"Bell, Bo",2013-02-14,true,
hr7-113,C000003,"Cole, Cy",2013-04-02,false,2013-06-20
`;

function billAction(date: string, text: string, code: string, system: [code: string, name: string], time = ''): string {
  return `<item><actionDate>${date}</actionDate>${time}<text>${text}</text><actionCode>${code}</actionCode><sourceSystem><code>${system[0]}</code><name>${system[1]}</name></sourceSystem></item>`;
}

const FLOOR: [string, string] = ['2', 'House floor actions'];
const COMMITTEE: [string, string] = ['1', 'House committee actions'];
const LIBRARY: [string, string] = ['9', 'Library of Congress'];
const SENATE: [string, string] = ['0', 'Senate'];

/** The same bill as GovInfo publishes it: newest first, and with what the Library of Congress repeats. */
const STATUS = `<billStatus><version>3.0.0</version><bill><number>7</number><type>HR</type><congress>113</congress>
<originChamber>House</originChamber><introducedDate>2013-02-14</introducedDate><title>Lighthouse Act of 2013</title>
<titles><item><titleType>Official Title as Introduced</titleType><title>To name a lighthouse, and for other purposes.</title></item></titles>
<sponsors><item><bioguideId>A000001</bioguideId><fullName>Rep. Ames, Ann [R-MI-4]</fullName><party>R</party></item></sponsors>
<cosponsors><item><bioguideId>B000002</bioguideId><fullName>Rep. Bell, Bo [D-WV-2]</fullName><party>D</party><sponsorshipDate>2013-02-14</sponsorshipDate></item>
<item><bioguideId>C000003</bioguideId><fullName>Rep. Cole, Cy [R-OH-2]</fullName><party>R</party><sponsorshipDate>2013-04-02</sponsorshipDate><sponsorshipWithdrawnDate>2013-06-20</sponsorshipWithdrawnDate></item></cosponsors>
<actions>
${billAction('2013-07-11', 'Received in the Senate and Read twice and referred to the Committee on Finance.', '', SENATE)}
${billAction('2013-07-10', 'Passed/agreed to in House: On passage Passed by the Yeas and Nays: 226 - 191 (Roll no. 355).', '8000', LIBRARY)}
${billAction('2013-07-10', 'On passage Passed by the Yeas and Nays: 226 - 191 (Roll no. 355).', 'H37100', FLOOR, '<actionTime>18:02:00</actionTime>')}
${billAction('2013-06-03', 'Placed on the Union Calendar, Calendar No. 60.', 'H12410', FLOOR)}
${billAction('2013-06-03', 'Reported (Amended) by the Committee on Ways and Means. H. Rept. 113-90.', '5000', LIBRARY)}
${billAction('2013-06-03', 'Reported (Amended) by the Committee on Ways and Means. H. Rept. 113-90.', 'H12200', FLOOR)}
${billAction('2013-05-08', 'Ordered to be Reported (Amended) by the Yeas and Nays: 27 - 11.', '', COMMITTEE)}
${billAction('2013-03-01', 'Referred to the Subcommittee on Trade.', '', COMMITTEE)}
${billAction('2013-02-14', 'Referred to the House Committee on Ways and Means.', 'H11100', FLOOR)}
${billAction('2013-02-14', 'Introduced in House', 'Intro-H', FLOOR)}
${billAction('2013-02-14', 'Introduced in House', '1000', LIBRARY)}
</actions></bill></billStatus>`;

const MEMBERS: MemberDirectory = new Map(
  (['A000001', 'B000002', 'C000003'] as const).map((id, at) => [
    `person-bioguide-${id}`,
    {
      terms: [
        { from: toDay('2013-01-03'), until: toDay('2015-01-03'), house: 'lower' as const, party: at === 1 ? 'D' : 'R' },
      ],
      seats: [
        { house: 'lower' as const, committee: 'ways and means', from: toDay('2013-01-03'), until: toDay('2015-01-03') },
      ],
    },
  ]),
);

async function readBillstatus(file: string, xml: string): Promise<BillRecord> {
  async function* entries() {
    yield bufferEntry(file, Buffer.from(xml));
  }
  for await (const parsed of billstatus.parse(entries()))
    if (parsed.ok && parsed.record.kind === 'bill') return parsed.record;
  throw new Error(`${file} has no bill.`);
}

function getFeaturesOn(bill: ForecastBill, date: string, members: MemberDirectory) {
  const session = readSession([bill], members);
  const [course] = session?.courses ?? [];
  if (session === undefined || course === undefined) throw new Error('The bill is lost.');
  return getFeatures(course, toDay(date), session.context, { titleFloor: 0, titleLaw: 0, committeeRate: 0 });
}

describe('a bill of Congress', () => {
  let folder: string;
  let history: ForecastBill | undefined;
  let product: BillRecord;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'rotunda-forecast-'));
    const tables = { bills: BILLS, actions: ACTIONS, cosponsors: COSPONSORS };
    for (const [table, text] of Object.entries(tables))
      writeFileSync(path.join(folder, `113-${table}.csv.gz`), gzipSync(text));
    [history] = await readCongress(folder, '113');
    product = await readBillstatus('BILLSTATUS-113hr7.xml', STATUS);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['2013-02-14', '2013-04-15', '2013-05-08', '2013-06-25', '2013-07-12'])(
    'has the same features from the history files as from the record that the product holds, on %s',
    (date) => {
      if (history === undefined) throw new Error('The history has no bill.');
      const own = getFeaturesOn(history, date, MEMBERS);
      expect(own).toBeDefined();
      expect(getFeaturesOn(product, date, MEMBERS)).toEqual(own);
    },
  );

  test('changes its features from one of these days to the next', () => {
    const days = ['2013-02-14', '2013-04-15', '2013-05-08', '2013-06-25', '2013-07-12'];
    const all = days.map((date) => JSON.stringify([...(getFeaturesOn(product, date, MEMBERS)?.values ?? [])]));
    expect(new Set(all).size).toBe(days.length);
  });

  test('is read without what the columns of its end say', () => {
    expect(JSON.stringify(history)).not.toContain('ENACTED');
  });
});

const data = process.env['ROTUNDA_REAL_DATA'];
const realBill =
  data === undefined ? '' : path.join(data, 'govinfo-billstatus/textVersions/DEV-BILLSTATUS-115hr302.xml');

if (data === undefined || !existsSync(realBill)) {
  test.skip('real bills have the same features from both sources (set ROTUNDA_REAL_DATA to the folder of the real data)', () =>
    undefined);
} else {
  test('H.R. 302 of the 115th Congress has the same features from both sources on five days', async () => {
    const members = await readMembers(path.join(data, 'unitedstates-legislators-history'));
    const bills = await readCongress(path.join(data, 'us-congress-histories'), '115');
    const history = bills.find(({ fusionId }) => fusionId === 'us-115-hr-302');
    const bytes = readFileSync(realBill);
    const xml = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
    const product = await readBillstatus('BILLSTATUS-115hr302.xml', xml);
    if (history === undefined) throw new Error('The history has no H.R. 302.');
    for (const date of ['2017-01-05', '2017-01-10', '2017-02-15', '2017-05-01', '2017-08-01'])
      expect({ date, found: getFeaturesOn(product, date, members) }).toEqual({
        date,
        found: getFeaturesOn(history, date, members),
      });
  });
}
