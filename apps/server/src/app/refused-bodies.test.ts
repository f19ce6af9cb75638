import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPipeline, type Pipeline } from './build-pipeline.ts';
import { type Call, CALLS, sendCall } from './testing/contract-calls.ts';
import { PermissionObjects } from './testing/permission-objects.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const WRITES = CALLS.filter((call) => call.method !== 'GET').map((call) => [call.name, call] as const);
/** Records with arbitrary keys. */
const OPEN_RECORDS = ['preferences', 'options'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns one copy of the body for each object in it, with an unknown key added there, and the path of that key. */
function withUnknownKey(body: unknown, path: readonly string[] = []): { path: string; body: object }[] {
  if (!isObject(body)) return [];
  const inside = Object.entries(body)
    .filter(([key]) => !OPEN_RECORDS.includes(key))
    .flatMap(([key, value]) =>
      withUnknownKey(value, [...path, key]).map((changed) => ({
        path: changed.path,
        body: Array.isArray(body)
          ? body.map((item: unknown, place) => (String(place) === key ? changed.body : item))
          : { ...body, [key]: changed.body },
      })),
    );
  if (Array.isArray(body)) return inside;
  return [{ path: [...path, 'surprise'].join('.'), body: { ...body, surprise: true } }, ...inside];
}

describe('Refused request bodies', () => {
  let api: TestApi;
  let pipeline: Pipeline;
  let objects: PermissionObjects;
  beforeAll(async () => {
    api = await createTestApi();
    pipeline = await buildPipeline(api.deps);
    objects = await PermissionObjects.create(api, pipeline, 'ours');
  });
  afterAll(async () => {
    await pipeline.stop();
    await api.close();
  });

  const tokens = new Map<string, Promise<string>>();
  const getToken = async (permission: string) => {
    if (permission !== 'support' && permission !== 'operator') return objects.users.admin.token;
    const token = tokens.get(permission) ?? tokenWith(permission);
    tokens.set(permission, token);
    return token;
  };
  const tokenWith = async (permission: 'support' | 'operator') => {
    const rights = { isSupport: permission === 'support', isOperator: permission === 'operator' };
    return (await api.addUser(objects.organizationId, `${permission}@rotunda.example`, 'viewer', rights)).token;
  };

  // Refused calls change nothing, so all of them share the same objects.
  const getRequest = (call: Call) => call.case?.request(objects.kept);

  it.each(WRITES)('%s: rejects an unknown key anywhere and names its path', async (_, call) => {
    const request = await getRequest(call);
    const token = await getToken(call.needs.role);
    const changed = withUnknownKey(request?.body ?? {});
    // The keys of its body are agenda ids: any key is accepted, and the value for each is validated.
    const fault =
      call.name === 'schedules.findTranscripts' ? 'Enter text.' : 'Unknown field. Check its spelling, or leave it out.';
    for (const { path, body } of changed) {
      expect(await sendCall(api, call, token, { ...request, body }), path).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: { [path]: fault } },
      });
    }
  });

  it.each(WRITES)('%s: rejects query values, non-object bodies and ids that differ from the URL', async (_, call) => {
    const request = await getRequest(call);
    const token = await getToken(call.needs.role);
    const asked = await sendCall(api, call, token, { ...request, query: { moveCardsTo: 'x' } });
    expect(asked).toMatchObject({ status: 400, body: { fields: { moveCardsTo: expect.any(String) } } });
    const [[param, value] = []] = Object.entries(request?.params ?? {});
    if (param === undefined || value === undefined) return;
    const list = await sendCall(api, call, token, { ...request, body: ['x'] });
    expect(list).toMatchObject({ status: 400, body: { fields: { input: 'Enter an object.' } } });
    const other = await sendCall(api, call, token, { ...request, body: { ...request?.body, [param]: `${value}x` } });
    expect(other).toMatchObject({
      status: 400,
      body: { fields: { [param]: 'This does not match the address of the request.' } },
    });
  });

  it.each([
    ['POST', '/alerts/markSearchAlertsRead', {}],
    ['POST', '/alerts/markSearchAlertsRead', { documentTypes: ['Legislation'] }],
    ['POST', '/alerts/markSearchAlertsRead', { fetchOption: [] }],
    ['POST', '/alerts/markSearchAlertsUnRead', {}],
    ['POST', '/alerts/markSearchAlertsUnRead', { fetchOptions: [] }],
    ['POST', '/alerts/toggleSearchAlertRead', { fetchOptions: [], toggleValue: true }],
    ['POST', '/alerts/toggleSearchAlertsIrrelevant', { toggleValue: true }],
    ['POST', '/alerts/markDeleted', {}],
    ['POST', '/alerts/markIrrelevantsDeleted', {}],
    ['POST', '/alerts/moveAlertToProject', {}],
    ['POST', '/entity-metadata', { changes: [] }],
    ['POST', '/projects/create-project-entities', {}],
    ['DELETE', '/projects/delete-project-entities', { entities: [] }],
    ['DELETE', '/projects/workflow/remove-entities-from-workflow-columns', {}],
    ['DELETE', '/projects', {}],
    ['DELETE', '/actions', {}],
    ['DELETE', '/attachments', { attachmentIds: [] }],
    ['PATCH', '/actions/tags', { selectedActions: [] }],
    ['PATCH', '/projects/tags', { projectIds: [] }],
  ] as const)('%s %s rejects an empty selection: %o', async (method, path, body) => {
    const before = await rows();
    const answer = await api.call(objects.users.admin.token, method, path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['POST', '/alerts/markDeleted'],
    ['POST', '/entity-metadata'],
    ['POST', '/projects/create-project-entities'],
    ['DELETE', '/projects/delete-project-entities'],
    ['DELETE', '/actions'],
    ['DELETE', '/attachments'],
  ] as const)('%s %s accepts an empty list and changes nothing', async (method, path) => {
    const before = await rows();
    expect((await api.call(objects.users.admin.token, method, path, [])).status).toBeLessThan(300);
    expect(await rows()).toEqual(before);
  });

  it.each([
    { projectIds: [] },
    { projectIds: 'allProjects', savedSearchIds: [] },
    { projectIds: 'allProjects', documentTypes: [] },
  ])('Marking alerts as read changes nothing when a filter is an empty list: %o', async (body) => {
    await objects.alert();
    const answer = await api.call(objects.users.admin.token, 'POST', '/alerts/markSearchAlertsRead', body);
    expect(answer).toMatchObject({ status: 200, body: { changed: [] } });
  });

  /** Reads every row that a wrong selection could affect. */
  async function rows() {
    const tables = [
      'search_alerts',
      'projects',
      'project_entities',
      'workflow_cards',
      'entity_metadata',
      'actions',
      'attachments',
    ];
    const found = await Promise.all(
      tables.map((table) => api.deps.database.$client.query(`select to_jsonb(t) from ${table} t order by 1`)),
    );
    return found.map((each) => each.rows);
  }
});
