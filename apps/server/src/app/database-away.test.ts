import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { createCuttableConnection, type CuttableConnection } from '../platform/testing/cuttable-connection.ts';
import { createTestApi, TEST_PASSWORD, type TestApi, type TestUser } from './testing/test-api.ts';

describe('API while the database is unavailable', () => {
  let api: TestApi;
  let way: CuttableConnection;
  let person: TestUser;
  beforeAll(async () => {
    api = await createTestApi({
      proxyDatabase: async (connectionString) => {
        way = await createCuttableConnection(connectionString);
        return way.connectionString;
      },
    });
    person = await api.addUser(await api.addOrganization('Ours'), 'person@ours.example', 'member');
  });
  beforeEach(() => way.cut());
  afterEach(() => way.reconnect());
  afterAll(async () => {
    await api.close();
    await way.close();
  });

  const ask = (token: string | null, method: 'GET' | 'POST', url: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/api${url}`,
      ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(payload === undefined ? {} : { payload }),
    });

  it.each([
    ['who is signed in', 'GET', '/auth/session', undefined],
    ['a list', 'GET', '/projects', undefined],
    ['a change', 'POST', '/projects', { name: 'Widgets' }],
    ['the live events', 'GET', '/events', undefined],
  ] as const)(
    'answers a call for %s with "try again", not with a sign-in error',
    async (_what, method, url, payload) => {
      const answer = await ask(person.token, method, url, payload);
      expect(answer.json()).toMatchObject({
        code: 'DATABASE_UNAVAILABLE',
        message: expect.stringMatching(/try again/i),
      });
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('neither rejects a sign-in nor counts it as a failed attempt', async () => {
    const answer = await ask(null, 'POST', '/auth/sign-in', { email: person.email, password: TEST_PASSWORD });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  });

  it('says at once that the process is live, and answers metrics', async () => {
    for (const url of ['/live', '/metrics']) expect((await ask(person.token, 'GET', url)).statusCode).toBe(200);
  });

  it('reports degraded health and resumes the session once the database is back', async () => {
    const answer = await ask(null, 'GET', '/health');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'degraded', checks: { database: { ok: false } } });
    await way.reconnect();
    expect((await ask(null, 'GET', '/health')).statusCode).toBe(200);
    expect((await ask(person.token, 'GET', '/auth/session')).statusCode).toBe(200);
    await way.cut();
  });
});

describe('API while the database disk is full', () => {
  let api: TestApi;
  let person: TestUser;
  beforeAll(async () => {
    api = await createTestApi();
    person = await api.addUser(await api.addOrganization('Ours'), 'person@ours.example', 'member');
    await api.deps.database.$client.query(`
      create function refuse_write() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
      create trigger disk_full before insert on projects for each row execute function refuse_write()`);
  });
  afterAll(() => api.close());

  const create = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/projects',
      payload: { name: 'Widgets' },
      headers: { authorization: `Bearer ${person.token}` },
    });
  const names = async () => {
    const { body } = await api.call(person.token, 'GET', '/projects');
    return (body as { results: { name: string }[] }).results.map(({ name }) => name);
  };

  it('says that the disk is full, keeps reads working and accepts changes once there is space', async () => {
    const answer = await create();
    expect(answer.json()).toMatchObject({
      code: 'DISK_FULL',
      message: expect.stringMatching(/disk .* is full.* try again/i),
    });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).not.toContain('base/1/2');
    expect(await names()).toEqual([]);
    await api.deps.database.$client.query('drop trigger disk_full on projects');
    expect((await create()).statusCode).toBe(201);
    expect(await names()).toEqual(['Widgets']);
  });
});
