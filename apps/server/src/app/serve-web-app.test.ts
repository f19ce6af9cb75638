import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './serve-web-app.ts';

describe('the web app', () => {
  let dist: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    dist = await mkdtemp(path.join(os.tmpdir(), 'rotunda-dist-'));
    await mkdir(path.join(dist, 'assets'));
    for (const [name, text] of [
      ['index.html', '<title>Page</title>'],
      ['assets/page-a1.js', 'export const page = 1;'],
    ] as const) {
      await writeFile(path.join(dist, name), text);
      await writeFile(path.join(dist, `${name}.br`), brotliCompressSync(text));
    }
    app = fastify();
    await serveWebApp(app, dist);
  });
  afterAll(async () => {
    await app.close();
    await rm(dist, { recursive: true });
  });

  const get = (url: string, accepts = 'gzip, br') =>
    app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepts } });

  it('is sent as the build compressed it, to who reads that, and kept for ever', async () => {
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

  it('answers every page with its one page, asked for anew each time', async () => {
    for (const url of ['/', '/projects/some-id?tab=Documents']) {
      const answer = await get(url);
      expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-cache' } });
      expect(answer.headers['content-type']).toContain('text/html');
      expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>Page</title>');
    }
  });

  it('has no page under /api/ and none that is posted to', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await app.inject({ method: 'POST', url: '/projects' })).statusCode).toBe(404);
  });
});
