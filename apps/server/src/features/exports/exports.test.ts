import { type ExportJob, EXPORT_CODES, EXPORT_LIMITS, EXPORT_TEXTS } from '@rotunda/contract';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import Papa from 'papaparse';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileStorage } from '../../app/attachments-deps.ts';
import { testBill } from '../../app/testing/ingest-records.ts';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { handleDeleteExportFiles, handleWriteExports } from './exports.jobs.ts';
import { readXlsx } from './testing/read-xlsx.ts';
import { writeInProcess } from './testing/write-in-process.ts';
import { writeInThread } from './writing/write-in-thread.ts';

describe('Export', () => {
  const { api, ingest, member, other, viewer, stranger } = workspaceTest(
    { member: 'member', other: 'member', viewer: 'viewer', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['job_progress', 'audit_log'] },
  );

  const deps = (isInThread = false) => {
    const { config } = api.deps;
    return {
      ...api.deps,
      files: createFileStorage(config),
      home: config.home,
      baseUrl: config.baseUrl,
      writeTask: isInThread ? writeInThread : writeInProcess,
    };
  };
  const job = { jobId: 'job', attempt: 1, payload: {} };
  const signal = new AbortController().signal;
  const work = ({ isInThread = false } = {}) => handleWriteExports(deps(isInThread))({ ...job, signal });
  const sweep = () => handleDeleteExportFiles(deps())({ ...job, signal: new AbortController().signal });
  beforeAll(async () => {
    const sponsors = [
      { fullName: 'Ada Tidewater', type: 'primary' as const, party: 'Democratic', stakeholderType: 'person' as const },
      {
        fullName: 'Roe Marsh',
        type: 'cosponsor' as const,
        withdrawnOn: '2026-02-01',
        stakeholderType: 'person' as const,
      },
    ];
    await ingest(
      testBill(1, { title: '=Widget "one"', sponsors, committees: [{ name: 'Ways and Means' }] }),
      testBill(2, { title: 'Widget two', introducedOn: '2026-03-04' }),
      testBill(3, { title: 'Nothing of the kind', summaries: [] }),
    );
  });
  beforeEach(() => rm(path.join(api.deps.config.home, 'files'), { recursive: true, force: true }));
  const ask = async (user: TestUser, body: object, path = '/documents/export') => {
    const answer = await user.call('POST', path, { exportType: 'csv', name: 'My list', ...body });
    return { status: answer.status, body: answer.body as ExportJob };
  };
  const get = async (user: TestUser, { _id }: ExportJob) =>
    (await user.call('GET', `/exports/${_id}`)).body as ExportJob;
  const download = (user: TestUser, { _id }: ExportJob) =>
    api.app.inject({ url: `/api/exports/${_id}/file`, headers: { authorization: `Bearer ${user.token}` } });
  const getRows = (csv: string) =>
    Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true }).data;
  const storedFiles = () => readdir(path.join(api.deps.config.home, 'files')).catch(() => []);
  const everything = { searchArgs: { searchModel: { rawTextSearch: 'widget' }, sort: 'date' } };

  it('is announced to the pages of its owner only', async () => {
    const { body: made } = await ask(member, { searchArgs: { searchModel: {} } });
    await work();
    const { rows } = await api.deps.database.$client.query(
      `select distinct user_id from events where topic = 'jobs.changed' and payload->'jobIds' ? $1`,
      [made._id],
    );
    expect(rows).toEqual([{ user_id: member.userId }]);
  });

  async function exported(user: TestUser, body: object, path?: string) {
    const { body: made } = await ask(user, body, path);
    await work();
    return get(user, made);
  }

  it('of a search contains all results in list order with the chosen fields', async () => {
    const found = await member.call('POST', '/documents/search', { ...everything.searchArgs });
    const shown = (found.body as { results: { fusionId: string }[] }).results.map(({ fusionId }) => fusionId);
    const { body: made, status } = await ask(member, everything);
    expect(status).toBe(201);
    expect(made).toMatchObject({ state: 'queued', progress: { done: 0, total: null }, file: null, kind: 'documents' });
    await work({ isInThread: true });
    const done = await get(member, made);
    expect(done).toMatchObject({
      state: 'succeeded',
      progress: {
        done: 2,
        total: 2,
      },
      codes: [],
      failure: null,
      file: {
        name: 'My list.csv',
        rows: 2,
        isCut: false,
      },
    });
    const answer = await download(member, made);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="My list.csv"'),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.byteLength).toBe(done.file?.bytes);
    const rows = getRows(answer.body);
    expect(rows.map((row) => row['Link']?.split('/').at(-1))).toEqual(shown);
    const one = rows.find((row) => row['Identifier'] === 'US HR 1');
    expect(one).toMatchObject({
      Title: `'=Widget "one"`,
      'Document type': 'Legislation',
      Jurisdiction: 'United States',
      Introduced: '2026-01-05',
      Sponsors: 'Ada Tidewater (D)',
      Committees: 'Ways and Means',
      Status: 'Introduced',
      Link: `${api.deps.config.baseUrl}/legislation/us-119-hr-1`,
    });
  });

  it('of selected results contains only these, in their order, with the requested columns', async () => {
    const done = await exported(viewer, {
      ...everything,
      selectedResults: ['us-119-hr-3', { fusionId: 'us-119-hr-1', documentType: 'Legislation' }, 'us-119-hr-404'],
      fields: ['title', 'identifier'],
      exportType: 'xlsx',
    });
    expect(done.file).toMatchObject({ name: 'My list.xlsx', rows: 2 });
    const [sheet] = await readXlsx((await download(viewer, done)).rawPayload);
    expect(sheet?.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Identifier', 'Title'],
      ['US HR 3', 'Nothing of the kind'],
      ['US HR 1', '=Widget "one"'],
    ]);
  });

  it('is rejected with a missing or empty selection, an invalid name or an unknown field', async () => {
    const fault = async (body: object) => (await ask(member, body)) as { status: number; body: unknown };
    expect(await fault({})).toMatchObject({
      status: 400,
      body: { fields: { selectedResults: EXPORT_TEXTS.noneSelected } },
    });
    expect(await fault({ ...everything, selectedResults: [] })).toMatchObject({
      status: 400,
      body: { fields: { selectedResults: EXPORT_TEXTS.noneSelected } },
    });
    expect(await fault({ ...everything, name: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { name: EXPORT_TEXTS.nameRequired } },
    });
    expect(await fault({ ...everything, fields: [] })).toMatchObject({ status: 400 });
    expect(await fault({ ...everything, fields: ['title', 'title'] })).toMatchObject({ status: 400 });
    expect(await fault({ ...everything, fields: ['shoeSize'] })).toMatchObject({ status: 400 });
    expect(await fault({ ...everything, exportType: 'pdf' })).toMatchObject({ status: 400 });
    expect((await member.call('GET', '/exports')).body).toEqual({ results: [] });
  });

  it('fails with NO_RESULTS and no file when nothing is found', async () => {
    const done = await exported(member, { searchArgs: { searchModel: { rawTextSearch: 'nowhere' } } });
    expect(done).toMatchObject({
      state: 'failed',
      codes: ['NO_RESULTS'],
      failure: EXPORT_CODES.NO_RESULTS,
      file: null,
    });
    expect(await storedFiles()).toEqual([]);
  });

  it('of an invalid search fails with the reason', async () => {
    const done = await exported(member, { searchArgs: { searchModel: { rawTextSearch: 'a OR "widget' } } });
    expect(done).toMatchObject({ state: 'failed', failure: expect.stringMatching(/quot/i) });
  });

  it('is visible to its owner only, and its use is audited', async () => {
    const done = await exported(member, everything);
    for (const somebody of [other, stranger]) {
      expect(await somebody.call('GET', `/exports/${done._id}`)).toMatchObject({ status: 404 });
      expect(await somebody.call('POST', `/exports/${done._id}/cancel`, {})).toMatchObject({ status: 404 });
      expect(await somebody.call('DELETE', `/exports/${done._id}`)).toMatchObject({ status: 404 });
      expect((await download(somebody, done)).statusCode).toBe(404);
      expect((await somebody.call('GET', '/exports')).body).toEqual({ results: [] });
    }
    expect((await download(member, done)).statusCode).toBe(200);
    const { rows } = await api.deps.database.$client.query(
      'select action, user_id, subject from audit_log order by created_ts, audit_id',
    );
    const entry = { user_id: member.userId, subject: done._id };
    expect(rows).toEqual([
      { action: 'export.created', ...entry },
      { action: 'export.downloaded', ...entry },
    ]);
  });

  it('is limited to three unfinished exports per person', async () => {
    const answers = await Promise.all(
      Array.from({ length: EXPORT_LIMITS.activeEach + 1 }, () => ask(member, everything)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'TOO_MANY_EXPORTS' });
    expect((await ask(other, everything)).status).toBe(201);
  });

  it('replaces the oldest export and its file beyond the limit per person', async () => {
    const oldest = await exported(member, everything);
    const others = await exported(other, everything);
    const { $client } = api.deps.database;
    await $client.query(
      `with made as (
        insert into job_progress (id, organization_id, kind, state, done, created_ts, updated_ts)
        select gen_random_uuid(), $1, 'export', 'failed', 0, $2, $2 from generate_series(1, $3) returning id)
      insert into list_exports (export_id, organization_id, user_id, kind, name, export_type, request, created_ts)
        select id, $1, $4, 'documents', 'Documents', 'csv', '{}', $2 from made`,
      [member.organizationId, oldest.createdTs + 1, EXPORT_LIMITS.maxExports - 1, member.userId],
    );
    expect((await get(member, oldest)).file).not.toBeNull();
    const newest = await exported(member, everything);
    expect(await member.call('GET', `/exports/${oldest._id}`)).toMatchObject({ status: 404 });
    await sweep();
    expect(await storedFiles()).toHaveLength(2);
    expect((await download(member, newest)).statusCode).toBe(200);
    expect((await download(other, others)).statusCode).toBe(200);
  });

  it('of another organization runs before a second export of the same organization', async () => {
    const first = await ask(member, everything);
    const second = await ask(other, everything);
    const theirs = await ask(stranger, everything);
    await work();
    await work();
    expect((await get(member, first.body)).state).toBe('succeeded');
    expect((await get(stranger, theirs.body)).state).toBe('succeeded');
    expect((await get(other, second.body)).state).toBe('queued');
  });

  it('is never written when canceled while queued, and stays finished when canceled afterwards', async () => {
    const { body: made } = await ask(member, everything);
    expect((await member.call('POST', `/exports/${made._id}/cancel`, {})).body).toMatchObject({ state: 'canceled' });
    await work();
    expect(await get(member, made)).toMatchObject({ state: 'canceled', file: null });
    const done = await exported(member, everything);
    expect((await member.call('POST', `/exports/${done._id}/cancel`, {})).body).toMatchObject({ state: 'succeeded' });
  });

  it('is removed with its file when deleted, when expired and when its owner leaves', async () => {
    const deleted = await exported(member, everything);
    const expired = await exported(viewer, everything);
    await exported(other, everything);
    expect(await storedFiles()).toHaveLength(3);
    expect(await member.call('DELETE', `/exports/${deleted._id}`)).toMatchObject({ status: 200 });
    await sweep();
    expect(await storedFiles()).toHaveLength(2);
    const { $client } = api.deps.database;
    await $client.query('update list_exports set expires_ts = 1 where export_id = $1', [expired._id]);
    expect((await get(viewer, expired)).file).toBeNull();
    expect((await download(viewer, expired)).statusCode).toBe(404);
    await sweep();
    expect(await storedFiles()).toHaveLength(1);
    expect(await viewer.call('GET', `/exports/${expired._id}`)).toMatchObject({ status: 404 });
    await $client.query('update "user" set is_active = false where id = $1', [other.userId]);
    await sweep();
    expect(await storedFiles()).toEqual([]);
    await $client.query('update "user" set is_active = true where id = $1', [other.userId]);
    await api.settled();
  });
});
