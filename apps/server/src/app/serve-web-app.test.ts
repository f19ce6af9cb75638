import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './serve-web-app.ts';

describe('Web app', () => {
  let dist: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    dist = await mkdtemp(path.join(os.tmpdir(), 'rotunda-dist-'));
    await writeBuild('a', 'Page');
    app = fastify();
    await serveWebApp(app, dist);
  });
  afterAll(async () => {
    await app.close();
    await rm(dist, { recursive: true });
  });

  /** Writes a build the way `npm run build` does: into its own folder, which then becomes current. */
  async function writeBuild(name: string, title: string): Promise<void> {
    await mkdir(path.join(dist, name, 'assets'), { recursive: true });
    for (const [file, text] of [
      ['index.html', `<title>${title}</title>`],
      [`assets/page-${name}1.js`, 'export const page = 1;'],
    ] as const) {
      await writeFile(path.join(dist, name, file), text);
      await writeFile(path.join(dist, name, `${file}.br`), brotliCompressSync(text));
    }
    await writeFile(path.join(dist, 'current'), name);
  }

  const get = (url: string, accepts = 'gzip, br') =>
    app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepts } });

  it('sends compressed assets to clients that accept them and caches them permanently', async () => {
    const answer = await get('/assets/page-a1.js');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export const page = 1;');
    const plain = await get('/assets/page-a1.js', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('export const page = 1;');
  });

  it('serves its page at every page URL and requires revalidation', async () => {
    for (const url of ['/', '/projects/some-id?tab=Documents']) {
      const answer = await get(url);
      expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
      expect(answer.headers['content-type']).toContain('text/html');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>Page</title>');
    }
  });

  it.each(['/assets/gone-1.js', '/assets/gone-1.css?v=2', '/assets', '/assets/', '/robots.txt', '/gone.map?v=2'])(
    'returns an uncached 404 for the missing file %s',
    async (url) => {
      const answer = await get(url);
      expect(answer).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } });
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it.each(['/..%2fcurrent', '/%2e%2e/current', '/assets/..%2f..%2fcurrent', '/assets/%00', '/.whole', '/a/.whole'])(
    'serves no file outside the build: %s',
    async (url) => {
      await writeFile(path.join(dist, 'current'), 'a');
      await writeFile(path.join(dist, 'a', '.whole'), 'whole');
      const { body, statusCode } = await get(url, 'identity');
      expect(statusCode).toBeLessThan(500);
      expect(['a', 'whole']).not.toContain(body);
    },
  );

  it('serves its page at URLs that only resemble files or API routes', async () => {
    for (const url of ['/documents/hr.1', '/apiary', '/discover?search=a.b', '/assetsless']) {
      expect((await get(url)).statusCode).toBe(200);
    }
  });

  it('answers HEAD requests with the headers of the GET response', async () => {
    for (const url of ['/', '/projects', '/assets/page-a1.js', '/assets/gone-1.js']) {
      const answer = await app.inject({ method: 'HEAD', url });
      const whole = await app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
        whole.statusCode,
        whole.headers['content-type'],
      ]);
    }
  });

  it('serves no page under /api and none for POST requests', async () => {
    for (const url of ['/api/nothing', '/api', '/api?page=1']) {
      expect((await get(url)).json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await app.inject({ method: 'POST', url: '/projects' })).statusCode).toBe(404);
  });

  it('keeps serving its build when a new build appears; the next server serves both', async () => {
    await writeBuild('b', 'Next page');
    const next = fastify();
    await serveWebApp(next, dist);
    const read = async (from: FastifyInstance, url: string) =>
      (await from.inject({ method: 'GET', url, headers: { 'accept-encoding': 'identity' } })).body;
    expect(await read(app, '/')).toBe('<title>Page</title>');
    expect(await read(app, '/projects')).toBe('<title>Page</title>');
    expect(await read(app, '/assets/page-a1.js')).toBe('export const page = 1;');
    expect(await read(next, '/')).toBe('<title>Next page</title>');
    expect(await read(next, '/projects')).toBe('<title>Next page</title>');
    expect(await read(next, '/assets/page-b1.js')).toBe('export const page = 1;');
    expect(await read(next, '/assets/page-a1.js')).toBe('export const page = 1;');
    await next.close();
  });

  it.each(['identity', 'gzip', 'deflate', 'gzip, deflate, br', '*'])(
    'serves its own files beside an older build for %s, with or without compressed copies',
    async (accepts) => {
      await writeBuild('c', 'Current page');
      await writeFile(path.join(dist, 'c/assets/font-c1.woff2'), 'font');
      const next = fastify();
      await serveWebApp(next, dist);
      const read = async (url: string) => {
        const answer = await next.inject({ method: 'GET', url, headers: { 'accept-encoding': accepts } });
        expect(answer.statusCode, url).toBe(200);
        const isPacked = answer.headers['content-encoding'] === 'br';
        return (isPacked ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload).toString();
      };
      expect(await read('/')).toBe('<title>Current page</title>');
      expect(await read('/projects')).toBe('<title>Current page</title>');
      expect(await read('/assets/page-c1.js')).toBe('export const page = 1;');
      expect(await read('/assets/page-a1.js')).toBe('export const page = 1;');
      expect(await read('/assets/font-c1.woff2')).toBe('font');
      await next.close();
    },
  );
});
