import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentChangesRepository } from '../../features/documents/index.ts';
import { buildPipeline, type Pipeline } from '../build-pipeline.ts';
import { ingestRecords, testBill } from '../testing/ingest-records.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

describe('Document pipeline', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  it('announces changed documents once per batch and does not announce a reindex', async () => {
    const announced = async () => {
      const { rows } = await api.deps.database.$client.query<{ organisation_id: string | null }>(
        `select organisation_id from events where topic = 'documents.changed'`,
      );
      return rows;
    };
    await ingestRecords(api, pipeline, testBill(1), testBill(2));
    expect(await announced()).toEqual([{ organisation_id: null }]);

    await createDocumentChangesRepository(api.deps.database).appendReindex(
      api.deps.clock.now(),
      api.deps.clock.nowMs(),
    );
    expect(await pipeline.pipeline.drain()).toBe(2);
    expect(await announced()).toHaveLength(1);
  });
});
