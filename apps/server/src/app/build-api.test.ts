import { type IncomingMessage, request } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../platform/logging.ts';
import { buildApi } from './build-api.ts';
import { TEST_PASSWORD, createTestApi, type TestApi, type TestUser } from './testing/test-api.ts';

const GUESS = { email: 'member@ours.example', password: 'a guess' };

describe('Rate limit', () => {
  let api: TestApi;
  let limited: Awaited<ReturnType<typeof buildApi>>;
  let person: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    const ours = await api.addOrganization('Ours');
    person = await api.addUser(ours, 'person@ours.example', 'viewer');
    other = await api.addUser(ours, 'other@ours.example', 'viewer');
    limited = await buildApi({ ...api.deps, config: { ...api.deps.config, requestsPerMinute: 60 } });
  });
  afterAll(async () => {
    await limited.close();
    await api.close();
  });

  const ask = async (url: string, { token, address }: { token?: string; address?: string }) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const from = { url, headers, ...(address === undefined ? {} : { remoteAddress: address }) };
    const isSignIn = url.replace(/\/$/, '').endsWith('/sign-in');
    const answer = await limited.inject(
      isSignIn ? { ...from, method: 'POST', payload: GUESS } : { ...from, method: 'GET' },
    );
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  it('counts requests with made-up tokens by address', async () => {
    for (let asked = 0; asked < 60; asked += 1) {
      expect(await ask('/api/projects', { token: `made-up-${asked}` })).toMatchObject({ status: 401 });
    }
    expect(await ask('/api/projects', { token: 'another' })).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again.' },
    });
    expect(await ask('/api/projects', { token: person.token })).toMatchObject({ status: 200 });
    expect(await ask('/api/projects', { address: '198.51.100.1' })).toMatchObject({ status: 401 });
  });

  it.each(['/api/projects', '/api/./projects', '/api/x/../projects'])(
    'counts requests however %s is written',
    async (url) => {
      const address = `198.51.102.${url.length}`;
      const statuses: number[] = [];
      for (let asked = 0; asked < 61; asked += 1) statuses.push((await ask(url, { address })).status);
      expect([new Set(statuses.slice(0, 60)), statuses.at(-1)]).toEqual([new Set([401]), 429]);
    },
  );

  it('ignores static files, which many people behind the same address load', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) {
      const remoteAddress = '198.51.102.200';
      statuses.push((await limited.inject({ url: '/assets/none.js', remoteAddress })).statusCode);
    }
    expect(statuses).not.toContain(429);
  });

  it('counts the requests of a session across addresses', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) {
      statuses.push((await ask('/api/projects', { token: other.token, address: `198.51.100.${asked}` })).status);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts all addresses of an IPv6 /64 network together', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) {
      statuses.push((await ask('/api/projects', { address: `2001:db8:1:2::${asked.toString(16)}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('/api/projects', { address: '2001:db8:1:3::1' })).status).toBe(401);
  });

  it.each(['/api/auth/sign-in', '/api/./auth/sign-in', '/api/x/../auth/sign-in', '/api/auth/sign-in/'])(
    'allows a twentieth of the limit for sign-in at %s, regardless of made-up tokens',
    async (url) => {
      const address = `198.51.101.${url.length}`;
      const statuses: number[] = [];
      for (let guess = 0; guess < 4; guess += 1) {
        statuses.push((await ask(url, { token: `made-up-${guess}`, address })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 429]);
    },
  );

  it.each([
    ['no proxy', 0, (guess: number) => `203.0.113.${guess}`],
    ['a proxy, which adds whom it heard from', 1, (guess: number) => `203.0.113.${guess}, 192.0.2.77`],
    ['two proxies', 2, (guess: number) => `203.0.113.${guess}, 192.0.2.78, 10.0.0.2`],
  ])('counts by an address that cannot be forged behind %s', async (_what, proxyHops, forwarded) => {
    const config = { ...api.deps.config, requestsPerMinute: 60, proxyHops };
    const behind = await buildApi({ ...api.deps, config });
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1) {
      const headers = { 'x-forwarded-for': forwarded(guess) };
      const asked = { url: '/api/auth/sign-in', payload: GUESS, remoteAddress: `192.0.2.${proxyHops + 1}` };
      statuses.push((await behind.inject({ method: 'POST', ...asked, headers })).statusCode);
    }
    await behind.close();
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});

describe('Session', () => {
  it('is returned as a token in the response, not as a cookie other sites could send', async () => {
    const api = await createTestApi();
    const { email } = await api.addUser(await api.addOrganization('Ours'), 'person@ours.example', 'viewer');
    const payload = { email, password: TEST_PASSWORD };
    const { statusCode, headers } = await api.app.inject({ method: 'POST', url: '/api/auth/sign-in', payload });
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('set-cookie');
    await api.close();
  });
});

describe('Refused call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  it('is logged with user, call and address but without the token', async () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } });
    const logged = await buildApi({ ...api.deps, logger });
    const viewer = await api.addUser(await api.addOrganization('Ours'), 'viewer@ours.example', 'viewer');
    const headers = { authorization: `Bearer ${viewer.token}` };
    const from = { headers, remoteAddress: '198.51.100.7', payload: { name: 'Mine' } };
    expect((await logged.inject({ method: 'POST', url: '/api/projects', ...from })).statusCode).toBe(403);
    await logged.close();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'call refused', call: 'projects.create', userId: viewer.userId, address: '198.51.100.7' },
    ]);
    expect(lines.join('')).not.toContain(viewer.token);
  });
});
describe('Interrupted response', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  /** Starts an app whose `/file` sends the given stream, and collects what it logs. */
  async function serve(open: (request: FastifyRequest) => Readable) {
    const lines: string[] = [];
    const logger = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
    const app = await buildApi({ ...api.deps, logger });
    const handled = new Promise<void>((resolve) => {
      app.addHook('onSend', async (_request, reply) => (reply.statusCode < 500 ? undefined : resolve()));
    });
    app.get('/file', async (request) => finished(open(request)));
    const logged = () => lines.map((line) => JSON.parse(line) as { level: string; msg: string; err?: object });
    return { app, handled, faults: () => logged().filter(({ level }) => level === 'error') };
  }

  it('is logged when the storage stream breaks off', async () => {
    const { app, faults } = await serve(() => {
      const file = new PassThrough();
      setImmediate(() => file.destroy());
      return file;
    });
    expect((await app.inject({ url: '/file' })).statusCode).toBe(500);
    await app.close();
    expect(faults()).toMatchObject([{ msg: 'request failed', err: { code: 'ERR_STREAM_PREMATURE_CLOSE' } }]);
  });

  it.each([
    [
      'before the answer was whole',
      (raw: IncomingMessage) => {
        const file = new PassThrough();
        raw.socket.once('close', () => file.destroy());
        return file;
      },
    ],
    ['before the request was', (raw: IncomingMessage) => raw],
  ])('is not logged as a fault when the client disconnects %s', async (_when, open) => {
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const { app, handled, faults } = await serve(({ raw }) => {
      arrived();
      return open(raw);
    });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const asking = request(`${base}/file`, { agent: false, headers: { 'content-length': 9 } });
    asking.on('error', () => undefined).write('half');
    await arrival;
    asking.destroy();
    await handled;
    await app.close();
    expect(faults()).toEqual([]);
  });
});
