import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../../app/testing/test-api.ts';

const DAY_SECONDS = 86_400;

interface Replay {
  total: number;
  hasMovingDates: boolean;
  perWeek: { startTs: number; count: number }[];
  latest: { fusionId: string }[];
  looser: {
    change: { change: string; clause?: string; filter?: string };
    searchModel: object;
    added: { total: number };
    examples: { fusionId: string }[];
  }[];
  uncounted: number;
}

describe('Search replay over the last 12 months', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let viewer: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    viewer = await api.addUser(await api.addOrganisation('Ours'), 'viewer@ours.example', 'viewer');
    await ingestRecords(
      api,
      pipeline,
      ...Array.from({ length: 12 }, (_, place) => testBill(place + 1, { title: 'A river gauge' })),
      testBill(20, { title: 'A gauge for a great river' }),
      testBill(21, { title: 'A gauge for a lake' }),
      testBill(22, { title: 'A river gauge of Canada', fusionId: 'us-119-s-22', isoCode: 'us-ca' }),
      testBill(30, { title: 'A river gauge of long ago' }),
    );
    await moveBack('us-119-%', 2);
    await moveBack('us-119-hr-1', 10);
    await moveBack('us-119-hr-2', 363);
    await moveBack('us-119-hr-30', 370);
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  /** Backdates the document's last change by the given number of days. */
  const moveBack = async (fusionId: string, days: number) => {
    const ts = api.deps.clock.now() - days * DAY_SECONDS;
    for (const table of ['documents', 'doc_search']) {
      const { rowCount } = await api.deps.database.$client.query(
        `update ${table} set last_updated_ts = $1
         where document_id in (select document_id from documents where fusion_id like $2)`,
        [ts, fusionId],
      );
      expect(rowCount, table).toBeGreaterThan(0);
    }
  };
  const replay = async (searchModel: object) => {
    const { status, body } = await api.call(viewer.token, 'POST', '/documents/search/replay', { searchModel });
    expect(status).toBe(200);
    return body as Replay;
  };
  const totalOf = async (searchModel: object) =>
    ((await api.call(viewer.token, 'POST', '/documents/search', { searchModel })).body as { total: number }).total;

  it('counts by week, lists the newest results and what each looser search adds', async () => {
    const answer = await replay({ rawTextSearch: '"river gauge"', genericSearch: { byLocation: ['us'] } });
    expect(answer).toMatchObject({ total: 12, hasMovingDates: false, uncounted: 0 });
    expect(answer.perWeek).toHaveLength(52);
    const counts = answer.perWeek.map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect([counts[0], counts[50], counts[51]]).toEqual([1, 1, 10]);
    expect(answer.latest).toHaveLength(10);
    expect(answer.latest.map(({ fusionId }) => fusionId)).not.toContain('us-119-hr-2');
    expect(answer.looser.map(({ change, added }) => [change.filter ?? change.clause, added.total])).toEqual([
      ['"river gauge"', 1],
      ['locations', 1],
    ]);
    expect(answer.looser.map(({ examples }) => examples.map(({ fusionId }) => fusionId))).toEqual([
      ['us-119-hr-20'],
      ['us-119-s-22'],
    ]);
  });

  it('offers looser searches whose counts match their results', async () => {
    const searchModel = { rawTextSearch: 'title:(river w/2 gauge) AND great' };
    const { looser, total } = await replay(searchModel);
    expect(looser.length).toBeGreaterThan(2);
    for (const one of looser) {
      const found = (await replay(one.searchModel)).total;
      expect(found - total, JSON.stringify(one.change)).toBe(one.added.total);
      // The old bill counts for a search but not for the past year.
      expect(await totalOf(one.searchModel)).toBeGreaterThanOrEqual(found);
    }
  });

  it('resolves moving dates as of today and reports that it does', async () => {
    const lastUpdatedDateRange = { name: 'last_7_days', startTs: null, stopTs: null };
    const answer = await replay({ rawTextSearch: 'river gauge', genericSearch: { lastUpdatedDateRange } });
    expect(answer.hasMovingDates).toBe(true);
    expect(answer.total).toBe(12);
    expect(answer.looser.find(({ change }) => change.filter === 'lastUpdated')?.added.total).toBe(2);
  });

  it('rejects an invalid query with the position of the error', async () => {
    const refused = await api.call(viewer.token, 'POST', '/documents/search/replay', {
      searchModel: { rawTextSearch: 'a "b' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'QUERY_FAULT', fault: { position: 2, code: 'unclosed-quote' } },
    });
  });
});
