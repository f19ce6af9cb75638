import type { BillTextRecord, RegulationRecord } from '@rotunda/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../../app/testing/test-api.ts';

const BILL = 'us-119-hr-1';
const RULE = 'fr-2026-1';
const created = (answer: { body: unknown }) => (answer.body as { _id: string })._id;

/** Builds a printed version of a bill. */
function print(versionCode: string, date: string): BillTextRecord {
  const { kind: _kind, part: _part, ...bill } = testBill(1);
  return {
    kind: 'bill-text',
    fusionId: BILL,
    part: `text-${versionCode}`,
    bill,
    versionCode,
    date,
    fnDocumentId: `${BILL}-${versionCode}`,
    versionName: `Version ${versionCode}`,
    language: 'en',
    format: 'plain',
    sections: [
      {
        sectionId: 's-1',
        num: '1.',
        heading: 'Duties',
        level: 0,
        blocks: [
          {
            text: 'Gauges.',
            indent: 0,
          },
        ],
      },
    ],
  };
}

const rule: RegulationRecord = {
  kind: 'regulation',
  fusionId: RULE,
  part: 'main',
  isoCode: 'us-wy',
  regulationDocumentType: 'Rule',
  title: 'A rule on widgets',
};

describe('List row of a document', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let admin: TestUser;
  let member: TestUser;
  let stranger: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    const ours = await api.addOrganization('Ours');
    admin = await api.addUser(ours, 'admin@ours.example', 'admin');
    member = await api.addUser(ours, 'member@ours.example', 'member');
    stranger = await api.addUser(await api.addOrganization('Theirs'), 'member@theirs.example', 'member');
    const listed = { fnDocumentId: 'us-119-hr-2-ih', versionName: 'Introduced', versionCode: 'ih' };
    await ingestRecords(
      api,
      pipeline,
      testBill(1, {
        billType: 'Joint Resolution',
        actions: [{ date: '2026-03-09', text: 'Referred' }],
      }),
      print('ih', '2026-01-05'),
      print('eh', '2026-02-05'),
      testBill(2, { versions: [listed] }),
      rule,
    );
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const post = (user: TestUser, path: string, body: object) => api.call(user.token, 'POST', path, body);
  const getHits = async (user: TestUser) => {
    const { body } = await post(user, '/documents/search', { searchModel: { rawTextSearch: 'widget' } });
    const { results } = body as { results: { fusionId: string }[] };
    return new Map(results.map((hit) => [hit.fusionId, hit]));
  };

  it('has names, place, dates and the current version', async () => {
    const hits = await getHits(member);
    expect(hits.get(BILL)).toMatchObject({
      _id: BILL,
      primaryId: BILL,
      name: 'A bill to regulate widget 1',
      localityCode: 'US',
      billType: 'Joint Resolution',
      billTypeDisplayName: 'Joint Resolution',
      fnDocumentId: `${BILL}-eh`,
      lastActionTs: Date.UTC(2026, 2, 9) / 1e3,
      lastUpdatedAt: expect.any(Number),
    });
    expect(hits.get('us-119-hr-2')).toMatchObject({ fnDocumentId: 'us-119-hr-2-ih' });
    const absent = { billTypeDisplayName: null, fnDocumentId: null, lastActionTs: null };
    expect(hits.get(RULE)).toMatchObject({ _id: RULE, name: 'A rule on widgets', localityCode: 'WY', ...absent });
    for (const hit of hits.values()) expect(hit).not.toHaveProperty('lastUpdatedTs');
  });

  it.each([BILL, 'us-119-hr-2'])('shows the same current version of %s as its page', async (fusionId) => {
    const { body } = await api.call(member.token, 'GET', `/documents/legislation/${fusionId}`);
    expect((await getHits(member)).get(fusionId)).toMatchObject({
      fnDocumentId: (body as { fnDocumentId: string }).fnDocumentId,
    });
  });

  it('has the metadata of the organization but no project hidden from the person', async () => {
    const entity = { fusionId: BILL, documentType: 'Legislation' };
    const open = created(await post(admin, '/projects', { name: 'Open' }));
    const closed = created(await post(admin, '/projects', { name: 'Closed' }));
    await api.call(admin.token, 'PATCH', `/projects/${closed}`, { users: [admin.userId] });
    await post(admin, '/projects/create-project-entities', {
      entities: [open, closed].map((projectId) => ({ projectId, ...entity })),
    });
    const tagId = created(await post(admin, '/tags', { name: 'Water' }));
    await post(admin, '/entity-metadata', { changes: [{ ...entity, priority: 'High', addTagIds: [tagId] }] });
    const commentIds = [created(await post(admin, '/comments', { ...entity, text: 'Read this' }))];
    const times = { startTime: 1_790_000_000, endTime: 1_790_003_600 };
    const actionIds = [created(await post(admin, '/actions', { name: 'Call', ...times, linkedEntities: [entity] }))];

    const ours = { priority: 'High', position: null, tagIds: [tagId], commentIds, actionIds };
    const ofAdmin = (await getHits(admin)).get(BILL) as unknown as { projectIds: string[] };
    expect(ofAdmin).toMatchObject(ours);
    expect(ofAdmin.projectIds.toSorted()).toEqual([open, closed].toSorted());
    expect((await getHits(member)).get(BILL)).toMatchObject({ ...ours, projectIds: [open] });
    const nothing = { priority: null, tagIds: [], projectIds: [], commentIds: [], actionIds: [] };
    expect((await getHits(stranger)).get(BILL)).toMatchObject(nothing);
  });
});
