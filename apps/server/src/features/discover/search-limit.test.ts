import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

const LIMIT = 5;

describe('Search result limit', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let admin: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    admin = await api.addUser(await api.addOrganization('Ours'), 'admin@ours.example', 'admin');
    await ingestRecords(api, pipeline, ...Array.from({ length: LIMIT + 3 }, (_, index) => testBill(index + 1)));
    await api.call(admin.token, 'PATCH', '/flags', { searchResultsLimit: LIMIT });
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const listed = async (skip: number, limit: number) => {
    const body = { searchModel: { rawTextSearch: 'widget' }, sort: 'date', skip, limit };
    const answer = await api.call(admin.token, 'POST', '/documents/search', body);
    expect(answer).toMatchObject({ status: 200, body: { total: LIMIT, atTotalLimit: true } });
    return (answer.body as { results: unknown[] }).results.length;
  };

  it('ends the list at the same number as the count, on every page', async () => {
    expect(await listed(0, 25)).toBe(LIMIT);
    expect(await listed(3, 3)).toBe(2);
    expect(await listed(LIMIT, 3)).toBe(0);
    expect(await listed(1000, 25)).toBe(0);
  });
});
