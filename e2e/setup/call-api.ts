import type { APIRequestContext } from '@playwright/test';
import { type Person, getToken } from './sign-in.ts';

/** Calls the API with a user's session, as that user could without the UI. */
export async function getApi(request: APIRequestContext, person: Person) {
  const headers = { authorization: `Bearer ${await getToken(request, person)}` };
  return {
    get: (path: string) => request.get(`/api${path}`, { headers }),
    post: (path: string, data: object) => request.post(`/api${path}`, { headers, data }),
    patch: (path: string, data: object) => request.patch(`/api${path}`, { headers, data }),
    put: (path: string, data: object) => request.put(`/api${path}`, { headers, data }),
    delete: (path: string, data: object = {}) => request.delete(`/api${path}`, { headers, data }),
  };
}
