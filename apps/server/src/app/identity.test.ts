import { auditLog } from '@rotunda/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from './testing/test-api.ts';

describe('Sign-in and organization boundaries', () => {
  let api: TestApi;
  let admin: TestUser;
  let viewer: TestUser;
  let stranger: TestUser;
  let support: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    const ours = await api.addOrganization('Ours');
    const theirs = await api.addOrganization('Theirs');
    admin = await api.addUser(ours, 'admin@ours.example', 'admin');
    viewer = await api.addUser(ours, 'viewer@ours.example', 'viewer');
    stranger = await api.addUser(theirs, 'admin@theirs.example', 'admin');
    support = await api.addUser(theirs, 'support@rotunda.example', 'member', { isSupport: true });
  });
  afterAll(() => api.close());

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await api.call(null, 'POST', '/auth/sign-in', { email: 'admin@ours.example', password: 'wrong' });
    const unknown = await api.call(null, 'POST', '/auth/sign-in', { email: 'nobody@ours.example', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(unknown).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('names the invalid field of a request', async () => {
    const answer = await api.call(null, 'POST', '/auth/sign-in', { email: 'not an address', password: 'x' });
    const body = { code: 'VALIDATION', fields: { email: expect.any(String) }, requestId: expect.stringMatching(/./) };
    expect(answer).toMatchObject({ status: 400, body });
  });

  it.each(['reports.example/1', 'ftp://reports.example/1', 'http://reports.example/1'])(
    'explains that "%s" is not a valid report address',
    async (tableauReportUrl) => {
      const path = `/organizations/${admin.organizationId}`;
      expect(await api.call(admin.token, 'PATCH', path, { tableauReportUrl })).toMatchObject({
        status: 400,
        body: { fields: { tableauReportUrl: 'Enter a web address that begins with https://.' } },
      });
    },
  );

  it('returns the session only for a valid token', async () => {
    expect(await api.call(viewer.token, 'GET', '/auth/session')).toMatchObject({
      status: 200,
      body: {
        user: { email: 'viewer@ours.example', role: 'viewer' },
        organization: { externalName: 'Ours' },
        impersonator: null,
        flags: { alertsPage: true },
      },
    });
    expect(await api.call('made-up', 'GET', '/auth/session')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    });
  });

  it('ends the session on sign-out', async () => {
    const answer = await api.call(null, 'POST', '/auth/sign-in', {
      email: 'viewer@ours.example',
      password: TEST_PASSWORD,
    });
    const { token } = answer.body as { token: string };
    expect((await api.call(token, 'POST', '/auth/sign-out')).status).toBe(200);
    expect((await api.call(token, 'GET', '/auth/session')).status).toBe(401);
  });

  it('returns 404 for another organization and its users', async () => {
    expect((await api.call(admin.token, 'GET', `/organizations/${stranger.organizationId}`)).status).toBe(404);
    expect((await api.call(admin.token, 'GET', `/organizations/${stranger.organizationId}/users`)).status).toBe(404);
    expect((await api.call(admin.token, 'GET', `/users/${stranger.userId}`)).status).toBe(404);
    expect((await api.call(admin.token, 'PATCH', `/users/${stranger.userId}`, { isActive: false })).status).toBe(404);
  });

  it('lets only administrators change flags and applies changes immediately', async () => {
    expect((await api.call(viewer.token, 'PATCH', '/flags', { alertsPage: false })).status).toBe(403);
    expect(await api.call(admin.token, 'PATCH', '/flags', { searchResultsLimit: 500 })).toMatchObject({
      body: { searchResultsLimit: 500 },
    });
    expect(await api.call(viewer.token, 'GET', '/flags')).toMatchObject({
      body: { searchResultsLimit: 500, alertsPage: true },
    });
    expect(await api.call(stranger.token, 'GET', '/flags')).toMatchObject({ body: { searchResultsLimit: 10_000 } });
  });

  it('ends all sessions of a deactivated user and keeps the last administrator active', async () => {
    const leaver = await api.addUser(admin.organizationId, 'leaver@ours.example', 'member');
    expect((await api.call(admin.token, 'PATCH', `/users/${leaver.userId}`, { isActive: false })).status).toBe(200);
    expect((await api.call(leaver.token, 'GET', '/auth/session')).status).toBe(401);
    const again = await api.call(null, 'POST', '/auth/sign-in', {
      email: 'leaver@ours.example',
      password: TEST_PASSWORD,
    });
    expect(again).toMatchObject({ status: 403, body: { code: 'ACCOUNT_INACTIVE' } });
    expect((await api.call(admin.token, 'PATCH', `/users/${admin.userId}`, { role: 'viewer' })).status).toBe(409);
    expect(await api.call(admin.token, 'GET', '/auth/session')).toMatchObject({ body: { user: { role: 'admin' } } });
  });

  it('shows and audits impersonation by support and restores their own session afterwards', async () => {
    expect((await api.call(admin.token, 'POST', '/auth/impersonate', { email: 'viewer@ours.example' })).status).toBe(
      403,
    );
    const started = await api.call(support.token, 'POST', '/auth/impersonate', { email: 'viewer@ours.example' });
    expect(started).toMatchObject({
      status: 200,
      body: { session: { user: { _id: viewer.userId }, impersonator: { email: 'support@rotunda.example' } } },
    });
    const { token } = started.body as { token: string };
    expect((await api.call(token, 'POST', '/auth/impersonate', { email: 'admin@ours.example' })).status).toBe(403);
    const stopped = await api.call(token, 'POST', '/auth/stop-impersonating');
    expect(stopped).toMatchObject({ body: { session: { user: { _id: support.userId }, impersonator: null } } });
    expect((await api.call(token, 'GET', '/auth/session')).status).toBe(401);
    const entries = await api.deps.database.select().from(auditLog);
    expect(entries.filter((entry) => entry.impersonatorId === support.userId).map((entry) => entry.action)).toEqual([
      'impersonation.started',
      'impersonation.stopped',
    ]);
  });

  it('documents the calls in OpenAPI and on the docs page', async () => {
    const specification = await api.app.inject('/api/openapi.json');
    expect(specification.json()).toMatchObject({ paths: { '/alerts/getSearchAlerts': { post: expect.anything() } } });
    const docs = await api.app.inject('/api/docs');
    expect(docs.body).toContain('/documents/search');
  });
});
