import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ForecastBill } from '@rotunda/forecast';
import { readLegiscan } from './read-legiscan.ts';

const BILLS = `bill_id,session_id,bill_number,status,status_desc,status_date,title,description,committee_id,committee,last_action_date,last_action,url,state_link
1,9,AB1,1,Introduced,2017-01-10,"Lamps.","An act.",0,,2017-02-02,"Referred to Com. on NAT. RES.",https://legiscan.com/CA/bill/AB1/2017,
2,9,AB2,4,Passed,2017-09-20,"Lighthouses.","An act.",0,,2017-09-20,"Chaptered by Secretary of State - Chapter 4, Statutes of 2017.",https://legiscan.com/CA/bill/AB2/2017,
`;
const ROLL_CALLS = `bill_id,roll_call_id,date,chamber,description,yea,nay,nv,absent,total
2,70,2017-04-24,Assembly,"Do pass",7,3,0,0,10
2,71,2017-05-15,Assembly,"AB 2 Ames Assembly Third Reading",60,18,1,0,79
`;

let folder: string;
let bills: ForecastBill[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rotunda-legiscan-'));
  const dataset = path.join(folder, 'CA_2017-2018_Regular_Session');
  mkdirSync(dataset);
  writeFileSync(path.join(dataset, 'bills.csv'), BILLS);
  writeFileSync(path.join(dataset, 'rollcalls.csv'), ROLL_CALLS);
  bills = await readLegiscan(dataset);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a session without histories gets them from its roll calls, and from a signature', () => {
  expect(bills[1]?.actions?.map(({ date, text }) => `${date} ${text}`)).toEqual([
    '2017-04-24 Do pass (Ayes 7. Noes 3.)',
    '2017-05-15 AB 2 Ames Assembly Third Reading (Ayes 60. Noes 18.)',
    '2017-09-20 Chaptered by Secretary of State - Chapter 4, Statutes of 2017.',
  ]);
});

test('a latest action that ends nothing is not read, because it would tell that nothing followed', () => {
  expect(bills[0]?.actions).toEqual([]);
});

test('an introduction that is not stated is that of the bill numbered before it', () => {
  expect(bills.map(({ introducedOn }) => introducedOn)).toEqual(['2017-01-10', '2017-01-10']);
});
