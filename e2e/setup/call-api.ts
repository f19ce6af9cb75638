import type { APIRequestContext } from '@playwright/test';
import { type Person, tokenOf } from './sign-in.ts';

/** The API as a person could call it past the interface, with their session. */
export async function apiOf(request: APIRequestContext, person: Person) {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  return {
    get: (path: string) => request.get(`/api${path}`, { headers }),
    post: (path: string, data: object) => request.post(`/api${path}`, { headers, data }),
    patch: (path: string, data: object) => request.patch(`/api${path}`, { headers, data }),
    put: (path: string, data: object) => request.put(`/api${path}`, { headers, data }),
    delete: (path: string, data: object = {}) => request.delete(`/api${path}`, { headers, data }),
  };
}
