import { FILE_IMPORT_TEXTS, type FileImport } from '@rotunda/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createFileImportsDeps } from '../../app/file-imports-deps.ts';
import { receiveFile } from './file-imports.commands.ts';
import type { LineChunk } from './importing/import-kind.ts';
import { handleImportFile } from './file-imports.jobs.ts';

/** Lines that the job takes in one transaction. */
const CHUNK_SIZE = 250;

describe('Contact import that is stopped', () => {
  const { api, admin, importer, member, stranger } = workspaceTest(
    { admin: 'admin', importer: 'admin', member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { emptied: ['custom_contacts', 'contact_imports', 'audit_log'] },
  );
  const query = async (text: string, values: string[] = []) =>
    (await api.deps.database.$client.query<Record<string, unknown>>(text, values)).rows;

  afterEach(async () => {
    await query('update "user" set is_active = true where id = $1', [importer.userId]);
    await query(`update member set role = 'admin' where user_id = $1`, [importer.userId]);
  });

  /** Runs the job, with `between` after its first chunk. */
  async function work(importId: string, between: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    const deps = createFileImportsDeps(api.deps);
    const { CustomPerson } = deps.kinds;
    let taken = 0;
    const readLines: typeof CustomPerson.readLines = (content, table, use) =>
      CustomPerson.readLines(content, table, async (chunk: LineChunk) => {
        await use(chunk);
        taken += 1;
        if (taken === 1) await between();
      });
    const kinds = { ...deps.kinds, CustomPerson: { ...CustomPerson, readLines } };
    const signal = new AbortController().signal;
    await handleImportFile({ ...deps, kinds })({ jobId: 'job', attempt: 1, signal, payload: { importId } });
  }
  const get = async (importId: string) => (await admin.call('GET', `/file-imports/${importId}`)).body as FileImport;
  const start = (importId: string, step: 'check' | 'run', user = importer) =>
    user.call('POST', `/file-imports/${importId}/${step}`, step === 'check' ? { mapping: ['lastName', 'email'] } : {});
  const stop = (importId: string, user = admin) => user.call('DELETE', `/file-imports/${importId}`);

  async function uploaded(): Promise<string> {
    const lines = Array.from({ length: 600 }, (_, index) => `Person ${index},p${index}@x.example`);
    const content = Buffer.from(`Name,Email\n${lines.join('\n')}\n`);
    const by = {
      organizationId: importer.organizationId,
      userId: importer.userId,
      impersonatorId: null,
    };
    const file = { kind: 'CustomPerson', name: 'list.csv', content } as const;
    return (await receiveFile(createFileImportsDeps(api.deps), by, file)).importId;
  }
  async function checked(): Promise<string> {
    const importId = await uploaded();
    expect(await start(importId, 'check')).toMatchObject({ status: 200 });
    await work(importId);
    return importId;
  }
  async function importing(): Promise<string> {
    const importId = await checked();
    expect(await start(importId, 'run')).toMatchObject({ status: 200 });
    return importId;
  }
  const written = async () => (await query('select count(*)::int as count from custom_contacts'))[0]?.['count'];
  const audited = () =>
    query(`select user_id as "by", detail from audit_log where action = 'custom-contacts.imported'`);
  const oneChunk = { rowsDone: CHUNK_SIZE, counts: { new: CHUNK_SIZE, changed: 0, unchanged: 0, faulty: 0 } };
  const auditOfOneChunk = () => [
    { by: importer.userId, detail: { fileName: 'list.csv', new: CHUNK_SIZE, changed: 0 } },
  ];

  it.each([
    ['deactivated', 'update "user" set is_active = false where id = $1'],
    ['made a member', `update member set role = 'member' where user_id = $1`],
  ])('ends before its next chunk when the person who started it is %s', async (_what, change) => {
    const importId = await importing();
    await work(importId, () => query(change, [importer.userId]));
    const failure = FILE_IMPORT_TEXTS.importerLeft;
    expect(await get(importId)).toMatchObject({ state: 'failed', failure, ...oneChunk });
    expect(await written()).toBe(CHUNK_SIZE);
    expect(await audited()).toEqual(auditOfOneChunk());
  });

  it('continues for the administrator who started it when the one who uploaded the file is deactivated', async () => {
    const importId = await checked();
    expect(await start(importId, 'run', admin)).toMatchObject({ status: 200 });
    await work(importId, () => query('update "user" set is_active = false where id = $1', [importer.userId]));
    expect(await get(importId)).toMatchObject({ state: 'finished', rowsDone: 600 });
    expect(await audited()).toMatchObject([{ by: admin.userId, detail: { new: 600 } }]);
  });

  it('ends before its next chunk when another administrator stops it, and keeps what it wrote', async () => {
    const importId = await importing();
    await work(importId, async () => {
      expect(await stop(importId, stranger)).toMatchObject({ status: 404 });
      expect(await stop(importId, member)).toMatchObject({ status: 403 });
      expect(await stop(importId)).toMatchObject({ status: 200 });
    });
    expect(await get(importId)).toMatchObject({ state: 'failed', failure: FILE_IMPORT_TEXTS.stopped, ...oneChunk });
    expect(await written()).toBe(CHUNK_SIZE);
    expect(await audited()).toEqual(auditOfOneChunk());
    expect(await stop(importId)).toMatchObject({ status: 200 });
    expect(await admin.call('GET', `/file-imports/${importId}`)).toMatchObject({ status: 404 });
    expect(await written()).toBe(CHUNK_SIZE);
  });

  it('writes nothing when it is stopped before its job begins, or during the check', async () => {
    const waiting = await importing();
    expect(await stop(waiting)).toMatchObject({ status: 200 });
    await work(waiting);
    const checking = await uploaded();
    await start(checking, 'check');
    await work(checking, () => stop(checking));
    for (const importId of [waiting, checking]) {
      expect(await get(importId)).toMatchObject({ state: 'failed', failure: FILE_IMPORT_TEXTS.stopped });
    }
    expect(await written()).toBe(0);
    expect(await audited()).toEqual([]);
  });

  it('cannot be started again while its last chunk is being read, because its file is gone', async () => {
    const importId = await importing();
    await work(importId, async () => {
      await stop(importId);
      expect(await start(importId, 'run')).toMatchObject({ status: 409 });
      expect(await start(importId, 'check')).toMatchObject({ status: 200 });
    });
    expect(await get(importId)).toMatchObject({ state: 'checking', rowsDone: 0 });
    await work(importId);
    expect(await get(importId)).toMatchObject({ state: 'failed', failure: FILE_IMPORT_TEXTS.fileGone });
    expect(await written()).toBe(CHUNK_SIZE);
  });
});
