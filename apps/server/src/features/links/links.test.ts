import type { Attachment } from '@rotunda/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { Actor } from '../../platform/request-context.ts';
import { ATTACHMENT_LINKS } from '../attachments/index.ts';
import { readFlags } from '../flags/index.ts';
import { checkLinks } from './check-links.ts';
import { createLinksRepository } from './links.repository.ts';

const bill = (number: number) => ({ documentType: 'Legislation', fusionId: `us-119-hr-${number}` }) as const;

describe('Links repository', () => {
  const { api, ingest, admin, member, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { withPipeline: true, emptied: ['attachments', 'projects', 'tags'] },
  );
  const ids = { thing: '', other: '', open: '', closed: '', water: '', energy: '' };
  const documents: number[] = [];
  beforeAll(async () => {
    await ingest(testBill(1), testBill(2), testBill(3));
    const query = 'select document_id::int as id from documents order by fusion_id';
    const { rows } = await api.deps.database.$client.query<{ id: number }>(query);
    documents.push(...rows.map(({ id }) => id));
  });
  beforeEach(async () => {
    const attach = async (title: string) => {
      const details = { title, attachmentType: 'link', url: 'https://example.org/report' };
      return ((await member.call('POST', '/attachments', details)).body as Attachment).id;
    };
    [ids.thing, ids.other] = [await attach('Thing'), await attach('Other')];
    [ids.open, ids.closed] = [
      await member.make('/projects', { name: 'Open' }),
      await admin.make('/projects', { name: 'Closed' }),
    ];
    await admin.call('PATCH', `/projects/${ids.closed}`, { users: [admin.userId] });
    [ids.water, ids.energy] = [
      await admin.make('/tags', { name: 'Water' }),
      await admin.make('/tags', { name: 'energy' }),
    ];
  });

  const links = () => createLinksRepository(api.deps.database, ATTACHMENT_LINKS);
  const actorOf = ({ userId, organisationId }: typeof member, role: 'admin' | 'member' = 'member'): Actor => ({
    ...{ userId, organisationId, role, flags: readFlags({}) },
    ...{ impersonatorId: null, isSupport: false, isOperator: false, apiToken: null },
  });
  const held = async (user = admin, role: 'admin' | 'member' = 'admin') =>
    (await links().find(actorOf(user, role), [ids.thing])).get(ids.thing);
  const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name);

  it('keeps tags unique and sorted by name, ignoring case, per thing', async () => {
    await links().addTags(member.organisationId, [ids.thing], [ids.water, ids.energy]);
    await links().addTags(member.organisationId, [ids.thing], [ids.water]);
    expect(names((await held())?.tags)).toEqual(['energy', 'Water']);
    expect((await links().find(actorOf(admin, 'admin'), [ids.other])).size).toBe(0);
    await links().removeTags(member.organisationId, [ids.thing], [ids.water]);
    expect(names((await held())?.tags)).toEqual(['energy']);
    await links().replaceTags(member.organisationId, ids.thing, [ids.water]);
    expect(names((await held())?.tags)).toEqual(['Water']);
  });

  it('keeps documents in the order they were linked', async () => {
    const [first = 0, second = 0, third = 0] = documents;
    await links().addEntities(member.organisationId, ids.thing, [third, first]);
    await links().addEntities(member.organisationId, ids.thing, [second, third]);
    const order = async () => (await held())?.linkedEntities.map(({ fusionId }) => fusionId);
    expect(await order()).toEqual([3, 1, 2].map((number) => bill(number).fusionId));
    await links().removeEntities(member.organisationId, ids.thing, [third]);
    expect(await order()).toEqual([1, 2].map((number) => bill(number).fusionId));
    expect(await links().countByDocument(member.organisationId, [bill(1).fusionId, bill(3).fusionId])).toEqual([
      { fusionId: bill(1).fusionId, count: 1 },
    ]);
    expect(await links().countByDocument(stranger.organisationId, [bill(1).fusionId])).toEqual([]);
  });

  it('keeps a hidden project when a person who cannot see it replaces the projects', async () => {
    await links().replaceProjects(actorOf(admin, 'admin'), ids.thing, [ids.open, ids.closed]);
    expect(names((await held(member, 'member'))?.projects)).toEqual(['Open']);
    await links().replaceProjects(actorOf(member), ids.thing, []);
    expect(names((await held())?.projects)).toEqual(['Closed']);
    await links().replaceProjects(actorOf(admin, 'admin'), ids.thing, []);
    expect(await held()).toBeUndefined();
  });

  it('ignores changes by another organization', async () => {
    await links().addTags(member.organisationId, [ids.thing], [ids.water]);
    await links().removeTags(stranger.organisationId, [ids.thing], [ids.water]);
    await links().replaceProjects(actorOf(stranger, 'admin'), ids.thing, []);
    expect(await held(stranger)).toBeUndefined();
    expect(names((await held())?.tags)).toEqual(['Water']);
  });

  it('names links that are unknown to the organization or hidden from the person', async () => {
    const check = (wanted: Parameters<typeof checkLinks>[2], user = member) =>
      checkLinks(api.deps.database, actorOf(user), wanted);
    const foreign = await stranger.make('/tags', { name: 'Theirs' });
    const [nobody, missing] = [randomUUID(), bill(99)];
    await expect(
      check({
        ...{ attendees: [member.userId, nobody, stranger.userId], tags: [ids.water, foreign] },
        ...{ projects: [ids.open, ids.closed], linkedEntities: [bill(1), missing] },
      }),
    ).rejects.toMatchObject({
      code: 'VALIDATION',
      data: {
        fields: {
          attendees: `Not in your organization: ${nobody}, ${stranger.userId}.`,
          tags: `These tags do not exist: ${foreign}.`,
          projects: `These projects do not exist or you do not have access: ${ids.closed}.`,
          linkedEntities: `These documents do not exist: Legislation ${missing.fusionId}.`,
        },
      },
    });
    expect(await check({ linkedEntities: [bill(2), bill(1)] })).toEqual([documents[1], documents[0]]);
    expect(await check({})).toEqual([]);
  });
});
