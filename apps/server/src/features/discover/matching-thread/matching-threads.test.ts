import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../../app/testing/test-api.ts';
import { AppError } from '../../../platform/app-error.ts';
import { MatchingThreads } from './matching-threads.ts';

const ID = 'us-119-hr-1';
const BLOCKS = 2000;
/** Text of a block; all blocks together take 20 MB. */
const LINE = 'the gauge of a stream is read by nobody. ';
const LINES = 250;
const SEARCH = { searchModel: { rawTextSearch: 'river AND NOT volcano' }, fusionId: ID };

describe('Matching in a 20 MB document', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let member: TestUser;
  beforeAll(async () => {
    // On a busy machine, a document of this size may exceed the usual search timeout.
    api = await createTestApi({ environment: { ROTUNDA_SEARCH_TIMEOUT_SECONDS: '25' } });
    pipeline = await buildPipeline(api.deps);
    member = await api.addUser(await api.addOrganization('Ours'), 'member@ours.example', 'member');
    const { kind: _kind, part: _part, ...bill } = testBill(1);
    await ingestRecords(api, pipeline, testBill(1), {
      kind: 'bill-text',
      fusionId: ID,
      part: 'text-ih',
      bill,
      versionCode: 'ih',
      date: '2026-01-05',
      fnDocumentId: `${ID}-ih`,
      versionName: 'Introduced',
      language: 'en',
      format: 'plain',
      sections: [
        {
          sectionId: 's-1',
          level: 0,
          blocks: [
            {
              text: 'A short text.',
              indent: 0,
            },
          ],
        },
      ],
    });
    await api.deps.database.$client.query(
      `update document_texts set sections = (
         select jsonb_agg(jsonb_build_object('sectionId', 's-' || place, 'num', 'SEC. ' || place || '.', 'level', 0,
           'blocks', jsonb_build_array(jsonb_build_object('text', 'A river. ' || repeat($1, $2), 'indent', 0))))
         from generate_series(1, $3) as place)`,
      [LINE, LINES, BLOCKS],
    );
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  it('finds passages without blocking other requests', async () => {
    const isDone = new AbortController();
    const stall = monitorEventLoopDelay({ resolution: 5 });
    stall.enable();
    const startMs = performance.now();
    const asked = api.call(member.token, 'POST', '/documents/search/match', SEARCH).finally(() => isDone.abort());
    while (!isDone.signal.aborted) expect((await api.call(member.token, 'GET', '/projects')).status).toBe(200);
    stall.disable();
    expect((await asked).body).toMatchObject({ state: 'available', total: BLOCKS });
    expect((await asked).body).toHaveProperty('passages.length', 200);
    expect(stall.max / 1e6).toBeLessThan((performance.now() - startMs) / 2);
  });

  it('marks words in the text reader', async () => {
    const answer = await api.call(member.token, 'GET', `/documents/legislation/${ID}/text?query=river`);
    expect(answer.body).toMatchObject({ matchCount: BLOCKS });
    expect(answer.body).toHaveProperty('sections.0.blocks.0.marks', [[2, 7]]);
  });

  it('ends at its time limit, length limit or on a lost database with a helpful error', async () => {
    const { connectionString } = api.deps;
    const ask = async (changes: object) => {
      const threads = new MatchingThreads({ connectionString, processorMs: 30_000, ...changes });
      const request = { fusionId: ID, asked: [{ query: { kind: 'all' as const }, text: '' }] };
      try {
        return await threads.findPassages({ userId: 'ada' }, request).catch((error: unknown) => error);
      } finally {
        await threads.close();
      }
    };
    expect(await ask({ processorMs: 500 })).toEqual(new AppError('SEARCH_TOO_SLOW'));
    expect(await ask({ maxTextBytes: 10_000_000 })).toEqual(new AppError('TOO_LARGE'));
    expect(await ask({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })).toEqual(new AppError('UNAVAILABLE'));
  });
});
