import { type APIRequestContext, expect } from '@playwright/test';
import { SAMPLE_PASSWORD } from '@rotunda/sample';
import { PEOPLE, type Person } from './sign-in.ts';

/** The API as a person could call it past the interface, with a session of their own. */
export async function apiOf(request: APIRequestContext, person: Person) {
  const answer = await request.post('/api/auth/sign-in', {
    data: { email: PEOPLE[person], password: SAMPLE_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const { token }: { token: string } = await answer.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path: string) => request.get(`/api${path}`, { headers }),
    post: (path: string, data: object) => request.post(`/api${path}`, { headers, data }),
    patch: (path: string, data: object) => request.patch(`/api${path}`, { headers, data }),
    delete: (path: string, data: object = {}) => request.delete(`/api${path}`, { headers, data }),
  };
}
