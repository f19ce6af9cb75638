import type { FileImport, FileImportKind } from '@rotunda/contract';
import { createFileImportsDeps } from '../../../app/file-imports-deps.ts';
import type { TestApi, TestUser } from '../../../app/testing/test-api.ts';
import { handleImportFile } from '../file-imports.jobs.ts';

/** Uploads, checks and runs imports as users do, and works on them as a worker does. */
export class ImportDesk {
  readonly #api: TestApi;

  constructor(api: TestApi) {
    this.#api = api;
  }

  async upload(
    user: TestUser,
    content: string | Uint8Array,
    kind: FileImportKind,
  ): Promise<{ status: number; body: FileImport }> {
    const form = new FormData();
    form.set('details', JSON.stringify({ kind }));
    form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], 'list.csv'));
    const sent = new Response(form);
    const answer = await this.#api.app.inject({
      method: 'POST',
      url: '/api/file-imports',
      headers: { 'content-type': sent.headers.get('content-type') ?? '', authorization: `Bearer ${user.token}` },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json<FileImport>() };
  }

  /** Does what is next for the import: its check or its run. */
  work(importId: string, signal = new AbortController().signal): Promise<void> {
    const deps = createFileImportsDeps(this.#api.deps);
    return handleImportFile(deps)({ jobId: 'job', attempt: 1, signal, payload: { importId } });
  }

  async get(user: TestUser, importId: string): Promise<FileImport> {
    return (await user.call('GET', `/file-imports/${importId}`)).body as FileImport;
  }

  async check(user: TestUser, { importId, mapping }: FileImport): Promise<FileImport> {
    return this.#proceed(user, importId, 'check', { mapping });
  }

  /** Uploads a file, checks it with the guessed columns, runs it and returns its final state. */
  async import(user: TestUser, content: string | Uint8Array, kind: FileImportKind): Promise<FileImport> {
    const { importId } = await this.check(user, (await this.upload(user, content, kind)).body);
    return this.#proceed(user, importId, 'run', {});
  }

  async #proceed(user: TestUser, importId: string, step: string, body: object): Promise<FileImport> {
    const answer = await user.call('POST', `/file-imports/${importId}/${step}`, body);
    if (answer.status !== 200) throw new Error(`${step} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    await this.work(importId);
    return this.get(user, importId);
  }
}
