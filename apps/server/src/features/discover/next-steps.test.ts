import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

interface Found {
  total: number;
}
interface NextSteps {
  withoutWord: { word: string; rawTextSearch: string; total: number }[];
  otherTypes: { documentType: string; total: number }[];
  allSessions: Found | null;
}

describe('Next steps after an empty search', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let viewer: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    viewer = await api.addUser(await api.addOrganization('Ours'), 'viewer@ours.example', 'viewer');
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const post = async (path: string, searchModel: object) =>
    (await api.call(viewer.token, 'POST', `/documents/search${path}`, { searchModel })).body;
  const examples = async () => (await api.call(viewer.token, 'GET', '/documents/search/examples')).body;

  it('offers no examples in an empty installation', async () => {
    expect(await examples()).toEqual({ examples: [], more: [] });
  });

  it('suggests a word to drop, a type and sessions with the number of results each would add', async () => {
    const past = { sessionEndOn: '2020-01-03', session: '116' } as const;
    await ingestRecords(
      api,
      pipeline,
      testBill(1, { title: 'A gauge for every river', subjects: ['Gauge'] }),
      testBill(2, { title: 'A gauge for every lake', subjects: ['Gauge'] }),
      testBill(3, { title: 'An old dam', ...past, fusionId: 'us-116-hr-3' }),
    );
    const steps = (await post('/next-steps', { rawTextSearch: 'which gauge is in a volcano' })) as NextSteps;
    expect(steps).toMatchObject({
      withoutWord: [{ word: 'volcano', rawTextSearch: 'gauge', total: 2 }],
      otherTypes: [],
      allSessions: null,
    });
    const offered = { rawTextSearch: steps.withoutWord[0]?.rawTextSearch };
    expect(((await post('', offered)) as Found).total).toBe(2);
    expect(await post('/next-steps', { rawTextSearch: 'gauge', datasetTypes: ['Regulation'] })).toMatchObject({
      withoutWord: [],
      otherTypes: [{ documentType: 'Legislation', total: 2 }],
    });
    const active = { Legislation: { activeSessions: true } };
    expect(await post('/next-steps', { rawTextSearch: 'dam', progressiveFilters: active })).toMatchObject({
      allSessions: { total: 1 },
    });
  });

  it('offers only examples that have results', async () => {
    const { examples: beside, more } = (await examples()) as { examples: string[]; more: string[] };
    expect(beside).toContain('gauge');
    for (const rawTextSearch of [...beside, ...more])
      expect(((await post('', { rawTextSearch })) as Found).total, rawTextSearch).toBeGreaterThan(0);
  });

  it('ignores the common words of a question in search and alerts', async () => {
    const question = { rawTextSearch: 'What is the gauge of the lake?' };
    expect(((await post('', question)) as Found).total).toBe(1);
    const admin = await api.addUser(await api.addOrganization('Theirs'), 'member@theirs.example', 'member');
    const project = (await api.call(admin.token, 'POST', '/projects', { name: 'Lakes' })).body as { _id: string };
    const body = { title: 'Lakes', projectId: project._id, searchModel: question };
    await api.call(admin.token, 'POST', '/alerts', body);
    await ingestRecords(api, pipeline, testBill(4, { title: 'Lake gauges' }), testBill(5, { title: 'Gauges only' }));
    expect(((await post('', question)) as Found).total).toBe(2);
    expect(await api.call(admin.token, 'POST', '/alerts/getSearchAlerts', {})).toMatchObject({
      body: { total: 1, results: [{ fusionId: 'us-119-hr-4' }] },
    });
  });
});
