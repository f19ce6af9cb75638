import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

interface Answer {
  total: number;
  byType: { documentType: string; total: number }[];
  groups: { documentType: string; total: number; results: unknown[] }[];
  results: unknown[];
}

describe('Group count', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let viewer: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    viewer = await api.addUser(await api.addOrganization('Ours'), 'viewer@ours.example', 'viewer');
    const past = { session: '116', sessionEndOn: '2020-01-03' };
    await ingestRecords(
      api,
      pipeline,
      ...[1, 2, 3, 4].map((number) => testBill(number)),
      ...[5, 6].map((number) => testBill(number, { ...past, fusionId: `us-116-hr-${number}` })),
      testBill(7, { fusionId: 'ca-45-1-c-7', documentType: 'GlobalLegislation', isoCode: 'ca' }),
    );
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const search = async (searchModel: object, changes: object = {}) => {
    const body = { searchModel: { rawTextSearch: 'widget', ...searchModel }, limit: 100, ...changes };
    return (await api.call(viewer.token, 'POST', '/documents/search', body)).body as Answer;
  };

  it.each([
    ['no filter of a type', {}, { Legislation: 6, GlobalLegislation: 1 }],
    ['bills of active sessions', { Legislation: {} }, { Legislation: 4, GlobalLegislation: 1 }],
    ['past sessions named', { Legislation: { activeSessions: false } }, { Legislation: 6, GlobalLegislation: 1 }],
  ])('equals the total of a search for the type alone: %s', async (_, progressiveFilters, expected) => {
    const { total, groups, byType } = await search({ progressiveFilters }, { grouped: true });
    const counts = groups.map((group): [string, number] => [group.documentType, group.total]);
    expect(Object.fromEntries(counts)).toEqual(expected);
    expect(byType.map((type) => [type.documentType, type.total])).toEqual(counts);
    expect(total).toBe(counts.reduce((sum, [, count]) => sum + count, 0));
    for (const [documentType, count] of counts) {
      const alone = await search({ datasetTypes: [documentType], progressiveFilters });
      expect([alone.total, alone.results.length], documentType).toEqual([count, count]);
    }
  });
});
