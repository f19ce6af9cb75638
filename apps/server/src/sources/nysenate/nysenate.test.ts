import { describe, expect, test } from 'vitest';
import { FilesAccount } from '../reading/index.ts';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry } from '../source.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { nysenate } from './index.ts';

const NAME = '2024-05-30-16.07.29.818207_BILLSTAT_S00042A.XML';

interface Action {
  text: string;
  house?: string;
  date?: string;
  no?: string;
  amendment?: string;
}

function action({ text, house = 'S', date = '2023-01-09', no = '1', amendment = '' }: Action): string {
  return `<action no="${no}"><actionbillamd>${amendment}</actionbillamd><actionhouse>${house}</actionhouse><actioncode>7</actioncode>
<actiondate>${date}</actiondate><actiondesc><![CDATA[${text}]]></actiondesc><actionactsessyr>${date.slice(0, 4)}</actionactsessyr></action>`;
}

/** Builds a bill with the fields under test; fixed-width CDATA is padded with spaces. */
function status({ head = '', actions = [] as Action[], print = '', bill = 'billhse="S" billno="00042"' } = {}): string {
  return `<billstatus  sessyr="2023" ${bill} action="replace">
<currentamd>${print}</currentamd>${head}
<actions>${actions.map(action).join('\n')}</actions></billstatus>`;
}

async function getBill(xml: string, name = NAME) {
  return only(getRecords('bill', await parseFiles(nysenate, { [name]: xml })));
}

async function getVote(xml: string) {
  return only(getRecords('vote', await parseFiles(nysenate, { 'SENFLVOT_S00042.XML': xml })));
}

describe('New York bill status', () => {
  test('merges all prints into a single bill of the two-year session', async () => {
    const actions = [
      { text: 'REFERRED TO LANTERNS' },
      { text: 'AMENDED ON THIRD READING 42A', date: '2024-05-16', no: '2', amendment: 'A' },
    ];
    const bill = await getBill(status({ print: 'A', actions }));
    expect(bill).toMatchObject({
      fusionId: 'us-ny-2023-2024-s-42',
      session: '2023-2024',
      localityExternalId: 'NY S 42',
      alternateExternalIds: ['S 42', 'S42', 'S42A'],
      originatingChamber: 'upper',
      billType: 'Bill',
      sourceUrl: 'https://www.nysenate.gov/legislation/bills/2023/S42A',
    });
    expect(bill.versions?.map(({ fnDocumentId, date }) => [fnDocumentId, date])).toEqual([
      ['us-ny-2023-2024-s-42-original', undefined],
      ['us-ny-2023-2024-s-42-a', '2024-05-16'],
    ]);
  });

  test('keeps the order and dates of actions and takes the progress from the year-numbered entry', async () => {
    const bill = await getBill(
      status({
        actions: [
          { text: 'PASSED SENATE', date: '2023-03-22' },
          { text: 'referred to lanterns and lamps', house: 'A', date: '2023-03-22', no: '2' },
          { text: 'passed own house', date: '2023-03-22', no: '2023' },
        ],
      }),
    );
    expect(bill.actions).toEqual([
      { date: '2023-03-22', text: 'PASSED SENATE', chamber: 'upper', code: '7' },
      { date: '2023-03-22', text: 'referred to lanterns and lamps', chamber: 'lower', code: '7' },
    ]);
    expect(bill).toMatchObject({ progress: 'passed own house' });
    expect(bill.committees).toMatchObject([
      { name: 'Lanterns and Lamps', chamber: 'lower', activities: [{ name: 'Referred To', date: '2023-03-22' }] },
    ]);
  });

  test('falls back to fixed-width action lines, where lowercase marks the Assembly', async () => {
    const head =
      '<billactions><![CDATA[\n02/27/23 REFERRED TO LANTERNS   \n03/22/23 passed assembly\n]]></billactions>';
    expect((await getBill(status({ head }))).actions).toEqual([
      { date: '2023-02-27', text: 'REFERRED TO LANTERNS', chamber: 'upper' },
      { date: '2023-03-22', text: 'passed assembly', chamber: 'lower' },
    ]);
  });

  test('includes title, law, committee chamber, reprint, substitution and chapter', async () => {
    const head = `<title><![CDATA[ Relates to lamps ]]></title><law><![CDATA[Lamp Law]]></law><curcommhse>A</curcommhse>
<reprint><rprtbillhse>S</rprtbillhse><rprtbillno>00041</rprtbillno><rprtbillamd>B</rprtbillamd></reprint>`;
    const actions = [
      { text: 'substituted for a7a', house: 'A' },
      { text: 'SIGNED CHAP.514', date: '2023-12-31', no: '2' },
    ];
    expect(await getBill(status({ head, actions }))).toMatchObject({
      title: 'Relates to lamps',
      subjects: ['Lamp Law'],
      chamber: 'lower',
      laws: [{ number: 'Chapter 514 of 2023', type: 'Session Law' }],
      relatedBills: [
        { fusionId: 'us-ny-2023-2024-a-7', relation: 'Substituted for' },
        { fusionId: 'us-ny-2023-2024-s-41', relation: 'Reprint of' },
      ],
    });
  });

  test.each([
    ['EXAMPLE', [{ fullName: 'EXAMPLE', type: 'primary', stakeholderType: 'person' }]],
    ['BUDGET BILL', [{ fullName: 'BUDGET BILL', type: 'primary', stakeholderType: 'unknown_unmatched' }]],
    [
      'RULES COM Sample      ',
      [
        { fullName: 'RULES COM', type: 'primary', stakeholderType: 'committee' },
        { fullName: 'Sample', type: 'requester', stakeholderType: 'person' },
      ],
    ],
    ['', undefined],
  ])('reads a sponsor written %j', async (text, sponsors) => {
    expect((await getBill(status({ head: `<sponsor><![CDATA[${text}]]></sponsor>` }))).sponsors).toEqual(sponsors);
  });

  test('takes the time of sending from the file name, in Albany daylight and standard time', async () => {
    expect((await getBill(status())).sourceUpdatedTs).toBe(Date.parse('2024-05-30T20:07:29Z') / 1000);
    const winter = await getBill(status(), '2024-01-30-16.07.29.818207_BILLSTAT_S00042.xml');
    expect(winter.sourceUpdatedTs).toBe(Date.parse('2024-01-30T21:07:29Z') / 1000);
    expect(await getBill(status(), 'renamed.xml')).not.toHaveProperty('sourceUpdatedTs');
  });

  test('separates a resolution from the bills', async () => {
    expect(await getBill(status({ bill: 'billhse="K" billno="00094"' }), 'k.xml')).toMatchObject({
      fusionId: 'us-ny-2023-2024-k-94',
      billType: 'Resolution',
      originatingChamber: 'lower',
    });
  });

  test.each([
    ['a bill without a number', status({ bill: 'billhse="S" billno=""' }), 'bill number'],
    ['a session that is no year', status().replace('"2023"', '"next"'), 'session'],
    ['a file cut off', status().slice(0, 60), 'not well-formed'],
  ])('%s is quarantined with the reason', async (_, xml, reason) => {
    expect(only(await parseFiles(nysenate, { [NAME]: xml }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });

  test('loses only a file that is not UTF-8', async () => {
    const memo = Buffer.from(status({ head: '<title>lamp\u0092s</title>' }), 'latin1');
    const parsed = await parseFiles(nysenate, { 'a.XML': memo, 'b.XML': status() });
    expect(parsed.map(({ ok }) => ok)).toEqual([false, true]);
  });
});

describe('Additional New York bill files', () => {
  test('read a digest as summary, law and the bill of an earlier session', async () => {
    const bill = await getBill(
      `<digestsummary sessyr="2019" billhse="A" billno="00406" action="replace">
<oldbill><oldyear>2018</oldyear><oldhse>A</oldhse><oldno>00149</oldno><oldamd>B</oldamd></oldbill>
<law><![CDATA[\nAmd §1, Lamp L\n]]></law><summary><![CDATA[\nAllows lamps < 5 watts\nto be lit.\n]]></summary></digestsummary>`,
      'digest.xml',
    );
    expect(bill).toMatchObject({
      fusionId: 'us-ny-2019-2020-a-406',
      part: 'digest',
      summaries: [{ text: 'Allows lamps &lt; 5 watts to be lit.', versionName: 'Digest' }],
      notes: ['Amd §1, Lamp L'],
      relatedBills: [{ fusionId: 'us-ny-2017-2018-a-149', relation: 'Version of an earlier session' }],
    });
  });

  test('read sponsors, cosponsors, multi-sponsors and the departmental program', async () => {
    const bill = await getBill(
      `<sponsor_data sessyr="2023" billhse="A" billno="00042" action="replace">
<prime><![CDATA[Example]]></prime><co-prime><![CDATA[Sample, O'Test]]></co-prime><multi><![CDATA[Third]]></multi>
<departmentals><departdesc seq="1"><![CDATA[003 Lamps]]></departdesc></departmentals></sponsor_data>`,
      'sponsors.xml',
    );
    expect(bill.sponsors?.map(({ fullName, type, role }) => [fullName, type, role])).toEqual([
      ['Example', 'primary', undefined],
      ['Sample', 'cosponsor', undefined],
      ["O'Test", 'cosponsor', undefined],
      ['Third', 'cosponsor', 'Multi-sponsor'],
    ]);
    expect(bill).toMatchObject({ part: 'sponsors', notes: ['Departmental program: 003 Lamps'] });
  });

  test('read the same-as bills of a print and clear them when they are removed', async () => {
    const same = (attributes: string, text: string) =>
      `<sameas billno="00042" billhse="S" billamd="A" sessyr="2023" ${attributes}>${text}</sameas>`;
    const bills = '<sameasbill><![CDATA[Same as Uni. A 28-A]]></sameasbill><sameasbill>Same as A 3, A 4-B</sameasbill>';
    const bill = await getBill(same('action="replace"', bills));
    expect(bill).toMatchObject({ part: 'same-as-a', fusionId: 'us-ny-2023-2024-s-42' });
    expect(bill.relatedBills).toEqual([
      { fusionId: 'us-ny-2023-2024-a-28', relation: 'Same as Uni.' },
      { fusionId: 'us-ny-2023-2024-a-3', relation: 'Same as' },
      { fusionId: 'us-ny-2023-2024-a-4', relation: 'Same as' },
    ]);
    const removed = await getBill(same('action="remove"', ''));
    expect(removed.part).toBe('same-as-a');
    expect(removed).not.toHaveProperty('relatedBills');
  });

  test('read a memorandum with bold headings and printed lines, without styles and boilerplate title', async () => {
    const bill =
      await getBill(`<senate_billmemo sessyr="2023" billhse="S" billno="00042" billamd="A" action="replace"><![CDATA[
<center><B>TITLE OF ALL</B></center><STYLE><!-- U {color: Green} --></STYLE><PRE WIDTH="80">
&nbsp
<B><U>PURPOSE</U></B>:
 
To light lamps by phys-
ical means.
</pre>]]></senate_billmemo>`);
    expect(bill).toMatchObject({
      part: 'memo-a',
      summaries: [
        {
          versionName: 'Sponsor’s memorandum, S42A',
          text: '<p><b>PURPOSE</b>:</p>\n<p>To light lamps by phys-<br>ical means.</p>',
        },
      ],
    });
  });
});

describe('New York votes', () => {
  const member = (name: string, vote: string, more = '') =>
    `<member><name><![CDATA[${name}]]></name>${more}<vote>${vote}</vote></member>`;

  test("include stated counts, each member's word and remote votes on the floor", async () => {
    const vote = await getVote(`<senfloorvote no="S42A" sessyr="2023" year="2024"
 bill_seqno="0005" dateofvote="05/08/2024"  date_seqno="0002"
action="replace"><totals><tot_yes>2</tot_yes><tot_no>1</tot_no></totals><votes>${member('Example', 'Aye')}
${member("O'Test", 'Aye', '<remote>Y</remote>')}${member('Sample', 'Nay', '<remote>N</remote>')}${member('Third', 'Excused')}</votes></senfloorvote>`);
    expect(vote).toMatchObject({
      fusionId: 'vote-us-ny-2023-2024-s-42a-floor-20240508-5',
      billFusionId: 'us-ny-2023-2024-s-42',
      date: '2024-05-08',
      chamber: 'upper',
      yesCount: 2,
      noCount: 1,
      otherCount: 1,
      extra: { remoteVoters: ["O'Test"], print: 'S42A' },
    });
    expect(vote).not.toHaveProperty('ts');
    expect(vote.voters).toEqual([
      { name: 'Example', voteType: 'yes', voteText: 'Aye' },
      { name: "O'Test", voteType: 'yes', voteText: 'Aye' },
      { name: 'Sample', voteType: 'no', voteText: 'Nay' },
      { name: 'Third', voteType: 'other', voteText: 'Excused' },
    ]);
  });

  test('include a vote per bill in committee and count "aye with reservations" as yes', async () => {
    const bill = (number: string, code: string, votes: string) =>
      `<bill no="${number}"><action>${code}  </action><votes>${votes}</votes></bill>`;
    const parsed = await parseFiles(nysenate, {
      'SENAGENV.XML': `<senagendavote no="3" sessyr="2023" year="2024"><addendum id="C"><committees><committee action="replace">
<name>Lamps and Oil</name><meetdate>2024-01-24</meetdate><meettime>T09.30.00Z</meettime><bills>
${bill('S00042', 'F', member('Example', 'Aye w/r', '<party>R</party>'))}${bill('S00043', 'D', member('Example', 'Nay'))}${bill('?', 'F', '')}
</bills></committee></committees></addendum></senagendavote>`,
    });
    expect(parsed.map(({ ok }) => ok)).toEqual([true, true, false, true]);
    const [first, second] = getRecords('vote', parsed.slice(0, 2));
    expect(first).toMatchObject({
      fusionId: 'vote-us-ny-2023-2024-s-42-lamps-and-oil-20240124-3-c',
      committeeName: 'Lamps and Oil',
      result: 'Reported to first reading',
      passed: true,
      yesCount: 1,
      voters: [{ name: 'Example', voteType: 'yes', voteText: 'Aye w/r' }],
      extra: { agenda: '3', addendum: 'C', meetingTime: 'T09.30.00Z', conferences: { Example: 'R' } },
    });
    expect(first?.voters?.[0]).not.toHaveProperty('party');
    expect(second).toMatchObject({ result: 'Defeated', passed: false, noCount: 1 });
  });

  test('of another session than the bill name no bill', async () => {
    const vote = await getVote('<senfloorvote no="S42" sessyr="2023" dateofvote="05/08/2021"/>');
    expect(vote).not.toHaveProperty('billFusionId');
    expect(vote.contradictions).toHaveLength(1);
  });

  test('on one print and day without a number are told apart by their counts', async () => {
    const floor = (yes: number) =>
      `<senfloorvote no="S42" sessyr="2023" dateofvote="05/08/2023"><totals><tot_yes>${yes}</tot_yes><tot_no>1</tot_no></totals></senfloorvote>`;
    expect((await getVote(floor(30))).fusionId).not.toBe((await getVote(floor(31))).fusionId);
  });

  test('are quarantined without a readable date', async () => {
    const parsed = await parseFiles(nysenate, { 'a.XML': '<senfloorvote no="S42" sessyr="2023" dateofvote="soon"/>' });
    expect(only(parsed)).toMatchObject({ ok: false, reason: expect.stringContaining('soon') });
  });
});

describe('Other New York Senate files', () => {
  test('are reported by content, and removals leave earlier records in place', async () => {
    const account = new FilesAccount();
    async function* entries(): AsyncGenerator<InputEntry> {
      yield bufferEntry('a.XML', '<veto_message no="00301" year="2023"/>');
      yield bufferEntry('b.XML', '<html/>');
      yield bufferEntry('c.XML', '<billstatus sessyr="2023" billhse="S" billno="00042" action="remove"></billstatus>');
    }
    expect(await collect(account.watch(nysenate.parse(account.follow(entries()))))).toEqual([]);
    expect(account.files).toEqual({
      read: 0,
      quarantined: 0,
      notRead: 3,
      examples: [
        { path: 'a.XML', reason: 'it is a veto message of the Governor, which is not read' },
        { path: 'b.XML', reason: 'it is of another kind (html)' },
        { path: 'c.XML', reason: 'it takes a record back, and what was read before is kept' },
      ],
    });
  });

  test('are not accepted when they hold statutes or the bill feed before 2015', () => {
    expect(['DATABASE.LAW.ABC', 'SenateRules', 'SOBI.D140509.T124706.TXT-bill-1.sobi'].some(nysenate.accepts)).toBe(
      false,
    );
  });
});
