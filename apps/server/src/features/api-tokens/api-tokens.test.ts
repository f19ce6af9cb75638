import { API_TOKEN_LIMITS, type ApiScope } from '@rotunda/contract';
import { apiTokens, auditLog, member as members } from '@rotunda/database';
import { asc, eq } from 'drizzle-orm';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApi } from '../../app/build-api.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createFixedClock } from '../../platform/testing/fixed-clock.ts';
import { createLogger } from '../../platform/logging.ts';
import { resolveApiToken } from './api-tokens.queries.ts';
import { hashToken } from '../identity/index.ts';

const DAY = 24 * 3600;

describe('API tokens', () => {
  const { api, admin, member, viewer, leaver, stranger } = workspaceTest(
    {
      ...({ admin: 'admin', member: 'member', viewer: 'viewer', leaver: 'member' } as const),
      stranger: { role: 'admin', of: 'Theirs' },
    },
    { emptied: ['api_tokens', 'audit_log', 'projects'] },
  );
  const database = () => api.deps.database;
  const projectsBy = async (token: string) => (await api.call(token, 'GET', '/projects')).status;
  beforeEach(async () => {
    await database().update(members).set({ role: 'member' }).where(eq(members.userId, member.userId));
    await api.settled();
  });

  it('are shown once, stored as a hash and listed by their prefix', async () => {
    const body = { name: ' Nightly script ', scopes: ['write', 'read', 'read'], days: 30 };
    const made = await member.call('POST', '/auth/api-tokens', body);
    expect(made).toMatchObject({ status: 201, body: { name: 'Nightly script', scopes: ['read', 'write'] } });
    const { token, ...shown } = made.body as { token: string; prefix: string; createdTs: number; expiresTs: number };
    expect(token).toMatch(/^rot_[\w-]{43}$/);
    expect(token.startsWith(shown.prefix)).toBe(true);
    expect(shown.prefix).toHaveLength(10);
    expect(shown.expiresTs - shown.createdTs).toBe(30 * DAY);
    const list = await member.call('GET', '/auth/api-tokens');
    expect(list.body).toEqual({ results: [shown], total: 1 });
    const [row] = await database().select().from(apiTokens);
    expect(row?.tokenHash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('act as their owner and record when they were last used', async () => {
    const { token } = await member.makeApiToken(['read']);
    const session = await api.call(token, 'GET', '/auth/session');
    expect(session.body).toMatchObject({ user: { _id: member.userId }, isOperator: false, mayImpersonate: false });
    const { body } = await member.call('GET', '/auth/api-tokens');
    const { results } = body as { results: { lastUsedTs: number | null }[] };
    expect(results[0]?.lastUsedTs).toBeGreaterThan(0);
  });

  it('never exceed the current role of their owner', async () => {
    const { token } = await member.makeApiToken(['write']);
    expect((await api.call(token, 'POST', '/projects', { name: 'By a program' })).status).toBe(201);
    expect((await admin.call('PATCH', `/users/${member.userId}`, { role: 'viewer' })).status).toBe(200);
    expect((await api.call(token, 'POST', '/projects', { name: 'Again' })).status).toBe(403);
  });

  it('let a viewer write what a viewer may write', async () => {
    const { token } = await viewer.makeApiToken(['write']);
    const ownSettings = await api.call(token, 'PATCH', '/digests/personal', { mentions: false });
    expect(ownSettings).toMatchObject({ status: 200, body: { mentions: false } });
    expect((await api.call(token, 'POST', '/projects', { name: 'By a program' })).status).toBe(403);
  });

  it.each<[string, () => typeof viewer, ApiScope]>([
    ['a viewer', () => viewer, 'admin'],
    ['a member', () => member, 'admin'],
  ])('%s cannot choose a scope beyond their role', async (_, person, scope) => {
    const answer = await person().call('POST', '/auth/api-tokens', {
      name: 'Too much',
      scopes: ['read', scope],
      days: 7,
    });
    expect(answer).toMatchObject({ status: 400, body: { fields: { scopes: expect.any(String) } } });
    expect(await database().select().from(apiTokens)).toEqual([]);
  });

  it.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['everything'] }],
    ['no name', { name: ' ' }],
    ['no end', { days: undefined }],
    ['an end too late', { days: 366 }],
    ['an end already past', { days: 0 }],
  ])('are rejected with %s', async (_, changes) => {
    const body = { name: 'Script', scopes: ['read'], days: 7, ...changes };
    expect((await member.call('POST', '/auth/api-tokens', body)).status).toBe(400);
  });

  it('are limited to twenty per person, even under concurrency', async () => {
    const make = () => member.call('POST', '/auth/api-tokens', { name: 'Script', scopes: ['read'], days: 7 });
    const answers = await Promise.all(Array.from({ length: API_TOKEN_LIMITS.tokens + 2 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(API_TOKEN_LIMITS.tokens);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  });

  it('expire', async () => {
    const { token } = await member.makeApiToken(['read']);
    const clock = createFixedClock(api.deps.clock.now() + 7 * DAY - 10);
    const find = () => resolveApiToken({ database: database(), clock }, hashToken(token), { isUse: true });
    expect((await find())?.actor.userId).toBe(member.userId);
    clock.advance(11);
    expect(await find()).toBeNull();
  });

  it('stop working as soon as they are revoked, in other processes too', async () => {
    const { token, tokenId } = await member.makeApiToken(['read']);
    const elsewhere = await buildApi(api.deps);
    const askElsewhere = async () =>
      (await elsewhere.inject({ url: '/api/projects', headers: { authorization: `Bearer ${token}` } })).statusCode;
    try {
      expect([await projectsBy(token), await askElsewhere()]).toEqual([200, 200]);
      expect((await member.call('DELETE', `/auth/api-tokens/${tokenId}`)).status).toBe(200);
      expect(await projectsBy(token)).toBe(401);
      await api.settled();
      expect(await askElsewhere()).toBe(401);
    } finally {
      await elsewhere.close();
    }
  });

  it('end when their owner is deactivated and stay invalid after reactivation', async () => {
    const { token } = await leaver.makeApiToken(['read']);
    expect(await projectsBy(token)).toBe(200);
    await admin.call('PATCH', `/users/${leaver.userId}`, { isActive: false });
    expect(await projectsBy(token)).toBe(401);
    await admin.call('PATCH', `/users/${leaver.userId}`, { isActive: true });
    expect(await projectsBy(token)).toBe(401);
  });

  it('can be listed and revoked by administrators of the organization, but not by other members', async () => {
    const { token, tokenId } = await viewer.makeApiToken(['read']);
    const path = `/organizations/${admin.organizationId}/api-tokens`;
    expect(await admin.call('GET', path)).toMatchObject({
      status: 200,
      body: { results: [{ _id: tokenId, owner: { _id: viewer.userId, email: viewer.email } }], total: 1 },
    });
    expect(
      (await stranger.call('DELETE', `/organizations/${stranger.organizationId}/api-tokens/${tokenId}`)).status,
    ).toBe(404);
    expect((await member.call('DELETE', `/auth/api-tokens/${tokenId}`)).status).toBe(404);
    expect(await projectsBy(token)).toBe(200);
    expect((await admin.call('DELETE', `${path}/${tokenId}`)).status).toBe(200);
    expect(await projectsBy(token)).toBe(401);
  });

  it('are recorded in the audit log when created, revoked and used', async () => {
    const { tokenId, token } = await admin.makeApiToken(['write']);
    const made = await api.call(token, 'POST', '/projects', { name: 'By a program' });
    const projectId = (made.body as { _id: string })._id;
    await api.call(token, 'DELETE', '/projects', { projectIds: [projectId] });
    await admin.call('DELETE', `/auth/api-tokens/${tokenId}`);
    const entries = await database().select().from(auditLog).orderBy(asc(auditLog.auditId));
    expect(entries).toMatchObject([
      { action: 'api-token.created', subject: admin.userId, detail: { name: 'Script', scopes: ['write'] } },
      { action: 'project.deleted', userId: admin.userId, detail: { apiToken: 'Script' } },
      { action: 'api-token.revoked', subject: admin.userId, detail: { name: 'Script' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('never appear in the log, wherever they are sent', async () => {
    const { token } = await member.makeApiToken(['read']);
    const destination = new PassThrough();
    const watched = await buildApi({ ...api.deps, logger: createLogger({ level: 'trace', destination }) });
    const headers = { authorization: `Bearer ${token}` };
    const ask = (url: string, payload?: object) =>
      watched.inject({ url, headers, ...(payload === undefined ? {} : { method: 'POST' as const, payload }) });
    const answers = [
      await ask('/api/projects'),
      await ask(`/api/projects/${token}`),
      await ask(`/api/projects?name=${token}`),
      await ask('/api/projects', { name: token }),
      await ask('/api/auth/sign-in', { email: 'a@b.example', password: token }),
    ];
    await watched.close();
    destination.end();
    const log = await text(destination);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200, 403, 401]);
    expect(log.split('\n').length).toBeGreaterThan(answers.length);
    expect(log).not.toContain(token.slice(4));
  });
});
