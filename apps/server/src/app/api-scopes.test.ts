import { API_SCOPES, type ApiScope, FILE_IMPORT_PATH, UPLOAD_PATH } from '@rotunda/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { type Call, CALLS, sendCall } from './testing/contract-calls.ts';
import { PermissionObjects } from './testing/permission-objects.ts';
import { createTestApi, type TestAnswer, type TestApi } from './testing/test-api.ts';

const callsWhere = (filter: (call: Call) => boolean) => CALLS.filter(filter).map((call) => [call.name, call] as const);
const FORBIDDEN = { status: 403, body: { code: 'FORBIDDEN' } };
const MULTIPART = 'multipart/form-data; boundary=none';

/** Routes outside the contract, and the scope that a token needs for each. */
const OTHER_ROUTES = [
  { method: 'GET', url: '/api/events', scope: 'read', headers: {} },
  { method: 'POST', url: `/api${UPLOAD_PATH}`, scope: 'write', headers: { 'content-type': MULTIPART } },
  { method: 'POST', url: `/api${FILE_IMPORT_PATH}`, scope: 'admin', headers: { 'content-type': MULTIPART } },
] as const;

describe('API token scopes', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let ours: PermissionObjects;
  const tokens = new Map<ApiScope, string>();
  beforeAll(async () => {
    // With e-mail, administrators can invite people although there are other organizations.
    api = await createTestApi({ environment: { SMTP_URL: 'smtp://localhost:1' } });
    pipeline = await buildPipeline(api.deps);
    ours = await PermissionObjects.create(api, pipeline, 'ours');
    for (const scope of API_SCOPES) tokens.set(scope, (await ours.apiToken([scope])).token);
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const tokenWith = (scope: ApiScope): string => {
    const token = tokens.get(scope);
    if (token === undefined) throw new Error(`there is no token with ${scope}`);
    return token;
  };
  const getRequest = (call: Call) => {
    if (call.case === undefined) throw new Error(`${call.name} has no permission case`);
    // Reads and calls that no token may make change nothing, so they can share the kept objects.
    return call.case.request(call.needs.scope === 'read' || call.needs.scope === 'session' ? ours.kept : ours);
  };
  const expectAllowed = (call: Call, answer: TestAnswer) => {
    const isExpected =
      (answer.status >= 200 && answer.status < 300) || call.case?.alsoAnswers?.includes(answer.status) === true;
    expect(isExpected, `${call.name} answered ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true);
  };

  it.each(callsWhere((call) => API_SCOPES.some((scope) => scope === call.needs.scope)))(
    '%s: accepts its scope and refuses all others combined',
    async (_, call) => {
      const needed = API_SCOPES.find((scope) => scope === call.needs.scope) ?? 'read';
      // Refused calls change nothing, so one request serves every scope.
      const request = await getRequest(call);
      for (const scope of API_SCOPES.filter((one) => one !== needed)) {
        const answer = await sendCall(api, call, tokenWith(scope), request);
        expect(answer, scope).toMatchObject({
          ...FORBIDDEN,
          body: { message: expect.stringContaining(`“${needed}”`) },
        });
      }
      expectAllowed(call, await sendCall(api, call, tokenWith(needed), request));
    },
  );

  it.each(callsWhere((call) => call.needs.scope === 'session'))(
    '%s: refuses API tokens of every scope',
    async (_, call) => {
      const request = await getRequest(call);
      for (const scope of API_SCOPES) {
        const answer = await sendCall(api, call, tokenWith(scope), request);
        expect(answer, scope).toMatchObject(FORBIDDEN);
      }
    },
  );

  it.each(OTHER_ROUTES)('$method $url: accepts only its own scope', async ({ method, url, headers, scope: needed }) => {
    for (const scope of API_SCOPES) {
      const authorization = `Bearer ${tokenWith(scope)}`;
      const answer = await api.app.inject({
        method,
        url,
        headers: {
          ...headers,
          authorization,
        },
        ...(method === 'GET' ? { payloadAsStream: true } : {}),
      });
      if (method === 'GET') answer.stream().destroy();
      // With the right scope, the empty form fails validation (400) instead of being forbidden.
      const allowed = method === 'GET' ? 200 : 400;
      expect(answer.statusCode, scope).toBe(scope === needed ? allowed : 403);
    }
  });

  it('cover no call that manages access or belongs to operators', () => {
    const giving =
      /password|session|signOut|impersonat|(create|revoke)\w*feed|apiToken|(create|update)User|entitlements/i;
    const expected = CALLS.filter(
      ({ name, needs }) => (giving.test(name) && needs.role !== 'public') || needs.role === 'operator',
    );
    expect(expected.length).toBeGreaterThan(20);
    const reading = ['identity.getSession', 'documents.getSessionDateRange'];
    const open = expected.filter(({ name, needs }) => needs.scope !== 'session' && !reading.includes(name));
    expect(open).toEqual([]);
  });

  it('require more than the read scope for calls that change data', () => {
    const changing = /^(create|update|delete|add|remove|move|rename|merge|mark|toggle|restore|order|save|import)/;
    const read = CALLS.filter(
      (call) => changing.test(call.name.split('.')[1] ?? '') && call.needs.scope === 'read',
    ).map((call) => call.name);
    expect(read).toEqual([]);
  });
});
