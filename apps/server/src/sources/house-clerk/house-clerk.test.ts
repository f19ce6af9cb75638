import { describe, expect, test } from 'vitest';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { houseClerk } from './index.ts';

interface RollCallParts {
  metadata?: string;
  totals?: string;
  votes?: string;
}

function rollCall({ metadata, totals, votes }: RollCallParts = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE rollcall-vote PUBLIC "-//US Congress//DTDs/vote v1.0 20031119 //EN" "../vote.dtd">
<?xml-stylesheet type="text/xsl" href="../vote.xsl"?>
<rollcall-vote><vote-metadata>
<congress>119</congress><session>1st</session><rollcall-num>7</rollcall-num>
<action-date>6-Feb-2025</action-date><action-time time-etz="17:23">5:23 PM</action-time>
${metadata ?? '<chamber>U.S. House of Representatives</chamber><legis-num>H J RES 24</legis-num><vote-question>On Passage</vote-question><vote-type>YEA-AND-NAY</vote-type><vote-result>Passed</vote-result>'}
<vote-totals>${totals ?? '<totals-by-vote><total-stub>Totals</total-stub><yea-total>2</yea-total><nay-total>1</nay-total><present-total>1</present-total><not-voting-total>3</not-voting-total></totals-by-vote>'}</vote-totals>
</vote-metadata><vote-data>${votes ?? ''}</vote-data></rollcall-vote>`.replace(/\n/g, '\r\n');
}

async function getVote(xml: string) {
  return only(getRecords('vote', await parseFiles(houseClerk, { 'evs/2025/roll007.xml': xml })));
}

describe('House roll calls', () => {
  test('read a vote on a bill despite CRLF line ends and an unresolvable DTD', async () => {
    expect(await getVote(rollCall())).toMatchObject({
      fusionId: 'vote-us-119-1-h-7',
      billFusionId: 'us-119-hjres-24',
      session: '119',
      chamber: 'lower',
      rollcall: '7',
      motion: 'On Passage',
      date: '2025-02-06',
      ts: Date.parse('2025-02-06T22:23:00Z') / 1000,
      passed: true,
      yesCount: 2,
      noCount: 1,
      otherCount: 4,
      sourceUrl: 'https://clerk.house.gov/Votes/20257',
    });
  });

  test('list members with and without name-id and delegates with state XX', async () => {
    const votes = `<recorded-vote><legislator name-id="X000001" party="D" state="NC">Example</legislator><vote>Aye</vote></recorded-vote>
<recorded-vote><legislator party="R" state="WY">Old</legislator><vote>No</vote></recorded-vote>
<recorded-vote><legislator name-id="X000002" party="R" state="XX">Sámple (PR)</legislator><vote>Not Voting</vote></recorded-vote>
<recorded-vote><legislator name-id="X000003" party="R" state="XX">Other</legislator><vote>Present</vote></recorded-vote>`;
    expect((await getVote(rollCall({ votes }))).voters).toEqual([
      {
        name: 'Example',
        voteType: 'yes',
        voteText: 'Aye',
        party: 'D',
        locality: 'NC',
        personFusionId: 'person-bioguide-X000001',
      },
      { name: 'Old', voteType: 'no', voteText: 'No', party: 'R', locality: 'WY' },
      {
        name: 'Sámple (PR)',
        voteType: 'other',
        voteText: 'Not Voting',
        party: 'R',
        locality: 'PR',
        personFusionId: 'person-bioguide-X000002',
      },
      {
        name: 'Other',
        voteType: 'other',
        voteText: 'Present',
        party: 'R',
        personFusionId: 'person-bioguide-X000003',
      },
    ]);
  });

  test('list the candidates of a Speaker election without yes or no votes or a bill', async () => {
    const vote = await getVote(
      rollCall({
        metadata:
          '<chamber>U.S. House of Representatives</chamber><vote-question>Election of the Speaker</vote-question><vote-type>RECORDED VOTE</vote-type><vote-result>Example</vote-result>',
        totals:
          '<totals-by-candidate><candidate>Example</candidate><candidate-total>218</candidate-total></totals-by-candidate><totals-by-candidate><candidate>Present</candidate><candidate-total>1</candidate-total></totals-by-candidate>',
        votes:
          '<recorded-vote><legislator name-id="X000001" party="D" state="NC">A</legislator><vote>Example</vote></recorded-vote>',
      }),
    );
    expect(vote.voters?.[0]).toMatchObject({ voteType: 'other', voteText: 'Example' });
    expect(vote.candidates).toEqual([
      { name: 'Example', votes: 218 },
      { name: 'Present', votes: 1 },
    ]);
    expect(vote).not.toHaveProperty('billFusionId');
    expect(vote).not.toHaveProperty('yesCount');
    expect(vote).not.toHaveProperty('passed');
  });

  test('assign a vote in the Committee of the Whole to the House', async () => {
    const vote = await getVote(
      rollCall({
        metadata:
          '<committee>U.S. House of Representatives</committee><legis-num>H R 21</legis-num><vote-question>On Agreeing to the Amendment</vote-question><amendment-num>18</amendment-num><vote-result>Failed</vote-result>',
      }),
    );
    expect(vote).toMatchObject({ chamber: 'lower', billFusionId: 'us-119-hr-21', passed: false });
    expect(vote.extra).toMatchObject({ isCommitteeOfTheWhole: true, amendmentNumber: '18' });
  });

  test('have no bill for a quorum call', async () => {
    const vote = await getVote(
      rollCall({
        metadata:
          '<chamber>U.S. House of Representatives</chamber><legis-num>QUORUM</legis-num><vote-question>Call of the House</vote-question><vote-type>QUORUM</vote-type><vote-result>Passed</vote-result>',
      }),
    );
    expect(vote).not.toHaveProperty('billFusionId');
  });

  test('take the session of the date and the address when the document states another', async () => {
    const wrong = rollCall().replace('<session>1st</session>', '<session>2nd</session>');
    const vote = await getVote(wrong);
    expect(vote).toMatchObject({ fusionId: 'vote-us-119-1-h-7', billFusionId: 'us-119-hjres-24' });
    expect(vote.contradictions).toEqual([
      'The record states session 2 of Congress 119; its date and address show session 1 of Congress 119.',
    ]);
    const { fusionId } = only(getRecords('vote', await parseFiles(houseClerk, { 'roll007.xml': wrong })));
    expect(fusionId).toBe('vote-us-119-1-h-7');
  });

  test('name no bill when the roll call is of another day than its address', async () => {
    const vote = await getVote(rollCall().replace('6-Feb-2025', '6-Feb-2024'));
    expect(vote).toMatchObject({ fusionId: 'vote-us-119-1-h-7', contradictions: { length: 1 } });
    expect(vote).not.toHaveProperty('billFusionId');
  });

  test('have no outcome for a quorum call, and the majority where more than half is needed', async () => {
    const quorum = rollCall().replace('YEA-AND-NAY', 'QUORUM').replace('On Passage', 'Call by States');
    const vote = await getVote(quorum);
    expect(vote).toMatchObject({ motion: 'Quorum call: Call by States', presentCount: 1, notVotingCount: 3 });
    expect(vote).not.toHaveProperty('passed');
    const twoThirds = await getVote(rollCall().replace('YEA-AND-NAY', '2/3 YEA-AND-NAY'));
    expect(twoThirds.majorityRequired).toBe('2/3');
  });

  test('quarantine truncated XML and other documents with the reason', async () => {
    const parsed = await parseFiles(houseClerk, {
      'roll001.xml': rollCall().slice(0, 500),
      'roll002.xml': '<html><body>maintenance</body></html>',
      'roll003.xml': rollCall(),
    });
    expect(parsed.map((item) => item.ok)).toEqual([false, false, true]);
    expect(parsed[1]).toMatchObject({ position: 'roll002.xml', reason: expect.stringContaining('html') });
  });

  test('do not expand entities that the document declares', async () => {
    const xml = rollCall({ votes: '<recorded-vote><legislator>&boom;</legislator><vote>No</vote></recorded-vote>' });
    const declared = xml.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE rollcall-vote [<!ENTITY boom "boom">]>');
    expect(only(await parseFiles(houseClerk, { 'roll001.xml': declared }))).toMatchObject({ ok: false });
  });
});

describe('House Clerk client', () => {
  async function fetchFrom(baseUrl: string, extra: { checkpoint?: string; sinceTs?: number }) {
    let saved = '';
    const live = houseClerk.live?.fetch({
      http: fetchSourceHttp(),
      settings: { baseUrl },
      ...extra,
      saveCheckpoint: (value) => (saved = value),
    });
    const entries = live === undefined ? [] : await collect(live);
    return { urls: entries.map((entry) => entry.url?.slice(baseUrl.length)), saved };
  }

  test('continues across years and from a checkpoint and tolerates a missing next year', async () => {
    let faults = 1;
    const endpoint = await startLocalEndpoint((url) => {
      if (url.pathname === '/2025/index.asp') return { body: '<A HREF="x?year=2025&rollnumber=2">2</A> rollnumber=1' };
      if (url.pathname === '/2026/index.asp') return { body: 'rollnumber=1' };
      if (url.pathname === '/2025/roll002.xml' && faults > 0) {
        faults -= 1;
        return { status: 500 };
      }
      return /roll\d+\.xml$/.test(url.pathname) ? { body: rollCall() } : undefined;
    });
    const sinceTs = Date.parse('2025-06-01T00:00:00Z') / 1000;
    const first = await fetchFrom(endpoint.baseUrl, { sinceTs });
    expect(first.urls).toEqual(['/2025/roll001.xml', '/2025/roll002.xml', '/2026/roll001.xml']);
    const second = await fetchFrom(endpoint.baseUrl, { checkpoint: JSON.stringify({ year: 2025, roll: 1 }) });
    expect(second.urls).toEqual(['/2025/roll002.xml', '/2026/roll001.xml']);
    expect((await fetchFrom(endpoint.baseUrl, { checkpoint: first.saved })).urls).toEqual([]);
    await endpoint.close();
  });

  test('treats a maintenance page as an error rather than a year without votes', async () => {
    const endpoint = await startLocalEndpoint(() => ({ body: '<html>back soon</html>' }));
    await expect(fetchFrom(endpoint.baseUrl, {})).rejects.toThrow('lists no roll call');
    await endpoint.close();
  });
});
