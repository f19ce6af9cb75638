import { describe, expect, test } from 'vitest';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { legiscan } from './index.ts';

const SESSION = {
  session_id: 122,
  session_name: '27th Legislature',
  session_title: '27th Legislature',
  year_start: 2011,
  year_end: 2012,
  special: 0,
};

function bill(fields: Record<string, unknown> = {}): object {
  return {
    bill: {
      bill_id: 10,
      change_hash: 'h1',
      session: SESSION,
      url: 'https://legiscan.com/AK/bill/HB3/2011',
      state: 'AK',
      bill_number: 'HB3',
      status: 2,
      current_body: 'S',
      title: 'T',
      description: 'An Act.',
      committee: [],
      progress: [{ date: '2011-01-18', event: 1 }],
      history: [{ date: '2011-01-18', action: 'READ', chamber: '', importance: 0 }],
      sponsors: [
        {
          people_id: 1,
          name: 'Ada Example',
          party: 'R',
          role: 'Rep',
          district: 'HD-013',
          sponsor_type_id: 1,
          sponsor_order: 1,
          committee_id: '0',
        },
      ],
      sasts: [{ type: 'Same As', sast_bill_number: 'SB4', sast_bill_id: 11 }],
      ...fields,
    },
  };
}

const rollCall = (billId: number) => ({
  roll_call: {
    roll_call_id: 77,
    bill_id: billId,
    date: '2012-02-14',
    desc: 'Third reading',
    yea: 1,
    nay: 0,
    nv: 0,
    absent: 0,
    passed: 1,
    chamber: 'S',
    votes: [{ people_id: 1, vote_id: 1, vote_text: 'Yea' }],
  },
});

function text(html: string | Buffer, fields: Record<string, unknown> = {}): object {
  return {
    text: {
      doc_id: 5,
      bill_id: 10,
      date: '2011-02-03',
      type: 'Amended',
      mime: 'text/html',
      doc: Buffer.from(html).toString('base64'),
      ...fields,
    },
  };
}

const files = (contents: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, JSON.stringify(content)]));

describe('LegiScan bills and roll calls', () => {
  test('read a bill with its related bill and accept an empty list as committee', async () => {
    const record = only(getRecords('bill', await parseFiles(legiscan, files({ 'bill/HB3.json': bill() }))));
    expect(record).toMatchObject({
      fusionId: 'us-ak-2011-2012-hb-3',
      sessionName: '27th Legislature',
      status: 'PASSED_FIRST_CHAMBER',
      chamber: 'upper',
      introducedOn: '2011-01-18',
      sponsors: [{ type: 'primary', fusionId: 'person-legiscan-1' }],
      relatedBills: [{ fusionId: 'us-ak-2011-2012-sb-4', relation: 'Same As' }],
    });
    expect(record).not.toHaveProperty('committees');
  });

  test('give federal bills their federal id and separate the bills of special sessions', async () => {
    const federal = {
      state: 'US',
      bill_number: 'HR5',
      session: { ...SESSION, year_start: 2025, year_end: 2026 },
      url: '',
      history: [],
    };
    const special = {
      session: { ...SESSION, year_start: 2011, year_end: 2011, special: 1, session_tag: '1st Special Session' },
    };
    const parsed = await parseFiles(legiscan, files({ 'bill/a.json': bill(federal), 'bill/b.json': bill(special) }));
    expect(getRecords('bill', parsed).map(({ fusionId }) => fusionId)).toEqual([
      'us-119-hres-5',
      'us-ak-2011-1st-special-session-hb-3',
    ]);
  });

  test('read the roll calls listed in a bill without voters and lose only a faulty roll call', async () => {
    const { votes: _voters, bill_id: _bill, ...listed } = rollCall(10).roll_call;
    const votes = [{ ...listed, url: 'https://legiscan.com/AK/rollcall/HB3/id/77' }, { roll_call_id: 78 }];
    const parsed = await parseFiles(legiscan, files({ 'bill/HB3.json': bill({ votes }) }));
    const [vote] = getRecords(
      'vote',
      parsed.filter(({ ok }) => ok),
    );
    expect(vote).toMatchObject({
      fusionId: 'vote-legiscan-77',
      part: 'bill',
      billFusionId: 'us-ak-2011-2012-hb-3',
      isoCode: 'us-ak',
      yesCount: 1,
      noCount: 0,
      passed: true,
      sourceUrl: 'https://legiscan.com/AK/rollcall/HB3/id/77',
    });
    expect(vote).not.toHaveProperty('voters');
    expect(parsed.filter(({ ok }) => !ok).map(({ position }) => position)).toEqual(['bill/HB3.json.votes[1]']);
  });

  test.each([
    [{ sine_die: 1 }, true],
    [{ prior: 1 }, true],
    [{ sine_die: 0, prior: 0 }, undefined],
  ])('read a session with %j as adjourned: %s', async (flags, adjourned) => {
    const parsed = await parseFiles(legiscan, files({ 'bill/HB3.json': bill({ session: { ...SESSION, ...flags } }) }));
    expect(only(getRecords('bill', parsed)).isSessionAdjourned).toBe(adjourned);
  });

  test('do not join a roll call of another year to the bill with its number', async () => {
    const { roll_call } = rollCall(10);
    const parsed = await parseFiles(
      legiscan,
      files({ 'bill/HB3.json': bill({}), 'vote/77.json': { roll_call: { ...roll_call, date: '2015-02-14' } } }),
    );
    const vote = only(getRecords('vote', parsed.slice(-1)));
    expect(vote).not.toHaveProperty('billFusionId');
    expect(vote.contradictions).toEqual(['The record states session 2011-2012, but the vote is dated 2015-02-14.']);
  });

  test('link a roll call to a bill read before it, or else to the country', async () => {
    const parsed = await parseFiles(
      legiscan,
      files({ 'bill/HB3.json': bill(), 'vote/77.json': rollCall(10), 'vote/78.json': rollCall(99) }),
    );
    const [joined, alone] = getRecords('vote', parsed);
    expect(joined).toMatchObject({
      fusionId: 'vote-legiscan-77',
      billFusionId: 'us-ak-2011-2012-hb-3',
      isoCode: 'us-ak',
      session: '2011-2012',
      passed: true,
      voters: [{ name: 'Ada Example', party: 'R' }],
    });
    expect(alone).toMatchObject({ isoCode: 'us', session: '2012', extra: { isStateUnknown: true } });
    expect(alone).not.toHaveProperty('billFusionId');
  });

  test('read a committee listed among the people as a committee of its state', async () => {
    const person = {
      person: { people_id: 8630, state_id: 50, name: 'Agriculture', role: 'Jnt', committee_id: 1631, votesmart_id: 0 },
    };
    const parsed = await parseFiles(legiscan, files({ 'people/8630.json': person }));
    expect(only(getRecords('committee', parsed))).toMatchObject({
      fusionId: 'committee-us-wy-joint-agriculture',
      isoCode: 'us-wy',
      chamber: 'joint',
    });
  });

  test('quarantine refusals, truncated JSON and unknown payloads with the reason', async () => {
    const parsed = await parseFiles(legiscan, {
      'bill/a.json': '{"status":"ERROR","alert":{"message":"Invalid API key"}}',
      'bill/b.json': '{"bill": {"bill_id": 1',
      'bill/c.json': '{"status":"OK"}',
      'bill/d.json': JSON.stringify(bill({ state: 'ZZ' })),
    });
    expect(parsed.map((item) => (item.ok ? 'ok' : item.reason))).toEqual([
      'LegiScan answered: Invalid API key',
      expect.stringContaining('not valid JSON'),
      expect.stringContaining('no bill'),
      'state ZZ is not known',
    ]);
  });
});

describe('LegiScan texts', () => {
  const getText = async (contents: Record<string, unknown>) =>
    only(getRecords('bill-text', await parseFiles(legiscan, files(contents))));

  test('turn HTML into sections with struck text as separate blocks', async () => {
    const html = `<p>An Act &amp; more.</p><div>Section 1. Old <strike>words</strike> new</div>
<p><s>Sec. 2.</s> Sec. 3. Effective &lt;soon&gt;.</p><script>alert(1)</script>`;
    const record = await getText({ 'bill/HB3.json': bill(), 'text/5.json': text(html) });
    expect(record).toMatchObject({
      fusionId: 'us-ak-2011-2012-hb-3',
      part: 'text-5',
      fnDocumentId: 'us-ak-2011-2012-hb-3-amended-5',
      format: 'html',
      bill: { isoCode: 'us-ak', session: '2011-2012', localityExternalId: 'AK HB 3', title: 'T' },
    });
    expect(record.sections).toEqual([
      { sectionId: 's-0', level: 0, blocks: [{ text: 'An Act & more.', indent: 0 }] },
      {
        sectionId: 's-1',
        num: 'Section 1.',
        level: 0,
        blocks: [
          { text: 'Old', indent: 0 },
          { text: 'words', indent: 0, change: 'deleted', continues: 'spaced' },
          { text: 'new', indent: 0, continues: 'spaced' },
        ],
      },
      {
        sectionId: 's-3',
        num: 'Sec. 3.',
        level: 0,
        blocks: [
          { text: 'Sec. 2.', indent: 0, change: 'deleted' },
          { text: 'Effective <soon>.', indent: 0 },
        ],
      },
    ]);
  });

  test('take bill and session from the header of a California plain text', async () => {
    const header = (number: string) =>
      `<pre>\nBILL NUMBER: ${number}\tAMENDED\n\tBILL TEXT\n\n\n   Words of\nthe text.\n</pre>`;
    const amended = await getText({ 'text/5.json': text(header('SB 7')) });
    expect(amended).toMatchObject({ fusionId: 'us-ca-2011-2012-sb-7', bill: { isoCode: 'us-ca' } });
    expect(amended.sections[0]?.blocks.map(({ text: words }) => words)).toContain('Words of the text.');
    const december = await getText({ 'text/5.json': text(header('AB 1'), { date: '2010-12-06' }) });
    expect(december.fusionId).toBe('us-ca-2011-2012-ab-1');
  });

  test('are quarantined when their bill is unknown', async () => {
    const parsed = await parseFiles(legiscan, files({ 'text/5.json': text('<p>An Act.</p>') }));
    expect(only(parsed)).toMatchObject({ ok: false, reason: expect.stringContaining('bill 10') });
  });

  test('keep a PDF version without text and record that the text is missing', async () => {
    const record = await getText({
      'bill/HB3.json': bill(),
      'text/5.json': text('%PDF-1.4', { mime: 'application/pdf', state_link: 'https://example.gov/5.pdf' }),
    });
    expect(record).toMatchObject({ sections: [], format: 'pdf', externalUrl: 'https://example.gov/5.pdf' });
    expect(record.extra?.['textMissing']).toContain('application/pdf');
  });

  test('decode undeclared bytes as windows-1252 and refuse bytes that contradict a declared charset', async () => {
    const latin = Buffer.from('<p>Hernández</p>', 'latin1');
    const record = await getText({ 'bill/HB3.json': bill(), 'text/5.json': text(latin) });
    expect(record.sections[0]?.blocks[0]?.text).toBe('Hernández');
    expect(record.extra?.['charset']).toBe('windows-1252');
    const declared = Buffer.concat([Buffer.from('<meta charset="utf-8">'), latin]);
    const parsed = await parseFiles(legiscan, files({ 'bill/HB3.json': bill(), 'text/5.json': text(declared) }));
    expect(parsed[1]).toMatchObject({ ok: false, reason: expect.stringContaining('utf-8') });
  });
});

describe('LegiScan client', () => {
  function answers(hashes: Record<number, string>) {
    return (url: URL) => {
      const id = Number(url.searchParams.get('id'));
      const ok = (content: object) => ({ body: JSON.stringify({ status: 'OK', ...content }) });
      if (url.searchParams.get('key') !== 'secret') {
        return { body: JSON.stringify({ status: 'ERROR', alert: { message: 'Invalid API key' } }) };
      }
      switch (url.searchParams.get('op')) {
        case 'getSessionList':
          return ok({
            sessions: [
              { session_id: 122, prior: 0, sine_die: 0 },
              { session_id: 1, prior: 1, sine_die: 1 },
            ],
          });
        case 'getMasterListRaw':
          return ok({
            masterlist: {
              session: SESSION,
              ...Object.fromEntries(
                Object.entries(hashes).map(([billId, hash], index) => [
                  String(index),
                  { bill_id: Number(billId), number: 'HB', change_hash: hash },
                ]),
              ),
            },
          });
        case 'getSessionPeople':
          return ok({
            sessionpeople: {
              session: SESSION,
              people: [{ people_id: 1, state_id: 2, name: 'Ada', role: 'Rep', party: 'R' }],
            },
          });
        case 'getBill':
          return ok(
            bill({
              bill_id: id,
              bill_number: `HB${id}`,
              votes: [{ ...rollCall(id).roll_call, roll_call_id: 700 + id }],
              texts: [{ doc_id: 500 + id, type: 'Introduced' }],
            }),
          );
        case 'getRollCall':
          return ok({ roll_call: { ...rollCall(id - 700).roll_call, roll_call_id: id } });
        case 'getBillText':
          return ok(text('<p>Words.</p>', { doc_id: id, bill_id: id - 500 }));
        default:
          return { status: 400 };
      }
    };
  }

  async function run(hashes: Record<number, string>, checkpoint?: string) {
    const endpoint = await startLocalEndpoint(answers(hashes));
    let saved = checkpoint;
    const live = legiscan.live?.fetch({
      http: fetchSourceHttp(),
      settings: { apiKey: 'secret', baseUrl: endpoint.baseUrl, options: { states: 'AK', texts: 'yes' } },
      ...(checkpoint === undefined ? {} : { checkpoint }),
      saveCheckpoint: (value) => (saved = value),
    });
    const entries = live === undefined ? [] : await collect(live);
    await endpoint.close();
    return { paths: entries.map((entry) => entry.path), urls: entries.map((entry) => entry.url), entries, saved };
  }

  test('fetches only bills with a new change hash, after the people and before new roll calls', async () => {
    const first = await run({ 3: 'a', 4: 'a' });
    expect(first.paths).toEqual([
      'AK-122/people/session.json',
      'AK-122/bill/3.json',
      'AK-122/vote/703.json',
      'AK-122/text/503.json',
      'AK-122/bill/4.json',
      'AK-122/vote/704.json',
      'AK-122/text/504.json',
    ]);
    expect((await run({ 3: 'a', 4: 'a' }, first.saved)).paths).toEqual([]);
    expect((await run({ 3: 'a', 4: 'b' }, first.saved)).paths).toEqual([
      'AK-122/people/session.json',
      'AK-122/bill/4.json',
    ]);
  });

  test('returns files that parse like imported files and keeps the key out of their URLs', async () => {
    const { entries, urls } = await run({ 3: 'a' });
    expect(entries.every((entry) => legiscan.accepts(entry.path))).toBe(true);
    expect(urls.join()).not.toContain('secret');
    const replay = async function* () {
      yield* entries;
    };
    const parsed = await collect(legiscan.parse(replay()));
    expect(parsed.map((item) => item.ok && item.record.kind)).toEqual(['person', 'bill', 'vote', 'vote', 'bill-text']);
    expect(getRecords('vote', parsed).map(({ part, billFusionId }) => [part, billFusionId])).toEqual([
      ['bill', 'us-ak-2011-2012-hb-3'],
      ['main', 'us-ak-2011-2012-hb-3'],
    ]);
  });

  test('treats a refusal with status 200 as an error', async () => {
    const endpoint = await startLocalEndpoint(answers({}));
    const live = legiscan.live?.fetch({
      http: fetchSourceHttp(),
      settings: { apiKey: 'wrong', baseUrl: endpoint.baseUrl, options: { states: 'AK' } },
      saveCheckpoint: () => undefined,
    });
    await expect(live === undefined ? undefined : collect(live)).rejects.toThrow('Invalid API key');
    await endpoint.close();
  });

  test('requires a choice of states', async () => {
    const live = legiscan.live?.fetch({
      http: fetchSourceHttp(),
      settings: { apiKey: 'k' },
      saveCheckpoint: () => undefined,
    });
    await expect(live === undefined ? undefined : collect(live)).rejects.toThrow('choose the states');
  });
});
