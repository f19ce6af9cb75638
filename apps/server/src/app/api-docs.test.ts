import { API_SCOPES, type ApiScope } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_EXAMPLES } from './api-docs-examples.ts';
import { buildApi } from './build-api.ts';
import { type Call, CALLS, sendCall } from './testing/contract-calls.ts';
import { testBill } from './testing/ingest-records.ts';
import { workspaceTest } from './testing/workspace-test.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

describe('API documentation', () => {
  const { api, member, admin, leaver, ingest } = workspaceTest(
    { member: 'member', admin: 'admin', leaver: 'admin' },
    { withPipeline: true },
  );

  it('states in the OpenAPI document which scope each call needs', async () => {
    const { paths } = (await api.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { security?: unknown }>>;
    }>();
    const getSecurity = (method: string, path: string) => paths[path]?.[method]?.security;
    expect(getSecurity('get', '/projects')).toEqual([{ session: [] }, { apiToken: ['read'] }]);
    expect(getSecurity('post', '/auth/api-tokens')).toEqual([{ session: [] }]);
    expect(getSecurity('post', '/auth/sign-in')).toEqual([]);
    const silent = CALLS.filter(({ method, path }) => getSecurity(method.toLowerCase(), path) === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('describes the answer of a server that cannot serve as the same as of one that can', async () => {
    const document = (await api.app.inject('/api/openapi.json')).json<{
      paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
    }>();
    const responses = document.paths['/health']?.get.responses;
    expect(responses?.['503']?.content).toEqual(responses?.['200']?.content);
  });

  it('describes the errors of every call as they are sent', async () => {
    const { paths } = (await api.app.inject('/api/openapi.json')).json<{
      paths: Record<
        string,
        Record<string, { responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }> }>
      >;
    }>();
    const described = ({ method, path }: Call, status: number) => {
      const schema =
        paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.content?.['application/json']?.schema;
      return schema === undefined ? undefined : z.fromJSONSchema(schema);
    };
    for (const call of CALLS) {
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'none']));
      const body = { surprise: true };
      const answers = [
        await sendCall(api, call, null, { params }),
        await sendCall(api, call, leaver.token, { params }),
      ];
      if (call.method !== 'GET') answers.push(await sendCall(api, call, leaver.token, { params, body }));
      for (const answer of answers.filter(({ status }) => status >= 400)) {
        const { success } = described(call, answer.status)?.safeParse(answer.body) ?? {};
        expect(success, `${call.name} ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true);
      }
    }
    const [anyCall] = CALLS;
    // The description states the form of its own, and is not one that anything fits.
    const wrong = { defined: true, code: 'UNAUTHORIZED', status: 401, message: 'Please sign in.' };
    expect(anyCall && described(anyCall, 401)?.safeParse(wrong).success).toBe(false);
  });

  it('has a page with authentication, scopes, limits and every call', async () => {
    const { body } = await api.app.inject('/api/docs');
    for (const scope of API_SCOPES) expect(body).toContain(`<code>${scope}</code>`);
    expect(body).toContain('<small>scope: alerts</small><b>POST</b> <code>/alerts/getSearchAlerts</code>');
    expect(body).toContain('<small>sign-in only</small><b>POST</b> <code>/auth/password</code>');
    expect(body).toContain('<code>RateLimit-Policy</code>');
    expect(body).toContain('<section id="webhooks">');
    for (const { path } of CALLS) expect(body).toContain(`<code>${path}</code>`);
  });

  it('uses the configured base URL in the examples', async () => {
    const config = { ...api.deps.config, baseUrl: 'https://policy.example.org' };
    const named = await buildApi({ ...api.deps, config });
    try {
      expect((await named.inject('/api/docs')).body).toContain('export ROTUNDA_URL=https://policy.example.org\n');
    } finally {
      await named.close();
    }
  });

  it('has an example for every scope', () => {
    for (const scope of API_SCOPES)
      expect(
        API_EXAMPLES.some(({ title }) => title.includes(`(${scope})`)),
        scope,
      ).toBe(true);
  });

  it.each(API_EXAMPLES)('shows a working example: $title', async ({ title, command }) => {
    await ingest(testBill(1, { title: 'A bill on clean water' }));
    const scope = API_SCOPES.find((one): one is ApiScope => title.includes(`(${one})`)) ?? 'read';
    const { token } = await (scope === 'admin' ? admin : member).makeApiToken([scope]);
    const answer = await api.app.inject({ ...getRequest(command, token), payloadAsStream: true });
    answer.stream().destroy();
    expect(answer.statusCode).toBeLessThan(300);
  });

  it('reports the remaining calls of each token in every response', async () => {
    const limited = await buildApi({ ...api.deps, config: { ...api.deps.config, requestsPerMinute: 2 } });
    const tokens = [await member.makeApiToken(['read']), await member.makeApiToken(['read'])];
    const ask = async (token = '', url = '/api/projects') => {
      const { statusCode, headers } = await limited.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return [
        statusCode,
        headers['ratelimit-policy'],
        String(headers['ratelimit']).replace(/;t=([1-9]|[1-5]\d|60)$/, ';t=seconds'),
        Number(headers['retry-after'] ?? 0) > 0,
      ];
    };
    const policy = '"default";q=2;w=60';
    const left = (calls: number) => `"default";r=${calls};t=seconds`;
    try {
      expect(await ask(tokens[0]?.token)).toEqual([200, policy, left(1), false]);
      expect(await ask(tokens[0]?.token, '/api/none')).toEqual([404, policy, left(0), false]);
      expect(await ask(tokens[0]?.token)).toEqual([429, policy, left(0), true]);
      expect(await ask(tokens[1]?.token)).toEqual([200, policy, left(1), false]);
      const page = await limited.inject('/api/projects');
      expect(Object.keys(page.headers).filter((name) => name.startsWith('ratelimit-'))).toEqual(['ratelimit-policy']);
    } finally {
      await limited.close();
    }
  });
});

/** Parses an example's command the way a shell and curl would. */
function getRequest(command: string, token: string) {
  const words = [...command.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) =>
      single ?? (double ?? bare ?? '').replaceAll('$ROTUNDA_URL', '').replaceAll('$ROTUNDA_TOKEN', token),
  );
  const after = (option: string) => words.flatMap((word, place) => (words[place - 1] === option ? [word] : []));
  const headers = Object.fromEntries(after('-H').map((header) => header.split(': ', 2)));
  const [method = 'GET'] = after('-X');
  const [payload] = after('-d');
  const url = words.find((word) => word.startsWith('/api/')) ?? '';
  return {
    method: method === 'POST' ? ('POST' as const) : ('GET' as const),
    url,
    headers,
    ...(payload && { payload }),
  };
}
