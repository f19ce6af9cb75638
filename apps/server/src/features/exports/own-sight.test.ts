import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { ExportDesk } from './testing/export-desk.ts';

const BILL = { fusionId: 'us-119-hr-1', documentType: 'Legislation' };

describe('Export visibility', () => {
  const { api, ingest, member, other } = workspaceTest(
    { member: 'member', other: 'member' },
    { withPipeline: true, emptied: ['job_progress', 'actions', 'projects'] },
  );
  const desk = new ExportDesk(api);
  let projectId: string;

  /** Creates a project that only these users can see, with a document, an alert and an action. */
  async function project(users: string[]): Promise<string> {
    const { _id } = (await member.call('POST', '/projects', { name: 'Secret' })).body as { _id: string };
    await member.call('PATCH', `/projects/${_id}`, { users });
    await member.call('POST', '/projects/create-project-entities', [{ projectId: _id, ...BILL }]);
    const times = { startTime: 1_790_000_000, endTime: 1_790_003_600 };
    await member.call('POST', '/actions', { ...times, name: 'Secret action', projects: [_id] });
    return _id;
  }
  const close = () => member.call('PATCH', `/projects/${projectId}`, { users: [member.userId] });
  beforeAll(() => ingest(testBill(1)));

  const ofProject = () => ({ projectId });
  const lists: [string, () => object][] = [
    ['/projects/get-project-entities/download', ofProject],
    ['/projects/get-project-entities/download', () => ({ selectedResults: [BILL.fusionId] })],
    ['/actions/export', () => ({ searchArgs: {} })],
    ['/documents/export', () => ({ selectedResults: [BILL.fusionId] })],
  ];

  it.each(lists)('%s: what becomes hidden while the export waits is not included', async (path, body) => {
    projectId = await project([member.userId, other.userId]);
    const { status, body: made } = await desk.ask(other, path, body());
    expect(status).toBe(201);
    await close();
    await desk.write();
    const job = (await other.call('GET', `/exports/${made._id}`)).body as typeof made;
    const text = job.file === null ? '' : (await desk.download(other, job)).body;
    expect(text).not.toContain('Secret');
    if (path !== '/documents/export') expect(job).toMatchObject({ state: 'failed', file: null });
  });

  const ofOneProject: [string, () => object][] = [
    ['/projects/get-project-entities/download', ofProject],
    ['/projects/get-project-entities/download', () => ({ projectId, selectedResults: [BILL] })],
    ['/projects/alerts/download', ofProject],
  ];

  it.each(ofOneProject)('%s: says that the project was deleted while the export waited', async (path, body) => {
    projectId = await project([member.userId]);
    const { status, body: made } = await desk.ask(member, path, body());
    expect(status).toBe(201);
    await member.call('DELETE', '/projects', { projectIds: [projectId] });
    await desk.write();
    const job = (await member.call('GET', `/exports/${made._id}`)).body;
    expect(job).toMatchObject({ state: 'failed', failure: 'The project of this export was deleted.', file: null });
  });

  it('says that the user can no longer see the project when it became hidden while the export waited', async () => {
    projectId = await project([member.userId, other.userId]);
    const { body: made } = await desk.ask(other, '/projects/get-project-entities/download', ofProject());
    await close();
    await desk.write();
    const job = (await other.call('GET', `/exports/${made._id}`)).body;
    expect(job).toMatchObject({ state: 'failed', failure: 'You can no longer see the project of this export.' });
  });

  it.each(lists)('%s: what becomes hidden after writing can no longer be downloaded', async (path, body) => {
    projectId = await project([member.userId, other.userId]);
    const job = await desk.export(other, path, body());
    expect((await desk.download(other, job)).body).toContain('Secret');
    await close();
    const answer = await desk.download(other, job);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('you can no longer see');
    expect(answer.body).not.toContain('Secret');
  });

  it('rejects a project of others and keeps files of a deleted project downloadable', async () => {
    projectId = await project([member.userId]);
    for (const path of ['/projects/get-project-entities/download', '/projects/alerts/download']) {
      expect((await desk.ask(other, path, ofProject())).status).toBe(404);
    }
    const job = await desk.export(member, '/projects/get-project-entities/download', ofProject());
    await member.call('DELETE', '/projects', { projectIds: [projectId] });
    expect((await desk.download(member, job)).statusCode).toBe(200);
  });
});
