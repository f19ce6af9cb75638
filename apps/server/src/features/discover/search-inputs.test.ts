import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

let api: TestApi;
let pipeline: Pipeline;
let member: TestUser;
let projectId: string;
let number = 10;

const post = (path: string, body: object) => api.call(member.token, 'POST', path, body);
const found = async (searchModel: object) => (await post('/documents/search', { searchModel })).body;
const getAlerts = async (savedSearchId: string) =>
  (await post('/alerts/getSearchAlerts', { savedSearchIds: [savedSearchId] })).body;

beforeAll(async () => {
  api = await createTestApi();
  pipeline = await buildPipeline(api.deps);
  await ingestRecords(api, pipeline, testBill(1, { title: 'A gauge for every river' }), testBill(2));
});
beforeEach(async () => {
  number += 1;
  member = await api.addUser(await api.addOrganization('Ours'), `member-${String(number)}@ours.example`, 'member');
  projectId = ((await post('/projects', { name: 'Rivers' })).body as { _id: string })._id;
});
afterAll(async () => {
  await pipeline.stop();
  await api.close();
});

async function save(searchModel: object): Promise<{ _id: string }> {
  const answer = await post('/savedSearches', { projectId, searchModel });
  expect(answer.status).toBe(201);
  return answer.body as { _id: string };
}

describe('Text given only as textSearch', () => {
  const searchModel = { textSearch: 'gauge' };

  it('is searched, explained, previewed and highlighted', async () => {
    const typed = { rawTextSearch: 'gauge' };
    expect(await found(searchModel)).toMatchObject({
      total: 1,
      results: [{ fusionId: 'us-119-hr-1', keywordHighlighting: [{ field: 'title', marks: [[2, 7]] }] }],
    });
    for (const path of ['explain', 'preview'])
      expect((await post(`/documents/search/${path}`, { searchModel })).body, path).toEqual(
        (await post(`/documents/search/${path}`, { searchModel: typed })).body,
      );
    expect((await post('/documents/search/match', { fusionId: 'us-119-hr-1', searchModel })).body).toMatchObject({
      total: 1,
      passages: [{ field: 'title' }],
    });
    const steps = await post('/documents/search/next-steps', { searchModel: { textSearch: 'gauge volcano' } });
    expect(steps.body).toMatchObject({ withoutWord: [{ word: 'volcano', rawTextSearch: 'gauge', total: 1 }] });
  });

  it('is saved, returned under both names and matched', async () => {
    const saved = await save(searchModel);
    expect(saved).toMatchObject({ title: 'gauge', searchModel: { rawTextSearch: 'gauge', textSearch: 'gauge' } });
    await ingestRecords(api, pipeline, testBill(100 + number, { title: 'Lake gauge' }), testBill(200 + number));
    expect(await getAlerts(saved._id)).toMatchObject({
      total: 1,
      results: [{ fusionId: `us-119-hr-${String(100 + number)}`, keywordHighlighting: [{ field: 'title' }] }],
    });
    const match = { fusionId: `us-119-hr-${String(100 + number)}`, savedSearchIds: [saved._id] };
    expect((await post('/documents/search/match', match)).body).toMatchObject({ total: 1 });
  });

  it('is used when rawTextSearch is blank and ignored otherwise', async () => {
    expect(await found({ rawTextSearch: '  ', textSearch: 'gauge river' })).toMatchObject({ total: 1 });
    const both = { rawTextSearch: 'bill:"US HR 2" widget', textSearch: 'widget' };
    expect(await found(both)).toMatchObject({ total: 1, results: [{ fusionId: 'us-119-hr-2' }] });
  });
});

describe('Filter with unknown values', () => {
  const NOWHERE = { genericSearch: { byLocation: ['zz'] } };

  it('finds and alerts nothing for an unknown country', async () => {
    expect(await found(NOWHERE)).toMatchObject({ total: 0, results: [] });
    const grouped = await post('/documents/search', { searchModel: NOWHERE, grouped: true, facets: true });
    expect(grouped.body).toMatchObject({ total: 0, groups: [], byType: [] });
    for (const path of ['explain', 'preview'])
      expect((await post(`/documents/search/${path}`, { searchModel: NOWHERE })).body, path).toMatchObject({
        total: 0,
      });
    const [saved, everywhere] = [await save(NOWHERE), await save({})];
    await ingestRecords(api, pipeline, testBill(300 + number));
    expect(await getAlerts(saved._id)).toMatchObject({ total: 0 });
    expect(await getAlerts(everywhere._id)).toMatchObject({ total: 1 });
  });

  it('still finds documents of a known country beside an unknown country', async () => {
    const beside = { rawTextSearch: 'gauge river', genericSearch: { byLocation: ['zz', 'US'] } };
    expect(await found(beside)).toMatchObject({ total: 1 });
  });

  it.each([
    ['document type', 'datasetTypes.0', { datasetTypes: ['Treaty'] }],
    [
      'kind of report',
      'progressiveFilters.ResearchDocument.researchDocumentTypes.0',
      { progressiveFilters: { ResearchDocument: { researchDocumentTypes: ['OECD'] } } },
    ],
    [
      'kind of regulation',
      'progressiveFilters.Regulation.regDocumentTypes.0',
      { progressiveFilters: { Regulation: { regDocumentTypes: ['Decree'] } } },
    ],
    ['place', 'genericSearch.byLocation.0', { genericSearch: { byLocation: [''] } }],
  ])('rejects an unknown %s and names the field', async (_, field, searchModel) => {
    for (const path of ['/documents/search', '/documents/search/explain', '/savedSearches']) {
      expect(await post(path, { searchModel }), path).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: { [`searchModel.${field}`]: expect.stringMatching(/\w/) } },
      });
    }
  });
});

describe('Match with several searches', () => {
  const match = async (body: object) =>
    (await post('/documents/search/match', { fusionId: 'us-119-hr-1', ...body })).body;

  it('lists the passages of all of them once', async () => {
    const [gauge, river] = [await save({ rawTextSearch: 'gauge' }), await save({ rawTextSearch: 'river' })];
    expect(await match({ searchModel: { rawTextSearch: 'gauge' }, savedSearchIds: [gauge._id, river._id] })).toEqual({
      state: 'available',
      total: 1,
      enhancedSearch: false,
      certainty: null,
      explanation: null,
      passages: [
        expect.objectContaining({
          field: 'title',
          marks: [
            [2, 7],
            [18, 23],
          ],
        }),
      ],
    });
  });

  it('is without passages for a search that does not match', async () => {
    expect(await match({ searchModel: { rawTextSearch: 'volcano' } })).toMatchObject({ state: 'available', total: 0 });
  });

  it('uses enhanced search if any of them does', async () => {
    const enhanced = await save({ rawTextSearch: 'gauge', searchExtensions: { enhancedSearch: true } });
    const plain = { searchModel: { rawTextSearch: 'river' } };
    expect(await match({ ...plain, savedSearchIds: [enhanced._id] })).toMatchObject({ enhancedSearch: true });
    expect(await match(plain)).toMatchObject({ enhancedSearch: false });
  });

  it('is unavailable without a search, and not found for an unknown document', async () => {
    expect(await match({ savedSearchIds: [] })).toMatchObject({ state: 'unavailable', total: 0, passages: [] });
    const unknown = { fusionId: 'us-119-hr-999999', searchModel: { rawTextSearch: 'gauge' } };
    expect(await post('/documents/search/match', unknown)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('Preferences', () => {
  const getPreferences = async (user: TestUser) => (await user.call('GET', '/preferences')).body;
  const set = (user: TestUser, preferences: object) => user.call('PATCH', '/preferences', { preferences });

  it('are empty at first and keep what a change does not name', async () => {
    expect(await getPreferences(member)).toEqual({});
    await set(member, { view: 'list', size: 25 });
    expect((await set(member, { view: 'groups' })).body).toEqual({ view: 'groups', size: 25 });
    expect((await set(member, { size: null })).body).toEqual({ view: 'groups', size: null });
    expect(await getPreferences(member)).toEqual({ view: 'groups', size: null });
  });

  it('are refused when all of a person’s together would be too large, and stay as they were', async () => {
    const person = await api.addUser(member.organizationId, `many-${String(number)}@ours.example`, 'member');
    const names = Array.from({ length: 100 }, (_, place) => `${place}${'x'.repeat(90)}`);
    const answers = [];
    for (let key = 0; key < 20; key += 1) answers.push((await set(person, { [`list${key}`]: names })).status);
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(answers.at(-1)).toBe(413);
    expect(JSON.stringify(await getPreferences(person)).length).toBeLessThanOrEqual(128 * 1024);
    expect((await set(person, { list0: null })).status).toBe(200);
  });

  it('are those of one person only', async () => {
    const other = await api.addUser(member.organizationId, `other-${String(number)}@ours.example`, 'member');
    await set(member, { view: 'list' });
    expect(await getPreferences(other)).toEqual({});
  });
});
