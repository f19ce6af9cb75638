import type { RegulationRecord } from '@rotunda/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

const RULE: RegulationRecord = {
  ...{ kind: 'regulation', fusionId: 'fr-2026-1', part: 'main', isoCode: 'us', title: 'A rule on widgets' },
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
    member = await api.addUser(await api.addOrganisation('Ours'), 'member@ours.example', 'member');
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
