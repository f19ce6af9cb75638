import { type DateRange, searchModelSchema } from '@rotunda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../../app/testing/test-api.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createFixedClock } from '../../../platform/testing/fixed-clock.ts';
import { compileSearchModel } from '../compile/compile-search-model.ts';
import type { DiscoverDeps } from '../discover.deps.ts';
import type { DocumentSelection, SearchEngine, SearchRequest } from '../search-engine/search-engine.ts';
import { replaySearch } from './replay-search.ts';

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
    viewer = await api.addUser(await api.addOrganization('Ours'), 'viewer@ours.example', 'viewer');
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
  const getTotal = async (searchModel: object) =>
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
      expect(await getTotal(one.searchModel)).toBeGreaterThanOrEqual(found);
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
      searchModel: { rawTextSearch: 'a OR "b' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'QUERY_FAULT', fault: { position: 5, code: 'unclosed-quote' } },
    });
  });
});

describe('replaySearch', () => {
  const at = (text: string) => Date.parse(text) / 1000;
  // Only the id and the limit of results are used.
  const ada = { userId: 'ada', flags: { searchResultsLimit: 1000 } } as Actor;

  /** Replays a search in an index that finds nothing, so that no cards are read. */
  async function replayed(lastUpdatedDateRange: DateRange | null, now = '2026-03-12T12:34:56Z') {
    const searched: SearchRequest[] = [];
    const counted: { selection: DocumentSelection; fromTs: number }[] = [];
    const engine: Pick<SearchEngine, 'search' | 'countPerWeek'> = {
      search: async (request) => {
        searched.push(request);
        const nothing = { byType: [], documentIds: [], groups: [], facets: null, passages: Promise.resolve([]) };
        return { total: 0, atTotalLimit: false, ...nothing };
      },
      countPerWeek: async (selection, fromTs, weeks) => {
        counted.push({ selection, fromTs });
        return Array.from({ length: weeks }, () => 0);
      },
    };
    const compileSearch: DiscoverDeps['compileSearch'] = async (_actor, model, ts) => compileSearchModel(model, ts);
    const deps: Pick<DiscoverDeps, 'clock' | 'compileSearch' | 'engine'> = {
      clock: createFixedClock(at(now)),
      compileSearch,
      engine: engine as SearchEngine,
    };
    const model = searchModelSchema.parse({ datasetTypes: ['News'], genericSearch: { lastUpdatedDateRange } });
    const { perWeek } = await replaySearch(deps as DiscoverDeps, ada, model);
    return { perWeek, searched, counted };
  }
  const [from, to] = [at('2025-03-14T00:00:00Z'), at('2026-03-12T23:59:59Z')];

  it.each(['2026-03-12T00:00:00Z', '2026-03-12T23:59:59Z'])(
    'covers the 52 weeks that end with the day of %s',
    async (now) => {
      const { perWeek, searched, counted } = await replayed(null, now);
      expect(searched[0]?.filters).toEqual([{ documentTypes: ['News'], lastUpdated: { fromTs: from, toTs: to } }]);
      expect(counted).toMatchObject([{ fromTs: from, selection: { filters: searched[0]?.filters } }]);
      expect(perWeek).toHaveLength(52);
      expect(perWeek[51]).toEqual({ startTs: at('2026-03-06T00:00:00Z'), count: 0 });
    },
  );

  it.each([
    ['wider than the year', from - 1, to + 1, { fromTs: from, toTs: to }],
    ['within it', from + 1, to - 1, { fromTs: from + 1, toTs: to - 1 }],
    ['without a beginning', null, to - 1, { fromTs: from, toTs: to - 1 }],
    ['without an end', from + 1, null, { fromTs: from + 1, toTs: to }],
  ])('keeps the dates of the search within the year: %s', async (_what, startTs, stopTs, lastUpdated) => {
    const { searched } = await replayed({ name: 'custom', startTs, stopTs });
    expect(searched[0]?.filters).toEqual([{ documentTypes: ['News'], lastUpdated }]);
  });

  it('looks only within the year for what a search without its dates would add', async () => {
    const { searched } = await replayed({ name: 'custom', startTs: from + 5, stopTs: null });
    expect(searched.at(-1)).toMatchObject({
      filters: [{ lastUpdated: { fromTs: from, toTs: to } }],
      except: { filters: [{ lastUpdated: { fromTs: from + 5, toTs: to } }] },
    });
  });
});
