import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { SourceHttp } from '../../sources/source.ts';
import { createFixedClock } from '../testing/fixed-clock.ts';
import { createSourceHttp, type GetOutcome, type SourceHttpOptions } from './create-source-http.ts';
import { SourceFetchError } from './source-fetch-error.ts';

describe('createSourceHttp', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  /** Serves the n-th answer to the n-th request, and the last answer from then on. */
  async function serve(...answers: RequestListener[]): Promise<{ url: string; requests: () => number }> {
    let count = 0;
    const server = createServer((request, response) => {
      const answer = answers[Math.min(count, answers.length - 1)];
      count += 1;
      answer?.(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return { url: `http://127.0.0.1:${address.port}/list?op=getBill&id=hunter2`, requests: () => count };
  }

  function client(options: Partial<SourceHttpOptions> = {}) {
    const clock = createFixedClock();
    const outcomes: GetOutcome[] = [];
    const http: SourceHttp = createSourceHttp({
      limit: { requests: 1000, perSeconds: 1 },
      clock,
      userAgent: 'rotunda-test',
      random: () => 0,
      onOutcome: (outcome) => outcomes.push(outcome),
      guard: { isAllowed: (address) => address === '127.0.0.1' },
      ...options,
    });
    return { http, clock, outcomes };
  }

  const ok: RequestListener = (_request, response) => response.setHeader('etag', '"v1"').end('body');
  const status =
    (code: number, headers: Record<string, string> = {}): RequestListener =>
    (_request, response) =>
      response.writeHead(code, headers).end('sorry');

  it('returns body and validators', async () => {
    const { url } = await serve(ok);
    expect(await client().http.get(url)).toEqual({ status: 'ok', body: Buffer.from('body'), etag: '"v1"' });
  });

  it('sends conditional requests and reports "not modified"', async () => {
    const { url } = await serve((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] === 'then';
      response.writeHead(isKnown ? 304 : 200).end();
    });
    const { http, outcomes } = client();
    expect(await http.get(url, { etag: '"v1"', lastModified: 'then' })).toMatchObject({ status: 'not-modified' });
    expect(outcomes).toEqual(['not-modified']);
  });

  it('retries server errors with doubling pauses', async () => {
    const { url } = await serve(status(500), status(503), status(502), ok);
    const { http, clock, outcomes } = client();
    expect(await http.get(url)).toMatchObject({ status: 'ok' });
    expect(clock.sleeps).toEqual([500, 1000, 2000]);
    expect(outcomes).toEqual(['retried', 'retried', 'retried', 'ok']);
  });

  it('honors Retry-After in seconds and as a date', async () => {
    const clock = createFixedClock();
    const at = new Date(clock.nowMs() + 37_000).toUTCString();
    const { url } = await serve(status(429, { 'retry-after': '7' }), status(503, { 'retry-after': at }), ok);
    await client({ clock }).http.get(url);
    expect(clock.sleeps).toEqual([7000, 30_000]);
  });

  it('gives up immediately when asked to wait for hours', async () => {
    const { url, requests } = await serve(status(429, { 'retry-after': '7200' }));
    await expect(client().http.get(url)).rejects.toThrow('asks to wait 120 minutes');
    expect(requests()).toBe(1);
  });

  it('does not retry a client error', async () => {
    const { url, requests } = await serve(status(404));
    const failure = await client()
      .http.get(url)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SourceFetchError);
    expect(failure).toMatchObject({ status: 404, attempts: 1 });
    expect(requests()).toBe(1);
  });

  it('fails after the last attempt and names the URL without parameter values', async () => {
    const { url, requests } = await serve(status(500));
    const failure = await client({ maxAttempts: 3 })
      .http.get(url)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 500, attempts: 3 });
    expect(String(failure)).toContain('/list?op=…&id=… could not be read (tried 3 times)');
    expect(String(failure)).not.toContain('hunter2');
    expect(requests()).toBe(3);
  });

  it.each(['not an address?key=hunter2', 'http://[?key=hunter2', '/relative?key=hunter2'])(
    'refuses "%s" immediately without repeating its key',
    async (url) => {
      const failure = await client()
        .http.get(url)
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ attempts: 1, message: expect.stringContaining('this is not a web address') });
      expect(String(failure)).not.toContain('hunter2');
    },
  );

  it('drops the key on a redirect to another host and follows no redirect to a disallowed host', async () => {
    const asked: unknown[] = [];
    const other = await serve((request, response) => {
      asked.push([request.headers['x-api-key'], request.headers.authorization, request.headers.accept]);
      response.end('elsewhere');
    });
    const { url } = await serve(status(302, { location: other.url }));
    const headers = { 'x-api-key': 'hunter2', authorization: 'Bearer hunter2', accept: 'application/json' };
    expect(await client().http.get(url, { headers })).toMatchObject({ body: Buffer.from('elsewhere') });
    expect(asked).toEqual([[undefined, undefined, 'application/json']]);

    const guard = { refuse: ({ hostname }: URL) => (hostname === '127.0.0.1' ? null : `${hostname} is not asked`) };
    const inside = await serve(status(302, { location: 'http://localhost:1/' }));
    const { http, outcomes } = client({ guard: { ...guard, isAllowed: () => true } });
    await expect(http.get(inside.url)).rejects.toThrow('could not be read (tried once): localhost is not asked');
    expect(outcomes).toEqual(['failed']);
  });

  it('keeps the key on a redirect within the same host', async () => {
    const { url } = await serve(status(301, { location: '/list/' }), (request, response) =>
      response.end(String(request.headers['x-api-key'])),
    );
    const answer = await client().http.get(url, { headers: { 'x-api-key': 'hunter2' } });
    expect(answer.body.toString()).toBe('hunter2');
  });

  it('refuses private addresses unless they are allowed', async () => {
    const { url, requests } = await serve(ok);
    await expect(client({ guard: {} }).http.get(url)).rejects.toThrow('the address of 127.0.0.1 is not public');
    const named = url.replace('127.0.0.1', 'publisher.example');
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    await expect(client({ guard: { resolve } }).http.get(named)).rejects.toThrow(
      'tried once): the address of publisher.example is not public',
    );
    expect(requests()).toBe(0);
    const isAllowed = (_address: string, host: string) => host === 'publisher.example';
    expect(await client({ guard: { resolve, isAllowed } }).http.get(named)).toMatchObject({ status: 'ok' });
  });

  it('retries after a truncated body', async () => {
    const cut: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 10);
    };
    const { url } = await serve(cut, ok);
    expect(await client().http.get(url)).toMatchObject({ body: Buffer.from('body') });
  });

  it('stops reading a response that is too large', async () => {
    const { url, requests } = await serve((_request, response) => response.end('x'.repeat(5000)));
    await expect(client({ maxBytes: 4999 }).http.get(url)).rejects.toThrow('larger than 4999 bytes');
    expect(requests()).toBe(1);
    expect(await client({ maxBytes: 5000 }).http.get(url)).toMatchObject({ status: 'ok' });
  });

  it('stops decompressing a response that grows too large', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const { url, requests } = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': bomb.length }).end(bomb),
    );
    expect(bomb.length).toBeLessThan(30_000);
    await expect(client({ maxBytes: 30_000 }).http.get(url)).rejects.toThrow('larger than 30000 bytes');
    expect(requests()).toBe(1);
  });

  it('retries after a request times out', async () => {
    const { url } = await serve(() => undefined, ok);
    expect(await client({ timeoutMs: 50 }).http.get(url)).toMatchObject({ status: 'ok' });
  });

  it('times out on a response that arrives a byte at a time', async () => {
    const dripping: RequestListener = (_request, response) => {
      const drops = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(drops));
    };
    const { url } = await serve(dripping, ok);
    expect(await client({ timeoutMs: 60 }).http.get(url)).toMatchObject({ body: Buffer.from('body') });
  });

  it('reports an unreachable server with its reason', async () => {
    const { url } = await serve(ok);
    for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
    await expect(client({ maxAttempts: 2 }).http.get(url)).rejects.toThrow(/tried 2 times.*ECONNREFUSED/);
  });
});
