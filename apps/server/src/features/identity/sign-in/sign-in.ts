import { cutText } from '@rotunda/domain';
import type { Session } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { createCredentialsRepository, type Credentials } from '../credentials.repository.ts';
import type { IdentityDeps, SessionDeps } from '../identity.deps.ts';
import { presentSession, resolveSession, sessionEndsMs } from '../sessions/resolve-session.ts';
import { createSessionToken, hashToken } from '../sessions/session-token.ts';
import { createSessionsRepository } from '../sessions/sessions.repository.ts';

/** Maximum stored length of a user agent. Real browsers are shorter; the rest of a made-up one is cut off. */
const MAX_AGENT_CHARACTERS = 400;

export interface SignedIn {
  token: string;
  session: Session;
}

/** Origin of a request. */
export interface Client {
  address: string;
  /** User agent of the browser or program. */
  agent: string;
}

/** Reason for a refused sign-in, for the log and the metrics. The client learns no more than the error says. */
type Refusal = 'too many attempts' | 'unknown account' | 'wrong password' | 'deactivated';

/**
 * Opens a session. A wrong password and an unknown address give the same response in the same time, because a password
 * is hashed in both cases. Every refusal is logged and counted.
 *
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_INACTIVE, RATE_LIMITED
 */
export async function signIn(
  deps: SessionDeps,
  input: { email: string; password: string },
  client: Client,
): Promise<SignedIn> {
  const attempt = { email: input.email, address: client.address };
  const refuse = (reason: Refusal, error: unknown) => {
    deps.logger.warn({ account: input.email, address: client.address, reason }, 'sign-in refused');
    deps.metrics.signIns.inc({ outcome: reason });
    throw error;
  };
  await deps.signInLimits
    .begin(attempt)
    .catch((error: unknown) => (error instanceof AppError ? refuse('too many attempts', error) : throwIt(error)));
  const found = await createCredentialsRepository(deps.database).findByEmail(input.email);
  if (!(await isPasswordOf(deps, found, input.password)) || found === null) {
    return refuse(found === null ? 'unknown account' : 'wrong password', new AppError('INVALID_CREDENTIALS'));
  }
  await deps.signInLimits.succeed(attempt);
  if (!found.isActive) return refuse('deactivated', new AppError('ACCOUNT_INACTIVE'));
  const opened = await openSession(deps, { userId: found.userId, client }).catch((error: unknown) =>
    error instanceof AppError ? refuse('deactivated', error) : throwIt(error),
  );
  deps.metrics.signIns.inc({ outcome: 'ok' });
  return opened;
}

function throwIt(error: unknown): never {
  throw error;
}

/**
 * Whether the password is that of the account. Without an account the result is false, after the same amount of work.
 */
export async function isPasswordOf(
  { auth }: Pick<IdentityDeps, 'auth'>,
  account: Credentials | null,
  password: string,
): Promise<boolean> {
  const { password: passwords } = await auth.$context;
  const known = account?.passwordHash ?? null;
  if (known !== null) return passwords.verify({ hash: known, password });
  await passwords.hash(password);
  return false;
}

interface NewSession {
  userId: string;
  client: Client;
  /** Set when a supporter acts as the user. */
  acting?: { supporterId: string; parentSessionId: string; seal(token: string): string; seconds: number };
}

/**
 * Opens a session for a user.
 * @throws AppError ACCOUNT_INACTIVE when the user belongs to no organization; no session is opened then
 */
export async function openSession(deps: IdentityDeps, { userId, client, acting }: NewSession): Promise<SignedIn> {
  const token = createSessionToken();
  const nowMs = deps.clock.nowMs();
  const now = new Date(nowMs);
  return deps.database.transaction(async (tx) => {
    await createSessionsRepository(tx).insert({
      id: deps.ids.newId(),
      token: hashToken(token),
      userId,
      createdAt: now,
      updatedAt: now,
      lastUsedAt: now,
      expiresAt: new Date(acting === undefined ? sessionEndsMs(nowMs, nowMs) : nowMs + acting.seconds * 1e3),
      ipAddress: client.address,
      userAgent: cutText(client.agent, MAX_AGENT_CHARACTERS),
      impersonatedBy: acting?.supporterId ?? null,
      parentSessionId: acting?.parentSessionId ?? null,
      parentTokenSealed: acting?.seal(token) ?? null,
    });
    return { token, session: await getPresent({ ...deps, database: tx }, token) };
  });
}

/** Reads the new session from the database. It is cached only when the first request uses the token. */
async function getPresent(deps: { database: DatabaseHandle; clock: IdentityDeps['clock'] }, token: string) {
  const resolved = await resolveSession(deps, hashToken(token), { isUse: true });
  if (resolved === null) throw new AppError('ACCOUNT_INACTIVE');
  return presentSession(resolved);
}

/** Ends the session, and any session in which its supporter acts as a user. An unknown token is not an error. */
export async function signOut(deps: Pick<IdentityDeps, 'database'>, token: string): Promise<void> {
  await createSessionsRepository(deps.database).deleteByToken(hashToken(token));
}
