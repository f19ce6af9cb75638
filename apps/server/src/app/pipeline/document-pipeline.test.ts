import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueStaleIndex } from '../../features/discover/index.ts';
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
      const { rows } = await api.deps.database.$client.query<{ organization_id: string | null }>(
        `select organization_id from events where topic = 'documents.changed'`,
      );
      return rows;
    };
    await ingestRecords(api, pipeline, testBill(1), testBill(2));
    expect(await announced()).toEqual([{ organization_id: null }]);

    await createDocumentChangesRepository(api.deps.database).appendReindex(
      api.deps.clock.now(),
      api.deps.clock.nowMs(),
    );
    expect(await pipeline.pipeline.drain()).toBe(2);
    expect(await announced()).toHaveLength(1);
  });

  it('indexes again what an earlier release indexed in another form, once and without alerts', async () => {
    const { database } = api.deps;
    await ingestRecords(api, pipeline, testBill(3));
    expect(await queueStaleIndex(api.deps)).toBe(0);
    await database.$client.query(
      `update doc_head set content_hash = 'of an earlier release', lexemes = ''
       where document_id = (select document_id from documents where fusion_id = 'us-119-hr-3')`,
    );
    expect(await queueStaleIndex(api.deps)).toBe(1);
    // What is queued already is not queued twice.
    expect(await queueStaleIndex(api.deps)).toBe(0);
    expect(await pipeline.pipeline.drain()).toBe(1);
    const { rows } = await database.$client.query(`select 1 from doc_head where lexemes = ''`);
    expect(rows).toEqual([]);
    expect(await queueStaleIndex(api.deps)).toBe(0);
  });
});
