import {
  canadianBillId,
  federalBillIdentity,
  stateBillId,
  type BillRecord,
  type PresidentialActionRecord,
  type RegulationRecord,
} from '@rotunda/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

const congress = (number: number, changes: Partial<BillRecord> = {}): BillRecord =>
  testBill(1, { ...federalBillIdentity(number, 'hr', 1), title: `Of the ${number}th`, ...changes });
/** Mentions other bills in its title, so that it is the most relevant by words. */
const RULE_FOR_BILLS = testBill(1, {
  ...federalBillIdentity(119, 'hconres', 12),
  title: 'On H.R. 1, C-5 and water: H.R. 1, C-5',
});
const state = (code: string, billNumber: string, changes: Partial<BillRecord> = {}): BillRecord =>
  testBill(1, {
    fusionId: stateBillId(code, '2025-2026', billNumber),
    isoCode: `us-${code}`,
    session: '2025-2026',
    localityExternalId: `${code.toUpperCase()} ${billNumber}`,
    ...changes,
  });
const canadian = (isoCode: string, fusionId: string, localityExternalId: string, session = '45-1'): BillRecord =>
  testBill(1, { documentType: 'GlobalLegislation', isoCode, fusionId, session, localityExternalId });
const RULE: RegulationRecord = {
  kind: 'regulation',
  fusionId: 'fr-2024-01234',
  part: 'main',
  isoCode: 'us',
  title: 'A rule',
  regulationDocumentType: 'Rule',
  ofrId: '2024-01234',
  externalIds: ['EPA-HQ-OAR-2024-0358-0001'],
  docketIds: ['EPA-HQ-OAR-2024-0358'],
  registerCitiation: '89 FR 4567',
  regulationIdNumbers: ['2060-AV16'],
};

const ORDER: PresidentialActionRecord = {
  kind: 'presidential-action',
  fusionId: 'eo-99001',
  part: 'main',
  isoCode: 'us',
  title: 'An order',
  actionType: 'executive_order',
  executiveOrderNumber: '99001',
  alsoKnownAs: ['fr-E9-31418'],
  ofrId: 'E9-31418',
};
const LETTERED: PresidentialActionRecord = {
  kind: 'presidential-action',
  fusionId: 'eo-11359-a',
  part: 'main',
  isoCode: 'us',
  title: 'Another',
  actionType: 'executive_order',
  executiveOrderNumber: '11359A',
};

describe('Quick hits', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let member: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    member = await api.addUser(await api.addOrganization('Ours'), 'member@ours.example', 'member');
    await ingestRecords(
      api,
      pipeline,
      congress(118),
      congress(119, { laws: [{ number: 'Public Law 119-21', type: 'Public Law' }] }),
      RULE_FOR_BILLS,
      state('ma', 'HR 1', { sessionEndOn: '2100-01-01' }),
      state('ca', 'AB 12'),
      state('ca', 'ABX1 12'),
      // The last day of the 45th Parliament is not known, that of the 44th is.
      canadian('ca', canadianBillId(45, 1, 'C-5'), 'Canada C-5'),
      canadian('ca', canadianBillId(44, 1, 'C-5'), 'Canada C-5', '44-1'),
      state('wy', 'HJ 8'),
      state('ny', 'S 5186'),
      canadian('ca-on', 'ca-on-44-1-bill-5', 'ON Bill 5'),
      RULE,
      ORDER,
      LETTERED,
    );
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const find = async (typed: string) => {
    const { status, body } = await api.call(member.token, 'GET', `/documents/quick-hits/${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    return body as { id: string; title: string; origin: string | null; url: string }[];
  };
  const getIds = async (typed: string) => (await find(typed)).map(({ id }) => id);

  it.each(['HR 1', 'hr1', 'H.R. 1', 'h r 1'])(
    'finds %s in Congress first, newest first, before the states',
    async (typed) => {
      expect(await getIds(typed)).toEqual(['us-119-hr-1', 'us-118-hr-1', 'us-ma-2025-2026-hr-1']);
    },
  );

  it.each([
    ['US HR 1', ['us-119-hr-1', 'us-118-hr-1']],
    ['ma hr1', ['us-ma-2025-2026-hr-1']],
    ['CA AB 12', ['us-ca-2025-2026-ab-12', 'us-ca-2025-2026-x1-ab-12']],
    ['ABX1 12', ['us-ca-2025-2026-x1-ab-12']],
    ['Canada C-5', ['ca-44-1-c-5', 'ca-45-1-c-5']],
    ['c5', ['ca-44-1-c-5', 'ca-45-1-c-5']],
    ['on bill 5', ['ca-on-44-1-bill-5']],
    ['Bill 5', ['ca-on-44-1-bill-5']],
    ['epa-hq-oar-2024-0358-0001', ['fr-2024-01234']],
    ['2024-01234', ['fr-2024-01234']],
    ['us-118-hr-1', ['us-118-hr-1']],
    ['EO 99001', ['eo-99001']],
    ['e.o. 99,001', ['eo-99001']],
    ['Executive Order No. 99001', ['eo-99001']],
    ['E9-31418', ['eo-99001']],
    ['eo 11359A', ['eo-11359-a']],
    ['Executive Order 11359-A', ['eo-11359-a']],
    ['EO 2', []],
    ['HR 2', []],
    ['water', []],
  ])('finds only exact matches for %s', async (typed, ids) => {
    expect((await getIds(typed)).toSorted()).toEqual(ids.toSorted());
  });

  it('shows place and session to distinguish bills with the same number', async () => {
    expect((await find('HR 1')).map(({ title, origin }) => [title, origin])).toEqual([
      ['US HR 1', 'United States · 119th Congress (2025-2026)'],
      ['US HR 1', 'United States · 118th Congress (2023-2024)'],
      ['MA HR 1', 'Massachusetts · 2025-2026'],
    ]);
    expect(await find('EPA-HQ-OAR-2024-0358-0001')).toMatchObject([{ origin: null, url: '/regulation/fr-2024-01234' }]);
  });

  it.each([
    ['HR 1', ['us-119-hr-1', 'us-118-hr-1', 'us-ma-2025-2026-hr-1']],
    ['HR1 118', ['us-118-hr-1']],
    ['H.R. 1 (118th Congress)', ['us-118-hr-1']],
    ['118 HR 1', ['us-118-hr-1']],
    ['hr 1, 119TH CONGRESS', ['us-119-hr-1']],
    ['HR 1 Massachusetts', ['us-ma-2025-2026-hr-1']],
    ['MA HR 1, 2025-2026', ['us-ma-2025-2026-hr-1']],
    ['MA HR 1 2025', ['us-ma-2025-2026-hr-1']],
    ['MA HR 1 2026', ['us-ma-2025-2026-hr-1']],
    ['HR 1 2025', ['us-119-hr-1', 'us-ma-2025-2026-hr-1']],
    ['California AB 12', ['us-ca-2025-2026-ab-12', 'us-ca-2025-2026-x1-ab-12']],
    ['H Con Res 12', ['us-119-hconres-12']],
    ['HCR 12', ['us-119-hconres-12']],
    ['C-5 45-2', []],
    ['Canada C-5 (45-1)', ['ca-45-1-c-5']],
    ['Bill C-5', ['ca-45-1-c-5', 'ca-44-1-c-5']],
    ['bill:C5', ['ca-45-1-c-5', 'ca-44-1-c-5']],
    ['PL 119-21', ['us-119-hr-1']],
    ['Public Law 119-21', ['us-119-hr-1']],
    ['Public Law No: 119-21', ['us-119-hr-1']],
    ['PubL 119-21', ['us-119-hr-1']],
    ['2024-01234', ['fr-2024-01234']],
    ['FR Doc. 2024-01234', ['fr-2024-01234']],
    ['EPA-HQ-OAR-2024-0358', ['fr-2024-01234']],
    ['Docket ID No. EPA–HQ–OAR–2024–0358', ['fr-2024-01234']],
    ['89 FR 4567', ['fr-2024-01234']],
    ['89 Fed. Reg. 4,567', ['fr-2024-01234']],
    ['RIN 2060-AV16', ['fr-2024-01234']],
    ['EO 99001', ['eo-99001']],
    ['HR 2 118', []],
    ['Assembly Bill No. 12', ['us-ca-2025-2026-ab-12', 'us-ca-2025-2026-x1-ab-12']],
    ['#HR1', ['us-119-hr-1', 'us-118-hr-1', 'us-ma-2025-2026-hr-1']],
    ['HJ 8', ['us-wy-2025-2026-hj-8']],
    ['S5186-A', ['us-ny-2025-2026-s-5186']],
    ['H.R.1 - 118th Congress (2023-2024): Of the 118th | Congress.gov', ['us-118-hr-1']],
    ['CA AB12 | 2025-2026 | Regular Session', ['us-ca-2025-2026-ab-12', 'us-ca-2025-2026-x1-ab-12']],
  ])('finds %s where and when it says', async (text, ids) => {
    expect(await getIds(text)).toEqual(ids);
  });

  const search = async (rawTextSearch: string, others: object = {}) => {
    const searchModel = { rawTextSearch, datasetTypes: ['Legislation', 'GlobalLegislation'] };
    const input = { searchModel, sort: 'relevance', skip: 0, limit: 5, grouped: false, ...others };
    const { status, body } = await api.call(member.token, 'POST', '/documents/search', input);
    expect(status, JSON.stringify(body)).toBe(200);
    return (body as { results: { fusionId: string }[] }).results.map(({ fusionId }) => fusionId);
  };

  it.each([
    ['HR 1', ['us-119-hr-1', 'us-118-hr-1', 'us-ma-2025-2026-hr-1', 'us-119-hconres-12']],
    ['H. R. 1', ['us-119-hr-1', 'us-118-hr-1', 'us-ma-2025-2026-hr-1', 'us-119-hconres-12']],
    ['118 HR 1', ['us-118-hr-1']],
    ['H.R. 1 (118th)', ['us-118-hr-1']],
    ['us-118-hr-1', ['us-118-hr-1']],
    ['HR 1 Massachusetts', ['us-ma-2025-2026-hr-1']],
    ['legislation:California AB 12', ['us-ca-2025-2026-ab-12']],
    ['AB12 2025', ['us-ca-2025-2026-ab-12']],
    ['C5', ['ca-45-1-c-5', 'ca-44-1-c-5']],
    ['bill:C5', ['ca-45-1-c-5', 'ca-44-1-c-5']],
    ['C-5 water', ['us-119-hconres-12']],
    ['PL 119-21', ['us-119-hr-1']],
    ['Public Law No: 119-21', ['us-119-hr-1']],
    ['Assembly Bill No. 12', ['us-ca-2025-2026-ab-12']],
    ['HJ 8', ['us-wy-2025-2026-hj-8']],
    ['S5186-A', ['us-ny-2025-2026-s-5186']],
    ['H.R.1 - 118th Congress (2023-2024): Known by another title', ['us-118-hr-1']],
  ])('Discover lists the bill itself first for %s', async (text, ids) => {
    expect((await search(text)).slice(0, ids.length)).toEqual(ids);
  });

  it.each([
    ['Docket No. EPA-HQ-OAR-2024-0358', 'fr-2024-01234'],
    ['FR Doc. 2024-01234', 'fr-2024-01234'],
    ['fr-2024-01234', 'fr-2024-01234'],
    ['RIN 2060-AV16', 'fr-2024-01234'],
    ['89 FR 4,567', 'fr-2024-01234'],
  ])('Discover finds the record %s, whatever is written before its number', async (rawTextSearch, id) => {
    const input = { searchModel: { rawTextSearch }, limit: 5 };
    const { body } = await api.call(member.token, 'POST', '/documents/search', input);
    expect((body as { results: { fusionId: string }[] }).results.map(({ fusionId }) => fusionId)).toEqual([id]);
  });

  it.each([
    ['HR 1', 'us-119-hr-1'],
    ['hr1', 'us-119-hr-1'],
    ['118 HR 1', 'us-118-hr-1'],
    ['legislation:California AB 12', 'us-ca-2025-2026-ab-12'],
    ['Assembly Bill No. 12', 'us-ca-2025-2026-ab-12'],
    ['H.R.1 - Known by another title', 'us-119-hr-1'],
    ['NY S5186-A', 'us-ny-2025-2026-s-5186'],
    ['PubL 119-21', 'us-119-hr-1'],
  ])('pickers list the bill itself first for %s', async (searchText, first) => {
    const paginationArgs = { skip: 0, limit: 5 };
    const linked = await api.call(member.token, 'POST', '/linked-entities/search', {
      searchText,
      searchType: 'Discover',
      paginationArgs,
    });
    const { groups } = linked.body as { groups: { results: { fusionId: string }[] }[] };
    expect(groups[0]?.results[0]?.fusionId).toBe(first);
    const bills = await api.call(member.token, 'POST', '/documents/legislation/search', {
      searchText,
      activeSessions: false,
      skip: 0,
      limit: 5,
    });
    expect((bills.body as { results: { fusionId: string }[] }).results[0]?.fusionId).toBe(first);
  });
});
