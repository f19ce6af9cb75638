import { createServer, type RequestListener } from 'node:http';
import { ADVOCACY_TEXTS, type AdvocacyData } from '@rotunda/contract';
import type { PersonRecord } from '@rotunda/domain';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAdvocacyDeps } from '../../app/advocacy-deps.ts';
import { workspaceTest } from '../../app/testing/workspace-test.ts';
import { createRequestPlatform, PlatformUnavailableError } from './provider/request-platform.ts';

const ROWAN: PersonRecord = {
  kind: 'person',
  fusionId: 'person-bioguide-R000001',
  part: 'main',
  isoCode: 'us',
  fullSourceId: 'bioguide:R000001',
  fullName: 'Ada Rowan',
  lastName: 'Rowan',
};
const DATA: AdvocacyData = {
  relationships: [
    {
      contactsCount: 12,
      advocatesCount: 3,
      campaigns: [
        {
          campaignId: 'c-1',
          name: 'Safe Harbors',
          active: true,
          reportUrl: null,
          emailEnabled: true,
          phoneEnabled: false,
          xPostsEnabled: false,
          messages: [
            {
              date: '2026-02-01',
              messagesCount: 12,
              callsCount: 0,
              xPostsCount: 0,
            },
          ],
        },
      ],
    },
  ],
  keyContacts: [],
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/**
 * Starts a platform on this machine.
 * @returns its address
 */
async function platform(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('External advocacy platform', () => {
  const { api, ingest, admin, viewer } = workspaceTest(
    { admin: 'admin', viewer: 'viewer' },
    { withPipeline: true, emptied: ['advocacy_providers'], environment: { ROTUNDA_ADVOCACY_HOSTS: '127.0.0.1' } },
  );
  beforeAll(() => ingest(ROWAN));

  const save = (changes: object) => {
    const body = { kind: 'http', name: 'Quorumly', toolUrl: 'https://tool.example/', version: 0, ...changes };
    return api.call(admin.token, 'PUT', '/advocacy/provider', body);
  };
  const read = (query = '') => api.call(viewer.token, 'GET', `/advocacy/person/R000001${query}`);
  const FAILED = { status: 502, body: { code: 'ADVOCACY_FAILED', message: 'Failed to load Quorumly data' } };

  it('receives the ids of the person and the API key, and its answer is returned', async () => {
    const asked: string[] = [];
    const address = await platform((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      answering({ ...DATA, more: 1 })(request, response);
    });
    await save({ address: `${address}/api/`, apiKey: 'a key' });
    const { status, body } = await read('?startDate=2026-01-01');
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...DATA, provider: { kind: 'http', name: 'Quorumly', toolUrl: 'https://tool.example/' } },
    });
    expect(asked).toEqual([
      '/api/advocacy/person/person-bioguide-R000001?fullSourceId=bioguide%3AR000001&startDate=2026-01-01 Bearer a key',
    ]);
  });

  it('returns only the requested days even when the platform answers with all of them', async () => {
    await save({ address: await platform(answering(DATA)) });
    const getDays = async (query: string) =>
      ((await read(query)).body as AdvocacyData).relationships[0]?.campaigns[0]?.messages.map(({ date }) => date);
    expect(await getDays('?startDate=2026-02-01&endDate=2026-02-01')).toEqual(['2026-02-01']);
    expect(await getDays('?startDate=2026-02-02')).toEqual([]);
    expect(await getDays('?endDate=2026-01-31')).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    ['does not know the person', answering({ error: 'unknown' }, 404)],
    ['fails', answering(DATA, 500)],
    ['answers a page', (_request, response) => void response.end('<p>Sign in</p>')],
    ['answers another shape', answering({ relationships: [{ contactsCount: 'many' }], keyContacts: [] })],
    ['leaves half out', answering({ relationships: [] })],
    ['hangs up', (request) => void request.socket.destroy()],
    ['answers without end', (_request, response) => void response.end('x'.repeat(1_000_001))],
    [
      'leads to a private address',
      (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    ],
    ['has a link that is none', answering(withReport('javascript:alert(1)'))],
  ])('reports a failure when the platform %s', async (_, listener) => {
    await save({ address: await platform(listener) });
    expect(await read()).toMatchObject(FAILED);
  });

  it('is cached after a successful answer and asked again after a failure', async () => {
    let times = 0;
    const address = await platform((request, response) => {
      times += 1;
      answering(DATA, times === 1 ? 503 : 200)(request, response);
    });
    await save({ address });
    expect(await read()).toMatchObject(FAILED);
    expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(200);
    expect(times).toBe(2);
  });

  it('never returns the API key and drops it when the host changes', async () => {
    const first = await platform(answering(DATA));
    const keys: (string | undefined)[] = [];
    const second = await platform((request, response) => {
      keys.push(request.headers.authorization);
      answering(DATA)(request, response);
    });
    const saved = await save({ address: first, apiKey: 'a key' });
    expect(saved).toMatchObject({ status: 200, body: { hasApiKey: true, version: 1 } });
    expect(JSON.stringify(saved.body)).not.toContain('a key');
    expect(await save({ address: `${first}/v2`, version: 1 })).toMatchObject({ body: { hasApiKey: true } });
    expect(await save({ address: second, version: 2 })).toMatchObject({ body: { hasApiKey: false } });
    expect(await save({ address: second, version: 2 })).toMatchObject({ status: 409 });
    await read();
    expect(keys).toEqual([undefined]);
  });

  it.each(['93.184.216.34', 'platform.example'])('is never contacted at http://%s without TLS', async (host) => {
    const question = { address: `http://${host}/`, apiKey: 'a key', fusionId: 'a', fullSourceId: 'a' };
    const asked = createAdvocacyDeps(api.deps).requestPlatform(question);
    await expect(asked).rejects.toThrow(new PlatformUnavailableError(ADVOCACY_TEXTS.addressError));
  });

  it('does not follow redirects to a refused address', async () => {
    const asked: (string | undefined)[] = [];
    const second = await platform((request, response) => {
      asked.push(request.url);
      answering(DATA)(request, response);
    });
    const first = await platform((_, response) => void response.writeHead(302, { location: second }).end());
    const refuse = ({ origin }: URL) => (origin === first ? null : 'not this one');
    const ask = createRequestPlatform({ userAgent: 'test', isAllowed: () => true, refuse });
    const question = { address: first, apiKey: null, fusionId: 'a', fullSourceId: 'a' };
    await expect(ask(question)).rejects.toThrow(new PlatformUnavailableError('not this one'));
    expect(asked).toEqual([]);
  });

  it.each([
    ['no address', { address: null }, { address: ADVOCACY_TEXTS.addressRequired }],
    ['no web address', { address: 'ftp://platform.example/' }, { address: ADVOCACY_TEXTS.addressError }],
    ['a key in the open', { address: 'http://platform.example/' }, { address: ADVOCACY_TEXTS.addressError }],
    ['a private address', { address: 'https://10.0.0.1/' }, { address: ADVOCACY_TEXTS.addressPrivate }],
    ['a password', { address: 'https://a:b@platform.example/' }, { address: ADVOCACY_TEXTS.addressWithKey }],
    ['no name', { address: 'https://platform.example/', name: ' ' }, { name: ADVOCACY_TEXTS.providerNameRequired }],
  ])('rejects settings with %s', async (_, changes, fields) => {
    expect(await save(changes)).toMatchObject({ status: 400, body: { fields } });
  });

  it('uses the data entered in Rotunda after switching back to the embedded provider', async () => {
    await save({ kind: 'embedded', name: '', address: null });
    expect((await read()).body).toMatchObject({ provider: { name: 'Rotunda' }, relationships: [] });
  });
});

it('times out when the advocacy platform does not answer', async () => {
  const address = await platform(() => {});
  const ask = createRequestPlatform({ userAgent: 'test', timeoutMs: 100, isAllowed: () => true });
  const question = { address, apiKey: null, fusionId: 'a', fullSourceId: 'a' };
  await expect(ask(question)).rejects.toThrow(PlatformUnavailableError);
});

function withReport(reportUrl: string): AdvocacyData {
  const { relationships, keyContacts } = DATA;
  const changed = relationships.map((one) => ({
    ...one,
    campaigns: one.campaigns.map((campaign) => ({ ...campaign, reportUrl })),
  }));
  return { relationships: changed, keyContacts };
}
