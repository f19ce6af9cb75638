import { createAccountLinksRepository } from '../account-links/account-links.repository.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { createSessionsRepository } from './sessions.repository.ts';
import { createSignInLimitsRepository } from '../sign-in/sign-in-limits.repository.ts';

/** Deletes expired sessions, mailed links and sign-in counters. */
export async function pruneSessions({ database, clock }: Pick<IdentityDeps, 'database' | 'clock'>): Promise<void> {
  await createSessionsRepository(database).deleteExpired(new Date(clock.nowMs()));
  await createAccountLinksRepository(database).deleteOver(clock.now());
  await createSignInLimitsRepository(database).deleteOver(clock.now());
}
