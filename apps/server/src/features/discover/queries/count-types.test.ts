import type { DocumentFilters } from '@rotunda/query';
import type { RegulationRecord } from '@rotunda/domain';
import { searchModelSchema, type SearchModelInput } from '@rotunda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../../app/build-pipeline.ts';
import { createTestApi, type TestApi, type TestUser } from '../../../app/testing/test-api.ts';
import { ingestRecords, testBill } from '../../../app/testing/ingest-records.ts';
import { createFixedClock } from '../../../platform/testing/fixed-clock.ts';
import type { DocumentSelection, SearchAnswer, SearchRequest } from '../search-engine/search-engine.ts';
import { SYSTEM_REQUESTER } from '../search-engine/testing/engine-conformance.ts';
import { countTypes } from './count-types.ts';

const answer = (total: number): SearchAnswer => ({
  total,
  atTotalLimit: false,
  documentIds: [],
  groups: [],
  facets: null,
  passages: Promise.resolve([]),
  byType: [
    {
      documentType: 'News',
      total,
      atTotalLimit: false,
    },
  ],
});

/** Searches find 2 documents, counts 3, and the search itself 1. */
async function counted(model: SearchModelInput) {
  const asked: (readonly DocumentFilters[])[] = [];
  const engine = {
    search: async (request: SearchRequest) => {
      expect(request).toMatchObject({ limit: 0, facets: false, countLimit: 50 });
      asked.push(request.filters);
      return answer(2);
    },
    count: async ({ filters }: DocumentSelection) => {
      asked.push(filters);
      return { total: 3, atTotalLimit: false };
    },
  };
  const counts = await countTypes(
    { clock: createFixedClock(), engine },
    {
      model: searchModelSchema.parse(model),
      selection: { requester: SYSTEM_REQUESTER, query: { kind: 'all' }, filters: [{}], scope: null },
      countLimit: 50,
      found: Promise.resolve(answer(1)),
    },
  );
  return { all: counts.all.total, byType: counts.byType.map(({ total }) => total), asked };
}

const REGULATIONS = { Regulation: { regDocumentTypes: ['Rule' as const] } };

describe('countTypes', () => {
  it('takes the counts of the search itself when neither types nor their filters were chosen', async () => {
    expect(await counted({})).toEqual({ all: 1, byType: [1], asked: [] });
  });

  it('searches all types, with their own filters, when types were chosen', async () => {
    const { all, byType, asked } = await counted({ datasetTypes: ['News'], genericSearch: { byLocation: ['us'] } });
    expect([all, byType]).toEqual([2, [2]]);
    expect(asked).toMatchObject([[{ documentTypes: { length: 6 }, isoCodes: ['us'] }]]);
  });

  it('counts all types once more without the filters of types, which choosing All clears', async () => {
    const { all, byType, asked } = await counted({ progressiveFilters: REGULATIONS });
    expect([all, byType]).toEqual([3, [1]]);
    expect(asked).toMatchObject([[{ documentTypes: { length: 6 } }]]);
    const chosen = await counted({ datasetTypes: ['Regulation'], progressiveFilters: REGULATIONS });
    expect([chosen.all, chosen.byType]).toEqual([3, [2]]);
    expect(chosen.asked).toMatchObject([
      [{ documentTypes: { length: 5 } }, { documentTypes: ['Regulation'], regDocumentTypes: ['Rule'] }],
      [{ documentTypes: { length: 6 } }],
    ]);
  });
});

const RULE: RegulationRecord = {
  kind: 'regulation',
  fusionId: 'fr-2026-1',
  part: 'main',
  isoCode: 'us',
  title: 'A rule on widgets',
  regulationDocumentType: 'Rule',
};
const PAST = { session: '101', sessionEndOn: '1990-10-28', fusionId: 'us-101-hr-3' };

describe('Type counts beside a search', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let member: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    member = await api.addUser(await api.addOrganization('Ours'), 'member@ours.example', 'member');
    await ingestRecords(api, pipeline, testBill(1), testBill(2), testBill(3, PAST), RULE);
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const search = async (searchModel: object, rest: object = { typeCounts: true }) => {
    const model = { rawTextSearch: 'widget', ...searchModel };
    return (await api.call(member.token, 'POST', '/documents/search', { searchModel: model, limit: 1, ...rest })).body;
  };
  const exactly = (total: number) => ({ total, atTotalLimit: false });
  const ACTIVE = { progressiveFilters: { Legislation: { activeSessions: true } } };

  it('ignore the chosen type, and the "all" count ignores filters of types', async () => {
    expect(await search({ datasetTypes: ['Legislation'], ...ACTIVE })).toMatchObject({
      total: 2,
      typeCounts: {
        all: exactly(4),
        byType: [
          { documentType: 'Legislation', ...exactly(2) },
          { documentType: 'Regulation', ...exactly(1) },
        ],
      },
    });
  });

  it('apply the filters common to all types', async () => {
    expect(await search({ datasetTypes: ['Regulation'], genericSearch: { byLocation: ['us-wy'] } })).toMatchObject({
      typeCounts: { all: exactly(0), byType: [] },
    });
  });

  it('match the search when no type is chosen and are null when not requested', async () => {
    expect(await search({})).toMatchObject({ total: 4, typeCounts: { all: exactly(4), byType: [{}, {}] } });
    expect(await search(ACTIVE)).toMatchObject({ total: 3, typeCounts: { all: exactly(4), byType: [{}, {}] } });
    expect(await search({}, {})).toMatchObject({ total: 4, typeCounts: null });
  });
});
