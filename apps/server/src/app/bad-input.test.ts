import { TEXTS } from '@rotunda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { ingestRecords, testBill } from './testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from './testing/test-api.ts';

const FUSION_ID = 'us-119-hr-1';
const YEAR_1899 = Date.UTC(1899, 11, 31) / 1000;
const YEAR_1900 = Date.UTC(1900, 0, 1) / 1000;
const YEAR_9999 = Date.UTC(9999, 0, 1) / 1000;
const long = (characters: number) => 'x'.repeat(characters);

type Method = 'POST' | 'PATCH' | 'DELETE';

describe('Text typed into the workspace', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let member: TestUser;
  let projectId: string;
  let columnId: string;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    member = await api.addUser(await api.addOrganization('Ours'), 'member@ours.example', 'member');
    await ingestRecords(api, pipeline, testBill(1));
    projectId = ((await call('POST', '/projects', { name: 'Widgets' })).body as { _id: string })._id;
    const columns = await api.call(member.token, 'GET', `/projects/${projectId}/workflow/columns`);
    columnId = (columns.body as { results: { _id: string }[] }).results[0]?._id ?? '';
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const call = (method: Method, path: string, body: object) => api.call(member.token, method, path, body);
  const makers = {
    project: (name: string) => call('POST', '/projects', { name }),
    column: (name: string) =>
      call('POST', `/projects/${projectId}/workflow/columns/create-column/${encodeURIComponent(name)}`, {}),
    'new name of a column': (name: string) =>
      call(
        'PATCH',
        `/projects/${projectId}/workflow/columns/${columnId}/rename-column/${encodeURIComponent(name)}`,
        {},
      ),
    tag: (name: string) => call('POST', '/tags', { name }),
    action: (name: string) => call('POST', '/actions', { name, startTime: 0, endTime: 60 }),
    comment: (text: string) => call('POST', '/comments', { fusionId: FUSION_ID, documentType: 'Legislation', text }),
    'time of an action': (time: string) =>
      call('POST', '/actions', { name: 'Call', startTime: Number(time), endTime: Number(time) }),
  };
  /** Reads every row of the tables that the calls write to. */
  const rows = async () => {
    const tables = ['projects', 'workflow_columns', 'tags', 'actions', 'comments', 'project_activities'];
    const found = await Promise.all(
      tables.map((table) => api.deps.database.$client.query(`select to_jsonb(t) from ${table} t order by 1`)),
    );
    return found.map((each) => each.rows);
  };

  it.each([
    ['project', long(201), { name: 'At most 200 characters.' }],
    ['project', ' ', { name: 'Project name must be defined.' }],
    ['column', long(101), { name: 'At most 100 characters.' }],
    ['new name of a column', long(101), { name: 'At most 100 characters.' }],
    ['tag', long(101), { name: 'At most 100 characters.' }],
    ['tag', '\t', { name: 'Tag name cannot be empty' }],
    ['action', long(201), { name: 'At most 200 characters.' }],
    ...(['project', 'column', 'new name of a column', 'tag', 'action'] as const).map(
      (what) => [what, 'Report \u202efdp.exe', { name: TEXTS.names.misleading }] as const,
    ),
    ['time of an action', String(YEAR_1899), { startTime: TEXTS.actions.timeOutOfRange }],
    ['time of an action', String(YEAR_9999), { startTime: TEXTS.actions.timeOutOfRange }],
  ] as const)('is rejected with a message at its field and changes nothing: %s %#', async (what, text, fields) => {
    const before = await rows();
    expect(await makers[what](text)).toMatchObject({ status: 400, body: { code: 'VALIDATION', fields } });
    expect(await rows()).toEqual(before);
  });

  it.each(['project', 'column', 'tag', 'action', 'comment'] as const)(
    'is kept verbatim as the name of a %s, including markup and any script',
    async (what) => {
      const text = '<script>alert(1)</script> "Ürbañ" 水 👩🏽‍⚖️ %2F / ../ {{x}}';
      expect(await makers[what](text)).toMatchObject({ status: 201 });
      expect(JSON.stringify(await rows())).toContain(JSON.stringify(text).slice(1, -1));
    },
  );

  it.each([`Robert'); drop table projects; --`, `' or '1'='1`, `$1 :x ? \\' \\ %s`, `"; select pg_sleep(9); --`])(
    'is treated as a value and never as SQL: %s',
    async (text) => {
      expect(await makers.project(text)).toMatchObject({ status: 201, body: { name: text } });
      expect(await makers.tag(text)).toMatchObject({ status: 201, body: { name: text } });
      const found = await api.call(member.token, 'GET', `/projects?name=${encodeURIComponent(text)}`);
      expect(found).toMatchObject({ status: 200, body: { results: [{ name: text }] } });
      const searched = await call('POST', '/documents/search', { searchModel: { rawTextSearch: text } });
      expect([200, 400]).toContain(searched.status);
      expect(JSON.stringify(await rows())).toContain(JSON.stringify(text).slice(1, -1));
    },
  );

  it('loses invisible characters, so that names that look alike are the same', async () => {
    const first = await makers.tag('Groundwater');
    expect(await makers.tag('\ufeffGround\u200bwater\u200e')).toEqual(first);
  });

  it('is rejected when it contains characters the database cannot store', async () => {
    const before = await rows();
    for (const what of ['project', 'column', 'tag', 'action', 'comment'] as const) {
      const body = { code: 'VALIDATION', message: expect.stringMatching(/character that cannot be stored/) };
      expect(await makers[what]('a\u0000b')).toMatchObject({ status: 400, body });
    }
    expect(await rows()).toEqual(before);
  });

  it('is rejected in a saved search when it contains half a surrogate pair', async () => {
    for (const rawTextSearch of ['widget \ud800', '\udc00 widget']) {
      const body = { code: 'VALIDATION', message: expect.stringMatching(/character that cannot be stored/) };
      expect(await call('POST', '/savedSearches', { searchModel: { rawTextSearch } })).toMatchObject({
        status: 400,
        body,
      });
    }
  });

  it('may contain a date in 1900', async () => {
    expect(await makers['time of an action'](String(YEAR_1900))).toMatchObject({ status: 201 });
  });

  it.each([
    ['DTSTART;TZID=Middle-earth:20260312T160000', 'The time zone “Middle-earth” of the event “Hearing” is unknown.'],
    ['DTSTART:99990101T000000Z', 'The event “Hearing” is not between 1900 and 2199.'],
    ['DTSTART:18991231T000000Z', 'The event “Hearing” is not between 1900 and 2199.'],
  ])('names the events of a calendar that are invalid, and imports the others: %s', async (broken, message) => {
    const event = (name: string, start: string) =>
      ['BEGIN:VEVENT', `UID:${name} ${broken}`, `SUMMARY:${name}`, start, 'END:VEVENT'].join('\r\n');
    const events = [event('Markup', 'DTSTART:20260312T150000Z'), event('Hearing', broken)];
    const ics = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
    const answer = await call('POST', '/actions/import-ics', { ics, timeZone: 'UTC' });
    expect(answer).toMatchObject({ status: 200, body: { created: 1, faulty: 1, faults: [`Line 7: ${message}`] } });
  });
});
