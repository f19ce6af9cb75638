import { auditLog, organization, session, user } from '@rotunda/database';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestUser } from '../../app/testing/test-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { emptyTables } from '../../platform/testing/empty-tables.ts';
import { hashToken, openParentToken } from './sessions/session-token.ts';

const HOUR_MS = 3_600_000;

describe('Impersonation', () => {
  const { api, admin, member, support, supportAdmin } = workspaceTest(
    {
      admin: 'admin',
      member: 'member',
      support: { role: 'member', of: 'Support', isSupport: true },
      supportAdmin: { role: 'admin', of: 'Support' },
    },
    { emptied: ['audit_log'] },
  );

  const impersonate = (email: string, token = support.token) => api.call(token, 'POST', '/auth/impersonate', { email });
  const getToken = ({ body }: { body: unknown }) => (body as { token: string }).token;
  const written = () => api.deps.database.select().from(auditLog).orderBy(asc(auditLog.auditId));

  it('has the rights of the user and names the impersonator', async () => {
    const token = getToken(await impersonate('MEMBER@ours.example'));
    expect(await api.call(token, 'GET', '/auth/session')).toMatchObject({
      status: 200,
      body: {
        user: { _id: member.userId, role: 'member' },
        organization: { externalName: 'Ours' },
        impersonator: { _id: support.userId, name: 'Test member', email: support.email },
        mayImpersonate: false,
        isOperator: false,
      },
    });
    expect((await api.call(token, 'PATCH', '/flags', { labs: true })).status).toBe(403);
    expect(await written()).toMatchObject([
      {
        action: 'impersonation.started',
        organizationId: member.organizationId,
        userId: member.userId,
        impersonatorId: support.userId,
        subject: member.userId,
      },
    ]);
  });

  it('keeps support of the sample organization within the sample', async () => {
    const sample = await api.addOrganization('Sample');
    await api.deps.database.update(organization).set({ isSample: true }).where(eq(organization.id, sample));
    const invented = await api.addUser(sample, 'support@sample.example', 'member', { isSupport: true });
    await api.addUser(sample, 'viewer@sample.example', 'viewer');
    expect(await impersonate(member.email, invented.token)).toMatchObject({ status: 404 });
    expect(await written()).toEqual([]);
    expect((await impersonate('viewer@sample.example', invented.token)).status).toBe(200);
    expect((await impersonate('viewer@sample.example')).status).toBe(200);
  });

  it('lasts an hour', async () => {
    const before = Date.now();
    const token = hashToken(getToken(await impersonate(member.email)));
    const [opened] = await api.deps.database.select().from(session).where(eq(session.token, token));
    const lasts = (opened?.expiresAt.getTime() ?? 0) - before;
    expect(lasts).toBeGreaterThanOrEqual(HOUR_MS - 1000);
    expect(lasts).toBeLessThan(HOUR_MS + 60_000);
  });

  it('is available to support only', async () => {
    const mayActAs = async (token: string) =>
      ((await api.call(token, 'GET', '/auth/session')).body as { mayImpersonate: boolean }).mayImpersonate;
    expect(await mayActAs(support.token)).toBe(true);
    expect(await mayActAs(admin.token)).toBe(false);
    expect((await impersonate(member.email, admin.token)).status).toBe(403);
    expect(await written()).toEqual([]);
  });

  it('answers NOT_FOUND for an unknown or inactive user and for oneself', async () => {
    const leaver = await api.addUser(admin.organizationId, 'leaver@ours.example', 'member');
    await api.call(admin.token, 'PATCH', `/users/${leaver.userId}`, { isActive: false });
    await emptyTables(api.deps.database.$client, 'audit_log');
    for (const email of ['nobody@ours.example', support.email, leaver.email]) {
      expect(await impersonate(email)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await written()).toEqual([]);
  });

  it('cannot be chained to a third person', async () => {
    const token = getToken(await impersonate(admin.email));
    expect((await impersonate(member.email, token)).status).toBe(403);
  });

  it('is recorded in the audit log of changes', async () => {
    const token = getToken(await impersonate(admin.email));
    await api.call(token, 'PATCH', '/flags', { labs: true });
    expect((await written()).find(({ action }) => action === 'flags.updated')).toMatchObject({
      userId: admin.userId,
      impersonatorId: support.userId,
    });
  });

  it('returns to the original session when it is stopped', async () => {
    const endsAt = new Date(Date.now() + 3 * 24 * HOUR_MS);
    const ofSupport = eq(session.token, hashToken(support.token));
    await api.deps.database.update(session).set({ expiresAt: endsAt }).where(ofSupport);
    const token = getToken(await impersonate(member.email));
    const stopped = await api.call(token, 'POST', '/auth/stop-impersonating');
    expect(stopped).toMatchObject({
      body: { token: support.token, session: { user: { _id: support.userId }, impersonator: null } },
    });
    expect((await api.call(support.token, 'GET', '/auth/session')).status).toBe(200);
    expect((await api.call(token, 'GET', '/auth/session')).status).toBe(401);
    expect((await written()).map(({ action }) => action)).toEqual(['impersonation.started', 'impersonation.stopped']);
    expect(await api.deps.database.select().from(session).where(eq(session.userId, support.userId))).toMatchObject([
      { expiresAt: endsAt },
    ]);
  });

  it('encrypts the original token with the token of the impersonating session', async () => {
    const token = getToken(await impersonate(member.email));
    const stored = await api.deps.database.select().from(session);
    const everything = JSON.stringify(stored);
    for (const one of [token, support.token]) expect(everything).not.toContain(one);
    const sealed = stored.find((row) => row.token === hashToken(token))?.parentTokenSealed ?? '';
    expect(() => openParentToken(sealed, 'another token')).toThrow('cannot be read');
    expect(openParentToken(sealed, token)).toBe(support.token);
  });

  it('cannot be stopped by a person who is not impersonating', async () => {
    expect((await api.call(member.token, 'POST', '/auth/stop-impersonating')).status).toBe(403);
    expect((await api.call(member.token, 'GET', '/auth/session')).status).toBe(200);
  });

  it('ends immediately when the supporter is deactivated', async () => {
    const leaving = await api.addUser(support.organizationId, 'leaving@rotunda.example', 'member', { isSupport: true });
    const token = getToken(await impersonate(member.email, leaving.token));
    expect((await api.call(token, 'GET', '/projects')).status).toBe(200);
    await api.call(supportAdmin.token, 'PATCH', `/users/${leaving.userId}`, { isActive: false });
    expect((await api.call(token, 'GET', '/projects')).status).toBe(401);
    expect((await api.call(token, 'GET', '/auth/session')).status).toBe(401);
  });

  describe('ends immediately', () => {
    let leaving: TestUser;
    let token: string;
    let count = 0;
    beforeEach(async () => {
      const email = `leaving-${(count += 1)}@rotunda.example`;
      leaving = await api.addUser(support.organizationId, email, 'member', { isSupport: true });
      token = getToken(await impersonate(member.email, leaving.token));
      expect((await api.call(token, 'GET', '/projects')).status).toBe(200);
    });
    const stands = async () => (await api.call(token, 'GET', '/projects')).status;

    it('when the supporter signs out of the original session', async () => {
      await api.call(leaving.token, 'POST', '/auth/sign-out');
      expect(await stands()).toBe(401);
    });

    it('when the supporter loses the support role', async () => {
      await api.deps.database.update(user).set({ role: 'user' }).where(eq(user.id, leaving.userId));
      await api.settled();
      expect(await stands()).toBe(401);
    });

    it.each([
      ['was not used for long', { expiresAt: new Date(Date.now() - 1) }],
      ['was opened thirty days ago', { createdAt: new Date(Date.now() - 30 * 24 * HOUR_MS) }],
    ])('when the original session %s', async (_what, over) => {
      await api.deps.database
        .update(session)
        .set(over)
        .where(eq(session.token, hashToken(leaving.token)));
      await api.settled();
      expect(await stands()).toBe(401);
    });

    it('when the user is deactivated', async () => {
      const target = await api.addUser(admin.organizationId, `target-${count}@ours.example`, 'member');
      token = getToken(await impersonate(target.email, leaving.token));
      expect(await stands()).toBe(200);
      await api.call(admin.token, 'PATCH', `/users/${target.userId}`, { isActive: false });
      expect(await stands()).toBe(401);
    });

    it('after an hour, even when the session row expires later', async () => {
      const longAgo = new Date(Date.now() - HOUR_MS);
      const [acting] = await api.deps.database
        .update(session)
        .set({
          createdAt: longAgo,
          updatedAt: new Date(Date.now() - 48 * HOUR_MS),
          expiresAt: new Date(Date.now() + HOUR_MS),
        })
        .where(eq(session.token, hashToken(token)))
        .returning();
      await api.settled();
      expect(await stands()).toBe(401);
      expect(
        await api.deps.database
          .select()
          .from(session)
          .where(eq(session.id, acting?.id ?? '')),
      ).toEqual([acting]);
    });
  });
});
