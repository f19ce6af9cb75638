import { describe, expect, test } from 'vitest';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { senateLis } from './index.ts';

const BILL =
  '<document><document_congress>118</document_congress><document_type>S.</document_type><document_number>5</document_number><document_name>S. 5</document_name></document>';

function senateVote(parts: { date?: string; document?: string; amendment?: string; result?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?><roll_call_vote>
<congress>118</congress><session>2</session><vote_number>13</vote_number>
<vote_date>${parts.date ?? 'July 4, 2024,  12:05 AM'}</vote_date><modify_date>July 5, 2024,  08:39 AM</modify_date>
<question>On the Motion</question><vote_result>${parts.result ?? 'Motion Agreed to'}</vote_result>
${parts.document ?? BILL}<amendment>${parts.amendment ?? '<amendment_number/>'}</amendment>
<count><yeas>50</yeas><nays>49</nays><present/><absent>1</absent></count>
<tie_breaker><by_whom/><tie_breaker_vote/></tie_breaker>
<members><member><member_full>Example (D-HI)</member_full><last_name>Example</last_name><first_name>Ada</first_name><party>D</party><state>HI</state><vote_cast>Nay</vote_cast><lis_member_id>S999</lis_member_id></member></members>
</roll_call_vote>`;
}

async function getVote(xml: string) {
  return only(getRecords('vote', await parseFiles(senateLis, { 'vote_118_2_00013.xml': xml })));
}

describe('Senate roll calls', () => {
  test('keep the Washington date of a vote after midnight and accept two spaces before the time', async () => {
    expect(await getVote(senateVote())).toMatchObject({
      fusionId: 'vote-us-118-2-s-13',
      billFusionId: 'us-118-s-5',
      chamber: 'upper',
      date: '2024-07-04',
      ts: Date.parse('2024-07-04T04:05:00Z') / 1000,
      sourceUpdatedTs: Date.parse('2024-07-05T12:39:00Z') / 1000,
      passed: true,
      yesCount: 50,
      noCount: 49,
      otherCount: 1,
      voters: [
        {
          name: 'Ada Example',
          voteType: 'no',
          voteText: 'Nay',
          party: 'D',
          locality: 'HI',
          personFusionId: 'person-lis-S999',
        },
      ],
    });
  });

  test('read 12:30 PM as half past noon', async () => {
    expect((await getVote(senateVote({ date: 'November 17, 2004,  12:30 PM' }))).ts).toBe(
      Date.parse('2004-11-17T17:30:00Z') / 1000,
    );
  });

  test('link a vote on an amendment to the amended bill', async () => {
    const vote = await getVote(
      senateVote({
        document: '<document><document_type/><document_number/></document>',
        amendment:
          '<amendment_number>S.Amdt. 7</amendment_number><amendment_to_document_number>H.R. 10</amendment_to_document_number>',
      }),
    );
    expect(vote.billFusionId).toBe('us-118-hr-10');
    expect(vote.extra).toMatchObject({ amendmentNumber: 'S.Amdt. 7' });
  });

  test('take the session of the date and the file when the document states another', async () => {
    const vote = await getVote(senateVote().replace('<session>2</session>', '<session>1</session>'));
    expect(vote).toMatchObject({ fusionId: 'vote-us-118-2-s-13', billFusionId: 'us-118-s-5' });
    expect(vote.contradictions).toHaveLength(1);
    expect(vote.sourceUrl).toContain('vote_118_2_00013.htm');
  });

  test('name no bill that the document contradicts', async () => {
    const otherCongress = BILL.replace('<document_congress>118', '<document_congress>117');
    const otherNumber = BILL.replace('<document_name>S. 5', '<document_name>S. 6');
    for (const document of [otherCongress, otherNumber]) {
      const vote = await getVote(senateVote({ document }));
      expect(vote).not.toHaveProperty('billFusionId');
      expect(vote.contradictions).toHaveLength(1);
    }
  });

  test('state who broke a tie and how, and the majority needed', async () => {
    const tied = senateVote()
      .replace(
        '<by_whom/><tie_breaker_vote/>',
        '<by_whom>Vice President</by_whom><tie_breaker_vote>Yea</tie_breaker_vote>',
      )
      .replace('<question>', '<majority_requirement>1/2</majority_requirement><question>');
    expect(await getVote(tied)).toMatchObject({
      tieBreaker: {
        by: 'Vice President',
        vote: 'Yea',
      },
      majorityRequired: '1/2',
      yesCount: 50,
      presentCount: 0,
      notVotingCount: 1,
    });
    expect(await getVote(senateVote())).not.toHaveProperty('tieBreaker');
  });

  test('have no bill for a nomination', async () => {
    const vote = await getVote(
      senateVote({
        document: '<document><document_type>PN</document_type><document_number>12</document_number></document>',
        result: 'Nomination Confirmed',
      }),
    );
    expect(vote).not.toHaveProperty('billFusionId');
    expect(vote.passed).toBe(true);
  });

  test('are quarantined without a readable date', async () => {
    const parsed = await parseFiles(senateLis, { 'a.xml': senateVote({ date: 'recently' }) });
    expect(only(parsed)).toMatchObject({ ok: false, reason: expect.stringContaining('recently') });
  });
});

describe('Senate LIS client', () => {
  const menu = (...numbers: string[]) => ({
    body: `<vote_summary><votes>${numbers.map((n) => `<vote><vote_number>${n}</vote_number></vote>`).join('')}</votes></vote_summary>`,
  });

  async function fetchUrls(baseUrl: string, checkpoint?: string) {
    const live = senateLis.live?.fetch({
      http: fetchSourceHttp(),
      settings: { baseUrl, options: { firstSession: '118-2' } },
      ...(checkpoint === undefined ? {} : { checkpoint }),
      saveCheckpoint: () => undefined,
    });
    const entries = live === undefined ? [] : await collect(live);
    return entries.map((entry) => entry.url?.slice(baseUrl.length));
  }

  test('fetches sessions in turn, oldest vote first, until a session has no list', async () => {
    const endpoint = await startLocalEndpoint((url) => {
      if (url.pathname.endsWith('vote_menu_118_2.xml')) return menu('00002', '00001');
      if (url.pathname.endsWith('vote_menu_119_1.xml')) return menu('00001');
      if (url.pathname.endsWith('vote_menu_119_2.xml')) return { body: '<!DOCTYPE html><html>not found</html>' };
      return { body: senateVote() };
    });
    const all = [
      '/roll_call_votes/vote1182/vote_118_2_00001.xml',
      '/roll_call_votes/vote1182/vote_118_2_00002.xml',
      '/roll_call_votes/vote1191/vote_119_1_00001.xml',
    ];
    expect(await fetchUrls(endpoint.baseUrl)).toEqual(all);
    const checkpoint = JSON.stringify({ congress: 118, session: 2, roll: 1 });
    expect(await fetchUrls(endpoint.baseUrl, checkpoint)).toEqual(all.slice(1));
    await endpoint.close();
  });

  test('fails when a list cannot be fetched', async () => {
    const endpoint = await startLocalEndpoint(() => ({ status: 503 }));
    await expect(fetchUrls(endpoint.baseUrl)).rejects.toThrow('503');
    await endpoint.close();
  });
});
