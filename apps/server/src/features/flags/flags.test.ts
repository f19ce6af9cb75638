import { FLAGS, type FlagValues } from '@rotunda/contract';
import { auditLog, organisationFlags } from '@rotunda/database';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { readFlags } from './read-flags.ts';

const DEFAULTS = Object.fromEntries(Object.entries(FLAGS).map(([name, flag]) => [name, flag.default]));

describe('the flags of an organization', () => {
  const { api, admin, member, stranger } = workspaceTest(
    { admin: 'admin', member: 'member', stranger: { role: 'admin', of: 'Theirs' } },
    { emptied: ['organisation_flags', 'audit_log'] },
  );
  beforeEach(async () => {
    await api.settled();
  });

  const read = async (by = member) => (await api.call(by.token, 'GET', '/flags')).body as FlagValues;
  const change = (changes: object, by = admin) => api.call(by.token, 'PATCH', '/flags', changes);

  it('are their defaults until somebody changes them', async () => {
    expect(await read()).toEqual(DEFAULTS);
  });

  it('hold for everyone of the organization at once, and for nobody else', async () => {
    const changed = { ...DEFAULTS, labs: true, searchResultsLimit: 50 };
    expect(await change({ labs: true, searchResultsLimit: 50 })).toMatchObject({ status: 200, body: changed });
    expect(await read()).toEqual(changed);
    expect(await read(stranger)).toEqual(DEFAULTS);
    // The response to a change contains the stranger's own flags, not those that another organization changed.
    expect(await change({ tours: false }, stranger)).toMatchObject({ body: { ...DEFAULTS, tours: false } });
  });

  it('decide whether the Labs page answers, with the address the operator has set', async () => {
    const labs = async () => api.call(member.token, 'GET', '/flags/labs');
    expect(await labs()).toMatchObject({ status: 403, body: { code: 'FEATURE_OFF' } });
    await change({ labs: true });
    expect(await labs()).toMatchObject({ status: 200, body: { schedulingUrl: null } });
  });

  it('keep what an earlier change set, and who changed each last', async () => {
    await change({ labs: true, tours: false });
    await change({ labs: false });
    expect(await read()).toEqual({ ...DEFAULTS, labs: false, tours: false });
    const stored = await api.deps.database.select().from(organisationFlags).orderBy(organisationFlags.flag);
    expect(stored).toMatchObject([
      { flag: 'labs', value: false, updatedBy: admin.userId },
      { flag: 'tours', value: false, updatedBy: admin.userId },
    ]);
  });

  it('are changed by administrators only', async () => {
    expect((await change({ labs: true }, member)).status).toBe(403);
    expect(await read()).toEqual(DEFAULTS);
  });

  it.each<[string, object]>([
    ['an unknown flag', { rocketMode: true }],
    ['a number for a switch', { labs: 1 }],
    ['a limit below one', { searchResultsLimit: 0 }],
    ['one good and one faulty value', { labs: true, tours: 'no' }],
  ])('refuse %s and change nothing', async (_what, changes) => {
    expect((await change(changes)).status).toBe(400);
    expect(await read()).toEqual(DEFAULTS);
  });

  it('change nothing when nothing is named', async () => {
    expect(await change({})).toMatchObject({ status: 200, body: DEFAULTS });
  });

  it.each([1, 1_000_000])('take %d as the limit of search results, which is its edge', async (searchResultsLimit) => {
    expect(await change({ searchResultsLimit })).toMatchObject({ status: 200, body: { searchResultsLimit } });
  });

  it.each([0, 1_000_001, 1.5, '10', null])('refuse %j as the limit of search results', async (searchResultsLimit) => {
    expect(await change({ searchResultsLimit })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await read()).toEqual(DEFAULTS);
  });

  it('say in the log who changed what', async () => {
    await change({ labs: true });
    const [entry] = await api.deps.database.select().from(auditLog).where(eq(auditLog.action, 'flags.updated'));
    expect(entry).toMatchObject({ subject: admin.organisationId, detail: { labs: true } });
  });

  it('shut the calls behind them', async () => {
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
])('%s that is stored counts as not stored', (_what, stored, read) => {
  expect(readFlags(stored)).toEqual({ ...DEFAULTS, ...read });
});
