import type { ExportJob } from '@rotunda/contract';
import Papa from 'papaparse';
import { createFileStorage } from '../../../app/attachments-deps.ts';
import type { TestApi, TestUser } from '../../../app/testing/test-api.ts';
import { handleWriteExports } from '../exports.jobs.ts';
import { writeInProcess } from './write-in-process.ts';

/** Requests exports as users do and writes them as a worker does. */
export class ExportDesk {
  readonly #api: TestApi;

  constructor(api: TestApi) {
    this.#api = api;
  }

  async ask(user: TestUser, path: string, body: object): Promise<{ status: number; body: ExportJob }> {
    const answer = await user.call('POST', path, { exportType: 'csv', ...body });
    return { status: answer.status, body: answer.body as ExportJob };
  }

  async write(): Promise<void> {
    const { config } = this.#api.deps;
    const deps = {
      ...this.#api.deps,
      files: createFileStorage(config),
      home: config.home,
      baseUrl: config.baseUrl,
      writeTask: writeInProcess,
    };
    const job = { jobId: 'job', attempt: 1, payload: {}, signal: new AbortController().signal };
    await handleWriteExports(deps)(job);
  }

  /** Requests an export, writes it, and returns its final state. */
  async export(user: TestUser, path: string, body: object): Promise<ExportJob> {
    const { body: made, status } = await this.ask(user, path, body);
    if (status !== 201) throw new Error(`the export was answered ${status} ${JSON.stringify(made)}`);
    await this.write();
    return (await user.call('GET', `/exports/${made._id}`)).body as ExportJob;
  }

  download(user: TestUser, { _id }: ExportJob) {
    const headers = { authorization: `Bearer ${user.token}` };
    return this.#api.app.inject({ url: `/api/exports/${_id}/file`, headers });
  }

  /** Returns the rows of a CSV file, keyed by column header. */
  async rows(user: TestUser, path: string, body: object): Promise<Record<string, string>[]> {
    const job = await this.export(user, path, body);
    if (job.file === null) throw new Error(`the export has no file: ${JSON.stringify(job)}`);
    return csvRows((await this.download(user, job)).body);
  }
}

/** Parses the CSV after its byte order mark. */
export function csvRows(csv: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(csv.slice(1), { header: true, skipEmptyLines: true }).data;
}
