import { gzipSync } from 'node:zlib';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { AddressRefusedError, createGuardedFetch, type GuardedFetchOptions } from './create-guarded-fetch.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts a local server, and a client for which every host resolves to it. */
async function serve(listener: RequestListener, options: GuardedFetchOptions = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const guarded = createGuardedFetch({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: (given) => given === '127.0.0.1',
    ...options,
  });
  closers.push(guarded.close, () => server.close());
  const get = (host: string, path = '/') =>
    guarded.get(`http://${host}:${port}${path}`, { headers: {}, signal: AbortSignal.timeout(2000) });
  return { asked, port, get };
}

describe('createGuardedFetch', () => {
  it('returns the response, compressed or not', async () => {
    const { get } = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('read')),
    );
    expect(await (await get('public.example')).text()).toBe('read');
  });

  it('refuses a host by name before resolving it', async () => {
    let isResolved = false;
    const { get, asked } = await serve((_request, response) => response.end(), {
      refuse: ({ hostname }) => (hostname === 'public.example' ? null : `${hostname} is not on the list`),
      resolve: async () => {
        isResolved = true;
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    await expect(get('other.example')).rejects.toThrow(new AddressRefusedError('other.example is not on the list'));
    expect({ isResolved, asked }).toEqual({ isResolved: false, asked: [] });
    expect((await get('public.example')).status).toBe(200);
  });

  it('connects to a checked address and tries the next when the first does not answer', async () => {
    const { get } = await serve((_request, response) => response.end('second'), {
      resolve: async () => [
        { address: '127.0.0.9', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      isAllowed: (given) => given.startsWith('127.0.0.'),
    });
    expect(await (await get('public.example')).text()).toBe('second');
  });

  it('refuses a host when any of its addresses is not allowed', async () => {
    const { get, asked } = await serve((_request, response) => response.end(), {
      resolve: async () => [
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    });
    await expect(get('public.example')).rejects.toThrow('the address of public.example is not public');
    expect(asked).toEqual([]);
  });

  it('checks each address together with its host, so that rules may differ by host', async () => {
    const { get } = await serve((_request, response) => response.end(), {
      isAllowed: (_address, host) => host === 'named.example',
    });
    expect((await get('named.example')).status).toBe(200);
    await expect(get('other.example')).rejects.toThrow(AddressRefusedError);
  });
});
