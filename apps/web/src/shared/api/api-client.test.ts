import { beforeEach, describe, expect, it } from 'vitest';
import { createApiClient, createApiQueries } from './api-client.ts';
import { toApiError } from './api-error.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

const counts = { projects: [], savedSearches: [], unread: 3 };

let tokens: TokenStore;
beforeEach(() => {
  localStorage.clear();
  tokens = createTokenStore(localStorage, window);
});

function clientAnswering(status: number, body: unknown, before?: () => void) {
  const requests: Request[] = [];
  const client = createApiClient({
    url: 'https://rotunda.example/api',
    tokens,
    fetch: async (request) => {
      requests.push(request.clone());
      before?.();
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    },
  });
  return { client, requests };
}

describe('API client', () => {
  it('sends the token only when it is set', async () => {
    const { client, requests } = clientAnswering(200, counts);
    await client.alerts.getCounts();
    tokens.set('t-1');
    await client.alerts.getCounts();
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer t-1']);
  });

  it('encodes spaces and slashes in ids as part of the path', async () => {
    const { client, requests } = clientAnswering(200, []);
    await client.discover.quickHits({ id: 'H.R. 1/2' });
    expect(requests[0]?.url).toBe('https://rotunda.example/api/documents/quick-hits/H.R.%201%2F2');
    expect(requests[0]?.method).toBe('GET');
  });

  it('sends lists as a JSON body where the contract requires it', async () => {
    const { client, requests } = clientAnswering(200, { deletedIds: [] });
    await client.projects.delete({ projectIds: ['9b2f5a34-7d3a-4a39-9a53-1f6f2a1f0c11'] });
    expect(requests[0]?.method).toBe('DELETE');
    expect(await requests[0]?.json()).toEqual({ projectIds: ['9b2f5a34-7d3a-4a39-9a53-1f6f2a1f0c11'] });
  });

  it('drops a token that the server rejects', async () => {
    tokens.set('old');
    const { client } = clientAnswering(401, { code: 'UNAUTHORIZED', message: 'x', requestId: 'r' });
    const fault = await client.alerts.getCounts().catch(toApiError);
    expect(fault).toMatchObject({ code: 'UNAUTHORIZED', requestId: 'r' });
    expect(tokens.get()).toBeNull();
  });

  it('keeps a token that was set while a rejected call was in flight', async () => {
    tokens.set('old');
    const { client } = clientAnswering(401, { code: 'UNAUTHORIZED', message: 'x', requestId: 'r' }, () => {
      tokens.set('new');
    });
    await client.alerts.getCounts().catch(() => undefined);
    expect(tokens.get()).toBe('new');
  });

  it('names query keys after their call so that a feature can be invalidated', () => {
    const queries = createApiQueries(clientAnswering(200, counts).client);
    const [path] = queries.alerts.getCounts.queryKey();
    expect(path).toEqual(['alerts', 'getCounts']);
    expect(queries.alerts.key()[0]).toEqual(['alerts']);
  });
});

describe('Token store', () => {
  it('survives a page reload', () => {
    tokens.set('t-1');
    expect(localStorage.getItem('rotunda.token')).toBe('t-1');
    expect(createTokenStore(localStorage, window).get()).toBe('t-1');
  });

  it('notifies subscribers when the token was removed, also after a page is restored', () => {
    tokens.set('t-1');
    let notified = 0;
    tokens.subscribe(() => {
      notified += 1;
    });
    localStorage.removeItem('rotunda.token');
    expect(notified).toBe(0);
    window.dispatchEvent(new Event('pageshow'));
    expect(notified).toBe(1);
    window.dispatchEvent(new Event('pageshow'));
    expect(notified).toBe(1);
  });
});
