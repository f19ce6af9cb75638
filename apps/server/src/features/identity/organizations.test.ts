import type { Organization } from '@rotunda/contract';
import { auditLog } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi, type TestUser } from '../../app/testing/test-api.ts';

describe('Organizations API', () => {
  let api: TestApi;
  let operator: TestUser;
  let admin: TestUser;
  let member: TestUser;
  let stranger: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    operator = await api.addUser(await api.addOrganization('Running it'), 'operator@run.example', 'admin');
    const ours = await api.addOrganization('Ours');
    admin = await api.addUser(ours, 'admin@ours.example', 'admin');
    member = await api.addUser(ours, 'member@ours.example', 'member');
    stranger = await api.addUser(await api.addOrganization('Theirs'), 'admin@theirs.example', 'admin');
  });
  afterAll(() => api.close());

  const getPath = ({ organizationId }: TestUser) => `/organizations/${organizationId}`;
  const read = async (by: TestUser) => (await api.call(by.token, 'GET', getPath(by))).body as Organization;
  const change = (by: TestUser, changes: object, of = by) => api.call(by.token, 'PATCH', getPath(of), changes);
  const entitle = (by: TestUser, of: TestUser, entitlements: object) =>
    api.call(by.token, 'PUT', `${getPath(of)}/entitlements`, entitlements);
  const audited = (of: TestUser) =>
    api.deps.database.select().from(auditLog).where(eq(auditLog.subject, of.organizationId)).orderBy(auditLog.auditId);

  it('lets only administrators of the organization change it, with an audit entry', async () => {
    expect((await change(member, { externalName: 'Renamed' })).status).toBe(403);
    expect((await change(stranger, { externalName: 'Renamed' }, admin)).status).toBe(404);
    expect((await change(operator, { externalName: 'Renamed' }, admin)).status).toBe(404);
    expect(await read(member)).toMatchObject({ externalName: 'Ours', tableauReportUrl: null });
    const tableauReportUrl = 'https://reports.example/1';
    expect(await change(admin, { externalName: 'Ours & Co', tableauReportUrl })).toMatchObject({
      status: 200,
      body: { externalName: 'Ours & Co', tableauReportUrl },
    });
    expect(await audited(admin)).toMatchObject([
      {
        organizationId: admin.organizationId,
        userId: admin.userId,
        action: 'organization.updated',
        detail: {
          externalName: 'Ours & Co',
          tableauReportUrl,
        },
      },
    ]);
  });

  it('rejects entitlement changes by administrators together with all other changes in the request', async () => {
    const before = await read(admin);
    const entitlements = { USFederal: false, USStateList: ['OH'] };
    const refused = {
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Entitlements are set by the operator of this installation.' },
    };
    expect(await change(admin, { externalName: 'Taken', entitlements })).toMatchObject(refused);
    expect((await entitle(admin, admin, entitlements)).status).toBe(403);
    expect(await read(admin)).toEqual(before);
    expect(await audited(admin)).toHaveLength(1);
  });

  it('lets the operator set the entitlements of any organization, with an audit entry there', async () => {
    const entitlements = { USFederal: false, USStateList: ['OH', 'TX'] };
    expect(await entitle(operator, stranger, entitlements)).toMatchObject({ status: 200, body: { entitlements } });
    expect((await read(stranger)).entitlements).toEqual(entitlements);
    expect((await read(admin)).entitlements).not.toEqual(entitlements);
    expect(await audited(stranger)).toMatchObject([
      { organizationId: stranger.organizationId, userId: operator.userId, detail: { entitlements } },
    ]);
    expect(await change(operator, { entitlements })).toMatchObject({ status: 200, body: { entitlements } });
    expect((await entitle(operator, { ...stranger, organizationId: 'nowhere' }, entitlements)).status).toBe(404);
    expect((await entitle(operator, stranger, { ...entitlements, more: true })).status).toBe(400);
  });

  it.each([
    ['a code nobody knows', ['OH', 'ZZ']],
    ['a code in small letters', ['oh']],
    ['a province', ['ON']],
    ['what is none', ['']],
  ])('rejects entitlement to %s', async (_what, USStateList) => {
    const before = await read(stranger);
    const entitlements = { USFederal: true, USStateList };
    expect(await entitle(operator, stranger, entitlements)).toMatchObject({
      status: 400,
      body: { fields: { [`USStateList.${USStateList.length - 1}`]: expect.stringContaining('postal codes') } },
    });
    expect((await change(operator, { entitlements })).status).toBe(400);
    expect(await read(stranger)).toEqual(before);
  });

  it('lists all organizations for the operator with their number of people', async () => {
    await api.call(admin.token, 'PATCH', `/users/${member.userId}`, { isActive: false });
    expect(await api.call(operator.token, 'GET', '/organizations')).toMatchObject({
      status: 200,
      body: {
        total: 3,
        results: [
          { organization: { externalName: 'Ours & Co' }, people: 2, activePeople: 1 },
          { organization: { externalName: 'Running it' }, people: 1, activePeople: 1 },
          { organization: { externalName: 'Theirs' }, people: 1, activePeople: 1 },
        ],
      },
    });
    expect((await api.call(admin.token, 'GET', '/organizations')).status).toBe(403);
  });
});
