import { randomUUID } from 'node:crypto';

/**
 * @typedef {object} SignedIn
 * @property {string} token Session token.
 * @property {string} email
 * @property {string} userId
 * @property {(method: string, path: string, body?: object) => Promise<{ status: number, body: unknown }>} call
 */

/**
 * Creates a user in the checks' shared organization and returns their token, for attacks that need more than calls.
 *
 * @param {{ url: string, command: (...argv: string[]) => Promise<string> }} product Product of `npm run check --
 *   attacks`.
 * @param {string} role admin, member or viewer
 * @param {string[]} [options] Further options of `rotunda user add`, such as `--support`.
 * @returns {Promise<SignedIn>}
 */
export async function signInAs(product, role, options = []) {
  const email = `${randomUUID()}@check.example`;
  const added = await product.command(
    'user',
    'add',
    email,
    '--organization',
    'Checks',
    '--role',
    role,
    '--json',
    ...options,
  );
  const { password } = JSON.parse(added);
  const { status, body } = await send(product.url, null, 'POST', '/auth/sign-in', { email, password });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
  return { email, userId: body.session.user._id, ...withToken(product.url, body.token) };
}

/** @param {string} url @param {string} token Token of an existing session. */
export function withToken(url, token) {
  return { token, call: (method, path, body) => send(url, token, method, path, body) };
}

async function send(url, token, method, path, body) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
