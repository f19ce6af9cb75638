import type { ExportJob } from '@rotunda/contract';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileStorage } from '../../app/attachments-deps.ts';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { ThreadLimitError } from '../../platform/threads/thread-pool.ts';
import { claimExport } from './running/claim-export.ts';
import { handleDeleteExportFiles, handleWriteExports } from './exports.jobs.ts';
import { createExportsRepository } from './exports.repository.ts';
import { finishRun } from './running/finish-run.ts';
import { writeInProcess } from './testing/write-in-process.ts';
import type { WriteTask } from './writing/export-task.ts';
import { writeInThread } from './writing/write-in-thread.ts';

/** A thread loads the whole server first, which takes seconds on a busy machine. */
const THREAD_MS = 60_000;

describe('Interrupted export', { timeout: 2 * THREAD_MS }, () => {
  const { api, ingest, member } = workspaceTest(
    { member: 'member' },
    { withPipeline: true, emptied: ['job_progress'] },
  );
  const deps = () => {
    const { config } = api.deps;
    return {
      ...api.deps,
      files: createFileStorage(config),
      home: config.home,
      baseUrl: config.baseUrl,
      writeTask: writeInThread,
    };
  };
  beforeAll(() => ingest(testBill(1)));
  beforeEach(() => rm(path.join(api.deps.config.home, 'files'), { recursive: true, force: true }));
  const job = { jobId: 'job', attempt: 1, payload: {} };
  const work = (signal = new AbortController().signal) => handleWriteExports(deps())({ ...job, signal });
  const sweep = () => handleDeleteExportFiles(deps())({ ...job, signal: new AbortController().signal });
  const make = async () => {
    const body = { exportType: 'xlsx', searchArgs: { searchModel: { rawTextSearch: 'widget' } } };
    return (await member.call('POST', '/documents/export', body)).body as ExportJob;
  };
  const get = async ({ _id }: ExportJob) => (await member.call('GET', `/exports/${_id}`)).body as ExportJob;
  const filesIn = (folder: string) => readdir(path.join(api.deps.config.home, folder)).catch(() => []);
  const leftOver = async () => [...(await filesIn('files')), ...(await filesIn('exports-in-progress'))];
  const query = (text: string, values: unknown[] = []) => api.deps.database.$client.query(text, values);

  /** Runs a callback while the thread waits for the first row it reads. */
  async function whileReading(use: (writing: Promise<void>) => Promise<void>, signal?: AbortSignal): Promise<void> {
    const client = await api.deps.database.$client.connect();
    await client.query('begin');
    await client.query('lock table documents in access exclusive mode');
    const writing = work(signal);
    try {
      await expect
        .poll(
          async () =>
            (
              await query(
                "select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'rotunda export'",
              )
            ).rowCount,
          { timeout: THREAD_MS },
        )
        .toBe(1);
      expect(await filesIn('exports-in-progress')).toHaveLength(1);
      await use(writing);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('leaves no files when its owner cancels it', async () => {
    const made = await make();
    await whileReading(async (writing) => {
      expect((await get(made)).state).toBe('running');
      await member.call('POST', `/exports/${made._id}/cancel`, {});
      await writing;
    });
    expect(await get(made)).toMatchObject({ state: 'canceled', file: null });
    expect(await leftOver()).toEqual([]);
  });

  it('leaves no files when the process stops, and is written by the next run', async () => {
    const made = await make();
    const stopping = new AbortController();
    await whileReading(async (writing) => {
      stopping.abort();
      await writing;
    }, stopping.signal);
    expect(await get(made)).toMatchObject({ state: 'interrupted', file: null });
    expect(await leftOver()).toEqual([]);
    await work();
    expect(await get(made)).toMatchObject({ state: 'succeeded', file: { rows: 1 } });
  });

  it('is written again after a kill, deletes leftovers and ignores the dead run', async () => {
    const made = await make();
    const dead = await claimExport(deps());
    if (dead === null) throw new Error('no export waited');
    const folder = path.join(api.deps.config.home, 'exports-in-progress', dead.runId);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'file'), 'half');
    await work();
    expect((await get(made)).state, 'a run that has just begun is not taken away').toBe('running');
    await query('update job_progress set updated_ts = updated_ts - 60 where id = $1', [made._id]);
    await work();
    const done = await get(made);
    expect(done).toMatchObject({ state: 'succeeded', file: { rows: 1 } });
    const written = { rows: 7, isCut: false, codes: [], projectIds: [], extension: 'csv', mimetype: 'text/csv' };
    await finishRun(deps(), dead, path.join(folder, 'file'), written);
    expect(await get(made)).toEqual(done);
    await createExportsRepository(api.deps.database).noteFile(dead.runId, made._id);
    await writeFile(path.join(api.deps.config.home, 'files', `${dead.runId}.partial`), 'half');
    await sweep();
    expect(await filesIn('exports-in-progress')).toEqual([]);
    expect(await filesIn('files')).toHaveLength(1);
  });

  it('is retried on a full disk, leaves no files and fails with a message at the third attempt', async () => {
    const made = await make();
    const full: WriteTask = async ({ path: file }) => {
      await writeFile(file, 'half');
      return { kind: 'fault', fault: 'ENOSPC: no space left on device, write' };
    };
    const files = createFileStorage(api.deps.config);
    const fullStorage = {
      ...files,
      put: async () => {
        throw new Error('ENOSPC: no space left on device, write');
      },
    };
    const attempts = [
      { ...deps(), writeTask: full },
      { ...deps(), writeTask: writeInProcess, files: fullStorage },
      { ...deps(), writeTask: full },
    ];
    for (const [number, attempt] of attempts.entries()) {
      const { signal } = new AbortController();
      await expect(handleWriteExports(attempt)({ ...job, signal })).rejects.toThrow(/failed/);
      expect(await get(made)).toMatchObject({ state: number < 2 ? 'interrupted' : 'failed', file: null });
      expect(await leftOver()).toEqual([]);
    }
    expect((await get(made)).failure).not.toContain('ENOSPC');
  });

  it.each([
    ['processor', /Export fewer rows or fields/],
    ['elapsed', /Rotunda is busy at the moment/],
  ] as const)('fails with advice that fits when it reaches the limit of %s time', async (limit, advice) => {
    const made = await make();
    const writeTask: WriteTask = () => Promise.reject(new ThreadLimitError(limit));
    const { signal } = new AbortController();
    await handleWriteExports({ ...deps(), writeTask })({ ...job, signal });
    expect(await get(made)).toMatchObject({ state: 'failed', failure: expect.stringMatching(advice), file: null });
  });

  it('fails after being interrupted three times', async () => {
    const made = await make();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await claimExport(deps())).not.toBeNull();
      await query('update job_progress set updated_ts = updated_ts - 60 where id = $1', [made._id]);
    }
    expect(await claimExport(deps())).toBeNull();
    expect(await get(made)).toMatchObject({
      state: 'failed',
      failure: expect.stringMatching(/interrupted too many times/),
    });
  });
});
