import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from './testing/test-api.ts';

const MEGABYTE = 1024 * 1024;

describe('Request bodies', () => {
  let api: TestApi;
  let member: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    member = await api.addUser(await api.addOrganisation('Ours'), 'member@ours.example', 'member');
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
