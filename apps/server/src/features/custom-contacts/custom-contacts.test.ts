import type { CustomOrg, CustomPerson, DocumentCard } from '@rotunda/contract';
import { CONTACT_TEXTS } from '@rotunda/contract';
import { events, ORGANIZATION_DOCUMENT_TABLES } from '@rotunda/database';
import { getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createCustomContactsRepository } from './custom-contacts.repository.ts';
import { planLines, type MatchedContacts } from './import/plan-lines.ts';
import { type ContactLine, readContactRows } from './import/read-contact-rows.ts';

const PATH = '/stakeholders/custom-contacts';

describe('Custom contacts', () => {
  const { api, admin, member, viewer, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', viewer: 'viewer', stranger: { role: 'admin', of: 'Theirs' } },
    { emptied: ['custom_contacts', 'actions', 'tags', 'comments', 'entity_tags', 'events', 'audit_log'] },
  );

  const create = async <Made>(body: object, user = member): Promise<Made> => {
    const answer = await user.call('POST', PATH, body);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body as Made;
  };
  const person = (body: object = {}) =>
    create<CustomPerson>({ documentType: 'CustomPerson', firstName: 'Odile', lastName: 'Marchetti', ...body });
  const organization = (name: string) => create<CustomOrg>({ documentType: 'CustomOrg', name });
  const read = (fusionId: string, user = member) => user.call('GET', `${PATH}/${fusionId}`);
  const change = (fusionId: string, updates: object, version?: number) =>
    member.call('PATCH', `${PATH}/${fusionId}`, { updates, ...(version === undefined ? {} : { version }) });
  const find = async (searchText: string, user = member) => {
    const answer = await user.call('POST', `${PATH}/find`, { searchText });
    expect(answer.status).toBe(200);
    return (answer.body as { results: DocumentCard[] }).results.map((card) => card.title);
  };

  it('are created with all fields and their author', async () => {
    const board = await organization('Tidewater Board');
    const fields = {
      title: 'Director',
      description: 'Met in May.',
      phoneNumber: '+1 202 555 0101',
      mobileNumber: '555 0102',
      email: 'odile@tidewater.example',
      website: 'https://tidewater.example/',
      address: '1 Quay St\nDover',
    };
    const made = await person({
      ...fields,
      orgAffiliations: [
        { organizationId: board.fusionId, organizationName: 'ignored', title: 'Chair' },
        { organizationId: null, organizationName: 'Harbor Club', title: null },
      ],
    });
    expect(made.fusionId).toMatch(/^custom-person-[0-9a-f-]{36}$/);
    expect(board.fusionId).toMatch(/^custom-org-[0-9a-f-]{36}$/);
    expect((await read(made.fusionId, viewer)).body).toMatchObject({
      ...fields,
      documentType: 'CustomPerson',
      firstName: 'Odile',
      lastName: 'Marchetti',
      version: 1,
      affiliatedOrganizationId: board.fusionId,
      affiliatedOrganizationName: 'Tidewater Board',
      orgAffiliations: [
        {
          organizationId: board.fusionId,
          organizationName: 'Tidewater Board',
          title: 'Chair',
        },
        {
          organizationId: null,
          organizationName: 'Harbor Club',
          title: null,
        },
      ],
      createdBy: { _id: member.userId },
      card: {
        title: 'Odile Marchetti',
        byline: 'Director · Tidewater Board',
        documentType: 'CustomPerson',
      },
    });
  });

  it('are NOT_FOUND to another organization for every kind of access', async () => {
    const { fusionId, documentType } = await person();
    const entity = { fusionId, documentType };
    const before = (await read(fusionId)).body;
    expect(await read(fusionId, stranger)).toMatchObject({ status: 404 });
    expect(await stranger.call('PATCH', `${PATH}/${fusionId}`, { updates: { title: 'x' } })).toMatchObject({
      status: 404,
    });
    expect(await stranger.call('DELETE', `${PATH}/${fusionId}`)).toMatchObject({ status: 404 });
    expect(await find('', stranger)).toEqual([]);
    const action = { name: 'Call', startTime: 0, endTime: 60, linkedEntities: [entity] };
    expect(await stranger.call('POST', '/actions', action)).toMatchObject({ status: 400 });
    const tagId = await stranger.make('/tags', { name: 'Theirs' });
    expect(
      await stranger.call('POST', '/entity-metadata', { changes: [{ ...entity, addTagIds: [tagId] }] }),
    ).toMatchObject({ status: 404 });
    expect(await stranger.call('POST', '/comments', { ...entity, text: 'x' })).toMatchObject({ status: 404 });
    const details = await stranger.call('POST', '/linked-entities/fetch-by-ids', { entities: [entity] });
    expect(details.body).toMatchObject({ results: [] });
    const decided = await stranger.call('POST', '/entity-metadata/fetch-by-ids', { fusionIds: [fusionId] });
    expect(decided.body).toMatchObject({ results: [] });
    const affiliation = { organizationId: fusionId, organizationName: 'x', title: null };
    const theirs = { documentType: 'CustomPerson', lastName: 'B', orgAffiliations: [affiliation] };
    expect(await stranger.call('POST', PATH, theirs)).toMatchObject({ status: 400 });
    expect((await read(fusionId)).body).toEqual(before);
  });

  it.each([
    ['a person without a name', { documentType: 'CustomPerson', firstName: ' ' }, 'lastName'],
    ['an organization without a name', { documentType: 'CustomOrg', name: ' ' }, 'name'],
    ['a faulty e-mail address', { documentType: 'CustomPerson', lastName: 'B', email: 'b@' }, 'email'],
    ['a script for a website', { documentType: 'CustomOrg', name: 'B', website: 'javascript:alert(1)' }, 'website'],
    ['a name that turns around', { documentType: 'CustomOrg', name: 'a\u202eb' }, 'name'],
    ['a field of the other type', { documentType: 'CustomOrg', name: 'B', email: 'b@c.example' }, undefined],
    [
      'a description without end',
      { documentType: 'CustomOrg', name: 'B', description: 'x'.repeat(10_001) },
      'description',
    ],
  ])('reject %s and create nothing', async (_what, body, field) => {
    const answer = await member.call('POST', PATH, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    if (field !== undefined) {
      expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    }
    expect(await find('')).toEqual([]);
  });

  it('are updated field by field and reject stale versions', async () => {
    const { fusionId } = await person({ title: 'Director', email: 'a@b.example' });
    expect(await change(fusionId, { title: 'Chair' }, 1)).toMatchObject({
      status: 200,
      body: { title: 'Chair', email: 'a@b.example', version: 2 },
    });
    expect(await change(fusionId, { title: 'Late' }, 1)).toMatchObject({ status: 409 });
    expect(await change(fusionId, { email: '' }, 2)).toMatchObject({
      body: { title: 'Chair', email: null, version: 3 },
    });
  });

  it('cannot lose their name or take fields of the other type', async () => {
    const { fusionId } = await person();
    const nameless = { fields: { lastName: CONTACT_TEXTS.personNameRequired } };
    expect(await change(fusionId, { firstName: '', lastName: null })).toMatchObject({ status: 400, body: nameless });
    const foreign = { fields: { organizationType: CONTACT_TEXTS.notOfAPerson } };
    expect(await change(fusionId, { organizationType: 'Club' })).toMatchObject({ status: 400, body: foreign });
    const club = await organization('Harbor Club');
    const affiliation = { organizationId: club.fusionId, organizationName: 'Harbor Club', title: null };
    expect(await change(club.fusionId, { orgAffiliations: [affiliation] })).toMatchObject({
      status: 400,
      body: { fields: { orgAffiliations: CONTACT_TEXTS.notOfAnOrganization } },
    });
  });

  it('can be affiliated with organizations only, once each and never in a circle', async () => {
    const someone = await person();
    const club = await organization('Harbor Club');
    const to = (organizationId: string | null, organizationName = 'x') => ({
      organizationId,
      organizationName,
      title: null,
    });
    for (const [affiliations, text] of [
      [[to(someone.fusionId)], CONTACT_TEXTS.notAnOrganization],
      [[to('custom-org-none')], CONTACT_TEXTS.notAnOrganization],
      [[to(club.fusionId), to(club.fusionId)], CONTACT_TEXTS.affiliationTwice],
      [[to(null, 'Harbour'), to(null, ' HARBOUR ')], CONTACT_TEXTS.affiliationTwice],
    ] as const) {
      expect(await change(someone.fusionId, { orgAffiliations: affiliations })).toMatchObject({
        status: 400,
        body: { fields: { orgAffiliations: text } },
      });
    }
  });

  it('keep the name of a deleted organization as affiliation and are found by its new name', async () => {
    const club = await organization('Harbor Club');
    const affiliation = { organizationId: club.fusionId, organizationName: 'x', title: 'Member' };
    const { fusionId } = await person({ orgAffiliations: [affiliation] });
    await change(club.fusionId, { name: 'Lighthouse Society' });
    expect(await find('lighthouse')).toEqual(['Lighthouse Society', 'Odile Marchetti']);
    expect(await find('harbor')).toEqual([]);
    expect(await member.call('DELETE', `${PATH}/${club.fusionId}`)).toMatchObject({ status: 200 });
    expect((await read(fusionId)).body).toMatchObject({
      orgAffiliations: [{ organizationId: null, organizationName: 'Lighthouse Society', title: 'Member' }],
    });
  });

  it('are found by word prefixes, ignoring case, and sorted by name', async () => {
    await person({ firstName: 'Zoë', lastName: 'Ålund', email: 'zoe@harbor.example' });
    await person({ title: 'Harbor master' });
    await organization('Harbor Club');
    expect(await find('harb')).toEqual(['Harbor Club', 'Odile Marchetti', 'Zoë Ålund']);
    expect(await find('odi MARCH')).toEqual(['Odile Marchetti']);
    expect(await find('')).toHaveLength(3);
    expect(await find('% " \\ \' & | !')).toEqual([]);
  });

  it('are listed page by page with the total, by name and in a stable order', async () => {
    const twins = [await organization('Harbor'), await organization('harbor'), await organization('HARBOR')];
    await person({ lastName: 'Harbor' });
    const page = async (query: object) => {
      const { body } = await member.call('POST', `${PATH}/find`, { searchText: 'harbor', ...query });
      const { results, total } = body as { results: DocumentCard[]; total: number };
      return { ids: results.map(({ fusionId }) => fusionId), total };
    };
    const organizations = { documentType: 'CustomOrg' };
    const pages = [0, 1, 2].map((skip) => page({ ...organizations, skip, limit: 1 }));
    expect((await Promise.all(pages)).flatMap(({ ids }) => ids)).toEqual(twins.map(({ fusionId }) => fusionId).sort());
    expect(await page({ ...organizations, skip: 3, limit: 1 })).toEqual({ ids: [], total: 3 });
    expect((await page({ limit: 100 })).total).toBe(4);
  });

  it('can be linked, tagged and commented on, and follow people and committees in the picker', async () => {
    const { fusionId, documentType } = await person({ title: 'Director' });
    const entity = { fusionId, documentType };
    const tagId = await member.make('/tags', { name: 'Water' });
    await member.call('POST', '/entity-metadata', { changes: [{ ...entity, addTagIds: [tagId] }] });
    await member.make('/comments', { ...entity, text: 'Call her' });
    const actionId = await member.make('/actions', {
      name: 'Call',
      startTime: 0,
      endTime: 60,
      linkedEntities: [entity],
    });
    expect((await read(fusionId)).body).toMatchObject({ card: { tagIds: [tagId], actionIds: [actionId] } });
    expect((await member.call('GET', `/actions/${actionId}`)).body).toMatchObject({ linkedEntities: [entity] });
    const filters = { linkedEntities: [entity] };
    expect((await member.call('POST', '/actions/get-actions', { filters })).body).toMatchObject({ total: 1 });
    expect((await member.call('GET', `/comments/${fusionId}`)).body).toMatchObject({ total: 1 });
    const details = await member.call('POST', '/linked-entities/fetch-by-ids', { entities: [entity] });
    expect(details.body).toMatchObject({ results: [{ ...entity, label: 'Odile Marchetti' }] });
    const search = { searchText: 'odile', searchType: 'Stakeholder', paginationArgs: {} };
    expect((await member.call('POST', '/linked-entities/search', search)).body).toMatchObject({
      groups: [
        {
          documentType: 'CustomPerson',
          results: [{ ...entity, label: 'Odile Marchetti', description: 'Director' }],
          total: 1,
        },
      ],
    });
  });

  it('have no priority or position and cannot be added to projects', async () => {
    const { fusionId, documentType } = await person();
    const entity = { fusionId, documentType };
    expect(await member.call('POST', '/entity-metadata', { changes: [{ ...entity, priority: 'High' }] })).toMatchObject(
      { status: 400, body: { fields: { priority: CONTACT_TEXTS.noDecisions } } },
    );
    const projectId = await member.make('/projects', { name: 'P' });
    const entities = [{ ...entity, projectId }];
    expect(await member.call('POST', '/projects/create-project-entities', { entities })).toMatchObject({ status: 404 });
  });

  it('are deleted with everything attached to them, and the deletion is audited', async () => {
    const { fusionId, documentType } = await person();
    const entity = { fusionId, documentType };
    const tagId = await member.make('/tags', { name: 'Water' });
    await member.call('POST', '/entity-metadata', { changes: [{ ...entity, addTagIds: [tagId] }] });
    await member.make('/comments', { ...entity, text: 'Call her' });
    const actionId = await member.make('/actions', {
      name: 'Call',
      startTime: 0,
      endTime: 60,
      linkedEntities: [entity],
    });
    await api.deps.database.delete(events);
    const tablesReferring = async () => {
      const found = [];
      for (const table of ORGANIZATION_DOCUMENT_TABLES.map(getTableName).toSorted()) {
        const { rowCount } = await api.deps.database.$client.query(`select 1 from ${table} where document_id < 0`);
        if (rowCount !== 0) found.push(table);
      }
      return found;
    };
    expect(await tablesReferring()).toEqual(['action_entities', 'comments', 'entity_tags']);
    expect(await member.call('DELETE', `${PATH}/${fusionId}`)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await read(fusionId)).toMatchObject({ status: 404 });
    expect(await member.call('DELETE', `${PATH}/${fusionId}`)).toMatchObject({ status: 404 });
    expect((await member.call('GET', `/actions/${actionId}`)).body).toMatchObject({ linkedEntities: [] });
    expect(await tablesReferring()).toEqual([]);
    const { rows } = await api.deps.database.$client.query('select action, subject, detail from audit_log');
    expect(rows).toEqual([
      { action: 'custom-contact.deleted', subject: fusionId, detail: { name: 'Odile Marchetti', documentType } },
    ]);
    const told = await api.deps.database.select().from(events);
    expect(told.map((event) => event.topic)).toContain('custom-contacts.changed');
  });

  it('are deleted once under concurrency, and only the person who deleted one is audited', async () => {
    const { fusionId } = await person();
    const users = [member, admin, member, admin, member, admin];
    const answers = await Promise.all(users.map((user) => user.call('DELETE', `${PATH}/${fusionId}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
    const deleter = users[answers.findIndex(({ status }) => status === 200)];
    const { rows } = await api.deps.database.$client.query('select action, subject, user_id from audit_log');
    expect(rows).toEqual([{ action: 'custom-contact.deleted', subject: fusionId, user_id: deleter?.userId }]);
  });

  describe('that lines of a file mean', () => {
    const HEAD = 'Name,E-mail,Organization,Title';
    const getLines = (...rows: string[]) =>
      [
        ...readContactRows([HEAD, ...rows].join('\n'), {
          contactType: 'CustomPerson',
          delimiter: ',',
          columnNames: [],
          withWords: false,
          mapping: ['fullName', 'email', 'organization', 'title'],
        }),
      ].filter((line): line is ContactLine => 'contact' in line);
    const plan = async (rows: string[], matched: MatchedContacts = new Map()) => {
      const actor = { organizationId: member.organizationId, contactType: 'CustomPerson', matched } as const;
      const { planned, faulty } = await planLines(api.deps.database, actor, getLines(...rows));
      return [
        ...planned.map(({ line, outcome, joined }) => [line.line, outcome, joined.length > 0]),
        ...faulty.map(({ line, reason }) => [line, reason]),
      ];
    };
    const named = (firstName: string, lastName: string, body: object = {}) => person({ firstName, lastName, ...body });
    const at = (organizationName: string) => ({
      orgAffiliations: [{ organizationId: null, organizationName, title: null }],
    });

    it.each([
      ['no contact with the name', 'Bo Lin,,,', [2, 'new', false]],
      ['a contact with the name', 'ana RUIZ,,,', [2, 'changed', false]],
      ['the same fields', 'Ana Ruiz,,,Director', [2, 'unchanged', false]],
      ['another title', 'Ana Ruiz,,,Chair', [2, 'changed', false]],
      ['an empty title, which clears nothing', 'Ana Ruiz,,,', [2, 'unchanged', false]],
      ['an organization the contact is not in', 'Ana Ruiz,,Fish First,', [2, 'new', true]],
    ])('are found and compared: %s', async (_what, row, outcome) => {
      await named('Ana', 'Ruiz', { title: 'Director' });
      expect(await plan([row])).toEqual([outcome]);
    });

    it.each([
      ['with this address, under another name', 'Bo Lin,ANA@ruiz.example,,', [2, 'changed', false]],
      ['with another address, despite the name', 'Ana Ruiz,other@ruiz.example,,', [2, 'new', false]],
      ['with the name, if the line has no address', 'Ana Ruiz,,,', [2, 'unchanged', false]],
    ])('are those %s', async (_what, row, outcome) => {
      await named('Ana', 'Ruiz', { email: 'ana@ruiz.example' });
      expect(await plan([row])).toEqual([outcome]);
    });

    it('are those with the address rather than those with the name', async () => {
      await named('Ana', 'Ruiz');
      await named('Bo', 'Lin', { email: 'ana@ruiz.example', title: 'Aide' });
      expect(await plan(['Ana Ruiz,ana@ruiz.example,,Aide'])).toEqual([[2, 'changed', false]]);
      expect(await plan(['Bo Lin,ana@ruiz.example,,Aide'])).toEqual([[2, 'unchanged', false]]);
    });

    it('are told apart by their organizations', async () => {
      await named('Ana', 'Ruiz', at('Fish First'));
      await named('Ana', 'Ruiz', at('Water Works'));
      expect(await plan(['Ana Ruiz,,FISH first,', 'Ana Ruiz,,Water Works,', 'Ana Ruiz,,,'])).toEqual([
        [2, 'unchanged', false],
        [3, 'unchanged', false],
        [4, 'new', false],
      ]);
    });

    it('are none when two match, or when an earlier line means the same', async () => {
      await named('Ana', 'Ruiz');
      await named('Ana', 'Ruiz');
      await named('Bo', 'Lin', { email: 'bo@lin.example' });
      expect(await plan(['Ana Ruiz,,,'])).toEqual([
        [2, '2 contacts match. Edit the one that is meant, or give the line an e-mail address.'],
      ]);
      const matched: MatchedContacts = new Map();
      expect(await plan(['Bo Lin,bo@lin.example,,'], matched)).toEqual([[2, 'unchanged', false]]);
      expect(await plan(['', 'Bo Lin,,,'], matched)).toEqual([[3, 'Same contact as line 2.']]);
    });

    it('are neither organizations nor contacts of others', async () => {
      await organization('Ana Ruiz');
      await create({ documentType: 'CustomPerson', lastName: 'Lin', email: 'bo@lin.example' }, stranger);
      expect(await plan(['Ana Ruiz,,,', 'Lin,bo@lin.example,,'])).toEqual([
        [2, 'new', false],
        [3, 'new', false],
      ]);
    });

    it('belong to the oldest organization of a name', async () => {
      const [oldest] = [await organization('Fish First'), await organization('FISH first')];
      await create({ documentType: 'CustomOrg', name: 'Water Works' }, stranger);
      const repository = createCustomContactsRepository(api.deps.database);
      const { organizationId } = member;
      const found = await repository.findOrganizationsByKey(organizationId, ['fish first', 'water works']);
      const ids = await repository.findOrganizations(organizationId, [oldest.fusionId]);
      expect([...found]).toEqual([['fish first', ids.get(oldest.fusionId)?.contactId]]);
    });
  });
});
