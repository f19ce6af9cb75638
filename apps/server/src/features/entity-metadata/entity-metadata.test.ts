import type { EntityMetadata } from '@rotunda/contract';
import { LIMITS } from '@rotunda/contract/values';
import { events } from '@rotunda/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';

const bill = (number: number) => ({ fusionId: `us-119-hr-${number}`, documentType: 'Legislation' });

describe('Entity metadata', () => {
  const { api, ingest, admin, member, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['entity_metadata', 'entity_tags', 'tags', 'projects', 'events'] },
  );
  beforeAll(() => ingest(testBill(1), testBill(2)));

  const update = (changes: object[], user = member) => user.call('POST', '/entity-metadata', { changes });
  const decided = async (user = member, ...numbers: number[]) => {
    const fusionIds = numbers.map((number) => bill(number).fusionId);
    const answer = await user.call('POST', '/entity-metadata/fetch-by-ids', { fusionIds });
    return (answer.body as { results: EntityMetadata[] }).results;
  };

  it('is empty until someone sets it and omits unknown documents', async () => {
    const nothing = { priority: null, position: null, tagIds: [], projectIds: [] };
    expect(await decided(member, 2, 1, 99)).toEqual([
      { ...bill(1), ...nothing },
      { ...bill(2), ...nothing },
    ]);
  });

  it('is shared within the organization and hidden from others', async () => {
    const answer = await update([{ ...bill(1), priority: 'High', position: 'Oppose' }]);
    expect(answer).toMatchObject({ status: 200, body: { total: 1, results: [{ ...bill(1), priority: 'High' }] } });
    expect(await decided(admin, 1)).toMatchObject([{ priority: 'High', position: 'Oppose' }]);
    expect(await decided(stranger, 1)).toMatchObject([{ priority: null, position: null }]);
    await update([{ ...bill(1), priority: 'Low' }], stranger);
    expect(await decided(member, 1)).toMatchObject([{ priority: 'High' }]);
  });

  it('keeps what a change does not name and clears with null or an empty string', async () => {
    await update([{ ...bill(1), priority: 'High', position: 'Oppose' }]);
    await update([{ ...bill(1), priority: null }]);
    expect(await decided(member, 1)).toMatchObject([{ priority: null, position: 'Oppose' }]);
    await update([{ ...bill(1), position: '' }]);
    expect(await decided(member, 1)).toMatchObject([{ position: null }]);
  });

  it('takes the last change when a document is named twice', async () => {
    await update([
      { ...bill(1), priority: 'High' },
      { ...bill(1), priority: 'Low' },
    ]);
    expect(await decided(member, 1)).toMatchObject([{ priority: 'Low' }]);
  });

  it('adds and removes tags and returns them sorted by name', async () => {
    const [water, energy] = [
      await admin.make('/tags', { name: 'Water' }),
      await admin.make('/tags', { name: 'énergie' }),
    ];
    await update([{ ...bill(1), addTagIds: [water] }]);
    await update([{ ...bill(1), addTagIds: [water, energy] }]);
    expect(await decided(member, 1, 2)).toMatchObject([{ tagIds: [energy, water] }, { tagIds: [] }]);
    await update([
      { ...bill(1), removeTagIds: [water] },
      { ...bill(2), removeTagIds: [water] },
    ]);
    expect(await decided(member, 1)).toMatchObject([{ tagIds: [energy] }]);
  });

  it('changes nothing when a document is unknown or a tag belongs to another organization', async () => {
    const foreign = await stranger.make('/tags', { name: 'Theirs' });
    for (const fault of [
      { ...bill(99), priority: 'High' },
      { ...bill(2), addTagIds: [foreign] },
      { ...bill(2), removeTagIds: [foreign] },
    ]) {
      expect(await update([{ ...bill(1), priority: 'High' }, fault])).toMatchObject({ status: 404 });
    }
    expect(await decided(member, 1, 2)).toMatchObject([
      { priority: null, tagIds: [] },
      { priority: null, tagIds: [] },
    ]);
  });

  it('lists only projects the person can see', async () => {
    const open = await member.make('/projects', { name: 'Open' });
    const closed = await admin.make('/projects', { name: 'Closed' });
    const entities = [open, closed].map((projectId) => ({ ...bill(1), projectId }));
    await admin.call('POST', '/projects/create-project-entities', { entities });
    await admin.call('PATCH', `/projects/${closed}`, { users: [admin.userId] });
    expect(await decided(member, 1)).toMatchObject([{ projectIds: [open] }]);
    expect(await decided(admin, 1)).toMatchObject([{ projectIds: [open, closed].toSorted() }]);
    expect(await decided(stranger, 1)).toMatchObject([{ projectIds: [] }]);
  });

  it.each<[string, object]>([
    ['an unknown key', { priority: 'High', prioritie: 'Low' }],
    ['a priority that there is not', { priority: 'Urgent' }],
    ['a position that there is not', { position: 'support' }],
    ['a tag that is no id', { addTagIds: ['water'] }],
  ])('rejects %s and changes nothing', async (_what, change) => {
    const answer = await update([
      { ...bill(2), priority: 'Low' },
      { ...bill(1), ...change },
    ]);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await decided(member, 1, 2)).toMatchObject([{ priority: null }, { priority: null }]);
  });

  it('accepts 500 changes and rejects 501', async () => {
    const changes = Array.from({ length: LIMITS.bulkIds }, () => ({ ...bill(1), priority: 'High' }));
    expect(await update(changes)).toMatchObject({ status: 200, body: { total: 1 } });
    expect(await update([...changes, { ...bill(1), priority: 'Low' }])).toMatchObject({ status: 400 });
    expect(await decided(member, 1)).toMatchObject([{ priority: 'High' }]);
  });

  it('removes a tag that the same change adds', async () => {
    const water = await admin.make('/tags', { name: 'Water' });
    await update([{ ...bill(1), addTagIds: [water], removeTagIds: [water] }]);
    expect(await decided(member, 1)).toMatchObject([{ tagIds: [] }]);
  });

  it('handles concurrent changes that name documents in a different order', async () => {
    const change = (numbers: number[], priority: string) => update(numbers.map((one) => ({ ...bill(one), priority })));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => change(at % 2 === 0 ? [1, 2] : [2, 1], at % 2 === 0 ? 'High' : 'Low')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [first, second] = await decided(member, 1, 2);
    expect(first?.priority).toBe(second?.priority);
  });

  it('returns nothing for an empty request', async () => {
    expect(await decided(member)).toEqual([]);
  });

  it('publishes a single event for all documents of a change', async () => {
    await api.deps.database.delete(events);
    await update([bill(1), bill(2)].map((document) => ({ ...document, priority: 'High' })));
    expect(await api.deps.database.select().from(events)).toMatchObject([
      {
        organizationId: member.organizationId,
        topic: 'entity-metadata.changed',
        payload: { fusionId: [bill(1).fusionId, bill(2).fusionId] },
      },
    ]);
  });
});
