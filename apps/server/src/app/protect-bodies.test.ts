import { ERRORS } from '@rotunda/contract';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from './testing/test-api.ts';

const MEGABYTE = 1024 * 1024;

describe('Request bodies', () => {
  let api: TestApi;
  let member: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    member = await api.addUser(await api.addOrganization('Ours'), 'member@ours.example', 'member');
  });
  afterAll(() => api.close());

  async function send(url: string, payload: string, token?: string) {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const answer = await api.app.inject({ method: 'POST', url, headers, payload });
    return { status: answer.statusCode, body: answer.json() as unknown };
  }

  it.each(['/api/projects', '/api/documents/search', '/api/attachments/upload', '/api/nowhere', '/api/./projects'])(
    'are not read at %s before the caller is authenticated',
    async (url) => {
      // A body that is not JSON would be answered 400 if it were read.
      const refused = { status: 401, body: { code: 'UNAUTHORIZED', requestId: expect.any(String) } };
      expect(await send(url, '['.repeat(MEGABYTE - 1))).toMatchObject(refused);
      expect(await send(url, '[', 'made-up')).toMatchObject(refused);
    },
  );

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('are not decompressed: %s', async (encoding, pack) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    const payload = pack(JSON.stringify({ email: 'member@ours.example', password: TEST_PASSWORD }));
    const answer = await api.app.inject({ method: 'POST', url: '/api/auth/sign-in', headers, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'VALIDATION' }]);
  });

  it('are rejected when nested deeper than any call needs', async () => {
    const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
    expect(await send('/api/projects', nested(66), member.token)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: 'Nest values at most 64 levels deep.' },
    });
    expect(await send('/api/projects', nested(64), member.token)).toMatchObject({
      body: { fields: expect.anything() },
    });
  });

  it.each([
    ['a small call, by its size', '/api/tags', JSON.stringify({ name: 'x'.repeat(100_000) })],
    ['a small call, by its keys', '/api/tags', JSON.stringify(Object.fromEntries(Array(5000).fill(0).entries()))],
    ['an address of no call', '/api/nowhere', JSON.stringify('x'.repeat(100_000))],
    [
      'a search, by its keys',
      '/api/documents/search',
      JSON.stringify(Object.fromEntries(Array(30_000).fill(0).entries())),
    ],
    ['a call with long lists', '/api/projects/create-project-entities', JSON.stringify(Array(200_000).fill(0))],
  ])('are rejected when larger than the call needs: %s', async (_what, url, payload) => {
    const refused = { status: 413, body: { code: 'TOO_LARGE', message: ERRORS.TOO_LARGE.message } };
    expect(await send(url, payload, member.token)).toMatchObject(refused);
  });

  it('may be as large as the longest list of a call', async () => {
    const { _id: projectId } = (await member.call('POST', '/projects', { name: 'Widgets' })).body as { _id: string };
    const entities = Array.from({ length: 5000 }, (_, number) => ({
      projectId,
      fusionId: `us-119-hr-${number}`,
      documentType: 'Legislation',
    }));
    const answer = await send('/api/projects/create-project-entities', JSON.stringify({ entities }), member.token);
    expect(answer.status).not.toBe(413);
    expect(answer.status).not.toBe(400);
  });

  it.each([
    ['wrong values', (place: number) => place],
    ['wrong objects', () => ({ projectId: 1, fusionId: 2, documentType: 3 })],
    ['unknown keys', () => Object.fromEntries(Array(500).fill(0).entries())],
  ])('with many faults are answered with the first ones: %s', async (_what, entry) => {
    const entities = Array.from({ length: 40 }, (_, place) => entry(place));
    const { status, body } = await send(
      '/api/projects/create-project-entities',
      JSON.stringify({ entities }),
      member.token,
    );
    expect(status).toBe(400);
    expect(Object.keys((body as { fields: object }).fields)).toHaveLength(20);
  });

  it('that are not JSON are refused in plain words', async () => {
    expect(await send('/api/tags', '{"name":', member.token)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: 'The body is not valid JSON.' },
    });
    expect(await send('/api/tags', '', member.token)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: 'The body is empty. Send JSON, or leave out the content type.' },
    });
    const headers = { 'content-type': 'text/xml', authorization: `Bearer ${member.token}` };
    const answer = await api.app.inject({ method: 'POST', url: '/api/tags', headers, payload: '<name/>' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      415,
      { code: 'VALIDATION', message: 'Send the body as JSON, with the content type application/json.' },
    ]);
  });

  it('may contain any number of brackets inside strings', async () => {
    const name = `${'['.repeat(70)}\\"{{`;
    expect(await send('/api/tags', `{"name":"${name}"}`, member.token)).not.toMatchObject({
      body: { message: expect.stringContaining('levels') },
    });
  });

  it.each(['/api/auth/sign-in', '/api/auth/sign-in/', '/api/./auth/sign-in', '/api/x/../auth/sign-in?a=b'])(
    'are limited to a small size at %s',
    async (url) => {
      const body = { email: 'member@ours.example', password: 'x'.repeat(5000) };
      expect(await send(url, JSON.stringify(body))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    },
  );

  it.each(['/api/health', '/api/auth/session', '/api/projects', '/api/nowhere'])(
    'get responses that no cache stores: %s',
    async (url) => {
      for (const authorization of ['', `Bearer ${member.token}`]) {
        const { headers } = await api.app.inject({ method: 'GET', url, headers: { authorization } });
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  it('may not use an upload route to send large JSON', async () => {
    expect(await send('/api/attachments/upload', JSON.stringify('x'.repeat(MEGABYTE)), member.token)).toMatchObject({
      status: 413,
    });
  });
});
