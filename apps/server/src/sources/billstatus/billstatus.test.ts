import { describe, expect, it } from 'vitest';
import type { BillRecord } from '@rotunda/domain';
import type { ParsedRecord } from '../source.ts';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { billstatus } from './index.ts';

const ACTIONS = `
  <actions>
    <item><actionDate>2021-03-11</actionDate><committees/><sourceSystem><name>Senate</name></sourceSystem>
      <type>Floor</type><text>Received in the Senate.</text></item>
    <item><actionDate>2021-03-03</actionDate><actionTime>22:32:16</actionTime><actionCode>H37100</actionCode>
      <sourceSystem><code>2</code><name>House floor actions</name></sourceSystem><type>Floor</type>
      <text>On passage Passed by the Yeas and Nays: 220 - 210 (Roll no. 62). (text: CR H1071-1072)</text>
      <recordedVotes><recordedVote><rollNumber>62</rollNumber><chamber>House</chamber><congress>117</congress>
        <date>2021-03-04T03:32:16Z</date><sessionNumber>1</sessionNumber><url>https://clerk.example/roll062.xml</url>
      </recordedVote></recordedVotes></item>
    <item><actionDate>2021-03-03</actionDate><actionCode>8000</actionCode>
      <sourceSystem><code>9</code><name>Library of Congress</name></sourceSystem><type>Floor</type>
      <text>Passed/agreed to in House: On passage Passed by the Yeas and Nays: 220 - 210 (Roll no. 62).</text></item>
    <item><actionDate>2021-01-05</actionDate><committee/><links/><text/></item>
    <item><actionDate>2021-01-04</actionDate><actionCode>Intro-H</actionCode>
      <sourceSystem><code>9</code><name>Library of Congress</name></sourceSystem><text>Introduced in House</text></item>
    <item><actionDate>2021-01-04</actionDate><actionCode>1000</actionCode>
      <sourceSystem><code>9</code><name>Library of Congress</name></sourceSystem><text>Introduced in House</text></item>
  </actions>`;

const PEOPLE = `
  <sponsors><item><bioguideId>X000001</bioguideId><fullName>Rep. Doe, F. Jane, Jr. [D-ZZ-5]</fullName>
    <party>D</party><state>ZZ</state><district>5</district><isByRequest>N</isByRequest></item></sponsors>
  <cosponsors>
    <item><bioguideId>X000002</bioguideId><fullName>Rep. Roe, Rick [R-ZZ-At Large]</fullName>
      <sponsorshipDate>2021-02-01</sponsorshipDate><sponsorshipWithdrawnDate>2021-02-09</sponsorshipWithdrawnDate></item>
  </cosponsors>`;

const COMMITTEE = `<item><systemCode>hsha00</systemCode><name>House Administration Committee</name>
  <chamber>House</chamber><type>Standing</type>
  <activities><item><name>Unknown</name><date>2021-01-06T02:00:00Z</date></item><item><name>Referred to</name><date>2021-01-05T02:00:00Z</date></item></activities>
  <subcommittees><item><systemCode>hsha08</systemCode><name>Elections Subcommittee</name><activities/></item>
  </subcommittees></item>`;
const SUMMARY = `<versionCode>00</versionCode><actionDate>2021-01-04</actionDate>
  <actionDesc>Introduced in House</actionDesc><text><![CDATA[<p><b>Act</b> &amp; more</p>]]></text>`;
const AMENDMENT = `<amendment><number>12</number><number>12</number><congress>117</congress><type>HAMDT</type>
  <purpose>To mend it.</purpose><submittedDate>2021-03-02T05:00:00Z</submittedDate>
  <sponsors><item><fullName>Rep. Roe, Rick [R-ZZ-At Large]</fullName></item></sponsors>
  <latestAction><actionDate>2021-03-03</actionDate><text>Agreed to by voice vote.</text></latestAction>
  <cosponsors><countIncludingWithdrawnCosponsors>0</countIncludingWithdrawnCosponsors></cosponsors></amendment>`;

const SHARED = `<congress>117</congress><originChamber>House</originChamber><title>Doe Act</title>
  <introducedDate>2021-01-04</introducedDate><laws/><notes/>${ACTIONS}${PEOPLE}
  <amendments>${AMENDMENT}</amendments>
  <relatedBills><item><type>S</type><congress>117</congress><number>1</number><title>Twin</title>
    <relationshipDetails><item><type>Related bill</type><identifiedBy>CRS</identifiedBy></item>
      <item><type>Related bill</type><identifiedBy>House</identifiedBy></item>
      <item><type>Identical bill</type><identifiedBy>CRS</identifiedBy></item></relationshipDetails></item></relatedBills>
  <textVersions><item><type>Engrossed in House</type><date>2021-03-03T05:00:00Z</date><formats><item>
    <url>https://www.govinfo.gov/content/pkg/BILLS-117hr7eh/xml/BILLS-117hr7eh.xml</url></item></formats></item>
    <item><type>Public Law</type><date/><formats/></item></textVersions>
  <cboCostEstimates/><committeeReports><committeeReport><citation>H. Rept. 117-118,Part 2</citation></committeeReport>
  </committeeReports>`;

const schema3 = `\uFEFF<?xml version="1.0"?><billStatus><version>3.0.0</version><bill><number>7</number><type>HR</type>
  <updateDate>2022-01-01T10:00:00Z</updateDate>${SHARED}<committees>${COMMITTEE}</committees>
  <summaries><summary>${SUMMARY}</summary></summaries><policyArea><name>Elections</name></policyArea>
  <subjects><legislativeSubjects><item><name>Voting</name></item></legislativeSubjects></subjects>
  </bill></billStatus>`;
const schema1 = `<?xml version="1.0"?><billStatus><bill><version>1.0.0</version><billNumber>7</billNumber>
  <billType>HR</billType><updateDate>2022-01-01T10:00:00Z</updateDate>${SHARED}
  <committees><billCommittees>${COMMITTEE}</billCommittees></committees>
  <summaries><billSummaries><item>${SUMMARY}</item></billSummaries></summaries>
  <policyArea/><subjects><billSubjects><policyArea><name>Elections</name></policyArea>
  <legislativeSubjects><item><name>Voting</name></item></legislativeSubjects></billSubjects></subjects>
  </bill></billStatus>`;

async function parseBill(xml: string | Buffer): Promise<BillRecord> {
  return only(getRecords('bill', await parseFiles(billstatus, { 'BILLSTATUS-117hr7.xml': xml })));
}

describe('Bill status', () => {
  it('reads both schema versions to the same facts', async () => {
    const { extra: _new, ...fromNew } = await parseBill(schema3);
    const { extra: _old, ...fromOld } = await parseBill(schema1);
    expect(fromOld).toEqual(fromNew);
    expect(fromNew).toMatchObject({
      fusionId: 'us-117-hr-7',
      part: 'main',
      title: 'Doe Act',
      introducedOn: '2021-01-04',
      policyArea: 'Elections',
      subjects: ['Voting'],
      sourceUpdatedTs: Date.UTC(2022, 0, 1, 10) / 1000,
    });
  });

  it('merges an action that three systems report, keeping time, stage code and the fuller text', async () => {
    const { actions, latestAction } = await parseBill(schema3);
    expect(actions).toEqual([
      { date: '2021-01-04', text: 'Introduced in House', chamber: 'lower', code: '1000' },
      {
        date: '2021-03-03',
        ts: Date.UTC(2021, 2, 4, 3, 32, 16) / 1000,
        text: 'Passed/agreed to in House: On passage Passed by the Yeas and Nays: 220 - 210 (Roll no. 62).',
        chamber: 'lower',
        code: '8000',
      },
      { date: '2021-03-11', text: 'Received in the Senate.', chamber: 'upper' },
    ]);
    expect(latestAction?.text).toBe('Received in the Senate.');
  });

  it('keeps an action without text in the extra data', async () => {
    expect((await parseBill(schema3)).extra).toMatchObject({ emptyActions: [{ actionDate: '2021-01-05' }] });
  });

  it('formats member names naturally, with seat and withdrawal', async () => {
    expect((await parseBill(schema3)).sponsors).toEqual([
      {
        fullName: 'F. Jane Doe, Jr.',
        type: 'primary',
        stakeholderType: 'person',
        fusionId: 'person-bioguide-X000001',
        party: 'D',
        locality: 'ZZ-5',
        role: 'Rep.',
      },
      {
        fullName: 'Rick Roe',
        type: 'cosponsor',
        stakeholderType: 'person',
        fusionId: 'person-bioguide-X000002',
        party: 'R',
        locality: 'ZZ-At Large',
        role: 'Rep.',
        sponsoredOn: '2021-02-01',
        withdrawnOn: '2021-02-09',
      },
    ]);
  });

  it('dates committee activity by the day in Washington and lists subcommittees separately', async () => {
    expect((await parseBill(schema3)).committees).toEqual([
      {
        name: 'House Administration Committee',
        chamber: 'lower',
        fusionId: 'committee-us-hsha',
        activities: [{ name: 'Referred to', date: '2021-01-04' }],
      },
      { name: 'Elections Subcommittee', chamber: 'lower', fusionId: 'committee-us-hsha08' },
    ]);
  });

  it('keeps each relation of a related bill once, with all who identified it', async () => {
    expect((await parseBill(schema3)).relatedBills).toEqual([
      { fusionId: 'us-117-s-1', title: 'Twin', relation: 'Related bill', identifiedBy: 'CRS, House' },
      { fusionId: 'us-117-s-1', title: 'Twin', relation: 'Identical bill', identifiedBy: 'CRS' },
    ]);
  });

  it('keeps the HTML of summaries and the version codes', async () => {
    const bill = await parseBill(schema3);
    expect(bill.summaries?.[0]?.text).toBe('<p><b>Act</b> &amp; more</p>');
    expect(bill.versions?.map((version) => [version.fnDocumentId, version.date])).toEqual([
      ['us-117-hr-7-eh', '2021-03-03'],
      ['us-117-hr-7-pl', undefined],
    ]);
  });

  it('links reports and amendments despite repeated fields', async () => {
    const bill = await parseBill(schema3);
    expect(bill.relatedDocuments).toEqual([
      {
        group: 'Committee Reports',
        title: 'H. Rept. 117-118, Part 2',
        url: 'https://www.congress.gov/congressional-report/117th-congress/house-report/118/2',
      },
      {
        group: 'Amendments',
        title: 'H.Amdt. 12: To mend it.',
        url: 'https://www.congress.gov/amendment/117th-congress/house-amendment/12',
        date: '2021-03-02',
        note: 'Offered by Rick Roe. Agreed to by voice vote.',
      },
    ]);
  });

  it('stores the roll call of an action under the id of the roll call', async () => {
    expect((await parseBill(schema3)).recordedVotes).toEqual([
      {
        voteId: 'vote-us-117-1-h-62',
        chamber: 'lower',
        session: '117',
        sessionNumber: '1',
        rollcall: '62',
        date: '2021-03-03',
        ts: Date.UTC(2021, 2, 4, 3, 32, 16) / 1000,
        motion: 'On passage Passed by the Yeas and Nays',
        passed: true,
        yesCount: 220,
        noCount: 210,
        url: 'https://clerk.example/roll062.xml',
      },
    ]);
  });

  it('ends the history with the stated latest action, even if the list orders that day differently', async () => {
    const latest = '<latestAction><actionDate>2021-03-11</actionDate><text>Read the first time.</text></latestAction>';
    const listed = `<item><actionDate>2021-03-11</actionDate><text>Read the first time.</text></item>`;
    const xml = schema3
      .replace('<title>Doe Act</title>', `<title>Doe Act</title>${latest}`)
      .replace(/(<item><actionDate>2021-03-03<)/, `${listed}$1`);
    const { actions, latestAction } = await parseBill(xml);
    expect(actions?.slice(-2).map(({ text }) => text)).toEqual(['Received in the Senate.', 'Read the first time.']);
    expect(latestAction?.text).toBe('Read the first time.');
  });

  it("links to the bill's page on Congress.gov", async () => {
    expect((await parseBill(schema3)).sourceLinks).toEqual([
      'https://www.congress.gov/bill/117th-congress/house-bill/7',
    ]);
  });

  it('quarantines a truncated file with the position of the fault and continues with the next', async () => {
    const parsed = await parseFiles(billstatus, {
      'BILLSTATUS-117hr6.xml': schema3.slice(0, 900),
      'BILLSTATUS-117hr7.xml': schema3,
      'BILLSTATUS-117hr8.xml': Buffer.from(schema3.replace('Doe Act', 'Do\u00e9 Act'), 'latin1'),
      'BILLSTATUS-117hr9.xml': '<html><body>Service unavailable</body></html>',
      'BILLSTATUS-117hr10.xml': schema3.replace('<type>HR</type>', '<type>XX</type>'),
    });
    expect(parsed.map(outcome)).toEqual([
      expect.stringMatching(/^BILLSTATUS-117hr6\.xml: .*line \d+/),
      'us-117-hr-7',
      expect.stringMatching(/^BILLSTATUS-117hr8\.xml: .*UTF-8/),
      'BILLSTATUS-117hr9.xml: not a BILLSTATUS file: the root is <html>',
      'BILLSTATUS-117hr10.xml: unknown kind of measure: XX',
    ]);
  });
});

function outcome(parsed: ParsedRecord): string {
  return parsed.ok ? parsed.record.fusionId : `${parsed.position}: ${parsed.reason}`;
}
