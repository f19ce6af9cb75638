import type { LinkedEntity } from '@rotunda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from '../../app/build-pipeline.ts';
import { ingestRecords, testBill } from '../../app/testing/ingest-records.ts';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';
import { resolveLinkedEntities } from './queries/resolve-linked-entities.ts';

interface Group {
  documentType: string;
  results: { fusionId: string; label: string; description: string | null }[];
  total: number;
  atTotalLimit: boolean;
}

describe('Linked entities API', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let viewer: TestUser;
  let owner: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    viewer = await api.addUser(await api.addOrganization('Ours'), 'viewer@ours.example', 'viewer');
    owner = await api.addUser(viewer.organizationId, 'owner@ours.example', 'member');
    for (let number = 1; number <= 12; number += 1) {
      await ingestRecords(api, pipeline, testBill(number, { title: `Grade crossing safety ${number}` }));
    }
    await ingestRecords(
      api,
      pipeline,
      {
        kind: 'person',
        part: 'main',
        fusionId: 'person-1',
        isoCode: 'us',
        fullSourceId: 'bioguide:X000001',
        fullName: 'Ada Crossing',
      },
      {
        kind: 'committee',
        part: 'main',
        fusionId: 'committee-1',
        isoCode: 'us',
        fullSourceId: 'committee:1',
        name: 'Subcommittee on Crossings',
        chamber: 'lower',
      },
    );
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  async function search(body: object): Promise<Group[]> {
    const answer = await api.call(viewer.token, 'POST', '/linked-entities/search', {
      searchType: 'Discover',
      paginationArgs: {},
      ...body,
    });
    expect(answer.status).toBe(200);
    return (answer.body as { groups: Group[] }).groups;
  }

  it('finds documents by title, ten per type, with further pages by type', async () => {
    const [group] = await search({ searchText: 'grade crossing' });
    expect(group).toMatchObject({ documentType: 'Legislation', total: 12, atTotalLimit: false });
    expect(group?.results).toHaveLength(10);
    const next = await search({
      searchText: 'grade crossing',
      documentType: 'Legislation',
      paginationArgs: { skip: 10, limit: 10 },
    });
    expect(next[0]?.results).toHaveLength(2);
    const ids = [...(group?.results ?? []), ...(next[0]?.results ?? [])].map((one) => one.fusionId);
    expect(new Set(ids).size).toBe(12);
  });

  it('matches the last word as a prefix', async () => {
    expect((await search({ searchText: 'grade cros' }))[0]?.total).toBe(12);
  });

  it('shows a bill by number with its title as description', async () => {
    const [group] = await search({ searchText: 'US HR 3' });
    expect(group?.results[0]).toEqual({
      documentType: 'Legislation',
      fusionId: 'us-119-hr-3',
      label: 'US HR 3',
      description: 'Grade crossing safety 3',
    });
  });

  it('finds people before committees, and neither in Discover', async () => {
    const groups = await search({ searchText: 'crossing', searchType: 'Stakeholder' });
    expect(groups.map((group) => group.documentType)).toEqual(['Person', 'Committee']);
    expect(groups[1]?.results[0]).toMatchObject({ label: 'Subcommittee on Crossings', description: 'lower' });
    expect((await search({ searchText: 'crossing' })).map((group) => group.documentType)).toEqual(['Legislation']);
  });

  it('returns nothing for a blank text and treats operators as words', async () => {
    expect(await search({ searchText: '   ' })).toEqual([]);
    expect(await search({ searchText: '"' })).toEqual([]);
    expect((await search({ searchText: 'grade NOT crossing' })).map((group) => group.total)).toEqual([]);
    expect((await search({ searchText: '(grade: crossing' }))[0]?.total).toBe(12);
  });

  it('resolves links in the given order and omits unknown or mistyped links', async () => {
    const entities = [
      { documentType: 'Committee', fusionId: 'committee-1' },
      { documentType: 'Legislation', fusionId: 'us-119-hr-999' },
      { documentType: 'Regulation', fusionId: 'us-119-hr-1' },
      { documentType: 'Person', fusionId: 'person-1' },
    ];
    const answer = await api.call(viewer.token, 'POST', '/linked-entities/fetch-by-ids', { entities });
    expect(answer.body).toEqual({
      results: [
        { ...entities[0], label: 'Subcommittee on Crossings', description: 'lower' },
        { ...entities[3], label: 'Ada Crossing', description: null },
      ],
      total: 2,
    });
  });

  it('finds contacts of the organization after people, and only of the type asked for', async () => {
    const contact = (documentType: 'CustomPerson' | 'CustomOrg', names: object) =>
      owner.call('POST', '/stakeholders/custom-contacts', { documentType, ...names });
    await contact('CustomPerson', { firstName: 'Ana', lastName: 'Rivers' });
    await contact('CustomOrg', { name: 'Crossing Guards' });
    const getTypes = async (body: object) =>
      (await search({ searchText: 'crossing', ...body })).map(({ documentType }) => documentType);
    expect(await getTypes({ searchType: 'Stakeholder' })).toEqual(['Person', 'Committee', 'CustomOrg']);
    expect(await getTypes({ searchType: 'Stakeholder', documentType: 'CustomOrg' })).toEqual(['CustomOrg']);
    expect(await getTypes({ searchType: 'Stakeholder', documentType: 'CustomPerson' })).toEqual([]);
    expect(await getTypes({ searchType: 'Stakeholder', documentType: 'Person' })).toEqual(['Person']);
    expect(await getTypes({ searchType: 'Stakeholder', documentType: 'Legislation' })).toEqual([]);
    expect(await getTypes({ searchType: 'Discover', documentType: 'CustomOrg' })).toEqual([]);
    expect(await getTypes({ searchType: 'Discover', documentType: 'Committee' })).toEqual([]);
  });

  it('resolves each link once, in the given order, and returns those that are missing or of another type', async () => {
    const { rows } = await api.deps.database.$client.query<{ id: number; name: string }>(
      'select document_id::int as id, fusion_id as name from documents',
    );
    const getName = (documentId: number) => rows.find(({ id }) => id === documentId)?.name;
    const resolve = async (organizationId: string, ...entities: LinkedEntity[]) => {
      const { documentIds, missing } = await resolveLinkedEntities(api.deps.database, organizationId, entities);
      return { found: documentIds.map(getName), missing };
    };
    const bill = (number: number): LinkedEntity => ({ documentType: 'Legislation', fusionId: `us-119-hr-${number}` });
    const person: LinkedEntity = { documentType: 'Person', fusionId: 'person-1' };
    const mistyped: LinkedEntity = { documentType: 'Committee', fusionId: 'person-1' };
    const ours = viewer.organizationId;
    expect(await resolve(ours, bill(7), mistyped, person, bill(3), bill(7), bill(99))).toEqual({
      found: ['us-119-hr-7', 'person-1', 'us-119-hr-3'],
      missing: [mistyped, bill(99)],
    });
    expect(await resolve(ours)).toEqual({ found: [], missing: [] });
    const made = await owner.call('POST', '/stakeholders/custom-contacts', {
      documentType: 'CustomOrg',
      name: 'Guards',
    });
    const own: LinkedEntity = { documentType: 'CustomOrg', fusionId: (made.body as { fusionId: string }).fusionId };
    expect((await resolve(ours, own)).missing).toEqual([]);
    expect((await resolve(await api.addOrganization('Theirs'), own, bill(1))).missing).toEqual([own]);
  });
});
