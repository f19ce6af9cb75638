import {
  ERRORS,
  FILE_IMPORT_LIMITS,
  FILE_IMPORT_TEXTS,
  type FileImport,
  type CustomContactType,
  type DocumentCard,
} from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { ExportDesk } from '../exports/testing/export-desk.ts';
import { createFileImportsDeps } from '../../app/file-imports-deps.ts';
import { handleImportFile } from './file-imports.jobs.ts';
import { ImportDesk } from './testing/import-desk.ts';

const PATH = '/stakeholders/custom-contacts';

describe('Contact import', () => {
  const { api, admin, member, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { emptied: ['custom_contacts', 'contact_imports', 'audit_log'] },
  );

  const desk = new ImportDesk(api);
  const upload = (content: string | Uint8Array, kind: CustomContactType = 'CustomPerson', user: TestUser = admin) =>
    desk.upload(user, content, kind);
  const work = (importId: string, signal?: AbortSignal) => desk.work(importId, signal);
  const get = (importId: string) => desk.get(admin, importId);
  const check = (file: FileImport) => desk.check(admin, file);
  const importFile = (content: string | Uint8Array, kind: CustomContactType = 'CustomPerson') =>
    desk.import(admin, content, kind);
  const names = async (user = admin) => {
    const { body } = await user.call('POST', `${PATH}/find`, { limit: 100 });
    return (body as { results: DocumentCard[] }).results.map((card) => [card.title, card.byline]);
  };
  const counts = (added: number, changed: number, unchanged: number, faulty: number) => ({
    counts: { new: added, changed, unchanged, faulty },
  });

  const PEOPLE = [
    'First Name,Last Name,E-mail,Company,Job title,Notes,Shoe size',
    'Odile,Marchetti,odile@tidewater.example,Tidewater Board,Director,"Says ""no"", often",38',
    'Zoë,Ålund,,Tidewater Board,,=1+1,39',
    'Wren,Dunmorrow,wren@,,,,',
    'Odile,M.,ODILE@tidewater.example,,,,',
    ',,x@y.example,,,,',
    'Long,line,,,,,,x',
  ].join('\r\n');

  it('reads the product’s own export back to the same contacts', async () => {
    const contacts = [
      {
        firstName: 'Calvin',
        lastName: 'Torrance, Jr.',
        phoneNumber: '+1 202 555 0100',
        mobileNumber: '+1 202 555 0101',
      },
      {
        firstName: 'Maria',
        lastName: 'de la Cruz',
        title: '=Director',
        address: '1 "A" Street; Suite 4\nBoston 02134',
      },
      { firstName: 'Jane', lastName: 'Doe, M.D.', mobileNumber: '-5', description: '\'=x, "quoted"\nand 👩‍👩‍👧' },
    ];
    for (const contact of contacts) {
      expect(await admin.call('POST', PATH, { documentType: 'CustomPerson', ...contact })).toMatchObject({
        status: 201,
      });
    }
    const stored = async () => (await admin.call('POST', `${PATH}/find`, { limit: 100 })).body as object;
    const before = await stored();
    const exports = new ExportDesk(api);
    const asked = { searchArgs: { searchModel: {}, sort: 'name' }, documentTypes: ['CustomPerson'] };
    const file = await exports.download(admin, await exports.export(admin, '/stakeholders/export', asked));
    expect(await importFile(new Uint8Array(file.rawPayload))).toMatchObject(counts(0, 0, 3, 0));
    expect(await stored()).toEqual(before);
  });

  it('joins middle names and suffixes, and finds people again whatever their apostrophes and hyphens', async () => {
    const outlook = 'Title,First Name,Middle Name,Last Name,Suffix\nMs.,Siobhán,Marie,O’Hara‑Finch,Esq.\n';
    expect(await check((await upload(outlook)).body)).toMatchObject({
      samples: [{ name: 'Siobhán Marie O’Hara‑Finch, Esq.' }],
    });
    expect(await importFile(outlook)).toMatchObject(counts(1, 0, 0, 0));
    const typed = "First Name,Last Name,Phone\nSiobhan Marie,O'Hara-Finch Esq.,202 555 0134\n";
    expect(await importFile(typed)).toMatchObject(counts(0, 1, 0, 0));
    expect(await importFile(typed)).toMatchObject(counts(0, 0, 1, 0));
  });

  it('creates nothing during the check, imports on the run and changes nothing on a second run', async () => {
    const { status, body } = await upload(PEOPLE);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'uploaded',
      rows: 6,
      columns: ['First Name', 'Last Name', 'E-mail', 'Company', 'Job title', 'Notes', 'Shoe size'],
      mapping: ['firstName', 'lastName', 'email', 'organization', 'title', 'description', null],
    });
    const checked = await check(body);
    expect(checked).toMatchObject({
      state: 'checked',
      rowsDone: 6,
      ...counts(2, 0, 0, 4),
      samples: [
        {
          line: 2,
          name: 'Odile Marchetti',
          detail: 'Director · Tidewater Board · odile@tidewater.example',
          outcome: 'new',
        },
        {
          line: 3,
          name: 'Zoë Ålund',
          outcome: 'new',
        },
      ],
      faults: [
        {
          line: 4,
          reason: 'E-mail: Enter a valid e-mail address.',
        },
        {
          line: 5,
          reason: 'Same contact as line 2.',
        },
        {
          line: 6,
          reason: 'The name is missing.',
        },
        {
          line: 7,
          reason: '8 columns where the first line has 7 columns.',
        },
      ],
    });
    expect(await names()).toEqual([]);
    expect(await importFile(PEOPLE)).toMatchObject({ state: 'finished', ...counts(2, 0, 0, 4) });
    const imported = [
      ['Odile Marchetti', 'Director · Tidewater Board'],
      ['Zoë Ålund', 'Tidewater Board'],
    ];
    expect(await names()).toEqual(imported);
    expect(await importFile(PEOPLE)).toMatchObject({ state: 'finished', ...counts(0, 0, 2, 4) });
    expect(await names()).toEqual(imported);
    const { rows } = await api.deps.database.$client.query('select action, detail from audit_log order by created_ts');
    expect(rows[0]).toEqual({
      action: 'custom-contacts.imported',
      detail: { fileName: 'list.csv', new: 2, changed: 0 },
    });
  });

  it('updates contacts found by e-mail address or by name and organization, and clears nothing', async () => {
    await importFile('Name,Email,Company,Phone\nOdile Marchetti,o@t.example,Tidewater,1\nZoë Ålund,,Tidewater,2\n');
    await importFile('Name\nTidewater\n', 'CustomOrg');
    const second = await importFile(
      'Name,Email,Company,Phone\nOdile Rossi,O@T.example,Harbor,\nzoe alund,z@t.example,tidewater,3\nZoë Ålund,,Harbor,\n',
    );
    expect(second).toMatchObject(counts(1, 2, 0, 0));
    expect(await names()).toEqual([
      ['Odile Rossi', 'Tidewater'],
      ['Tidewater', null],
      ['zoe alund', 'Tidewater'],
      ['Zoë Ålund', 'Harbor'],
    ]);
    const { rows } = await api.deps.database.$client.query(
      `select c.name, c.phone_number as phone, c.version, (select array_agg(organization_name order by place) from custom_affiliations a
        where a.contact_id = c.contact_id) as organizations from custom_contacts c where email is not null order by name_key`,
    );
    expect(rows).toEqual([
      { name: 'Odile Rossi', phone: '1', version: 2, organizations: ['Tidewater', 'Harbor'] },
      { name: 'zoe alund', phone: '3', version: 2, organizations: ['Tidewater'] },
    ]);
  });

  it('reads a Windows-1252 file with semicolons and keeps a formula as text', async () => {
    await importFile(Buffer.from('Name;Notes\nZo\xeb;=HYPERLINK("http://x")\n', 'latin1'));
    const { rows } = await api.deps.database.$client.query('select name, description from custom_contacts');
    expect(rows).toEqual([{ name: 'Zoë', description: '=HYPERLINK("http://x")' }]);
  });

  it('offers its invalid lines as CSV without formulas', async () => {
    const { importId } = await check((await upload('Last name,Email\n=cmd(),x\n\uFF1Dcmd(),x\nB,"y"\n')).body);
    const answer = await api.app.inject({
      method: 'GET',
      url: `/api/file-imports/${importId}/faults`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body.replace('\ufeff', '').split('\r\n')).toEqual([
      'Line,Reason,Text',
      `2,E-mail: Enter a valid e-mail address.,"'=cmd(),x"`,
      `3,E-mail: Enter a valid e-mail address.,"'\uFF1Dcmd(),x"`,
      '4,E-mail: Enter a valid e-mail address.,"B,""y"""',
      '',
    ]);
  });

  it.each([
    ['nothing', '', FILE_IMPORT_TEXTS.fileEmpty],
    ['names with a quote that is never closed', '"Name,Email\nA,b@c.example\n', FILE_IMPORT_TEXTS.unclosedNames],
    ['a spreadsheet', 'PK\u0003\u0004\u0000', FILE_IMPORT_TEXTS.notText],
    ['more columns than a table has', ','.repeat(100), FILE_IMPORT_TEXTS.tooManyColumns],
    ['more lines than a file may have', `Name\n${'a\n'.repeat(100_001)}`, FILE_IMPORT_TEXTS.tooManyRows],
  ])('rejects a file with %s', async (_what, content, text) => {
    expect(await upload(content)).toMatchObject({ status: 400, body: { fields: { file: text } } });
  });

  it('truncates a column name and example without splitting a character', async () => {
    const long = 'x'.repeat(79);
    const { status, body } = await upload(`${long}\u{1F600},Name\n${long}\u{1F600},A\n`);
    expect({ status, columns: body.columns, examples: body.examples }).toEqual({
      status: 201,
      columns: [long, 'Name'],
      examples: [[long], ['A']],
    });
  });

  it.each([
    ['no name', ['email', null], FILE_IMPORT_TEXTS.personName],
    ['a field twice', ['lastName', 'lastName'], FILE_IMPORT_TEXTS.twice],
    ['a field of organizations', ['lastName', 'organizationType'], FILE_IMPORT_TEXTS.notOfFile],
    ['more columns than there are', ['lastName', null, null], FILE_IMPORT_TEXTS.notOfFile],
  ])('rejects a mapping with %s', async (_what, mapping, text) => {
    const { importId } = (await upload('A,B\n1,2\n')).body;
    expect(await admin.call('POST', `/file-imports/${importId}/check`, { mapping })).toMatchObject({
      status: 400,
      body: { fields: { mapping: text } },
    });
  });

  it('requires an administrator of the organization and a check, and runs only once', async () => {
    expect(await upload('Name\nA\n', 'CustomPerson', member)).toMatchObject({ status: 403 });
    const { importId, mapping } = (await upload('Name\nA\n')).body;
    const run = (user = admin) => user.call('POST', `/file-imports/${importId}/run`, {});
    expect(await run()).toMatchObject({ status: 409 });
    expect(await stranger.call('GET', `/file-imports/${importId}`)).toMatchObject({ status: 404 });
    expect(await run(stranger)).toMatchObject({ status: 404 });
    await check({ ...(await get(importId)), mapping });
    expect(await run()).toMatchObject({ status: 200 });
    expect(await run()).toMatchObject({ status: 409 });
    await work(importId);
    expect(await run()).toMatchObject({ status: 409 });
    expect(await names(stranger)).toEqual([]);
    expect(await admin.call('DELETE', `/file-imports/${importId}`)).toMatchObject({ status: 200 });
    expect(await names()).toHaveLength(1);
  });

  it('reports a line with too many columns as invalid', async () => {
    const { body } = await upload(`Name,Email\nA${','.repeat(FILE_IMPORT_LIMITS.columns)}\n`);
    const faults = [{ line: 2, reason: 'More than 100 columns where the first line has 2 columns.' }];
    expect(await check(body)).toMatchObject({ ...counts(0, 0, 0, 1), faults });
  });

  it('replaces the oldest import of the organization beyond the limit unless it is running', async () => {
    const first = (await upload('Name\nA\n')).body;
    const theirs = (await upload('Name\nA\n', 'CustomPerson', stranger)).body;
    await admin.call('POST', `/file-imports/${first.importId}/check`, { mapping: first.mapping });
    const second = (await upload('Name\nA\n')).body;
    const { $client } = api.deps.database;
    await $client.query(
      `insert into contact_imports
        select (jsonb_populate_record(i, jsonb_build_object('import_id', gen_random_uuid(), 'created_ts', i.created_ts + 1))).*
        from contact_imports i, generate_series(1, $2) where i.import_id = $1`,
      [second.importId, FILE_IMPORT_LIMITS.kept - 2],
    );
    expect((await upload('Name\nA\n')).status).toBe(201);
    expect((await get(first.importId)).state).toBe('checking');
    expect(await admin.call('GET', `/file-imports/${second.importId}`)).toMatchObject({ status: 404 });
    expect(await stranger.call('GET', `/file-imports/${theirs.importId}`)).toMatchObject({ status: 200 });

    await $client.query(`update contact_imports set state = 'importing'`);
    const message = FILE_IMPORT_TEXTS.tooManyFiles;
    expect(await upload('Name\nA\n')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', message } });
  });

  it('reads only a single file per person at a time', async () => {
    const file = `Name\n${'A\n'.repeat(50_000)}`;
    const answers = await Promise.all([upload(file), upload(file), upload(file, 'CustomPerson', stranger)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429]);
    const refused = answers.find(({ status }) => status === 429)?.body;
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', message: FILE_IMPORT_TEXTS.stillReading });
    expect(await upload(file)).toMatchObject({ status: 201 });
  });

  it('reports a duplicate contact however far apart the lines are', async () => {
    await importFile('Name,Email\nOdile Marchetti,o@t.example\n');
    const others = Array.from({ length: 260 }, (_, index) => `Person ${index},p${index}@x.example,`);
    const file = ['Name,Email,Phone', 'Odile Marchetti,,1', ...others, 'Odile Rossi,o@t.example,2'].join('\n');
    const faults = [{ line: 263, reason: 'Same contact as line 2.' }];
    expect(await check((await upload(file)).body)).toMatchObject({ ...counts(260, 1, 0, 1), faults });
    expect(await importFile(file)).toMatchObject({ ...counts(260, 1, 0, 1), faults });
    expect(await importFile(file)).toMatchObject({ ...counts(0, 0, 261, 1), faults });
  });

  it('fails after the last attempt and can be checked again', async () => {
    const { importId, mapping } = (await upload('Name\nA\n')).body;
    await admin.call('POST', `/file-imports/${importId}/check`, { mapping });
    const deps = createFileImportsDeps(api.deps);
    const kind = { ...deps.kinds.CustomPerson, readLines: () => Promise.reject(new Error('the disk is gone')) };
    const handle = handleImportFile({ ...deps, kinds: { ...deps.kinds, CustomPerson: kind } });
    const attempt = (number: number) =>
      handle({ jobId: 'job', attempt: number, signal: new AbortController().signal, payload: { importId } });
    await expect(attempt(5)).rejects.toThrow('the disk is gone');
    expect(await get(importId)).toMatchObject({ state: 'checking', failure: null });
    await expect(attempt(6)).rejects.toThrow('the disk is gone');
    expect(await get(importId)).toMatchObject({ state: 'failed', failure: ERRORS.INTERNAL.message });
    expect(await check({ ...(await get(importId)), mapping })).toMatchObject({ state: 'checked', failure: null });
  });

  it('resumes after the last written chunk when its job was interrupted', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => `Person ${index},p${index}@x.example`);
    const { importId } = await check((await upload(`Name,Email\n${lines.join('\n')}\n`)).body);
    await admin.call('POST', `/file-imports/${importId}/run`, {});
    await api.deps.database.$client.query(
      `update contact_imports set rows_done = 500, new_rows = 500 where import_id = $1`,
      [importId],
    );
    await work(importId);
    expect(await get(importId)).toMatchObject({ state: 'finished', rowsDone: 1200, ...counts(1200, 0, 0, 0) });
    const { rows } = await api.deps.database.$client.query('select count(*)::int as count from custom_contacts');
    expect(rows).toEqual([{ count: 700 }]);
  });
});
