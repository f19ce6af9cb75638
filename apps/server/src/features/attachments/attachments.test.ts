import type { Attachment } from '@rotunda/contract';
import { organizationFlags, projectCollaborators, storedFiles } from '@rotunda/database';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAttachmentsDeps } from '../../app/attachments-deps.ts';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { TestUser } from '../../app/testing/test-api.ts';
import { handleDeleteUnusedFiles, handleExtractFileText, handleReadPageHead } from './attachments.jobs.ts';
import { FileWordsReader } from './files/file-words-reader.ts';

const BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-1' } as const;
const OTHER_BILL = { documentType: 'Legislation', fusionId: 'us-119-hr-2' } as const;
const URL = 'https://example.org/report';
const signal = new AbortController().signal;
const FIELD = '--b\r\ncontent-disposition: form-data; name="details"\r\n\r\n{"title":"Paper"}\r\n';
const FILE = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nText\r\n';

describe('Attachments API', () => {
  const { api, ingest, admin, member, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['attachments', 'projects', 'tags', 'stored_files', 'organization_flags'] },
  );
  beforeAll(async () => {
    await ingest(testBill(1), testBill(2));
  });
  afterAll(async () => {
    fileWords.stop();
  });
  beforeEach(async () => {
    await api.settled();
    await rm(folder(), { recursive: true, force: true });
  });

  const folder = () => path.join(api.deps.config.home, 'files');
  const call = (user: TestUser, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', where: string, body?: object) =>
    api.call(user.token, method, where, body);
  const post = (changes: object = {}, user = member) =>
    call(user, 'POST', '/attachments', { title: 'Report', attachmentType: 'link', url: URL, ...changes });
  async function make(changes: object = {}, user = member): Promise<Attachment> {
    const answer = await post(changes, user);
    expect(answer.status).toBe(201);
    return answer.body as Attachment;
  }
  const change = ({ id, version }: Attachment, updates: object, user = member) =>
    call(user, 'PATCH', `/attachments/${id}`, { version, updates });
  async function find(body: object = {}, user = member) {
    const answer = await call(user, 'POST', '/attachments/get-attachments', body);
    expect(answer.status).toBe(200);
    return answer.body as { results: Attachment[]; totalCount: number };
  }
  const titles = async (filters: object, user = member) =>
    (await find({ filters, sort: { by: 'title', order: 'asc' } }, user)).results.map((one) => one.title);
  const setFlag = async (flag: string, value: boolean) => {
    const row = { organizationId: admin.organizationId, flag, value, updatedBy: 'x', updatedTs: 0 };
    await api.deps.database.insert(organizationFlags).values(row);
    await api.settled();
  };
  const deps = () => createAttachmentsDeps(api.deps);
  const run = { jobId: 'job', attempt: 1, signal };
  const fileWords = new FileWordsReader();
  const extractText = (attachmentId: string) =>
    handleExtractFileText({ ...deps(), logger: api.deps.logger, fileWords })({ ...run, payload: { attachmentId } });

  async function upload(name: string, content: Buffer | string, details: object = {}, user: TestUser | null = member) {
    const form = new FormData();
    form.set('details', JSON.stringify({ title: 'Paper', ...details }));
    form.set('file', new File([new Uint8Array(Buffer.from(content))], name));
    const sent = new Response(form);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/attachments/upload',
      headers: {
        'content-type': sent.headers.get('content-type') ?? '',
        ...(user === null ? {} : { authorization: `Bearer ${user.token}` }),
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json<Attachment>() };
  }
  /** Uploads a file generated while it is sent. Returns how many bytes were read and the peak memory used. */
  async function uploadStream(name: string, bytes: number) {
    const boundary = 'the-boundary';
    const part = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
    const chunk = Buffer.alloc(1_000_000, 'a');
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    const taken = { bytes: 0, mostHeld: 0 };
    function* form() {
      yield Buffer.from(`${part('name="details"')}${JSON.stringify({ title: 'Paper' })}\r\n`);
      yield Buffer.from(part(`name="file"; filename="${name}"`));
      while (taken.bytes < bytes) {
        yield chunk;
        taken.bytes += chunk.length;
      }
      yield Buffer.from(`\r\n--${boundary}--\r\n`);
    }
    const sampler = setInterval(() => (taken.mostHeld = Math.max(taken.mostHeld, held() - before)), 1);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/attachments/upload',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        authorization: `Bearer ${member.token}`,
      },
      payload: Readable.from(form()),
    });
    clearInterval(sampler);
    return { status: answer.statusCode, body: answer.json<object>(), ...taken };
  }
  const stored = async () => ({
    files: await readdir(folder()).catch(() => []),
    rows: (await api.deps.database.select().from(storedFiles)).length,
    total: (await find()).totalCount,
  });

  it('creates a link with tags, projects and documents, visible only to the organization', async () => {
    const projectId = await admin.make('/projects', { name: 'Water' });
    const tagId = await admin.make('/tags', { name: 'Watch' });
    const links = { tags: [tagId], linkedProjects: [projectId], linkedEntities: [OTHER_BILL, BILL] };
    const made = await make({ title: ' Report ', summary: 'Long', ...links });
    expect(made).toMatchObject({
      title: 'Report',
      summary: 'Long',
      url: URL,
      fileMetadata: null,
      tags: [{ _id: tagId, name: 'Watch' }],
      linkedProjects: [{ _id: projectId, name: 'Water' }],
      linkedEntities: [OTHER_BILL, BILL],
      createdBy: member.userId,
      createdByName: 'Test member',
      version: 1,
    });
    expect((await call(admin, 'GET', `/attachments/${made.id}`)).body).toEqual(made);
    expect((await call(stranger, 'GET', `/attachments/${made.id}`)).status).toBe(404);
    expect((await find({}, stranger)).totalCount).toBe(0);
  });

  it.each([
    [{ title: ' ' }, { title: 'Title is required.' }],
    [{ url: 'javascript:alert(1)' }, { url: expect.stringContaining('valid web address') }],
    [{ url: `https://example.org/${'a'.repeat(2000)}` }, { url: 'Web addresses can have up to 2,000 characters.' }],
    [{ url: '' }, { url: 'URL is required for link attachments.' }],
    [{ url: undefined }, { url: 'URL is required for link attachments.' }],
    [{ url: 'ftp://example.org' }, { url: expect.stringContaining('valid web address') }],
    [{ linkedEntities: [{ ...BILL, fusionId: 'us-119-hr-404' }] }, { linkedEntities: expect.stringContaining('404') }],
    [{ tags: ['5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b01'] }, { tags: expect.stringContaining('do not exist') }],
  ])('rejects %j and creates nothing', async (changes, fields) => {
    expect(await post(changes)).toMatchObject({ status: 400, body: { fields } });
    expect((await find()).totalCount).toBe(0);
  });

  it('completes a link without a protocol', async () => {
    const { body } = await post({ url: ' example.org/report ' });
    expect(body).toMatchObject({ url: 'https://example.org/report' });
  });

  it('filters, searches by word prefixes, sorts and pages', async () => {
    const projectId = await admin.make('/projects', { name: 'Water' });
    const quietId = await admin.make('/projects', { name: 'Quiet' });
    const collaborator = { organizationId: admin.organizationId, projectId: quietId, userId: admin.userId };
    await api.deps.database.insert(projectCollaborators).values(collaborator);
    const tagId = await admin.make('/tags', { name: 'Watch' });
    await make({ title: 'Alpha', tags: [tagId], summary: 'Groundwater recharge' });
    await make({ title: 'Beta', linkedProjects: [projectId], linkedEntities: [BILL] });
    await make({ title: 'Gamma', linkedProjects: [quietId], linkedEntities: [OTHER_BILL] }, admin);
    expect(await titles({ tagIds: [tagId] })).toEqual(['Alpha']);
    expect(await titles({ projectIds: [projectId] })).toEqual(['Beta']);
    expect(await titles({ projectIds: [quietId] })).toEqual([]);
    expect(await titles({ projectIds: 'allProjects' })).toEqual(['Beta']);
    expect(await titles({ projectIds: 'allProjects' }, admin)).toEqual(['Beta', 'Gamma']);
    expect(await titles({ linkedEntities: [BILL] })).toEqual(['Beta']);
    expect(await titles({ creators: [admin.userId] })).toEqual(['Gamma']);
    expect(await titles({ attachmentTypes: ['file'] })).toEqual([]);
    expect(await titles({ searchText: 'rechar ground' })).toEqual(['Alpha']);
    expect(await titles({ searchText: 'recharges' })).toEqual(['Alpha']);
    expect(await titles({ searchText: `':* & !` })).toEqual(['Alpha', 'Beta', 'Gamma']);
    const nowMs = api.deps.clock.nowMs();
    expect(await titles({ startDate: nowMs + 60_000 })).toEqual([]);
    expect(await titles({ startDate: nowMs - 60_000, endDate: nowMs + 60_000 })).toHaveLength(3);
    const sort = { by: 'title', order: 'desc' };
    expect(await find({ sort, page: 2, limit: 2 })).toMatchObject({ results: [{ title: 'Alpha' }], totalCount: 3 });
  });

  it('filters by the second of creation, whatever the milliseconds, and pages through ties', async () => {
    const made: Attachment[] = [];
    for (let count = 0; count < 4; count += 1) made.push(await make({ title: 'Same' }));
    await api.deps.database.$client.query('update attachments set created_ts = 1000');
    const total = async (filters: object) => (await find({ filters })).totalCount;
    expect([await total({ startDate: 999_001 }), await total({ startDate: 1_000_000 })]).toEqual([4, 4]);
    expect([await total({ startDate: 1_000_001 }), await total({ endDate: 999_999 })]).toEqual([0, 0]);
    expect([await total({ endDate: 1_000_000 }), await total({ endDate: 1_000_999 })]).toEqual([4, 4]);
    const ids = made.map(({ id }) => id).toSorted();
    for (const by of ['createdAt', 'title']) {
      for (const order of ['asc', 'desc']) {
        const page = async (number: number) => (await find({ sort: { by, order }, page: number, limit: 2 })).results;
        const paged = [...(await page(1)), ...(await page(2))].map(({ id }) => id);
        expect(paged, `${by} ${order}`).toEqual(order === 'asc' ? ids : ids.toReversed());
      }
    }
  });

  it('updates only changed fields, rejects stale changes and keeps links to hidden projects', async () => {
    const quietId = await admin.make('/projects', { name: 'Quiet' });
    const made = await make({ linkedProjects: [quietId], linkedEntities: [BILL] }, admin);
    const other = { organizationId: admin.organizationId, projectId: quietId, userId: admin.userId };
    await api.deps.database.insert(projectCollaborators).values(other);
    const updates = {
      title: 'Renamed',
      linkedProjects: [],
      linkedEntityUpdates: { add: [OTHER_BILL], remove: [BILL] },
    };
    expect(await change(made, updates)).toMatchObject({
      status: 200,
      body: { title: 'Renamed', summary: null, url: URL, version: 2, linkedEntities: [OTHER_BILL] },
    });
    expect(await change(made, { title: 'Second' })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await change(made, { title: 'Theirs' }, stranger)).status).toBe(404);
    expect((await call(admin, 'GET', `/attachments/${made.id}`)).body).toMatchObject({
      title: 'Renamed',
      linkedProjects: [{ _id: quietId }],
    });
    expect(await titles({ searchText: 'renamed' })).toEqual(['Renamed']);
  });

  it('stores the title of the linked page and clears it when the URL changes', async () => {
    const made = await make();
    const pages = { read: async () => ({ title: 'Annual figures', description: null }) };
    const handle = handleReadPageHead({ ...deps(), pages });
    await handle({ ...run, payload: { attachmentId: made.id } });
    expect((await find({ filters: { searchText: 'figures' } })).results[0]?.urlMetadata).toEqual({
      title: 'Annual figures',
      description: null,
    });
    const moved = await change(made, { url: 'https://example.org/other' });
    expect(moved).toMatchObject({ status: 200, body: { urlMetadata: null } });
    expect(await call(member, 'POST', '/attachments/link-metadata', { url: 'http://169.254.169.254/' })).toMatchObject({
      status: 400,
      body: { fields: { url: expect.stringContaining('could not be read') } },
    });
  });

  it('answers NOT_FOUND to another organization for every call', async () => {
    const made = await make();
    const missing = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await call(stranger, 'GET', `/attachments/${made.id}`)).toMatchObject(missing);
    expect(await change(made, { title: 'Theirs' }, stranger)).toMatchObject(missing);
    expect(await call(stranger, 'DELETE', '/attachments', { attachmentIds: [made.id] })).toMatchObject(missing);
    expect((await find()).results).toEqual([made]);
  });

  it('deletes the attachments of a selection that still exist and fails when none are left', async () => {
    const [first, second] = [await make(), await make()];
    const remove = (...attachmentIds: string[]) => call(member, 'DELETE', '/attachments', { attachmentIds });
    expect(await remove(first.id)).toMatchObject({ status: 200, body: { deletedIds: [first.id] } });
    expect(await remove(first.id, second.id)).toMatchObject({ status: 200, body: { deletedIds: [second.id] } });
    expect(await remove(first.id, second.id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('answers FEATURE_OFF when the flag is off', async () => {
    expect(await upload('a.txt', 'Text')).toMatchObject({ status: 403, body: { code: 'FEATURE_OFF' } });
    await setFlag('attachments', false);
    for (const answer of [await post(), await call(member, 'POST', '/attachments/get-attachments', {})]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'FEATURE_OFF' } });
    }
  });

  it('explains why an unreadable file is not searched and still finds it by its title', async () => {
    await setFlag('fileUpload', true);
    const damaged = `%PDF-1.7\n${'x'.repeat(200)}`;
    const { body } = await upload('scan.pdf', damaged, { title: 'Aquifer study' });
    expect(body).toMatchObject({ fileTextProblem: null });
    await extractText(body.id);
    const problem = 'The file is damaged or locked by a password, so its words are not searched.';
    expect((await find({ filters: { searchText: 'aquifer' } })).results).toMatchObject([{ fileTextProblem: problem }]);
  });

  it('stores a file, finds it by its text, downloads it and deletes it with its attachment', async () => {
    await setFlag('fileUpload', true);
    const { status, body } = await upload('Énergie <x>.txt', 'Aquifer storage', { title: 'Paper' });
    expect(status).toBe(201);
    const { id } = body;
    expect(body).toMatchObject({
      attachmentType: 'file',
      url: null,
      fileMetadata: { name: 'Énergie x.txt', mimetype: 'text/plain', filesize: 15 },
    });
    await extractText(id);
    expect(await titles({ searchText: 'aquifers paper' })).toEqual(['Paper']);

    const url = `/api/attachments/${id}/download`;
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await api.app.inject({ url, headers });
    expect(answer.body).toBe('Aquifer storage');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '15',
      'content-disposition': `attachment; filename="_nergie x.txt"; filename*=UTF-8''%C3%89nergie%20x.txt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect((await call(stranger, 'GET', `/attachments/${id}/download`)).status).toBe(404);

    expect(await stored()).toEqual({ files: [id], rows: 1, total: 1 });
    expect((await call(member, 'DELETE', `/attachments/${id}`)).body).toEqual({ deletedIds: [id] });
    await handleDeleteUnusedFiles(deps())({ ...run, payload: {} });
    expect(await stored()).toEqual({ files: [], rows: 0, total: 0 });
  });

  it.each([
    ['nothing', 'empty.pdf', '', { file: 'This file is empty.' }],
    [
      'a program that calls itself a PDF',
      'report.pdf',
      'MZ\u0090\u0000\u0003',
      { file: expect.stringContaining('match its extension') },
    ],
    ['a program', 'setup.exe', 'MZ\u0090\u0000\u0003', { file: expect.stringContaining('isn’t supported') }],
    [
      'a picture that calls itself a text',
      'a.txt',
      '\u0089PNG\r\n\u001a\n',
      { file: expect.stringContaining('match its extension') },
    ],
    ['a page with a script', 'page.html', '<script>', { file: expect.stringContaining('isn’t supported') }],
  ])('rejects %s and stores nothing', async (_, name, content, fields) => {
    await setFlag('fileUpload', true);
    expect(await upload(name, Buffer.from(content, 'latin1'))).toMatchObject({ status: 400, body: { fields } });
    expect(await stored()).toEqual({ files: [], rows: 0, total: 0 });
  });

  it('rejects a 200 MB file without buffering it, and a program by its name before reading it', async () => {
    await setFlag('fileUpload', true);
    const large = await uploadStream('long.txt', 200_000_000);
    expect(large).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', message: 'Files can be up to 50.0 MB. Choose a smaller file.' },
    });
    expect(large.bytes).toBe(200_000_000);
    expect(large.mostHeld).toBeLessThan(20_000_000);
    const program = await uploadStream('setup.exe', 40_000_000);
    expect(program).toMatchObject({
      status: 400,
      body: { fields: { file: expect.stringContaining('isn’t supported') } },
    });
    expect(program.bytes).toBeLessThan(10_000_000);
    expect(await stored()).toEqual({ files: [], rows: 0, total: 0 });
  });

  it.each([
    ['cut off in its details', FIELD.slice(0, -8)],
    ['cut off in its file', `${FIELD}${FILE.slice(0, -4)}`],
    ['cut off because its boundary is another', '--b--', 'The upload was interrupted. Upload the file again.', 'other'],
    ['with two files', `${FIELD}${FILE}${FILE}--b--`, 'Upload one file at a time.'],
    ['with a second field', `${FIELD}${FIELD}${FILE}--b--`, 'Send the details in one field, then one file.'],
    ['with a field after its file', `${FIELD}${FILE}${FIELD}--b--`, 'Send the details in one field, then one file.'],
  ])(
    'rejects a form %s and stores nothing',
    async (_, payload, message = 'The upload was interrupted. Upload the file again.', boundary = 'b') => {
      await setFlag('fileUpload', true);
      const headers = {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        authorization: `Bearer ${member.token}`,
      };
      const answer = await api.app.inject({ method: 'POST', url: '/api/attachments/upload', headers, payload });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { fields: { file: message } }]);
      expect(await stored()).toEqual({ files: [], rows: 0, total: 0 });
    },
  );

  it('rejects a file without a title and an upload without a session', async () => {
    await setFlag('fileUpload', true);
    const untitled = await upload('a.txt', 'Text', { title: ' ' });
    expect(untitled).toMatchObject({ status: 400, body: { fields: { title: 'Title is required.' } } });
    expect((await upload('a.txt', 'Text', {}, null)).status).toBe(401);
    expect(await stored()).toEqual({ files: [], rows: 0, total: 0 });
  });

  it('deletes files whose attachment was rejected or whose upload was interrupted', async () => {
    await setFlag('fileUpload', true);
    const unknown = { linkedEntities: [{ ...BILL, fusionId: 'us-119-hr-404' }] };
    expect((await upload('a.txt', 'Text', unknown)).status).toBe(400);
    expect(await stored()).toEqual({ files: [], rows: 0, total: 0 });
    const { body } = await upload('kept.txt', 'Text');
    const rows = [
      { storageKey: 'waiting', uploadUntilTs: api.deps.clock.now() + 60 },
      { storageKey: 'broken-off', uploadUntilTs: api.deps.clock.now() - 60 },
    ];
    await api.deps.database.insert(storedFiles).values(rows);
    await handleDeleteUnusedFiles(deps())({ ...run, payload: {} });
    const left = await api.deps.database.select().from(storedFiles);
    expect(left.map((row) => row.storageKey).toSorted()).toEqual([body.id, 'waiting'].toSorted());
    expect(await readFile(path.join(folder(), body.id), 'utf8')).toBe('Text');
  });
});
