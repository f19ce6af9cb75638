import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from './build-api.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

describe('how often one may ask', () => {
  let api: TestApi;
  let limited: Awaited<ReturnType<typeof buildApi>>;
  beforeAll(async () => {
    api = await createTestApi();
    limited = await buildApi({ ...api.deps, config: { ...api.deps.config, requestsPerMinute: 60 } });
  });
  afterAll(async () => {
    await limited.close();
    await api.close();
  });

  const ask = async (url: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const payload = { email: 'member@ours.example', password: 'a guess' };
    const answer = await (url.endsWith('/sign-in')
      ? limited.inject({ method: 'POST', url, headers, payload })
      : limited.inject({ method: 'GET', url, headers }));
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  it('is told to a session by itself', async () => {
    for (let asked = 0; asked < 60; asked += 1) {
      expect(await ask('/api/projects', 'one-session')).toMatchObject({ status: 401 });
    }
    expect(await ask('/api/projects', 'one-session')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message: 'Too many requests. Please wait a moment and try again.' },
    });
    expect(await ask('/api/projects', 'another-session')).toMatchObject({ status: 401 });
  });

  it('is a twentieth of it for guessing passwords, whatever tokens are made up', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 4; guess += 1)
      statuses.push((await ask('/api/auth/sign-in', `made-up-${guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
