import { FLAGS, type FlagValues } from '@rotunda/contract';
import { auditLog, organizationFlags } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { readFlags } from './flags.queries.ts';

const DEFAULTS = Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, flag.default]));

describe('Feature flags', () => {
  const { api, admin, member, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { emptied: ['organization_flags', 'audit_log'] },
  );
  beforeEach(async () => {
    await api.settled();
  });

  const read = async (by = member) => (await api.call(by.token, 'GET', '/flags')).body as FlagValues;
  const change = (changes: object, by = admin) => api.call(by.token, 'PATCH', '/flags', changes);

  it('start with their defaults', async () => {
    expect(await read()).toEqual(DEFAULTS);
  });

  it('apply to the whole organization immediately and to no other', async () => {
    const changed = { ...DEFAULTS, labs: true, searchResultsLimit: 50 };
    expect(await change({ labs: true, searchResultsLimit: 50 })).toMatchObject({ status: 200, body: changed });
    expect(await read()).toEqual(changed);
    expect(await read(stranger)).toEqual(DEFAULTS);
    // The response to a change contains the stranger's own flags, not those that another organization changed.
    expect(await change({ tours: false }, stranger)).toMatchObject({ body: { ...DEFAULTS, tours: false } });
  });

  it('control the Labs page, which returns the scheduling address of the operator', async () => {
    const labs = async () => api.call(member.token, 'GET', '/flags/labs');
    expect(await labs()).toMatchObject({ status: 403, body: { code: 'FEATURE_OFF' } });
    await change({ labs: true });
    expect(await labs()).toMatchObject({ status: 200, body: { schedulingUrl: null } });
  });

  it('keep earlier changes and who last changed each flag', async () => {
    await change({ labs: true, tours: false });
    await change({ labs: false });
    expect(await read()).toEqual({ ...DEFAULTS, labs: false, tours: false });
    const stored = await api.deps.database.select().from(organizationFlags).orderBy(organizationFlags.flag);
    expect(stored).toMatchObject([
      { flag: 'labs', value: false, updatedBy: admin.userId },
      { flag: 'tours', value: false, updatedBy: admin.userId },
    ]);
  });

  it('can be changed by administrators only', async () => {
    expect((await change({ labs: true }, member)).status).toBe(403);
    expect(await read()).toEqual(DEFAULTS);
  });

  it.each<[string, object]>([
    ['an unknown flag', { rocketMode: true }],
    ['a number for a switch', { labs: 1 }],
    ['a limit below one', { searchResultsLimit: 0 }],
    ['one good and one faulty value', { labs: true, tours: 'no' }],
  ])('reject %s and change nothing', async (_what, changes) => {
    expect((await change(changes)).status).toBe(400);
    expect(await read()).toEqual(DEFAULTS);
  });

  it('change nothing for an empty request', async () => {
    expect(await change({})).toMatchObject({ status: 200, body: DEFAULTS });
  });

  it.each([1, 1_000_000])('accept %d as the search results limit', async (searchResultsLimit) => {
    expect(await change({ searchResultsLimit })).toMatchObject({ status: 200, body: { searchResultsLimit } });
  });

  it.each([0, 1_000_001, 1.5, '10', null])('reject %j as the search results limit', async (searchResultsLimit) => {
    expect(await change({ searchResultsLimit })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await read()).toEqual(DEFAULTS);
  });

  it('are audited with who changed what', async () => {
    await change({ labs: true });
    const [entry] = await api.deps.database.select().from(auditLog).where(eq(auditLog.action, 'flags.updated'));
    expect(entry).toMatchObject({ subject: admin.organizationId, detail: { labs: true } });
  });

  it('block the API calls behind them', async () => {
    expect((await api.call(member.token, 'POST', '/attachments/get-attachments', {})).status).toBe(200);
    await change({ attachments: false });
    expect(await api.call(member.token, 'POST', '/attachments/get-attachments', {})).toMatchObject({
      body: { code: 'FEATURE_OFF' },
    });
    expect((await api.call(stranger.token, 'POST', '/attachments/get-attachments', {})).status).toBe(200);
  });
});

it.each<[string, Record<string, unknown>, Partial<FlagValues>]>([
  ['a value of the wrong kind', { labs: 'yes', tours: false }, { tours: false }],
  ['a flag of an earlier version', { rocketMode: true }, {}],
  ['a limit out of range', { searchResultsLimit: -1 }, {}],
])('readFlags ignores %s', (_what, stored, read) => {
  expect(readFlags(stored)).toEqual({ ...DEFAULTS, ...read });
});
