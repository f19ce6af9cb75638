import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageReader, PageUnreadableError, type PageReaderOptions } from './create-page-reader.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** Starts a local server, and a reader for which `public.example` and `inside.example` both resolve to it. */
async function serve(listener: RequestListener, changes: Partial<PageReaderOptions> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const here = { address: '127.0.0.1', family: 4 };
  const inside = { address: '127.0.0.2', family: 4 };
  const reader = createPageReader({
    userAgent: 'Rotunda test',
    resolve: async (host) => (host === 'inside.example' ? [here, inside] : [here]),
    isAllowed: (given) => given === '127.0.0.1',
    timeoutMs: 1000,
    ...changes,
  });
  return { asked, port, read: (host: string, path = '/') => reader.read(`http://${host}:${port}${path}`) };
}
const html = (content: string, type = 'text/html; charset=utf-8'): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': type }).end(content);
};
const redirect = (location: string): RequestListener => {
  return (_request, response) => response.writeHead(302, { location }).end();
};

describe('createPageReader', () => {
  it('reads title and description as text', async () => {
    const page = `<html><head><title> Clean &amp;\n Water </title><meta name="Description" content="Rules &lt;b&gt;">
      </head><body><svg><title>Icon</title></svg></body></html>`;
    const { read } = await serve(html(page));
    expect(await read('public.example')).toEqual({ title: 'Clean & Water', description: 'Rules <b>' });
  });

  it('falls back to Open Graph metadata and decodes the declared charset', async () => {
    const page = Buffer.from(
      '<head><meta property="og:title" content="L\u0092\u00c9nergie"></head>',
      'latin1',
    ).toString('binary');
    const { read } = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from(page, 'binary')),
    );
    expect(await read('public.example')).toEqual({ title: 'L’Énergie', description: null });
  });

  it('reads only the beginning of an endless page', async () => {
    const { read } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<head><title>Endless</title></head>');
      const timer = setInterval(() => response.write('x'.repeat(100_000)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await read('public.example')).toMatchObject({ title: 'Endless' });
  });

  it.each([
    ['a host one of whose addresses is not public', 'inside.example'],
    ['an address that is not public', '127.0.0.2'],
    ['the same written otherwise', '2130706434'],
  ])('sends no request to %s', async (_, host) => {
    const { read, asked } = await serve(html('<title>Secret</title>'));
    await expect(read(host)).rejects.toThrow(PageUnreadableError);
    expect(asked).toEqual([]);
  });

  it.each(['http://inside.example:PORT/', 'http://127.0.0.2:PORT/', 'file:///etc/passwd', 'gopher://public.example/'])(
    'does not follow a redirect to %s',
    async (location) => {
      const served = await serve((request, response) =>
        redirect(location.replace('PORT', String(served.port)))(request, response),
      );
      await expect(served.read('public.example')).rejects.toThrow(PageUnreadableError);
      expect(served.asked).toEqual(['public.example/']);
    },
  );

  it('connects to the address it checked, even if the name resolves differently later', async () => {
    let asks = 0;
    const { read, asked } = await serve(html('<title>Once</title>'), {
      resolve: async () => [{ address: asks++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }],
    });
    expect(await read('rebinding.example')).toMatchObject({ title: 'Once' });
    expect(asks).toBe(1);
    await expect(read('rebinding.example')).rejects.toThrow(PageUnreadableError);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a loop of redirects', redirect('/again')],
    ['something else than a page', html('%PDF-1.7', 'application/pdf')],
    ['silence', () => {}],
  ] satisfies [string, RequestListener][])('gives up on %s', async (_, listener) => {
    const { read } = await serve(listener, { timeoutMs: 300 });
    await expect(read('public.example')).rejects.toThrow(PageUnreadableError);
  });
});
