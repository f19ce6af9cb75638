import type { Attachment } from '@rotunda/contract';
import { attachments, events } from '@rotunda/database';
import { asc, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import type { Actor } from '../../platform/request-context.ts';
import { ATTACHMENT_LINKS } from '../attachments/index.ts';
import { readFlags } from '../flags/index.ts';
import { checkLinks } from './links.queries.ts';
import { createLinksRepository, linkConditions, type LinkFilters } from './links.repository.ts';
import { findAudience } from './visible-items.repository.ts';
import { publishToAudience } from './links.events.ts';

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
  const getActor = ({ userId, organizationId }: typeof member, role: 'admin' | 'member' = 'member'): Actor => ({
    userId,
    organizationId,
    role,
    flags: readFlags({}),
    impersonatorId: null,
    isSupport: false,
    isOperator: false,
    apiToken: null,
  });
  const held = async (user = admin, role: 'admin' | 'member' = 'admin') =>
    (await links().find(getActor(user, role), [ids.thing])).get(ids.thing);
  const names = (list: readonly { name: string }[] | undefined) => list?.map(({ name }) => name);

  it('keeps tags unique and sorted by name, ignoring case, per thing', async () => {
    await links().addTags(member.organizationId, [ids.thing], [ids.water, ids.energy]);
    await links().addTags(member.organizationId, [ids.thing], [ids.water]);
    expect(names((await held())?.tags)).toEqual(['energy', 'Water']);
    expect((await links().find(getActor(admin, 'admin'), [ids.other])).size).toBe(0);
    await links().removeTags(member.organizationId, [ids.thing], [ids.water]);
    expect(names((await held())?.tags)).toEqual(['energy']);
    await links().replaceTags(member.organizationId, ids.thing, [ids.water]);
    expect(names((await held())?.tags)).toEqual(['Water']);
  });

  it('keeps documents in the order they were linked', async () => {
    const [first = 0, second = 0, third = 0] = documents;
    await links().addEntities(member.organizationId, ids.thing, [third, first]);
    await links().addEntities(member.organizationId, ids.thing, [second, third]);
    const order = async () => (await held())?.linkedEntities.map(({ fusionId }) => fusionId);
    expect(await order()).toEqual([3, 1, 2].map((number) => bill(number).fusionId));
    await links().removeEntities(member.organizationId, ids.thing, [third]);
    expect(await order()).toEqual([1, 2].map((number) => bill(number).fusionId));
    expect(await links().countByDocument(member.organizationId, [bill(1).fusionId, bill(3).fusionId])).toEqual([
      { fusionId: bill(1).fusionId, count: 1 },
    ]);
    expect(await links().countByDocument(stranger.organizationId, [bill(1).fusionId])).toEqual([]);
  });

  it('keeps a hidden project when a person who cannot see it replaces the projects', async () => {
    await links().replaceProjects(getActor(admin, 'admin'), ids.thing, [ids.open, ids.closed]);
    expect(names((await held(member, 'member'))?.projects)).toEqual(['Open']);
    await links().replaceProjects(getActor(member), ids.thing, []);
    expect(names((await held())?.projects)).toEqual(['Closed']);
    await links().replaceProjects(getActor(admin, 'admin'), ids.thing, []);
    expect(await held()).toBeUndefined();
  });

  it('ignores changes by another organization', async () => {
    await links().addTags(member.organizationId, [ids.thing], [ids.water]);
    await links().removeTags(stranger.organizationId, [ids.thing], [ids.water]);
    await links().replaceProjects(getActor(stranger, 'admin'), ids.thing, []);
    expect(await held(stranger)).toBeUndefined();
    expect(names((await held())?.tags)).toEqual(['Water']);
  });

  it('names links that are unknown to the organization or hidden from the person', async () => {
    const check = (wanted: Parameters<typeof checkLinks>[2], user = member) =>
      checkLinks(api.deps.database, getActor(user), wanted);
    const foreign = await stranger.make('/tags', { name: 'Theirs' });
    const [nobody, missing] = [randomUUID(), bill(99)];
    await expect(
      check({
        attendees: [member.userId, nobody, stranger.userId],
        tags: [ids.water, foreign],
        projects: [ids.open, ids.closed],
        linkedEntities: [bill(1), missing],
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

  it('filters things by any value of each filter and by all filters together', async () => {
    const [first = 0, second = 0] = documents;
    const { organizationId } = member;
    await links().addTags(organizationId, [ids.thing], [ids.water]);
    await links().addTags(organizationId, [ids.other], [ids.energy]);
    await links().addEntities(organizationId, ids.thing, [first]);
    await links().addEntities(organizationId, ids.other, [second]);
    await links().replaceProjects(getActor(admin, 'admin'), ids.thing, [ids.closed]);
    const found = async (filters: LinkFilters, actor = getActor(member)) => {
      const condition = linkConditions(actor, ATTACHMENT_LINKS, sql`${attachments.attachmentId}`, filters);
      const rows = await api.deps.database.select({ title: attachments.title }).from(attachments).where(condition);
      return rows.map(({ title }) => title).toSorted();
    };
    expect(await found({ tags: [ids.water] })).toEqual(['Thing']);
    expect(await found({ tags: [ids.water, ids.energy] })).toEqual(['Other', 'Thing']);
    expect(await found({ tags: [ids.water, ids.energy], linkedEntities: [bill(2), bill(3)] })).toEqual(['Other']);
    expect(await found({ tags: [ids.water], linkedEntities: [bill(2)] })).toEqual([]);
    expect(await found({ tags: [], linkedEntities: [] })).toEqual(['Other', 'Thing']);
    // A hidden project finds nothing, because the answer would reveal what belongs to it.
    expect(await found({ projects: [ids.closed] })).toEqual([]);
    expect(await found({ projects: [ids.closed] }, getActor(admin, 'admin'))).toEqual(['Thing']);
  });

  it('counts the things linked to each document', async () => {
    const [first = 0, second = 0] = documents;
    await links().addEntities(member.organizationId, ids.thing, [first, second]);
    await links().addEntities(member.organizationId, ids.other, [first]);
    const counts = await links().countByDocument(
      member.organizationId,
      [1, 2, 3].map((one) => bill(one).fusionId),
    );
    expect(counts.toSorted((a, b) => b.count - a.count)).toEqual([
      { fusionId: bill(1).fusionId, count: 2 },
      { fusionId: bill(2).fusionId, count: 1 },
    ]);
    expect(await links().countByDocument(member.organizationId, [])).toEqual([]);
  });

  describe('Audience', () => {
    const closeTo = (projectId: string, ...users: TestUser[]) =>
      admin.call('PATCH', `/projects/${projectId}`, { users: users.map(({ userId }) => userId) });
    const put = (thing: string, ...projects: string[]) =>
      links().replaceProjects(getActor(admin, 'admin'), thing, projects);
    /** The users told of each thing; `everyone` for a thing that is open. */
    const told = async (...things: string[]) => {
      const audience = await findAudience(api.deps.database, ATTACHMENT_LINKS, member.organizationId, things);
      const getName = (userId: string | null) => (userId === null ? 'everyone' : (people.get(userId) ?? 'somebody'));
      return things.map((thing) =>
        audience.flatMap(({ userId, thingIds }) => (thingIds.includes(thing) ? [getName(userId)] : [])).toSorted(),
      );
    };
    const people = new Map<string, string>();
    let colleague: TestUser;
    beforeAll(async () => {
      colleague = await api.addUser(member.organizationId, 'colleague@ours.example', 'member');
      for (const [name, { userId }] of Object.entries({ admin, member, colleague, stranger })) people.set(userId, name);
    });
    beforeEach(() => admin.call('PATCH', `/users/${colleague.userId}`, { isActive: true }));

    it('is everyone for what is open, and otherwise the active members who see it', async () => {
      await put(ids.thing, ids.closed);
      expect(await told(ids.thing, ids.other)).toEqual([['admin'], ['everyone']]);
      await closeTo(ids.closed, member, colleague);
      expect(await told(ids.thing)).toEqual([['admin', 'colleague', 'member']]);
      await admin.call('PATCH', `/users/${colleague.userId}`, { isActive: false });
      expect(await told(ids.thing)).toEqual([['admin', 'member']]);
      await put(ids.thing, ids.closed, ids.open);
      expect(await told(ids.thing)).toEqual([['everyone']]);
    });

    it('includes a member who left the project for less to look at', async () => {
      await closeTo(ids.closed, member);
      await put(ids.thing, ids.closed);
      await member.call('DELETE', `/projects/${ids.closed}/members/me`);
      expect(await told(ids.thing)).toEqual([['admin', 'member']]);
    });

    it('is empty for no things and for those of another organization', async () => {
      const { database } = api.deps;
      expect(await findAudience(database, ATTACHMENT_LINKS, member.organizationId, [])).toEqual([]);
      expect(await findAudience(database, ATTACHMENT_LINKS, stranger.organizationId, [ids.thing])).toEqual([]);
    });

    it('stays as it was after the last confidential projects are deleted, all at once or one by one', async () => {
      const second = await admin.make('/projects', { name: 'Second' });
      await closeTo(ids.closed, member);
      await closeTo(second, colleague);
      await put(ids.thing, ids.closed, second);
      await put(ids.other, second);
      const remove = (...projectIds: string[]) => admin.call('DELETE', '/projects', { projectIds });
      await remove(second);
      expect(await told(ids.thing, ids.other)).toEqual([
        ['admin', 'member'],
        ['admin', 'colleague'],
      ]);
      await remove(ids.closed);
      expect(await told(ids.thing, ids.other)).toEqual([
        ['admin', 'member'],
        ['admin', 'colleague'],
      ]);
    });

    it('is everyone for what is taken out of its last project, even if another was deleted before', async () => {
      const second = await admin.make('/projects', { name: 'Second' });
      await closeTo(ids.closed, member);
      await closeTo(second, colleague);
      await put(ids.thing, ids.closed, second);
      await admin.call('DELETE', '/projects', { projectIds: [second] });
      await put(ids.thing);
      expect(await told(ids.thing)).toEqual([['everyone']]);
    });

    it('of two confidential projects deleted together is everyone who saw either', async () => {
      const second = await admin.make('/projects', { name: 'Second' });
      await closeTo(ids.closed, member);
      await closeTo(second, colleague);
      await put(ids.thing, ids.closed, second);
      await admin.call('DELETE', '/projects', { projectIds: [ids.closed, second] });
      expect(await told(ids.thing)).toEqual([['admin', 'colleague', 'member']]);
    });

    it('hears of each thing once, in one event for each member', async () => {
      const { database } = api.deps;
      await database.delete(events);
      await publishToAudience(
        database,
        { organizationId: member.organizationId, topic: 'attachments.changed', idName: 'attachmentId' },
        [
          { userId: member.userId, thingIds: [ids.thing] },
          { userId: null, thingIds: [ids.other] },
          { userId: member.userId, thingIds: [ids.other, ids.thing] },
        ],
      );
      const rows = await database.select().from(events).orderBy(asc(events.eventId));
      expect(rows.map(({ userId, topic, payload }) => [userId, topic, payload])).toEqual([
        [member.userId, 'attachments.changed', { attachmentId: [ids.thing, ids.other] }],
        [null, 'attachments.changed', { attachmentId: [ids.other] }],
      ]);
    });
  });
});
