import { z } from 'zod';
import { runCommand } from './run-command.ts';

const addedSchema = z.object({ userId: z.string(), organizationId: z.string(), password: z.string() });

export interface BenchUser {
  userId: string;
  organizationId: string;
  email: string;
  password: string;
  /** Token of the session that `call` uses. */
  token: string;
  /** Calls the API as this user. @throws Error with the response if it is not successful */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
}

/** Creates an administrator of a new organization on the command line and signs in over the API. */
export async function addBenchUser(url: string, home: string, email: string): Promise<BenchUser> {
  const argv = ['user', 'add', email, '--organization', email.replace(/\W+/g, ' '), '--json'];
  const { userId, organizationId, password } = addedSchema.parse(
    (await runCommand(argv, { ROTUNDA_HOME: home })).answer,
  );
  const signedIn = await request(url, null, 'POST', '/auth/sign-in', { email, password });
  const { token } = z.object({ token: z.string() }).parse(signedIn);
  return {
    userId,
    organizationId,
    email,
    password,
    token,
    call: (method, path, body) => request(url, token, method, path, body),
  };
}

async function request(url: string, token: string | null, method: string, path: string, body?: object) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
