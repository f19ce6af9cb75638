import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from './build-api.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

describe('Malformed requests', () => {
  let api: TestApi;
  let server: Awaited<ReturnType<typeof buildApi>>;
  let port: number;
  beforeAll(async () => {
    api = await createTestApi();
    server = await buildApi(api.deps);
    port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    await server.close();
    await api.close();
  });

  async function send(request: string): Promise<{ status: number; body: unknown }> {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  }

  it.each([
    ['a broken percent encoding', 'GET /%zz HTTP/1.1', 400],
    ['one of a call', 'POST /api/%ff HTTP/1.1', 400],
    ['bytes that are no text', 'GET /assets/%E0%A4%A.js HTTP/1.1', 400],
    ['a method nobody knows', 'LOOK / HTTP/1.1', 400],
    ['what is not HTTP', 'hello', 400],
    ['a header without end', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}`, 431],
  ])('are refused in the usual error format: %s', async (_what, request, status) => {
    const requestId = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(await send(request)).toEqual({
      status,
      body: { code: 'VALIDATION', message: expect.any(String), requestId },
    });
  });
});
