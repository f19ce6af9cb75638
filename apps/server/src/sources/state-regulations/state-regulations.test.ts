import { US_STATE_CODES } from '@rotunda/domain';
import { describe, expect, test } from 'vitest';
import { collect, only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { fetchSourceHttp } from '../testing/fetch-source-http.ts';
import { startLocalEndpoint } from '../testing/local-endpoint.ts';
import { stateRegulations } from './index.ts';
import { kindOfType } from './kind-of-type.ts';

/** Builds a row with only the required columns. */
const row = (changes: Readonly<Record<string, unknown>> = {}) => ({
  state: 'OH',
  id: '2026-17',
  title: 'Widget rule',
  type: 'Rule',
  ...changes,
});
const parseRows = (...rows: unknown[]) => parseFiles(stateRegulations, { 'rows.json': JSON.stringify(rows) });
const getRegulation = async (changes: Readonly<Record<string, unknown>>) =>
  only(getRecords('regulation', await parseRows(row(changes))));

const EVERYTHING = {
  kind: 'regulation',
  fusionId: 'us-oh-reg-2026-17',
  part: 'main',
  isoCode: 'us-oh',
  regulationDocumentType: 'Proposed Rule',
  documentSubtype: 'Notice of Proposed Rulemaking',
  title: 'Widgets, weighed',
  description: 'Sets the weight; "exact".',
  agencies: [{ name: 'Department of Widgets' }, { name: 'Board of Weights, Measures' }],
  citations: ['OAC 9999-1-01', 'OAC 9999-1-02'],
  registerCitiation: '12 OReg 345',
  publicationDate: '2026-03-02',
  commentEndDates: ['2026-04-01', '2026-05-01'],
  hearings: [{ date: '2026-03-20', text: '10 a.m., Room 4; by phone' }, { date: '2026-03-27' }],
  effectiveDate: '2026-07-01',
  effectiveDateComment: 'Ten days after filing',
  documentUrl: 'https://rules.example/17',
  registerUrl: 'https://register.example/12/345',
  sourceUrl: 'https://rules.example/17',
  textAttachments: [{ url: 'https://rules.example/17.pdf', title: 'Text as proposed' }],
  supplementalAttachments: [{ url: 'https://rules.example/17-cost.pdf' }],
  externalIds: ['2026-17', 'JCARR-9'],
  linkedFusionIds: ['us-oh-reg-2026-16', 'us-oh-reg-2026-18'],
  topics: ['Trade'],
  sourceUpdatedTs: Date.parse('2026-03-03T15:00:00Z') / 1000,
  sections: [
    {
      sectionId: 's-1',
      level: 0,
      blocks: [
        { text: 'A widget weighs a pound.', indent: 0 },
        { text: 'No more.', indent: 0 },
      ],
    },
  ],
  extra: { clerk: 'A. Lee' },
};

const CSV_ROW: Readonly<Record<string, string>> = {
  state: 'Ohio',
  id: '2026-17',
  title: 'Widgets, weighed',
  type: 'Notice of Proposed Rulemaking',
  description: 'Sets the weight; "exact".',
  agencies: 'Department of Widgets | Board of Weights, Measures',
  citations: 'OAC 9999-1-01|OAC 9999-1-02',
  register_citation: '12 OReg 345',
  published_on: '3/2/2026',
  comments_end_on: '2026-04-01|2026-05-01',
  hearings: '2026-03-20 10 a.m., Room 4; by phone|3/27/2026',
  effective_on: '2026-07-01',
  effective_comment: 'Ten days after filing',
  topics: 'Trade',
  document_url: 'https://rules.example/17',
  register_url: 'https://register.example/12/345',
  text_files: 'https://rules.example/17.pdf Text as proposed',
  attachments: 'https://rules.example/17-cost.pdf',
  other_ids: 'JCARR-9',
  linked_ids: '2026-16|2026-17|2026-18',
  updated_at: '2026-03-03T10:00:00-05:00',
  text: 'A widget weighs\na pound.\n\nNo more.',
  clerk: 'A. Lee',
};
const buildCsv = (...rows: readonly Readonly<Record<string, string>>[]) => {
  const cells = (values: readonly string[]) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');
  return [Object.keys(rows[0] ?? {}), ...rows.map((one) => Object.values(one))].map(cells).join('\r\n');
};

describe('Tables of state regulations', () => {
  test('yield a CSV row with everything a table can state', async () => {
    const parsed = await parseFiles(stateRegulations, { 'rules.csv': buildCsv(CSV_ROW) });
    expect(only(getRecords('regulation', parsed))).toEqual(EVERYTHING);
  });

  test('yield the same record from a JSON line with lists and objects', async () => {
    const line = {
      ...CSV_ROW,
      state: 'us-oh',
      agencies: ['Department of Widgets', 'Board of Weights, Measures'],
      hearings: [
        {
          date: '2026-03-20',
          text: '10 a.m., Room 4; by phone',
        },
        '2026-03-27',
      ],
      comments_end_on: ['2026-04-01', '2026-05-01'],
      linked_ids: ['2026-16', '2026-18'],
      citations: EVERYTHING.citations,
      text_files: [
        {
          url: 'https://rules.example/17.pdf',
          title: 'Text as proposed',
        },
      ],
      other_ids: ['JCARR-9'],
    };
    const parsed = await parseFiles(stateRegulations, { 'rules.jsonl': `${JSON.stringify(line)}\n` });
    expect(only(getRecords('regulation', parsed))).toEqual(EVERYTHING);
  });

  test('yield no values for fields a row omits', async () => {
    expect(await getRegulation({ description: ' ', citations: '', linked_ids: [], effective_on: null })).toEqual({
      kind: 'regulation',
      fusionId: 'us-oh-reg-2026-17',
      part: 'main',
      isoCode: 'us-oh',
      regulationDocumentType: 'Rule',
      title: 'Widget rule',
      externalIds: ['2026-17'],
    });
  });

  test('cover every state, the District of Columbia and the territories', async () => {
    const parsed = await parseRows(...US_STATE_CODES.map((state) => row({ state })));
    const codes = getRecords('regulation', parsed).map(({ isoCode }) => isoCode);
    expect(codes).toEqual(US_STATE_CODES.map((code) => `us-${code.toLowerCase()}`));
    expect(codes).toEqual(expect.arrayContaining(['us-dc', 'us-pr', 'us-gu']));
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no state', { state: '' }, 'state: is empty'],
    ['another country', { state: 'ON' }, 'state: “ON” is not a state, the District of Columbia or a territory'],
    ['the nation', { state: 'US' }, 'state: “US” is not a state, the District of Columbia or a territory'],
    ['no identifier', { id: null }, 'id: is empty'],
    ['no title', { title: '  ' }, 'title: is empty'],
    ['no type', { type: undefined }, 'type: is empty'],
    ['a day no calendar has', { published_on: '2026-02-30' }, 'published_on: “2026-02-30” is not a day'],
    ['a month no year has', { published_on: '13/2/2026' }, 'published_on: “13/2/2026” is not a day'],
    ['words for a day', { comments_end_on: ['2026-04-01', 'soon'] }, 'comments_end_on.1: “soon” is not a day'],
    ['a hearing without a day', { hearings: 'Room 4' }, 'hearings.0: “Room 4” does not begin with a day'],
    ['a hearing of another shape', { hearings: [7] }, 'hearings.0: “7” does not begin with a day'],
    ['no address', { document_url: 'javascript:alert(1)' }, 'document_url: “javascript:alert(1)” is not a web address'],
    [
      'a file without its address',
      { attachments: 'a.pdf' },
      'attachments.0: “a.pdf” does not begin with a web address',
    ],
    ['no moment', { updated_at: 'today' }, 'updated_at: “today” is not a date'],
    ['a text that is none', { description: { a: 1 } }, 'description: neither a text nor a number'],
    ['a list without end', { topics: Array(1001).fill('a') }, 'topics: more than 1000 entries'],
  ])('%s: quarantines only that row and names column and value', async (_, changes, reason) => {
    const parsed = await parseRows(row(changes), row());
    expect(parsed).toMatchObject([{ ok: false, position: 'rows.json[0]', reason }, { ok: true }]);
  });

  test('are rejected with a reason when they hold no rows, no list or another table', async () => {
    expect(await parseRows('x')).toMatchObject([{ ok: false, reason: expect.stringContaining('expected object') }]);
    const parsed = await parseFiles(stateRegulations, { 'a.csv': 'name,party\nA,D\n', 'b.json': '{"rows":1}' });
    expect(parsed).toMatchObject([
      { ok: false, reason: expect.stringContaining('lacks state and id and title and type') },
      { ok: false, position: 'b.json', reason: 'not a list of regulations' },
    ]);
  });
});

describe('State regulation id', () => {
  const getId = async (id: string, state = 'OH') => (await getRegulation({ id, state })).fusionId;

  test("ignores the case of the register's number and differs by state", async () => {
    expect(await getId('LSA-26')).toBe('us-oh-reg-lsa-26');
    expect(await getId('lsa-26')).toBe('us-oh-reg-lsa-26');
    expect(await getId('lsa-26', 'IN')).toBe('us-in-reg-lsa-26');
  });

  test('distinguishes numbers that differ only in punctuation and is safe in URLs', async () => {
    const ids = await Promise.all(
      ['R-1', 'R.1', 'R 1', 'R#1', '規則', 'r'.repeat(300), `${'r'.repeat(300)}1`].map((id) => getId(id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^us-oh-reg-[a-z0-9-]{1,120}$/);
  });

  test('matches the id that another row links to', async () => {
    expect((await getRegulation({ linked_ids: 'LSA #26(F)' })).linkedFusionIds).toEqual([await getId('LSA #26(F)')]);
  });
});

test.each([
  ['Proposed Rule', 'Proposed Rule'],
  ['Notice of Proposed Rule Making', 'Proposed Rule'],
  ['Notice of Intended Action', 'Proposed Rule'],
  ['Final Rule', 'Rule'],
  ['Adopted Rules', 'Rule'],
  ['Notice of Adoption', 'Rule'],
  ['Emergency Rule', 'Rule'],
  ['Notice of Emergency Adoption and Proposed Rule Making', 'Rule'],
  ['Adopted and Filed', 'Rule'],
  ['Regulation', 'Rule'],
  ['Notice', 'Notice'],
  ['Notice of Public Hearing', 'Notice'],
  ['Notice of Development of Rulemaking', 'Notice'],
  ['Withdrawn Proposed Rule', 'Notice'],
  ['Permanent Rule Change', 'Rule'],
  ['Notice of  Change', 'Notice'],
  ['No Change', 'Notice'],
  ['Temporary', 'Rule'],
  ['Emergency Proclamation', 'Other'],
  ['Executive Order', 'Other'],
  ['Attorney General Opinion', 'Other'],
])('kindOfType maps %s to %s', (type, kind) => {
  expect(kindOfType(type)).toBe(kind);
});

describe('State regulation URLs of an operator', () => {
  test('are recognized by their content and fetched again only when changed', async () => {
    const answers: Readonly<Record<string, string>> = {
      '/list': `\n${JSON.stringify([row({ id: 'list' })])}`,
      '/lines?a=b/c': JSON.stringify(row({ id: 'line' })),
      '/table.aspx': '\uFEFFstate,id,title,type\nOH,table,T,Rule\n',
    };
    const endpoint = await startLocalEndpoint((url, headers) =>
      headers['if-none-match'] === '"1"'
        ? { status: 304 }
        : { headers: { etag: '"1"' }, body: answers[url.pathname + url.search] ?? '' },
    );
    try {
      const named = Object.keys(answers).map((path, index) => [`file.${index}`, endpoint.baseUrl + path]);
      let checkpoint: string | undefined;
      const run = () =>
        stateRegulations.parse(
          stateRegulations.live?.fetch({
            http: fetchSourceHttp(),
            settings: { options: Object.fromEntries(named) },
            saveCheckpoint: (next) => (checkpoint = next),
            ...(checkpoint === undefined ? {} : { checkpoint }),
          }) ?? (async function* () {})(),
        );
      const ids = getRecords('regulation', await collect(run())).map(({ fusionId }) => fusionId);
      expect(ids).toEqual(['us-oh-reg-list', 'us-oh-reg-line', 'us-oh-reg-table']);
      expect(await collect(run())).toEqual([]);
    } finally {
      await endpoint.close();
    }
  });

  test('are those in the options named file', () => {
    const options = { file: 'https://a.example/', 'file.2': ' https://b.example/ ', files: 'x', feed: 'y' };
    expect(stateRegulations.live?.addressesIn?.(options)).toEqual(['https://a.example/', 'https://b.example/']);
  });
});
