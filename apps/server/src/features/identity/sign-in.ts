import type { Session } from '@rotunda/contract';
import { APIError } from 'better-auth/api';
import { AppError } from '../../platform/app-error.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { presentSession, resolveSession } from './resolve-session.ts';

export interface SignedIn {
  token: string;
  session: Session;
}

/**
 * Opens a session. A wrong password and an unknown address answer alike and take alike long, because better-auth
 * hashes in both cases.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_INACTIVE
 */
export async function signIn(deps: IdentityDeps, input: { email: string; password: string }): Promise<SignedIn> {
  const answer = await deps.auth.api
    .signInEmail({ body: { email: input.email, password: input.password } })
    .catch((cause: unknown) => {
      if (cause instanceof APIError && cause.statusCode < 500) throw new AppError('INVALID_CREDENTIALS', { cause });
      throw cause;
    });
  const known = await createIdentityRepository(deps.database).findUserByEmail(input.email);
  if (known === null || !known.isActive) {
    await signOut(deps, answer.token);
    throw new AppError('ACCOUNT_INACTIVE');
  }
  return openSession(deps, answer.token);
}

/** The session behind a token just made. @throws AppError ACCOUNT_INACTIVE when its user belongs to no organisation. */
export async function openSession(deps: IdentityDeps, token: string): Promise<SignedIn> {
  const resolved = await resolveSession(deps, token);
  if (resolved === null) throw new AppError('ACCOUNT_INACTIVE');
  return { token, session: await presentSession(deps, resolved) };
}

/** Ends the session; a token that is unknown already is no fault. */
export async function signOut(deps: IdentityDeps, token: string): Promise<void> {
  const { internalAdapter } = await deps.auth.$context;
  await internalAdapter.deleteSession(sessionTokenOf(token));
}

/** The bearer plugin may sign tokens (`token.signature`); sessions are stored under the first part. */
function sessionTokenOf(token: string): string {
  return token.split('.')[0] ?? token;
}
