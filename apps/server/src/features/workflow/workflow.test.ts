import { LIMITS } from '@rotunda/contract/values';
import { events } from '@rotunda/database';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBill } from '../../app/testing/ingest-records.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createWorkflowRepository } from './workflow.repository.ts';

interface Column {
  _id: string;
  title: string;
  cards: { fusionId: string; ownerId: string | null }[];
}
const BILLS = [1, 2, 3, 4, 5, 6];
const bill = (number: number) => `us-119-hr-${number}`;

describe('Project board', () => {
  const { api, ingest, member } = workspaceTest({ member: 'member' }, { withPipeline: true, emptied: ['projects'] });
  let projectId: string;
  beforeAll(async () => {
    await ingest(...BILLS.map((number) => testBill(number)));
  });
  beforeEach(async () => {
    projectId = await createProject('Widgets');
  });

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    api.call(member.token, method, path, body);
  const createProject = (name: string) => member.make('/projects', { name });
  const columns = async (id = projectId) =>
    ((await call('GET', `/projects/${id}/workflow/columns`)).body as { results: Column[] }).results;
  const columnIds = async (id = projectId) => (await columns(id)).map((column) => column._id);
  const change = (numbers: readonly number[], ids: readonly string[], projectIds: readonly string[]) => ({
    documentType: 'Legislation',
    fusionIds: numbers.map(bill),
    columnIds: ids,
    projectIds,
  });
  const add = (numbers: readonly number[], ids: readonly string[], projectIds = [projectId]) =>
    call('POST', '/projects/workflow/add-entities-to-workflow-columns', change(numbers, ids, projectIds));
  const board = async () => (await columns()).map((column) => column.cards.map((card) => card.fusionId));
  const move = (number: number, fromColumnId: string, toColumnId: string, position: number) =>
    call('PATCH', `/projects/${projectId}/workflow/columns/update-card-position`, {
      fusionId: bill(number),
      fromColumnId,
      toColumnId,
      position,
    });

  it('starts with default columns, which can be added to, renamed, reordered and deleted', async () => {
    expect((await columns()).map((column) => column.title)).toEqual([
      'Watching',
      'Analysis',
      'Committee stage',
      'Testimony filed',
      'Closed',
    ]);
    const base = `/projects/${projectId}/workflow/columns`;
    expect(await call('POST', `${base}/create-column/${encodeURIComponent('On / hold')}`)).toMatchObject({
      status: 201,
      body: { title: 'On / hold', cards: [] },
    });
    const ids = await columnIds();
    const [first] = ids;
    expect(await call('PATCH', `${base}/${first}/rename-column/Seen`, { previousTitle: 'Other' })).toMatchObject({
      status: 409,
    });
    expect(await call('PATCH', `${base}/${first}/rename-column/Seen`, { previousTitle: 'Watching' })).toMatchObject({
      body: { title: 'Seen' },
    });
    expect(await call('PATCH', `${base}/order`, { columnIds: ids.slice(1) })).toMatchObject({ status: 409 });
    await call('PATCH', `${base}/order`, { columnIds: ids.toReversed() });
    expect((await columns()).map((column) => column.title)).toEqual([
      'On / hold',
      'Closed',
      'Testimony filed',
      'Committee stage',
      'Analysis',
      'Seen',
    ]);
    await call('DELETE', `${base}/${first}`);
    expect(await columnIds()).not.toContain(first);
  });

  it('adds documents to the end of a single column and to the project', async () => {
    const [a = '', b = ''] = await columnIds();
    await add([1, 2], [a]);
    await add([3, 1], [b]);
    expect((await board()).slice(0, 2)).toEqual([[bill(2)], [bill(3), bill(1)]]);
    await add([1], [b]);
    expect((await board())[1]).toEqual([bill(3), bill(1)]);
    expect(await add([4], [a, b])).toMatchObject({ status: 400 });
    await add([5], []);
    expect(await call('POST', '/projects/get-project-entities', { projectId })).toMatchObject({ body: { total: 4 } });
    expect(await call('GET', `/projects/${projectId}/workflow/entities`)).toMatchObject({
      body: { total: 3, results: [{ fusionId: bill(2) }, { fusionId: bill(3) }, { fusionId: bill(1) }] },
    });
  });

  it('changes membership and column of documents per project, all or nothing', async () => {
    const other = await createProject('Other');
    const [a = '', b = ''] = await columnIds();
    const [ofOther = ''] = await columnIds(other);
    await add([1, 2], [a]);
    const decide = (numbers: readonly number[], projects: readonly object[]) =>
      call('POST', '/projects/workflow/change-entities', {
        entities: numbers.map((number) => ({ fusionId: bill(number), documentType: 'Legislation' })),
        projects,
      });
    const inOther = async () => (await columns(other))[0]?.cards.map((card) => card.fusionId);
    expect(
      await decide(
        [2, 3],
        [
          { projectId, isMember: true, columnId: b },
          { projectId: other, isMember: true, columnId: ofOther },
        ],
      ),
    ).toMatchObject({ status: 200 });
    expect((await board()).slice(0, 2)).toEqual([[bill(1)], [bill(2), bill(3)]]);
    expect(await inOther()).toEqual([bill(2), bill(3)]);
    await decide(
      [3],
      [
        { projectId, isMember: true, columnId: null },
        { projectId: other, isMember: false },
      ],
    );
    await decide([1], [{ projectId, isMember: true }]);
    expect((await board()).slice(0, 2)).toEqual([[bill(1)], [bill(2)]]);
    expect(await inOther()).toEqual([bill(2)]);
    expect(await call('POST', '/projects/get-project-entities', { projectId })).toMatchObject({ body: { total: 3 } });
    const wrong = [
      { projectId: other, isMember: false },
      { projectId, isMember: true, columnId: ofOther },
    ];
    expect(await decide([2], wrong)).toMatchObject({ status: 404 });
    expect(await inOther()).toEqual([bill(2)]);
  });

  it('restores documents to their previous positions in order, all or nothing', async () => {
    const other = await createProject('Other');
    const [a = '', b = ''] = await columnIds();
    await add([1, 2, 3, 4], [a]);
    const place = (number: number, position: number, changes: object = {}) => ({
      projectId,
      fusionId: bill(number),
      documentType: 'Legislation',
      isMember: true,
      columnId: a,
      position,
      ...changes,
    });
    const restore = (places: readonly object[]) => call('POST', '/projects/workflow/restore-entities', { places });
    await call('DELETE', '/projects/delete-project-entities', {
      entities: [1, 3].map((number) => ({ projectId, fusionId: bill(number), documentType: 'Legislation' })),
    });
    await add([4, 5], [b]);
    expect((await board()).slice(0, 2)).toEqual([[bill(2)], [bill(4), bill(5)]]);
    const gone = { isMember: false, columnId: null };
    expect(await restore([place(4, 3), place(3, 2), place(1, 0), place(5, 0, gone)])).toMatchObject({ status: 200 });
    expect((await board()).slice(0, 2)).toEqual([[1, 2, 3, 4].map(bill), []]);
    expect(await call('POST', '/projects/get-project-entities', { projectId })).toMatchObject({ body: { total: 4 } });
    expect(await restore([place(1, 0, gone), place(2, 0, { projectId: other })])).toMatchObject({ status: 404 });
    expect((await board())[0]).toEqual([1, 2, 3, 4].map(bill));
  });

  it('removes documents from the given columns only and keeps them in the project', async () => {
    const [a = '', b = ''] = await columnIds();
    await add([1, 2], [a]);
    await add([3], [b]);
    const remove = (numbers: readonly number[], ids: readonly string[]) =>
      call('DELETE', '/projects/workflow/remove-entities-from-workflow-columns', change(numbers, ids, [projectId]));
    await remove([1, 3], [a]);
    expect((await board()).slice(0, 2)).toEqual([[bill(2)], [bill(3)]]);
    expect(await remove([2, 3], [])).toMatchObject({
      status: 400,
      body: { fields: { columnIds: 'Select at least one.' } },
    });
    await remove([2, 3], [a, b]);
    expect((await board()).flat()).toEqual([]);
    expect(await call('POST', '/projects/get-project-entities', { projectId })).toMatchObject({ body: { total: 3 } });
  });

  it('moves a card and answers CONFLICT when it has left its column', async () => {
    const [a = '', b = ''] = await columnIds();
    await add([1, 2, 3], [a]);
    await add([4], [b]);
    await move(3, a, a, 0);
    await move(1, a, b, 0);
    await move(2, a, b, 99);
    expect((await board()).slice(0, 2)).toEqual([[bill(3)], [bill(1), bill(4), bill(2)]]);
    expect(await move(1, a, b, 0)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const [elsewhere = ''] = await columnIds(await createProject('Other'));
    expect(await move(1, b, elsewhere, 0)).toMatchObject({ status: 404 });
  });

  describe('Card owner', () => {
    const own = (number: number, ownerId: string | null) =>
      call('PATCH', `/projects/${projectId}/workflow/columns/update-card-owner`, { fusionId: bill(number), ownerId });
    const owners = async () => (await columns()).flatMap((column) => column.cards.map((card) => card.ownerId));

    it('can be set and cleared, is kept by moves and restored by undo', async () => {
      const [a = '', b = ''] = await columnIds();
      await add([1, 2], [a]);
      expect(await owners()).toEqual([null, null]);
      expect(await own(1, member.userId)).toMatchObject({ status: 200 });
      expect(await own(1, member.userId)).toMatchObject({ status: 200 });
      await move(1, a, b, 0);
      await add([3], [b]);
      expect(await owners()).toEqual([null, member.userId, null]);
      await call('DELETE', '/projects/workflow/remove-entities-from-workflow-columns', change([1], [b], [projectId]));
      const place = { projectId, fusionId: bill(1), documentType: 'Legislation', isMember: true, columnId: b };
      const places = [{ ...place, position: 0, ownerId: member.userId }];
      await call('POST', '/projects/workflow/restore-entities', { places });
      expect(await owners()).toEqual([null, member.userId, null]);
      await own(1, null);
      expect(await owners()).toEqual([null, null, null]);
    });

    it('must be an active user who sees the project', async () => {
      const [a = ''] = await columnIds();
      await add([1], [a]);
      const organizationId = member.organizationId;
      const colleague = await api.addUser(organizationId, 'colleague@ours.example', 'member');
      const stranger = await api.addUser(await api.addOrganization('Theirs'), 'one@theirs.example', 'admin');
      await call('PATCH', `/projects/${projectId}`, { users: [member.userId] });
      for (const userId of [stranger.userId, colleague.userId, 'nobody']) {
        expect(await own(1, userId)).toMatchObject({ status: 400, body: { fields: { ownerId: expect.any(String) } } });
      }
      const places = [{ projectId, fusionId: bill(1), documentType: 'Legislation', isMember: true, columnId: a }];
      await call('POST', '/projects/workflow/restore-entities', {
        places: places.map((place) => ({ ...place, position: 0, ownerId: stranger.userId })),
      });
      expect(await owners()).toEqual([null]);
      await call('PATCH', `/projects/${projectId}`, { users: [] });
      expect(await own(1, colleague.userId)).toMatchObject({ status: 200 });
      expect(await own(2, colleague.userId)).toMatchObject({ status: 404 });
      expect(await owners()).toEqual([colleague.userId]);
    });
  });

  it('moves or removes the cards of a deleted column', async () => {
    const [a = '', b = '', c = ''] = await columnIds();
    await add([1, 2], [a]);
    await add([3], [b]);
    const base = `/projects/${projectId}/workflow/columns`;
    expect(await call('DELETE', `${base}/${a}`, { moveCardsTo: a })).toMatchObject({ status: 400 });
    await call('DELETE', `${base}/${a}`, { moveCardsTo: b });
    expect((await board())[0]).toEqual([bill(3), bill(1), bill(2)]);
    expect(await call('DELETE', `${base}/${b}`)).toMatchObject({ status: 200 });
    expect((await board()).flat()).toEqual([]);
    expect((await columns())[0]?._id).toBe(c);
  });

  it('is limited to fifty columns', async () => {
    const create = (name: string) => call('POST', `/projects/${projectId}/workflow/columns/create-column/${name}`);
    const titles = async () => (await columns()).map(({ title }) => title);
    const before = await titles();
    const made = Array.from({ length: LIMITS.workflowColumns - before.length - 1 }, (_, index) => ({
      columnId: randomUUID(),
      projectId,
      title: `Column ${index}`,
    }));
    await createWorkflowRepository(api.deps.database).insertColumns(member.organizationId, made, 0);
    expect((await create('The last')).status).toBe(201);
    expect(await create('One more')).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        message: 'A board can have up to 50 columns.',
      },
    });
    expect(await titles()).toEqual([...before, ...made.map(({ title }) => title), 'The last']);
  });

  it('answers 404 for a column of another board or an unknown column', async () => {
    const [foreign = ''] = await columnIds(await createProject('Other'));
    const [own = ''] = await columnIds();
    await add([1], [own]);
    const base = `/projects/${projectId}/workflow/columns`;
    for (const column of [foreign, randomUUID()]) {
      expect(await call('PATCH', `${base}/${column}/rename-column/Mine`)).toMatchObject({ status: 404 });
      expect(await call('DELETE', `${base}/${column}`)).toMatchObject({ status: 404 });
      expect(await call('DELETE', `${base}/${own}`, { moveCardsTo: column })).toMatchObject({ status: 404 });
      expect(
        await call('PATCH', `${base}/order`, { columnIds: [column, ...(await columnIds()).slice(1)] }),
      ).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      });
      expect(await move(1, own, column, 0)).toMatchObject({ status: 404 });
    }
    expect(await columnIds()).toContain(own);
  });

  it('rejects a column order with duplicates', async () => {
    const ids = await columnIds();
    const order = (columnIdsGiven: string[]) =>
      call('PATCH', `/projects/${projectId}/workflow/columns/order`, { columnIds: columnIdsGiven });
    expect(await order([...ids, ids[0] ?? ''])).toMatchObject({ status: 409 });
    expect(await order([...ids.slice(1), ids[1] ?? ''])).toMatchObject({ status: 409 });
    expect(await columnIds()).toEqual(ids);
  });

  it('lists the columns of all visible projects', async () => {
    const other = await createProject('Other');
    const all = (await call('GET', '/projects/workflow/columns')).body as { results: { projectId: string }[] };
    expect(new Set(all.results.map((column) => column.projectId))).toEqual(new Set([projectId, other]));
    await call('DELETE', `/projects/${other}/members/me`);
    const left = (await call('GET', '/projects/workflow/columns')).body as { results: { projectId: string }[] };
    expect(new Set(left.results.map((column) => column.projectId))).toEqual(new Set([projectId]));
    expect(await call('GET', `/projects/${other}/workflow/columns`)).toMatchObject({ status: 404 });
  });

  it('tells open pages of the project, its board and the documents in every change', async () => {
    const [a = ''] = await columnIds();
    const told = async () => {
      const rows = await api.deps.database.delete(events).returning();
      return Object.fromEntries(rows.map(({ topic, payload }) => [topic, payload]));
    };
    await told();
    const documents = { fusionId: [bill(1), bill(2)] };
    const board = { 'workflow.changed': { projectId: [projectId] } };
    const everything = {
      ...board,
      'projects.changed': { projectId: [projectId] },
      'entity-metadata.changed': documents,
    };
    await add([1, 2], [a]);
    expect(await told()).toEqual(everything);
    await call('DELETE', '/projects/workflow/remove-entities-from-workflow-columns', change([1, 2], [a], [projectId]));
    expect(await told()).toEqual(everything);
    await call('POST', `/projects/${projectId}/workflow/columns/create-column/Last`);
    expect(await told()).toEqual(board);
    // A refused change tells nobody.
    expect(await move(1, a, a, 0)).toMatchObject({ status: 409 });
    expect(await told()).toEqual({});
  });

  it('keeps every card exactly once under concurrent moves', async () => {
    const moves = fc.array(
      fc.record({ card: fc.constantFrom(...BILLS), from: fc.nat(2), to: fc.nat(2), position: fc.nat(7) }),
      { minLength: 4, maxLength: 16 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (concurrent) => {
        const ids = (await columnIds()).slice(0, 3);
        for (const [at, id] of ids.entries()) await add(BILLS.slice(at * 2, at * 2 + 2), [id]);
        const answers = await Promise.all(
          concurrent.map(({ card, from, to, position }) => move(card, ids[from] ?? '', ids[to] ?? '', position)),
        );
        expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
        expect((await board()).flat().toSorted()).toEqual(BILLS.map(bill));
        const { rows } = await api.deps.database.$client.query<{ twice: number }>(
          'select count(*)::int as twice from (select 1 from workflow_cards group by column_id, place having count(*) > 1) s',
        );
        // A column that lost a card keeps the gap, and a column that gained one is renumbered, so no position occurs
        // twice.
        expect(rows[0]?.twice).toBe(0);
      }),
      { numRuns: 12 },
    );
  });
});
